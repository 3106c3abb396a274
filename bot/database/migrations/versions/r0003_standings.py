"""Rankings: what is counted of finished matches, and the time that moves took."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_COUNTER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

_ANSWERS = """
UPDATE results SET answers = (
    SELECT count(*) FROM moves
    WHERE moves.table_id = results.table_id AND moves.seat = results.seat
    AND moves.number > 0 AND moves.taken_back_at IS NULL
)
"""
_WAITING = """
INSERT INTO outcomes (table_id, counted)
SELECT table_id, :counted FROM results GROUP BY table_id ORDER BY min(finished_at), table_id
"""


def upgrade() -> None:
    """Add the tables; finished matches are counted when the bot starts."""
    op.add_column("moves", sa.Column("took", sa.BigInteger(), nullable=True))
    op.add_column("results", sa.Column("answers", sa.Integer(), server_default="0", nullable=False))
    op.add_column("results", sa.Column("thought", sa.BigInteger(), server_default="0", nullable=False))
    op.add_column("results", sa.Column("thoughts", sa.Integer(), server_default="0", nullable=False))
    op.execute(_ANSWERS)
    op.create_table(
        "outcomes",
        sa.Column("number", _COUNTER, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_outcomes_table_id")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_outcomes")),
        sa.UniqueConstraint("table_id", name=op.f("uq_outcomes_table_id")),
    )
    op.create_index(op.f("ix_outcomes_counted_number"), "outcomes", ["counted", "number"], unique=False)
    op.execute(sa.text(_WAITING).bindparams(sa.bindparam("counted", False, sa.Boolean())))
    _standings()
    _details()


def _standings() -> None:
    op.create_table(
        "standings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("victories", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("sure", sa.Float(53), nullable=False),
        sa.Column("solos", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=True),
        sa.Column("best_at", sa.BigInteger(), nullable=True),
        sa.Column("thought", sa.BigInteger(), nullable=False),
        sa.Column("thoughts", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "guild", "season", "person", name=op.f("pk_standings")),
    )
    board = ["game", "guild", "season", "listed"]
    for order in (["sure", "games"], ["wins", "games"], ["best", "best_at"]):
        name = op.f(f"ix_standings_{'_'.join(board + order)}")
        op.create_index(name, "standings", board + order, unique=False)
    op.create_index(op.f("ix_standings_person"), "standings", ["person"], unique=False)


def _details() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["number"], ["outcomes.number"], name=op.f("fk_ratings_number")),
        sa.PrimaryKeyConstraint("person", "game", "number", name=op.f("pk_ratings")),
    )
    op.create_table(
        "feats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_feats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", "key", name=op.f("pk_feats")),
    )
    op.create_table(
        "tallies",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "kind", "players", "key", name=op.f("pk_tallies")),
    )
