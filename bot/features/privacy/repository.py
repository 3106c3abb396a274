"""Reads and erases all stored data of a person.

An erased person becomes a former player with a new negative id and no name, which cannot be traced back. Their matches
are kept, so that other players' results and ratings do not change.
"""

import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Column, Table, and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema, schema_challenges, schema_rankings
from bot.database.engine import Database
from bot.database.row_mapping import Values, dump
from bot.database.tables import mark_changed_where
from bot.database.transaction import writes
from bot.database.unit_of_work import enqueue
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.person import PersonId
from bot.domain.table import TableId
from bot.features.rankings.counting import alone

MENTIONS: dict[str, tuple[str, ...]] = {
    "tables": ("host",),
    "seats": ("person", "vacated"),
    "moves": ("person",),
    "deeds": ("person", "about"),
    "waiting": ("person",),
    "prepared": ("person",),
    "results": ("person",),
    "calls": ("person",),
    "wishes": ("person",),
    "challenges": ("host",),
    "invitations": ("person",),
    "attempts": ("person",),
    "standings": ("person",),
    "opponents": ("person", "opponent"),
    "ratings": ("person",),
    "familiar": ("person",),
    "imports": ("person",),
    "outbox": ("person",),
}
"""All columns with a person's id, by table, except `people` and the lists of reserved seats.

In the order of `Database.writing`.
"""

ROWS_WITHOUT_PAUSE = 100
"""Number of rows that are read and encoded without a pause for the event loop: 1 or 2 ms."""

_GONE = ("prepared", "calls", "wishes", "familiar", "imports", "outbox")
"""Tables whose rows of an erased person are deleted."""

_t, _p, _s = schema.tables.c, schema.people.c, schema.seats.c
_HOLD = select(_p.id).where(_p.id == bindparam("who")).with_for_update(key_share=True)
_RESERVED = select(_t.id, _t.reserved).where(_t.reserved.like(bindparam("like")))
_SET_RESERVED = update(schema.tables).where(_t.id == bindparam("this")).values(reserved=bindparam("left"))
_a, _c = schema_challenges.attempts.c, schema_challenges.challenges.c
_TRIED = (
    select(_a.code)
    .join(schema_challenges.challenges, _c.code == _a.code)
    .where(_a.person == bindparam("who"), _a.ranked, _c.closed_at.is_(None))
)
_r, _f = schema.results.c, schema_rankings.feats.c
_GAINED = (
    select(schema_rankings.feats)
    .join(schema.results, and_(_r.table_id == _f.table_id, _r.seat == _f.seat))
    .where(_r.person == bindparam("who"))
    .order_by(_f.table_id, _f.key)
)
_NUMBERS = msgspec.json.Decoder(list[PersonId])


def _mentions() -> Iterator[tuple[Table, list[Column[Any]]]]:
    for name, columns in MENTIONS.items():
        table = schema.metadata.tables[name]
        yield table, [table.c[column] for column in columns]


class PrivacyRepository:
    """The repository that reads and erases all data of a person."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def everything(self, person: PersonId) -> AsyncIterator[tuple[str, list[dict[str, Any]]]]:
        """Yield all rows of a person in batches, with the name of their table.

        JSON columns are text, as stored.
        """
        queries = [
            (table.name, select(*_told(table)).where(or_(*(column == person for column in columns))))
            for table, columns in ((schema.people, [_p.id]), *_mentions())
        ]
        async with self._engine.snapshot() as connection:
            for name, query in (*queries, (schema_rankings.feats.name, _GAINED)):
                rows = await connection.stream(query, {"who": person})
                async for some in rows.mappings().partitions(ROWS_WITHOUT_PAUSE):
                    yield name, [dict(row) for row in some]

    @writes
    async def forget(self, connection: AsyncConnection, person: PersonId, mark: Callable[[str], str], at: int) -> None:
        """Turn a person into a former player; no stored data leads back to the person.

        For open challenges, `mark(code)` is stored until they close, which prevents a second ranked attempt.
        """
        former = -1 - secrets.randbits(62)
        blank = {"id": former, "name": "", "locale": "en", "settings": "{}", "met_at": at}
        await connection.execute(insert(schema.people), blank)
        await connection.execute(_HOLD, {"who": person})
        seats = select(_s.table_id).where(or_(_s.person == person, _s.vacated == person))
        theirs = or_(_t.id.in_(seats), _t.host == person, _t.reserved.like(f"%{person}%"))
        await mark_changed_where(connection, theirs)
        lobbies = await _unreserve(connection, person)
        codes = (await connection.execute(_TRIED, {"who": person})).scalars().all()
        for table, columns in _mentions():
            if table is schema_rankings.rankings:
                await alone(self._engine, connection)
            await _forget_in(connection, table, columns, person, former)
        for lobby in lobbies:
            await enqueue(self._engine, connection, lobby, (NewMessage(MessageKind.LOBBY),), at)
        if codes:
            rows = [{"code": code, "mark": mark(code)} for code in codes]
            await connection.execute(insert(schema_challenges.marks), rows)
        await connection.execute(delete(schema.people).where(_p.id == person))


def _told(table: Table) -> list[Column[Any]]:
    """Return the columns to export, without secrets of running matches."""
    hidden = {"tables": {"seed"}, "challenges": {"seed"}, "moves": {"events"}}.get(table.name, set())
    return [column for column in table.columns if column.name not in hidden]


async def _forget_in(
    connection: AsyncConnection, table: Table, columns: list[Column[Any]], person: PersonId, former: PersonId
) -> None:
    if table.name in _GONE:
        await connection.execute(delete(table).where(columns[0] == person))
        return
    for column in columns:
        values: Values = {column.name: former} | ({"listed": False} if "listed" in table.c else {})
        await connection.execute(update(table).where(column == person).values(values))


async def _unreserve(connection: AsyncConnection, person: PersonId) -> list[TableId]:
    """Cancel all reservations for a person, and return their tables."""
    rows = (await connection.execute(_RESERVED, {"like": f"%{person}%"})).all()
    for row in rows:
        left = [other for other in _NUMBERS.decode(row.reserved) if other != person]
        await connection.execute(_SET_RESERVED, {"this": row.id, "left": dump(left)})
    return [row.id for row in rows]
