"""Store which players have left the server of their table."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no player is known to have left."""
    op.add_column("seats", sa.Column("gone", sa.Boolean(), server_default=sa.false(), nullable=False))
