"""Leases of processes, and the process that is sending a message."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add leases and owners of attempts; earlier attempts get an owner that does not exist."""
    op.create_table(
        "leases",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_leases")),
    )
    op.add_column("outbox", sa.Column("owner", sa.Text(), nullable=True))
    op.execute("UPDATE outbox SET owner = '' WHERE nonce IS NOT NULL")
