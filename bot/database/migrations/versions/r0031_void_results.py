"""Results that do not count, because who runs the bot has struck them."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the mark; nothing is struck."""
    op.add_column("outcomes", sa.Column("void", sa.Boolean(), server_default=sa.false(), nullable=False))
