"""Undo requests: their state, and in the log who has agreed."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add undo requests; there are none yet."""
    op.add_column("tables", sa.Column("request", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("request_until", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("request_message", sa.BigInteger(), nullable=True))
    op.create_index("ix_tables_request_until", "tables", ["request_until"])
    op.add_column("moves", sa.Column("agreement", sa.Text(), nullable=True))
