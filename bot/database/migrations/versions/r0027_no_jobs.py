"""Drop jobs for other processes: each bot process has its own worker processes."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop jobs, and the leases of worker processes; no process waits for a result."""
    op.drop_table("jobs")
    op.execute(sa.text("DELETE FROM leases WHERE name LIKE 'worker/%'"))
