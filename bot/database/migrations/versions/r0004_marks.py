"""Marks that prevent a second ranked attempt by a person who has erased their data."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of marks."""
    op.create_table(
        "marks",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["challenges.code"], name=op.f("fk_marks_code")),
        sa.PrimaryKeyConstraint("code", "mark", name=op.f("pk_marks")),
    )
