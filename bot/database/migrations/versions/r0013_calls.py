"""Ids of the notifications that were sent, to delete them later."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table; earlier notifications are unknown and stay."""
    op.create_table(
        "calls",
        sa.Column("topic", sa.Text(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=True),
        sa.Column("home", sa.BigInteger(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("topic", "person", name=op.f("pk_calls")),
    )
    op.create_index(op.f("ix_calls_person"), "calls", ["person"])
