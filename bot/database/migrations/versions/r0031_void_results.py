"""Void results, which the bot's operator has excluded from counting."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the flag; no result is void yet."""
    op.add_column("outcomes", sa.Column("void", sa.Boolean(), server_default=sa.false(), nullable=False))
