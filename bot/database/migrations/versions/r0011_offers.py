"""Seats that are offered to everybody, and the message that says so."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is offered; so far nothing is."""
    op.add_column("seats", sa.Column("offered", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("offer_message", sa.BigInteger(), nullable=True))
