"""The counting rule of each match; existing ones keep the first."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the rule to matches and outcomes, and the missed turns to the audit log."""
    op.add_column("tables", sa.Column("counting_rule", sa.Integer(), server_default="1", nullable=False))
    op.add_column("outcomes", sa.Column("rule", sa.Integer(), server_default="1", nullable=False))
    op.add_column("deeds", sa.Column("missed", sa.Integer(), server_default="0", nullable=False))
