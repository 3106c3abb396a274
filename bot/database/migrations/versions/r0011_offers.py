"""Seats that are offered to everyone, and the message with the offer."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add offered seats; there are none yet."""
    op.add_column("seats", sa.Column("offered", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("offer_message", sa.BigInteger(), nullable=True))
