"""The outbox: messages that are still to be sent.

A row of the outbox is in one of these states:

- waiting: `due_at` lies ahead or has come; `owner` and `nonce` are empty
- claimed (`claim`): `owner` is the process that sends it, under the `nonce` of this attempt
- outcome unknown (`again`): it has no owner, but the `nonce` stays, so that the next attempt finds or repeats the same
  message instead of a second one
- surely not sent (`put_off`): the `nonce` is cleared, as if it had never been tried
- sent (`sent`) or obsolete (`drop`): the row is deleted, unless a newer `version` was enqueued in the meantime

`fresh` asks for a new post instead of an edit. A claim moves it to `owed`, where it stays until the message is known to
be sent; if it surely was not, it becomes `fresh` again.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    literal,
    null,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.clock_pauses import FOUND, resume_clock, unreachable_since
from bot.database.engine import Database
from bot.database.mapping import FIRST_CHECK, outbox_message_of
from bot.database.sent_notifications import delete_sent, insert_sent
from bot.database.stale_messages import (
    COLUMNS,
    delete_stale,
    insert_stale,
    lock_messages,
    message_column_of,
    shown_values,
    superseded_by,
)
from bot.database.transaction import reads_snapshot, writes
from bot.database.unit_of_work import enqueue
from bot.domain.notification import PRIVATE, MessageKind, NewMessage, OutboxMessage, SentNotification
from bot.domain.table import Table, TableId, TableStatus
from bot.domain.timestamps import moment_or_none
from bot.monitoring.metrics import OutboxCensus
from games.api import Seat

Subject = Table | Callable[[AsyncConnection, int | None], Awaitable[None]] | None
"""What a message is about: a table, or what stores the id of another message, None if that need not be stored."""

HOLDS = 6
"""Failed attempts after which a message no longer delays later ones; it may be the cause."""

RENEWED_AT_ONCE = 500
"""Tables whose messages one transaction enqueues, so that it takes well under a second."""

BESIDES = (MessageKind.REFRESH.value, MessageKind.PAST.value)
"""Kinds that delay no later message, as later ones do not depend on them."""

_o, _t, _w = schema.outbox.c, schema.tables.c, schema.waiting.c
_e = schema.outbox.alias("earlier").c
_ELSEWHERE = exists().where(_e.topic == _o.topic, _e.owner != bindparam("me"))
_EARLIER = (_e.topic == _o.topic, _e.id < _o.id, _e.tries < HOLDS, _e.kind.not_in(BESIDES))
_UNDER_WAY = _e.nonce.is_not(None)


def _has_come(one: Any) -> ColumnElement[bool]:
    """Return whether a message is due; one written before the clock was set back is due, too.

    Messages that archive a thread are the exception, as they are planned for later.
    """
    ahead = and_(one.created_at > bindparam("now"), one.kind != MessageKind.ARCHIVED.value)
    return or_(one.due_at <= bindparam("now"), ahead)


_FREE = and_(~_ELSEWHERE, ~exists().where(*_EARLIER, _UNDER_WAY))
_FIRST = ~exists().where(*_EARLIER, _has_come(_e))
_NEXT = select(func.min(_o.due_at)).where(_FREE)
_LATER = select(_o.due_at).where(_o.due_at > bindparam("now"), ~_has_come(_o), _FREE).order_by(_o.due_at).limit(1)
_DUE = (
    select(schema.outbox).where(_has_come(_o), _FREE, _FIRST).order_by(_o.due_at, _o.id).limit(bindparam("most"))
).subquery("due")
_DUE_AND_LATER = (
    select(_LATER.scalar_subquery().label("later"), _DUE)
    .select_from(select(literal(1)).subquery("once").outerjoin(_DUE, true()))  # a row even if no message is due
    .order_by(_DUE.c.due_at, _DUE.c.id)
)
_WAITING = select(func.count(), func.min(_o.created_at)).select_from(schema.outbox)
_RUNNING = select(_t.game, func.count().label("tables")).where(_t.status == TableStatus.RUNNING.value).group_by(_t.game)
_HAS_MESSAGE = select(_o.id).where(_o.topic == bindparam("this")).limit(1)
_SAME = (_o.id == bindparam("this"), _o.version == bindparam("seen"))
_CURRENT = select(_o.id).where(*_SAME)
_CLAIM = (
    update(schema.outbox)
    .where(*_SAME, _has_come(_o), ~_ELSEWHERE)
    .values(
        due_at=bindparam("until"),
        created_at=case((_o.created_at > bindparam("now"), bindparam("now")), else_=_o.created_at),
        tries=_o.tries + 1,
        nonce=bindparam("mark"),
        owed=or_(_o.fresh, func.coalesce(_o.owed, False)),
        fresh=False,
        owner=bindparam("me"),
    )
)
_OWE = update(schema.outbox).where(_o.id == bindparam("this")).values(owed=True)
_DELETE = delete(schema.outbox).where(*_SAME)
_AGAIN = (
    update(schema.outbox)
    .where(_o.id == bindparam("this"))
    .values(due_at=bindparam("when"), owner=null(), problem=bindparam("why"))
)
_NOT_SENT = _AGAIN.values(nonce=null(), owed=null(), fresh=or_(_o.fresh, func.coalesce(_o.owed, False)))
_RENEWED = (
    update(schema.outbox)
    .where(_o.id == bindparam("this"), _o.version != bindparam("seen"))
    .values(nonce=null(), owed=null(), owner=null())
)
_SHOWN = update(schema.tables).where(_t.id == bindparam("this"), _t.home == bindparam("there")).values(FOUND)
_SHOWN_AGAIN = {
    kind: _SHOWN.where(_t[column] == bindparam("message"), _t.reachable) for kind, column in COLUMNS.items()
}
_NOTIFIED = (
    update(schema.waiting)
    .where(_w.table_id == bindparam("this"), _w.seat == bindparam("who"), _w.notified_at.is_(None))
    .values(
        notified_at=bindparam("now"),
        check_at=case((_w.check_at < bindparam("soon"), _w.check_at), else_=bindparam("soon")),
    )
)
_OLDER = delete(schema.outbox).where(
    _o.topic == bindparam("this"), _o.kind == bindparam("what"), _o.created_at <= bindparam("until")
)
_STANDING = (
    select(_t.id, _t.status, _t.offer_message, _t.request_until)
    .where(_t.status.in_([TableStatus.LOBBY.value, TableStatus.RUNNING.value]), _t.id > bindparam("after"))
    .where(or_(_t.lobby_message.is_not(None), _t.board_message.is_not(None)))
    .order_by(_t.id)
    .limit(RENEWED_AT_ONCE)
)
_HOST = select(_t.host).where(_t.id == bindparam("this"), _t.reachable)
_LOST = (
    update(schema.tables)
    .where(_t.id == bindparam("this"))
    .values(reachable=False, lost_at=func.coalesce(_t.lost_at, bindparam("now")))
)


class DueMessages(NamedTuple):
    """Messages that are due, and when the first of those is due that are not due yet, of any topic (None: none is)."""

    messages: tuple[OutboxMessage, ...]
    later: int | None


class OutboxRepository:
    """Messages to send: written with every change, sent by the dispatchers.

    `me` is this process.
    """

    def __init__(self, engine: Database, me: str) -> None:
        self._engine = engine
        self._me = me

    async def due(self, now: int, limit: int, besides: Collection[str] = ()) -> DueMessages:
        """Return due messages, the longest waiting first.

        The topics `besides` are left out. Only the first message of each topic is returned: later ones wait until it is
        sent, including its retries. Topics with a message claimed by another process are left to that one.
        """
        rows = await self._engine.rows(_DUE_AND_LATER, now=now, most=limit + len(besides), me=self._me)
        found = [outbox_message_of(row) for row in rows if row.id is not None and row.topic not in besides]
        return DueMessages(tuple(found[:limit]), rows[0].later)

    async def next_due(self) -> int | None:
        """Return when the first message is or was due, or None."""
        due: tuple[int | None] = await self._engine.column(_NEXT, me=self._me)
        return due[0]

    @reads_snapshot
    async def census(self, connection: AsyncConnection) -> OutboxCensus:
        """Return the current counts for the metrics."""
        due = (await connection.execute(_NEXT, {"me": self._me})).scalar_one()
        waiting, oldest = (await connection.execute(_WAITING)).one()
        running_by_game = {row.game: row.tables for row in await connection.execute(_RUNNING)}
        return OutboxCensus(waiting, moment_or_none(oldest), moment_or_none(due), running_by_game)

    async def has_message(self, topic: str) -> bool:
        """Return whether a message of this topic is still to be sent."""
        return bool(await self._engine.rows(_HAS_MESSAGE, this=topic))

    @writes
    async def claim(self, connection: AsyncConnection, outbox_message: OutboxMessage, now: int, until: int) -> bool:
        """Claim a message for this process, under its nonce; return whether that succeeded.

        It fails if the message has changed or is claimed already. The claim lasts as long as the process lives
        (`LeaseRepository.hold`); it checks the message again at the time `until`. That the message is to be posted
        again is kept in `owed` until it is known to be sent.
        """
        values = {
            "seen": outbox_message.version,
            "mark": outbox_message.nonce,
            "now": now,
            "until": until,
            "me": self._me,
        }
        return (await connection.execute(_CLAIM, {"this": outbox_message.id, **values})).rowcount == 1

    async def current(self, outbox_message: OutboxMessage) -> bool:
        """Return whether a message is still in the outbox as it was read."""
        return bool(await self._engine.rows(_CURRENT, this=outbox_message.id, seen=outbox_message.version))

    @writes
    async def owe(self, connection: AsyncConnection, outbox_message: OutboxMessage) -> None:
        """Record that a message must be posted again, so that a retry does not edit instead.

        Otherwise two boards could stay: the one to be replaced, and one of an attempt whose outcome is unknown.
        """
        await connection.execute(_OWE, {"this": outbox_message.id})

    @writes
    async def drop(self, connection: AsyncConnection, outbox_message: OutboxMessage) -> None:
        """Delete a message that is obsolete or given up, unless it has been renewed since."""
        await connection.execute(_DELETE, {"this": outbox_message.id, "seen": outbox_message.version})

    @writes
    async def again(
        self,
        connection: AsyncConnection,
        outbox_message: OutboxMessage,
        when: int,
        *,
        lost_at: int | None = None,
        gone: bool = False,
        problem: str | None = None,
    ) -> None:
        """Retry a message at the time `when`; the outcome of the last attempt is unknown.

        `problem` is why. With `lost_at` the table is unreachable, so it was not sent (`gone`: the host is notified).
        """
        if lost_at is not None:
            host = (await connection.execute(_HOST, {"this": outbox_message.topic})).scalar_one_or_none()
            await connection.execute(_LOST, {"this": outbox_message.topic, "now": lost_at})
            if gone and host is not None:
                told = (NewMessage(MessageKind.LOST, host),)
                await enqueue(self._engine, connection, outbox_message.topic, told, lost_at)
        values = {"this": outbox_message.id, "when": when, "why": problem}
        await connection.execute(_AGAIN if lost_at is None else _NOT_SENT, values)

    @writes
    async def put_off(
        self, connection: AsyncConnection, outbox_message: OutboxMessage, when: int, problem: str | None = None
    ) -> None:
        """Postpone a message that has not been sent (`problem`: why); it does not delay later ones."""
        await connection.execute(_NOT_SENT, {"this": outbox_message.id, "when": when, "why": problem})

    @writes
    async def stands(
        self,
        connection: AsyncConnection,
        outbox_message: OutboxMessage,
        about: Subject,
        message: int,
        at: int,
    ) -> None:
        """Record a message of an earlier attempt that was found to exist.

        Newer contents are due at once.
        """
        past = await self._remember(connection, outbox_message.kind, about, message, move=None, at=at)
        await connection.execute(_NOT_SENT, {"this": outbox_message.id, "when": at, "why": None})
        await enqueue(self._engine, connection, outbox_message.topic, past, at)

    @writes
    async def sent(
        self,
        connection: AsyncConnection,
        outbox_message: OutboxMessage,
        about: Subject,
        message: int | None,
        at: int,
        *,
        pinged: Sequence[Seat] = (),
        sent_notification: SentNotification | None = None,
        gone: SentNotification | None = None,
        told: Iterable[int] = (),
        follow: tuple[NewMessage, ...] = (),
    ) -> None:
        """Delete a sent message, and record its id and who was mentioned.

        If it has been renewed since, the renewed one stays. `sent_notification` is the notification that it was, `gone`
        the one that it has deleted, `told` are the messages that are marked as stale now. `follow` is sent after it.
        """
        move = about.moves if isinstance(about, Table) and outbox_message.fresh else None
        stood = (connection, outbox_message.kind, about, message)
        follow += await self._remember(*stood, move=move, at=at, collected=outbox_message.collected)
        await delete_stale(connection, told)
        if pinged:
            who = [{"this": outbox_message.topic, "who": seat, "now": at, "soon": at + FIRST_CHECK} for seat in pinged]
            await connection.execute(_NOTIFIED, who)
        if gone is not None:
            await delete_sent(connection, gone)
        if sent_notification is not None:
            table = about if isinstance(about, Table) else None
            follow = (*follow, *await insert_sent(self._engine, connection, sent_notification, table))
        this = {"this": outbox_message.id, "seen": outbox_message.version}
        if not (await connection.execute(_DELETE, this)).rowcount:
            await connection.execute(_RENEWED, this)
        await enqueue(self._engine, connection, outbox_message.topic, follow, at)

    @writes
    async def shown(
        self, connection: AsyncConnection, table: Table, kind: MessageKind, message: int, at: int, *, settled: bool
    ) -> None:
        """Record a message of this kind that was posted directly.

        With `settled`, older messages of the kind are deleted from the outbox.
        """
        past = await self._remember(connection, kind, table, message, move=table.moves, at=at)
        if settled:
            await connection.execute(_OLDER, {"this": table.id, "what": kind.value, "until": at})
        await enqueue(self._engine, connection, table.id, past, at)

    @writes
    async def post(
        self, connection: AsyncConnection, topic: str, new_messages: tuple[NewMessage, ...], at: int
    ) -> None:
        """Enqueue messages."""
        await enqueue(self._engine, connection, topic, new_messages, at)

    async def renew(self, at: int) -> int:
        """Enqueue the messages of all open tables to be posted again; return the number of tables."""
        count, after = 0, ""
        while True:
            tables = await self._renew_after(after, at)
            if not tables:
                return count
            count, after = count + len(tables), tables[-1]

    @writes
    async def _renew_after(self, connection: AsyncConnection, after: TableId, at: int) -> list[TableId]:
        """Enqueue the messages of the tables that follow this one, as many as at once."""
        tables = (await connection.execute(_STANDING, {"after": after})).all()
        for row in tables:
            await enqueue(self._engine, connection, row.id, _renewed_messages(row), at)
        return [row.id for row in tables]

    async def _remember(
        self,
        connection: AsyncConnection,
        kind: MessageKind,
        about: Subject,
        message: int | None,
        *,
        move: int | None,
        at: int,
        collected: bool = False,
    ) -> tuple[NewMessage, ...]:
        """Record a message's id, if its topic is still shown at the place where it was sent.

        An unreachable table becomes reachable, and its deadlines resume. Returns the message that marks replaced ones
        as stale.
        """
        if about is not None and not isinstance(about, Table):
            await about(connection, message)
        if not isinstance(about, Table) or kind is MessageKind.PAST or kind in PRIVATE:
            return ()
        column = message_column_of(kind, about)
        shown = shown_values(column, message, move, collected=collected)
        if column is not None and message is not None and message == getattr(about, COLUMNS[column]):
            edited = {"this": about.id, "there": about.place.home, "message": message}
            if (await connection.execute(_SHOWN_AGAIN[column], {**edited, **shown})).rowcount:
                return ()
        past = superseded_by(await lock_messages(connection, about.id), about, kind, message)
        lost = None if about.reachable else await unreachable_since(connection, about.id)
        arrived = (await connection.execute(_SHOWN, {"this": about.id, "there": about.place.home, **shown})).rowcount
        if past:
            await insert_stale(self._engine, connection, about.id, past)
        if arrived and lost is not None:
            await resume_clock(connection, about.id, lost, at)
        return (NewMessage(MessageKind.PAST),) if past else ()


def _renewed_messages(row: Any) -> tuple[NewMessage, ...]:
    """Return the new messages for an open table: its lobby or board, offer, and undo request."""
    main = MessageKind.LOBBY if row.status == TableStatus.LOBBY.value else MessageKind.BOARD
    offer = () if row.offer_message is None else (NewMessage(MessageKind.OFFERED, fresh=True),)
    request = () if row.request_until is None else (NewMessage(MessageKind.REQUEST),)
    return (NewMessage(main, fresh=True), *offer, *request)
