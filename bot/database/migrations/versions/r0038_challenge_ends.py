"""Keep where a challenge was posted, and when its players were reminded of its end."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    for name in ("reminded_at", "guild", "channel"):
        op.add_column("challenges", sa.Column(name, sa.BigInteger()))
