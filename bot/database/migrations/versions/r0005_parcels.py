"""What it takes to send a message again that was cut off: its mark, and whether it was to be posted anew."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the mark of the attempt under way, and what it owes."""
    op.add_column("outbox", sa.Column("nonce", sa.Text(), nullable=True))
    op.add_column("outbox", sa.Column("owed", sa.Boolean(), nullable=True))
