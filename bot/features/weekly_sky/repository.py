"""The stars of a server's sky, as its results tell them."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Row, and_, bindparam, exists, false, select

from bot.database import schema, schema_challenges
from bot.database.engine import Database
from bot.domain.person import PersonSettings
from bot.domain.result_visibility import is_result_shown
from bot.domain.table import TableId
from bot.domain.timestamps import to_millis
from bot.domain.undo_request import UndoAgreement
from bot.features.rankings.outcome import LEAST_MOVES
from bot.features.rankings.repository import IS_VOID
from bot.features.weekly_sky.model import SkyWeek, Star, StarPlayer

_r, _p, _t, _m = schema.results.c, schema.people.c, schema.tables.c, schema.moves.c
_a, _c = schema_challenges.attempts.c, schema_challenges.challenges.c
_TOLD = (_r.table_id, _r.seat, _r.person, _r.game, _r.total, _r.won, _r.answers, _r.helped, _p.name, _p.settings)
_WITHIN = (_r.guild == bindparam("here"), _r.finished_at >= bindparam("begins"), _r.finished_at < bindparam("ends"))
_LEFT = exists().where(schema.seats.c.table_id == _r.table_id, schema.seats.c.vacated.is_not(None))
_MATCHES = (
    select(*_TOLD, _t.announced, _LEFT.label("left"), _r.finished_at.label("at"))
    .select_from(
        schema.results.join(schema.tables, _t.id == _r.table_id)
        .outerjoin(schema_challenges.attempts, _a.table_id == _r.table_id)
        .outerjoin(schema.people, _p.id == _r.person)
    )
    .where(*_WITHIN, _a.table_id.is_(None), _t.private.is_(False), ~IS_VOID)
    .order_by(_r.finished_at, _r.table_id, _r.seat)
)
_ATTEMPTS = (
    select(*_TOLD, _t.announced, false().label("left"), _c.closed_at.label("at"))
    .select_from(
        schema_challenges.challenges.join(schema_challenges.attempts, and_(_a.code == _c.code, _a.ranked))
        .join(schema.results, _r.table_id == _a.table_id)
        .join(schema.tables, _t.id == _a.table_id)
        .outerjoin(schema.people, _p.id == _r.person)
    )
    .where(
        *(_c.closed_at >= bindparam("begins"), _c.closed_at < bindparam("ends")),
        *(_a.guild == bindparam("here"), _a.state == "listed"),
    )
    .order_by(_c.closed_at, _r.table_id, _r.seat)
)
_UNDONE = (
    select(_m.table_id, _m.agreement)
    .select_from(schema.results.join(schema.moves, _m.table_id == _r.table_id))
    .where(*_WITHIN, _r.seat == 0, _m.agreement.is_not(None))
)
_SETTINGS = msgspec.json.Decoder(PersonSettings)
_AGREEMENT = msgspec.json.Decoder(UndoAgreement)


class WeeklySkyRepository:
    """What shines over servers."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def stars(self, guild: int, week: SkyWeek) -> tuple[Star, ...]:
        """Return the stars of a server in a week, in order.

        A match shines when it has ended, an attempt at a challenge when that has closed: until then it is a secret.
        """
        values = {"here": guild, "begins": to_millis(week.begins), "ends": to_millis(week.ends)}
        async with self._engine.snapshot() as connection:
            rows = [*(await connection.execute(_MATCHES, values)), *(await connection.execute(_ATTEMPTS, values))]
            undone = {
                row.table_id
                for row in await connection.execute(_UNDONE, values)
                if _AGREEMENT.decode(row.agreement).known
            }
        rows.sort(key=lambda row: row.at)
        matches = groupby(rows, key=lambda row: row.table_id)
        found = [_star(list(seats), undone) for _, seats in matches]
        return tuple(star for star in found if star.people)


def _star(seats: list[Row[Any]], undone: Iterable[TableId]) -> Star:
    """Return the star of a match."""
    first = seats[0]
    alone = not first.left and len([row for row in seats if row.person is not None]) == 1
    played = all(row.answers >= LEAST_MOVES for row in seats if row.seat >= 0)
    people = tuple(StarPlayer(row.person, row.name, row.total, row.won) for row in seats if _shown(row, alone=alone))
    return Star(first.table_id, first.game, first.at, people, played and first.table_id not in undone)


def _shown(row: Row[Any], *, alone: bool) -> bool:
    """Say whether who has sat there may be named: who played the seat themselves, and shows what they play alone."""
    if row.person is None or row.person < 0 or row.answers <= 2 * row.helped:
        return False
    settings = _SETTINGS.decode(row.settings)
    if alone and not is_result_shown(settings, announced=bool(row.announced)):
        return False
    return settings.listed and settings.sky
