"""Whether a person in a seat has asked for a hint, so that the result is not their own."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; there were no hints yet."""
    op.add_column("seats", sa.Column("hinted", sa.Boolean(), nullable=False, server_default=sa.false()))
