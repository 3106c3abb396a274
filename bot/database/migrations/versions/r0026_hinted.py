"""Whether somebody in a seat has asked what a master would do: then its result is no one's own."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it; until now there was nothing to ask."""
    op.add_column("seats", sa.Column("hinted", sa.Boolean(), nullable=False, server_default=sa.false()))
