"""Collect the moves of a turn: until when a board may wait for them, and whether it has been edited for some."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both; boards that wait to leave do so at once."""
    op.add_column("outbox", sa.Column("latest_at", sa.BigInteger()))
    op.add_column("tables", sa.Column("board_edited", sa.Boolean(), nullable=False, server_default=sa.false()))
