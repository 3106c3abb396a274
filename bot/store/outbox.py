"""Messages that must still leave."""

from collections.abc import Iterable, Sequence

from sqlalchemy import bindparam, delete, func, null, or_, select, update

from bot.model import Kind, Notice, Table, TableId
from bot.store import schema
from bot.store.changes import post
from bot.store.engine import Engine
from bot.store.rows import Note, Values, notice_of
from games.core.step import Seat

_o, _t, _w = schema.outbox.c, schema.tables.c, schema.waiting.c
_OTHERS = _o.table_id.not_in(bindparam("besides", expanding=True))
_DUE = (
    select(schema.outbox)
    .where(_o.due_at <= bindparam("now"), _OTHERS)
    .order_by(_o.due_at, _o.id)
    .limit(bindparam("most"))
)
_NEXT = select(func.min(_o.due_at)).where(_OTHERS)
_SAME = (_o.id == bindparam("this"), _o.version == bindparam("seen"))
_CLAIM = (
    update(schema.outbox)
    .where(*_SAME, _o.due_at <= bindparam("now"))
    .values(
        due_at=bindparam("until"),
        tries=_o.tries + 1,
        nonce=bindparam("mark"),
        owed=or_(_o.fresh, func.coalesce(_o.owed, False)),
        fresh=False,
    )
)
_DELETE = delete(schema.outbox).where(*_SAME)
_AGAIN = update(schema.outbox).where(_o.id == bindparam("this")).values(due_at=bindparam("when"))
_NOT_SENT = _AGAIN.values(nonce=null(), owed=null(), fresh=or_(_o.fresh, func.coalesce(_o.owed, False)))
_RENEWED = (
    update(schema.outbox)
    .where(_o.id == bindparam("this"), _o.version != bindparam("seen"))
    .values(nonce=null(), owed=null())
)
_RESUME = (
    update(schema.outbox).where(_o.nonce.is_not(None), _o.due_at > bindparam("now")).values(due_at=bindparam("now"))
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

    async def due(self, now: int, limit: int, besides: Iterable[TableId] = ()) -> tuple[Notice, ...]:
        """Return the messages whose time has come, the longest waiting first, but none of the tables `besides`."""
        async with self._engine.reading() as connection:
            values = {"now": now, "most": limit, "besides": list(besides)}
            return tuple(map(notice_of, await connection.execute(_DUE, values)))

    async def next_due(self, besides: Iterable[TableId] = ()) -> int | None:
        """Return when the next message is due (none of the tables `besides`), or None if none is waiting."""
        async with self._engine.reading() as connection:
            due: int | None = (await connection.execute(_NEXT, {"besides": list(besides)})).scalar_one()
            return due

    async def claim(self, notice: Notice, now: int, until: int) -> bool:
        """Take a message for oneself until this time, under its nonce; False if it has changed or somebody was quicker.

        That it was to be posted anew is owed until it is known to have left.
        """
        async with self._engine.writing() as connection:
            values = {"this": notice.id, "seen": notice.version, "now": now, "until": until, "mark": notice.nonce}
            return (await connection.execute(_CLAIM, values)).rowcount == 1

    async def resume(self, now: int) -> None:
        """Let messages be due whose sending was cut off when the bot stopped."""
        async with self._engine.writing() as connection:
            await connection.execute(_RESUME, {"now": now})

    async def drop(self, notice: Notice) -> None:
        """Forget a message that has become pointless, unless it has been renewed meanwhile."""
        async with self._engine.writing() as connection:
            await connection.execute(_DELETE, {"this": notice.id, "seen": notice.version})

    async def again(self, notice: Notice, when: int, *, reachable: bool = True) -> None:
        """Keep a message that may not have been sent until this time; a table that cannot be reached is marked."""
        async with self._engine.writing() as connection:
            if not reachable:
                await connection.execute(_REACHABLE, {"this": notice.table, "yes": False})
            await connection.execute(_AGAIN if reachable else _NOT_SENT, {"this": notice.id, "when": when})

    async def stands(self, notice: Notice, table: Table, message: int, at: int) -> None:
        """Remember a message of an earlier attempt that was found to stand; what is new since then is due at once."""
        async with self._engine.writing() as connection:
            shown = shown_values(notice.kind, message, None)
            await connection.execute(_SHOWN, {"this": table.id, "there": table.place.home, **shown})
            await connection.execute(_NOT_SENT, {"this": notice.id, "when": at})

    async def sent(self, notice: Notice, table: Table, message: int | None, pinged: Sequence[Seat], at: int) -> None:
        """Forget a message that has left, and remember where it stands and who has been pinged with it.

        If it has been renewed meanwhile, the renewed one stays.
        """
        async with self._engine.writing() as connection:
            shown = shown_values(notice.kind, message, table.moves if notice.fresh else None)
            await connection.execute(_SHOWN, {"this": table.id, "there": table.place.home, **shown})
            if pinged:
                who = [{"this": table.id, "who": seat, "now": at} for seat in pinged]
                await connection.execute(_NOTIFIED, who)
            this = {"this": notice.id, "seen": notice.version}
            await connection.execute(_DELETE, this)
            await connection.execute(_RENEWED, this)

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
