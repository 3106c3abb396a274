"""By which rule the end of a match is counted: of those that are there already, by the first one."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the rule of each match and outcome, and how many turns were missed where a seat was taken from somebody."""
    op.add_column("tables", sa.Column("counting_rule", sa.Integer(), server_default="1", nullable=False))
    op.add_column("outcomes", sa.Column("rule", sa.Integer(), server_default="1", nullable=False))
    op.add_column("deeds", sa.Column("missed", sa.Integer(), server_default="0", nullable=False))
