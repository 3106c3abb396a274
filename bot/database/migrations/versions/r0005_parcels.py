"""Nonces of interrupted attempts to send, and whether they were to post the message again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the nonce of the current attempt, and whether it must post."""
    op.add_column("outbox", sa.Column("nonce", sa.Text(), nullable=True))
    op.add_column("outbox", sa.Column("owed", sa.Boolean(), nullable=True))
