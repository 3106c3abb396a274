"""How often a person has answered each kind of prompt; familiar ones need no explanation."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the empty table."""
    op.create_table(
        "familiar",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "kind", name=op.f("pk_familiar")),
    )
