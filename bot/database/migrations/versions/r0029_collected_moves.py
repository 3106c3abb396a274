"""Collect the moves of a turn: how long a board may wait, and whether it shows some."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both; waiting boards are sent at once."""
    op.add_column("outbox", sa.Column("latest_at", sa.BigInteger()))
    op.add_column("tables", sa.Column("board_edited", sa.Boolean(), nullable=False, server_default=sa.false()))
