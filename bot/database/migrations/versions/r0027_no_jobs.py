"""Drop the work for other processes: each bot process draws and thinks with worker processes of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop jobs, and the leases of processes that took them; the process that asked for a job waits for no answer."""
    op.drop_table("jobs")
    op.execute(sa.text("DELETE FROM leases WHERE name LIKE 'worker/%'"))
