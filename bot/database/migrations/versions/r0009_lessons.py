"""Lessons: private tables for learning a game, at most one running per person and game."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_TAUGHT = "lesson AND status = 'running'"


def upgrade() -> None:
    """Mark the tables of lessons; there are none yet."""
    op.add_column("tables", sa.Column("lesson", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index(
        op.f("uq_tables_lesson"),
        "tables",
        ["host", "game"],
        unique=True,
        sqlite_where=sa.text(_TAUGHT),
        postgresql_where=sa.text(_TAUGHT),
    )
