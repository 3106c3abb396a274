"""Reset published results of challenges: their players decide, by settings or a button."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("id", sa.Text()), sa.column("announced", sa.Boolean()))
_attempts = sa.table("attempts", sa.column("table_id", sa.Text()))


def upgrade() -> None:
    """Mark the result of every attempt as not published."""
    op.execute(_tables.update().where(_tables.c.id.in_(sa.select(_attempts.c.table_id))).values(announced=sa.false()))
