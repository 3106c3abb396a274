"""What people want to be notified of at a table, and the end of a snooze."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add watch levels and snoozes; there are none yet."""
    op.add_column("waiting", sa.Column("snoozed_until", sa.BigInteger(), nullable=True))
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_wishes_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_wishes")),
    )
    op.create_index(op.f("ix_wishes_person"), "wishes", ["person"])
