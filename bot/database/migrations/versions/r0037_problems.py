"""Keep why a message could not be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("outbox", sa.Column("problem", sa.Text()))
