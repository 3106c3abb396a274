"""Store which table a lobby is the rematch of; there is one open rematch of each table."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None

_OPEN = sa.text("status = 'lobby'")


def upgrade() -> None:
    """Add the column and its index."""
    op.add_column("tables", sa.Column("rematch_of", sa.Text()))
    op.create_index(
        "uq_tables_rematch", "tables", ["rematch_of"], unique=True, sqlite_where=_OPEN, postgresql_where=_OPEN
    )
