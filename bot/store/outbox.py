"""Messages that must still leave."""

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, func, or_, select, update

from bot.model import Kind, Notice, Table, TableId
from bot.store import schema
from bot.store.changes import post
from bot.store.engine import Engine
from bot.store.rows import Note, Values, notice_of
from games.core.step import Seat

_o, _t, _w = schema.outbox.c, schema.tables.c, schema.waiting.c
_DUE = select(schema.outbox).where(_o.due_at <= bindparam("now")).order_by(_o.due_at, _o.id).limit(bindparam("most"))
_NEXT = select(func.min(_o.due_at))
_SAME = (_o.id == bindparam("this"), _o.version == bindparam("seen"))
_CLAIM = (
    update(schema.outbox)
    .where(*_SAME, _o.due_at <= bindparam("now"))
    .values(due_at=bindparam("until"), tries=_o.tries + 1, fresh=False)
)
_DELETE = delete(schema.outbox).where(*_SAME)
_AGAIN = (
    update(schema.outbox)
    .where(_o.id == bindparam("this"))
    .values(due_at=bindparam("when"), fresh=or_(_o.fresh, bindparam("anew")))
)
_SHOWN = update(schema.tables).where(_t.id == bindparam("this"), _t.home == bindparam("there"))
_NOTIFIED = (
    update(schema.waiting)
    .where(_w.table_id == bindparam("this"), _w.seat == bindparam("who"), _w.notified_at.is_(None))
    .values(notified_at=bindparam("now"))
)
_OLDER = delete(schema.outbox).where(
    _o.table_id == bindparam("this"), _o.kind == bindparam("what"), _o.created_at <= bindparam("until")
)
_REACHABLE = update(schema.tables).where(_t.id == bindparam("this")).values(reachable=bindparam("yes"))


class OutboxStore:
    """The outbox: written with every change, emptied by the courier."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def due(self, now: int, limit: int) -> tuple[Notice, ...]:
        """Return the messages whose time has come, the longest waiting first."""
        async with self._engine.reading() as connection:
            return tuple(map(notice_of, await connection.execute(_DUE, {"now": now, "most": limit})))

    async def next_due(self) -> int | None:
        """Return when the next message is due, or None if none is waiting."""
        async with self._engine.reading() as connection:
            due: int | None = (await connection.execute(_NEXT)).scalar_one()
            return due

    async def claim(self, notice: Notice, now: int, until: int) -> bool:
        """Take a message for oneself until this time; False if it has changed or somebody else was quicker."""
        async with self._engine.writing() as connection:
            values = {"this": notice.id, "seen": notice.version, "now": now, "until": until}
            return (await connection.execute(_CLAIM, values)).rowcount == 1

    async def drop(self, notice: Notice) -> None:
        """Forget a message that has become pointless, unless it has been renewed meanwhile."""
        async with self._engine.writing() as connection:
            await connection.execute(_DELETE, {"this": notice.id, "seen": notice.version})

    async def again(self, notice: Notice, when: int, *, reachable: bool = True) -> None:
        """Keep a message that could not be sent until this time; a table that cannot be reached is marked."""
        async with self._engine.writing() as connection:
            values = {"this": notice.id, "when": when, "anew": notice.fresh}
            await connection.execute(_AGAIN, values)
            if not reachable:
                await connection.execute(_REACHABLE, {"this": notice.table, "yes": False})

    async def sent(self, notice: Notice, table: Table, message: int | None, pinged: Sequence[Seat], at: int) -> None:
        """Forget a message that has left, and remember where it stands and who has been pinged with it.

        If it has been renewed meanwhile, the renewed one stays.
        """
        async with self._engine.writing() as connection:
            await connection.execute(_DELETE, {"this": notice.id, "seen": notice.version})
            shown = shown_values(notice.kind, message, table.moves if notice.fresh else None)
            await connection.execute(_SHOWN, {"this": table.id, "there": table.place.home, **shown})
            if pinged:
                who = [{"this": table.id, "who": seat, "now": at} for seat in pinged]
                await connection.execute(_NOTIFIED, who)

    async def shown(self, table: Table, kind: Kind, message: int, at: int, *, settled: bool) -> None:
        """Remember a message of this kind that was posted by other ways; if that has `settled` it, none need leave."""
        async with self._engine.writing() as connection:
            shown = shown_values(kind, message, table.moves)
            await connection.execute(_SHOWN, {"this": table.id, "there": table.place.home, **shown})
            if settled:
                await connection.execute(_OLDER, {"this": table.id, "what": kind.value, "until": at})

    async def post(self, table: TableId, notes: tuple[Note, ...], at: int) -> None:
        """Put messages into the outbox."""
        async with self._engine.writing() as connection:
            await post(self._engine, connection, table, notes, at)


def shown_values(kind: Kind, message: int | None, move: int | None) -> Values:
    """Return the columns that remember a message: of a board that was posted anew also how far it tells."""
    values: Values = {"reachable": True}
    if message is not None and kind is Kind.LOBBY:
        values["lobby_message"] = message
    if message is not None and kind is Kind.BOARD:
        values["board_message"] = message
        if move is not None:
            values["board_move"] = move
    return values
