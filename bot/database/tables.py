"""Stored tables, and queries over many of them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, Select, bindparam, exists, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema, schema_challenges, schema_rankings
from bot.database.engine import Database
from bot.database.mapping import MOVE_PLAN, PENDING_TURN, PERSON, settings_of, table_of
from bot.database.row_mapping import RowMapping
from bot.database.transaction import reads_snapshot
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import Person, PersonId, PersonSettings
from bot.domain.planned_moves import MovePlan
from bot.domain.table import Table, TableId, TableStatus

OPEN_STATUSES = (TableStatus.LOBBY.value, TableStatus.RUNNING.value)
CLOSED = (TableStatus.OVER.value, TableStatus.ENDED.value, TableStatus.EXPIRED.value)

_t, _s, _w = schema.tables.c, schema.seats.c, schema.waiting.c
_x, _c = schema_challenges.attempts.c, schema_challenges.challenges.c
_v = schema_rankings.outcomes.c
_WITH_ATTEMPT = (
    schema.tables.outerjoin(schema_challenges.attempts, _x.table_id == _t.id)
    .outerjoin(schema_challenges.challenges, _c.code == _x.code)
    .outerjoin(schema_rankings.outcomes, _v.table_id == _t.id)
)
_COLUMNS = (schema.tables, _x.code, _x.ranked, _c.ends_at, _c.closed_at, _v.void)
_TABLE = select(*_COLUMNS).select_from(_WITH_ATTEMPT).where(_t.id == bindparam("this"))
_MESSAGES = (_t.lobby_message, _t.board_message, _t.offer_message, _t.request_message)
_STANDS = (_t.revision, *_MESSAGES, _t.board_move, _t.board_edited, _t.reachable)
_IS_AUDITED = exists().where(schema.audit.c.table_id == _t.id, schema.audit.c.move >= _t.board_move)
_IS_WATCHED = exists().where(schema.wishes.c.table_id == _t.id)
_HEADER_COLUMNS = (*_STANDS, _IS_AUDITED.label("is_audited"), _IS_WATCHED.label("is_watched"), schema.waiting)
_HEADER = (  # one statement and one round trip, as this is the most frequent query
    select(*_HEADER_COLUMNS)
    .select_from(schema.tables.outerjoin(schema.waiting, _w.table_id == _t.id))
    .where(_t.id == bindparam("this"))
    .order_by(_w.seat)
)
_ONCE = select(literal(1)).subquery("once")
_PERSON_AND_HEADER = (
    select(schema.people, *_HEADER_COLUMNS)
    .select_from(
        _ONCE.outerjoin(schema.people, schema.people.c.id == bindparam("who"))
        .outerjoin(schema.tables, _t.id == bindparam("this"))
        .outerjoin(schema.waiting, _w.table_id == _t.id)
    )
    .order_by(_w.seat)
)
_SEATS = (
    select(schema.seats, schema.people.c.name, schema.people.c.settings)
    .select_from(schema.seats.outerjoin(schema.people, _s.person == schema.people.c.id))
    .where(_s.table_id.in_(bindparam("these", expanding=True)))
    .order_by(_s.table_id, _s.seat)
)
_MATCH = select(schema.bookmarks.c.match).where(schema.bookmarks.c.table_id == bindparam("this"))
_PENDING_TURNS = select(schema.waiting).where(_w.table_id == bindparam("this")).order_by(_w.seat)
_MOVE_PLANS = select(schema.prepared).where(schema.prepared.c.table_id == bindparam("this"))
_WAITED = (
    select(schema.waiting).where(_w.table_id.in_(bindparam("these", expanding=True))).order_by(_w.table_id, _w.seat)
)
_NEXT = (
    select(*_COLUMNS)
    .select_from(_WITH_ATTEMPT.join(schema.waiting, _w.table_id == _t.id))
    .where(
        _w.person == bindparam("who"),
        _t.id != bindparam("besides"),
        _t.game.in_(bindparam("games", expanding=True)),
        _t.lesson.is_(False),
    )
    .order_by(_w.since)
    .limit(1)
)
_OF_PERSON = (
    select(*_COLUMNS)
    .select_from(_WITH_ATTEMPT.join(schema.seats, _s.table_id == _t.id))
    .where(_s.person == bindparam("who"), _t.status.in_(bindparam("states", expanding=True)))
    .order_by(_t.changed_at.desc())
    .limit(bindparam("most"))
)
_AT_HOME = (
    select(*_COLUMNS)
    .select_from(_WITH_ATTEMPT)
    .where(_t.home == bindparam("home"), _t.status.in_(OPEN_STATUSES), _x.code.is_(None), _t.lesson.is_(False))
    .order_by(_t.changed_at.desc())
    .limit(bindparam("most"))
)
_REMATCH = (
    select(*_COLUMNS)
    .select_from(_WITH_ATTEMPT)
    .where(_t.rematch_of == bindparam("this"), _t.status == TableStatus.LOBBY.value)
)
_LOBBIES_OF = (
    select(*_COLUMNS)
    .select_from(_WITH_ATTEMPT)
    .where(_t.guild == bindparam("there"), _t.status == TableStatus.LOBBY.value)
    .order_by(_t.created_at.desc())
    .limit(bindparam("most"))
)
_CHANGED = update(schema.tables).where(_t.id == bindparam("this")).values(revision=_t.revision + 1)
_TO_NOBODY = select(_w.table_id).distinct().where(_w.person.is_(None)).order_by(_w.table_id)


def in_order(*which: ColumnElement[bool]) -> Select[Any]:
    """Return a statement that locks these tables in the common order."""
    return select(_t.id).where(*which).order_by(_t.id).with_for_update(key_share=True)


async def mark_changed(connection: AsyncConnection, table: TableId) -> None:
    """Invalidate a table in all processes, and lock it until the transaction ends."""
    await connection.execute(_CHANGED, {"this": table})


async def mark_changed_where(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """Invalidate tables in all processes, and lock them until the transaction ends."""
    await connection.execute(in_order(which))
    await connection.execute(update(schema.tables).where(which).values(revision=_t.revision + 1))


class StoredTable(msgspec.Struct, frozen=True):
    """A table as stored, with its match (None before the start), pending turns and plans."""

    table: Table
    match: bytes | None
    pending_turns: tuple[PendingTurn, ...]
    board_move: int
    board_edited: bool
    prepared: tuple[MovePlan, ...]
    settings_by_person: dict[PersonId, PersonSettings]


class TableHeader(msgspec.Struct, frozen=True):
    """The part of a table that changes most often, or without a new revision.

    `is_audited`: there are table actions since the newest board. `is_watched`: a person has a watch level.
    """

    revision: int
    lobby_message: int | None
    board_message: int | None
    offer_message: int | None
    request_message: int | None
    board_move: int
    board_edited: bool
    reachable: bool
    is_audited: bool
    is_watched: bool
    pending_turns: tuple[PendingTurn, ...]


_READ_HEADER = RowMapping(TableHeader, ("pending_turns",))


class TableRows:
    """The stored tables."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def header(self, table: TableId) -> TableHeader | None:
        """Return the header of a table, or None if there is no such table."""
        return _header(await self._engine.rows(_HEADER, this=table))

    async def person_and_header(self, person: PersonId, table: TableId) -> tuple[Person | None, TableHeader | None]:
        """Return a stored person and the header of a table, each None if there is none."""
        rows = await self._engine.rows(_PERSON_AND_HEADER, who=person, this=table)
        return None if rows[0].id is None else PERSON.of(rows[0]), _header(rows)

    async def load(self, table: TableId) -> StoredTable | None:
        """Return a table with everything that belongs to it, or None."""
        if not (table.isascii() and table.isalnum()):  # typed text: databases reject some characters
            return None
        return await self._load(table)

    @reads_snapshot
    async def _load(self, connection: AsyncConnection, table: TableId) -> StoredTable | None:
        this = {"this": table}
        row = (await connection.execute(_TABLE, this)).one_or_none()
        if row is None:
            return None
        table_seats = (await connection.execute(_SEATS, {"these": [table]})).all()
        match = (await connection.execute(_MATCH, this)).scalar_one_or_none()
        pending_turns = (await connection.execute(_PENDING_TURNS, this)).all()
        plans = (await connection.execute(_MOVE_PLANS, this)).all()
        stood = (tuple(map(PENDING_TURN.of, pending_turns)), row.board_move, row.board_edited)
        prepared = tuple(map(MOVE_PLAN.of, plans))
        return StoredTable(table_of(row, table_seats), match, *stood, prepared, _settings_by_person(table_seats))

    @reads_snapshot
    async def of_person(
        self, connection: AsyncConnection, person: PersonId, *, closed: bool, limit: int
    ) -> tuple[tuple[Table, ...], tuple[tuple[TableId, PendingTurn], ...]]:
        """Return a person's tables, the last changed first, and their pending turns."""
        query = {"who": person, "states": CLOSED if closed else OPEN_STATUSES, "most": limit}
        tables = await self._many(connection, _OF_PERSON, query)
        pending_turns = (await connection.execute(_WAITED, {"these": [table.id for table in tables]})).all()
        return tables, tuple((row.table_id, PENDING_TURN.of(row)) for row in pending_turns)

    @reads_snapshot
    async def next_of(
        self, connection: AsyncConnection, person: PersonId, besides: TableId, games: Iterable[str]
    ) -> Table | None:
        """Return a person's longest pending table of these games, without lessons and one table."""
        query = {"who": person, "besides": besides, "games": list(games)}
        return next(iter(await self._many(connection, _NEXT, query)), None)

    @reads_snapshot
    async def at(self, connection: AsyncConnection, home: int, *, limit: int) -> tuple[Table, ...]:
        """Return the open tables of a channel or thread, the last changed first."""
        return await self._many(connection, _AT_HOME, {"home": home, "most": limit})

    @reads_snapshot
    async def rematch(self, connection: AsyncConnection, table: TableId) -> Table | None:
        """Return the open lobby that is the rematch of a table, or None."""
        return next(iter(await self._many(connection, _REMATCH, {"this": table})), None)

    @reads_snapshot
    async def lobbies(self, connection: AsyncConnection, guild: int, *, limit: int) -> tuple[Table, ...]:
        """Return the lobbies of a server, the newest first."""
        return await self._many(connection, _LOBBIES_OF, {"there": guild, "most": limit})

    async def without_pending_turn(self) -> tuple[TableId, ...]:
        """Return the tables where a computer player moves next, or a planned move exists."""
        return await self._engine.column(_TO_NOBODY)

    async def _many(
        self, connection: AsyncConnection, query: Select[Any], values: Mapping[str, object]
    ) -> tuple[Table, ...]:
        rows = (await connection.execute(query, values)).all()
        found: dict[TableId, list[Row[Any]]] = {row.id: [] for row in rows}
        if found:
            for table_seat in await connection.execute(_SEATS, {"these": list(found)}):
                found[table_seat.table_id].append(table_seat)
        return tuple(table_of(row, found[row.id]) for row in rows)


def _header(rows: Sequence[Row[Any]]) -> TableHeader | None:
    """Return the header of a table from its rows, one for each pending turn."""
    if not rows or rows[0].revision is None:
        return None
    return _READ_HEADER.of(rows[0], pending_turns=tuple(PENDING_TURN.of(row) for row in rows if row.seat is not None))


def _settings_by_person(table_seats: Sequence[Row[Any]]) -> dict[PersonId, PersonSettings]:
    """Return the settings of the people in these seats."""
    return {
        table_seat.person: settings_of(table_seat.settings)
        for table_seat in table_seats
        if table_seat.person is not None
    }
