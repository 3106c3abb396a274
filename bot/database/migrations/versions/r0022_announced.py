"""Whether a result is public; that of a solo match only if its player allows it."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("status", sa.Text()), sa.column("announced", sa.Boolean()))


def upgrade() -> None:
    """Add the column; the results of finished matches were posted in their channels."""
    op.add_column("tables", sa.Column("announced", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(_tables.update().where(_tables.c.status == "over").values(announced=sa.true()))
