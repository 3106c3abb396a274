"""Imported records of matches: one for each person, for some days."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the empty table."""
    op.create_table(
        "imports",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("verified", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_imports")),
    )
