"""Planned moves, and which moves were planned."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add move plans; there are none yet."""
    op.create_table(
        "prepared",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("courses", sa.Text(), nullable=False),
        sa.Column("failed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_prepared_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_prepared")),
    )
    op.create_index(op.f("ix_prepared_person"), "prepared", ["person"], unique=False)
    op.add_column("moves", sa.Column("prepared", sa.Boolean(), server_default=sa.false(), nullable=False))
