"""The first opponents of each rated person per leaderboard, up to the number that matters."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

MOST = 3
"""Maximum number of opponents stored for each leaderboard and person."""

_RATED = sa.text(
    "SELECT g.number, g.game, g.person, g.at, t.guild FROM ratings g "
    "JOIN outcomes o ON o.number = g.number JOIN tables t ON t.id = o.table_id "
    "LEFT JOIN results r ON r.table_id = o.table_id AND r.person = g.person "
    "ORDER BY g.number, CASE WHEN r.seat IS NULL THEN 1 ELSE 0 END, r.seat, g.person"
)
_ADD = sa.text(
    "INSERT INTO opponents (game, guild, season, person, opponent) VALUES (:game, :guild, :season, :person, :opponent)"
)
_COUNT = sa.text(
    "UPDATE standings SET opponents = (SELECT count(*) FROM opponents o WHERE o.game = standings.game "
    "AND o.guild = standings.guild AND o.season = standings.season AND o.person = standings.person)"
)


def upgrade() -> None:
    """Add the table and the count, and fill both from the ratings in order."""
    op.create_table(
        "opponents",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("opponent", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("game", "guild", "season", "person", "opponent", name="pk_opponents"),
    )
    op.create_index("ix_opponents_person", "opponents", ["person"])
    op.create_index("ix_opponents_opponent", "opponents", ["opponent"])
    op.add_column("standings", sa.Column("opponents", sa.Integer(), server_default="0", nullable=False))
    op.drop_index("ix_standings_game_guild_season_listed_sure_games", "standings")
    columns = ["game", "guild", "season", "listed", "sure", "games", "opponents"]
    op.create_index(f"ix_standings_{'_'.join(columns)}", "standings", columns)
    connection = op.get_bind()
    rows = _rows(connection.execute(_RATED))
    if rows:
        connection.execute(_ADD, rows)
    connection.execute(_COUNT)


def _rows(rated: Iterable[Any]) -> list[dict[str, object]]:
    met: dict[tuple[object, ...], list[int]] = defaultdict(list)
    for _, match in groupby(rated, key=lambda row: row.number):
        people = list(match)
        for row in people:
            for guild in (0,) if row.guild is None else (0, row.guild):
                for season in (0, _season(row.at)):
                    known = met[row.game, guild, season, row.person]
                    known += [other.person for other in people if other.person not in (row.person, *known)][
                        : MOST - len(known)
                    ]
    names = ("game", "guild", "season", "person")
    return [
        {**dict(zip(names, key, strict=True)), "opponent": other} for key, others in met.items() for other in others
    ]


def _season(at: int) -> int:
    day = datetime.fromtimestamp(at / 1000, UTC)
    return day.year * 10 + (day.month + 2) // 3
