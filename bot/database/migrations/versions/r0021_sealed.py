"""Sealed turns: which tables have them, and who has not looked at their turn yet."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; at running tables the time of turns runs, as before."""
    for table in ("tables", "waiting"):
        op.add_column(table, sa.Column("sealed", sa.Boolean(), nullable=False, server_default=sa.false()))
