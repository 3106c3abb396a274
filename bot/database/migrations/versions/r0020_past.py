"""Messages that newer ones have replaced, until they are marked as stale."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table; stale messages of earlier versions are unknown."""
    op.create_table(
        "past",
        sa.Column("message", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("home", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_past_table_id")),
        sa.PrimaryKeyConstraint("message", name=op.f("pk_past")),
    )
    op.create_index(op.f("ix_past_table_id"), "past", ["table_id"], unique=False)
