"""Where servers post their weekly sky, and indexes of results and moves for it."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table; no server has a weekly sky yet."""
    op.create_table(
        "skies",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("week", sa.Text(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guild", name=op.f("pk_skies")),
    )
    op.create_index(op.f("ix_skies_due_at"), "skies", ["due_at"], unique=False)
    op.create_index(op.f("ix_results_guild_finished_at"), "results", ["guild", "finished_at"], unique=False)
    agreed = sa.text("agreement IS NOT NULL")
    op.create_index(
        "ix_moves_agreed", "moves", ["table_id"], unique=False, sqlite_where=agreed, postgresql_where=agreed
    )
