"""Find attempts by their challenge, and running tables by game, without reading all of them."""

from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the indexes."""
    op.create_index(op.f("ix_attempts_code"), "attempts", ["code"], unique=False)
    op.create_index(op.f("ix_tables_status_game"), "tables", ["status", "game"], unique=False)
