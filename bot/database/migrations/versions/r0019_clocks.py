"""Timeout policies, time banks and pauses of deadlines."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; on timeout at running tables, a computer plays the turn, as before."""
    op.add_column("tables", sa.Column("timeout", sa.Text(), nullable=False, server_default="play"))
    op.add_column("tables", sa.Column("lost_at", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("bank", sa.BigInteger(), nullable=True))
    op.add_column("waiting", sa.Column("paused", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "pulse",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_pulse")),
    )
