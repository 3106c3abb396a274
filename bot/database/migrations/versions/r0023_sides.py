"""Server duels: what was agreed, and the two servers."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add server duels; there are none yet."""
    op.add_column("challenges", sa.Column("best", sa.Integer(), nullable=True))
    op.add_column("challenges", sa.Column("days", sa.Integer(), nullable=True))
    op.add_column("challenges", sa.Column("agreed_at", sa.BigInteger(), nullable=True))
    op.create_table(
        "sides",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["challenges.code"], name=op.f("fk_sides_code")),
        sa.PrimaryKeyConstraint("code", "guild", name=op.f("pk_sides")),
    )
    op.create_index(op.f("ix_sides_guild"), "sides", ["guild"], unique=False)
