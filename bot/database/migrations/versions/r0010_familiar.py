"""Which kinds of questions a person has answered, and how often: what is familiar needs no explaining."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what people are familiar with; nobody is with anything yet."""
    op.create_table(
        "familiar",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "kind", name=op.f("pk_familiar")),
    )
