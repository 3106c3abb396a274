"""Messages that must still leave."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, and_, bindparam, case, delete, exists, func, null, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.clock_pauses import FOUND, resume_clock, unreachable_since
from bot.database.engine import Database
from bot.database.mapping import FIRST_CHECK, Values, outbox_message_of
from bot.database.sent_notifications import delete_sent, insert_sent
from bot.database.stale_messages import delete_stale, insert_stale, lock_messages, message_column_of, superseded_by
from bot.database.unit_of_work import enqueue
from bot.domain.notification import MessageKind, NewMessage, OutboxMessage, SentNotification
from bot.domain.table import Table, TableStatus
from bot.features.challenges import sides_repository
from bot.features.challenges.model import DuelSide, PinnedPost
from bot.features.pinned_posts.repository import STANDS
from bot.features.weekly_sky.model import SkyPost
from bot.features.weekly_sky.poster_repository import stands
from games.api import Seat

HOLDS = 6
"""After so many vain attempts a message no longer holds up those after it: it may be the message that is wrong."""

RENEWED_AT_ONCE = 500
"""Tables whose messages one transaction puts into the outbox, so that it takes well under a second."""

BESIDES = (MessageKind.PICTURE.value, MessageKind.PAST.value)
"""What holds nothing up: no later message tells less without it."""

_o, _t, _w = schema.outbox.c, schema.tables.c, schema.waiting.c
_e = schema.outbox.alias("earlier").c
_ELSEWHERE = exists().where(_e.topic == _o.topic, _e.owner != bindparam("me"))
_OTHERS = and_(_o.topic.not_in(bindparam("besides", expanding=True)), ~_ELSEWHERE)
_EARLIER = (_e.topic == _o.topic, _e.id < _o.id, _e.tries < HOLDS, _e.kind.not_in(BESIDES))
_UNDER_WAY = _e.nonce.is_not(None)


def _has_come(one: Any) -> ColumnElement[bool]:
    """Return whether a message is due; so is what was written before the clock went back, but what is for later."""
    ahead = and_(one.created_at > bindparam("now"), one.kind != MessageKind.ARCHIVED.value)
    return or_(one.due_at <= bindparam("now"), ahead)


_FIRST = ~exists().where(*_EARLIER, or_(_UNDER_WAY, _has_come(_e)))
_DUE = select(schema.outbox).where(_has_come(_o), _OTHERS, _FIRST).order_by(_o.due_at, _o.id).limit(bindparam("most"))
_NEXT = select(func.min(_o.due_at)).where(_OTHERS, ~exists().where(*_EARLIER, _UNDER_WAY))
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
_AGAIN = update(schema.outbox).where(_o.id == bindparam("this")).values(due_at=bindparam("when"), owner=null())
_NOT_SENT = _AGAIN.values(nonce=null(), owed=null(), fresh=or_(_o.fresh, func.coalesce(_o.owed, False)))
_RENEWED = (
    update(schema.outbox)
    .where(_o.id == bindparam("this"), _o.version != bindparam("seen"))
    .values(nonce=null(), owed=null(), owner=null())
)
_SHOWN = update(schema.tables).where(_t.id == bindparam("this"), _t.home == bindparam("there")).values(FOUND)
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
_LOST = (
    update(schema.tables)
    .where(_t.id == bindparam("this"))
    .values(reachable=False, lost_at=func.coalesce(_t.lost_at, bindparam("now")))
)


class OutboxRepository:
    """The outbox: written with every change, emptied by the dispatcher of each process; `me` is this one's name."""

    def __init__(self, engine: Database, me: str) -> None:
        self._engine = engine
        self._me = me

    async def due(self, now: int, limit: int, besides: Iterable[str] = ()) -> tuple[OutboxMessage, ...]:
        """Return the messages whose time has come, the longest waiting first, but none of the topics `besides`.

        Of each topic that is the first: those after it wait until it has left, also while it is to be tried again. A
        topic of which a message is under way with another process is left to that one.
        """
        async with self._engine.reading() as connection:
            values = {"now": now, "most": limit, "besides": list(besides), "me": self._me}
            return tuple(map(outbox_message_of, await connection.execute(_DUE, values)))

    async def next_due(self, besides: Iterable[str] = ()) -> int | None:
        """Return when the next message is due (none of the topics `besides`), or None if none is waiting."""
        async with self._engine.reading() as connection:
            values = {"besides": list(besides), "me": self._me}
            due: int | None = (await connection.execute(_NEXT, values)).scalar_one()
            return due

    async def has_message(self, topic: str) -> bool:
        """Say whether something about this topic must still leave."""
        async with self._engine.reading() as connection:
            return (await connection.execute(_HAS_MESSAGE, {"this": topic})).first() is not None

    async def claim(self, outbox_message: OutboxMessage, now: int, until: int) -> bool:
        """Take a message for this process, under its nonce; False if it has changed or somebody was quicker.

        It is this one's alone for as long as the process lives (`LeaseStore.hold`), which looks at it again at the time
        `until`. That it was to be posted anew is owed until it is known to have left.
        """
        values = {
            "seen": outbox_message.version,
            "now": now,
            "until": until,
            "mark": outbox_message.nonce,
            "me": self._me,
        }
        async with self._engine.writing() as connection:
            return (await connection.execute(_CLAIM, {"this": outbox_message.id, **values})).rowcount == 1

    async def current(self, outbox_message: OutboxMessage) -> bool:
        """Say whether a message still waits as it was when it was read, neither renewed nor gone."""
        async with self._engine.reading() as connection:
            this = {"this": outbox_message.id, "seen": outbox_message.version}
            return (await connection.execute(_CURRENT, this)).first() is not None

    async def owe(self, outbox_message: OutboxMessage) -> None:
        """Note that a message under way is to be posted anew: whoever repeats the attempt must not edit instead.

        Else what was posted by an attempt that came to no known end would stand for ever.
        """
        async with self._engine.writing() as connection:
            await connection.execute(_OWE, {"this": outbox_message.id})

    async def drop(self, outbox_message: OutboxMessage) -> None:
        """Forget a message that has become pointless or is given up, unless it has been renewed meanwhile."""
        async with self._engine.writing() as connection:
            await connection.execute(_DELETE, {"this": outbox_message.id, "seen": outbox_message.version})

    async def again(self, outbox_message: OutboxMessage, when: int, *, lost_at: int | None = None) -> None:
        """Keep a message that may not have been sent until this time; a table that cannot be reached is marked."""
        async with self._engine.writing() as connection:
            if lost_at is not None:
                await connection.execute(_LOST, {"this": outbox_message.topic, "now": lost_at})
            await connection.execute(
                _AGAIN if lost_at is None else _NOT_SENT, {"this": outbox_message.id, "when": when}
            )

    async def put_off(self, outbox_message: OutboxMessage, when: int) -> None:
        """Keep a message that has not been sent, and must not be before this time; it holds up none after it."""
        async with self._engine.writing() as connection:
            await connection.execute(_NOT_SENT, {"this": outbox_message.id, "when": when})

    async def stands(
        self,
        outbox_message: OutboxMessage,
        about: Table | PinnedPost | DuelSide | SkyPost | None,
        message: int,
        at: int,
    ) -> None:
        """Remember a message of an earlier attempt that was found to stand; what is new since then is due at once."""
        async with self._engine.writing() as connection:
            past = await self._remember(connection, outbox_message.kind, about, message, move=None, at=at)
            await connection.execute(_NOT_SENT, {"this": outbox_message.id, "when": at})
            await enqueue(self._engine, connection, outbox_message.topic, past, at)

    async def sent(
        self,
        outbox_message: OutboxMessage,
        about: Table | PinnedPost | DuelSide | SkyPost | None,
        message: int | None,
        at: int,
        *,
        pinged: Sequence[Seat] = (),
        sent_notification: SentNotification | None = None,
        gone: SentNotification | None = None,
        told: Iterable[int] = (),
        follow: tuple[NewMessage, ...] = (),
    ) -> None:
        """Forget a message that has left, and remember where it stands and who has been pinged with it.

        If it has been renewed meanwhile, the renewed one stays. `sent_notification` is the notification that it was,
        `gone` the one that it has deleted, `told` are the messages that are marked as stale now. `follow` are to be
        sent after it.
        """
        async with self._engine.writing() as connection:
            move = about.moves if isinstance(about, Table) and outbox_message.fresh else None
            stood = (connection, outbox_message.kind, about, message)
            follow += await self._remember(*stood, move=move, at=at, collected=outbox_message.collected)
            await delete_stale(connection, told)
            if pinged:
                who = [
                    {"this": outbox_message.topic, "who": seat, "now": at, "soon": at + FIRST_CHECK} for seat in pinged
                ]
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

    async def shown(self, table: Table, kind: MessageKind, message: int, at: int, *, settled: bool) -> None:
        """Remember a message of this kind that was posted by other ways; if that has `settled` it, none need leave."""
        async with self._engine.writing() as connection:
            past = await self._remember(connection, kind, table, message, move=table.moves, at=at)
            if settled:
                await connection.execute(_OLDER, {"this": table.id, "what": kind.value, "until": at})
            await enqueue(self._engine, connection, table.id, past, at)

    async def post(self, topic: str, new_messages: tuple[NewMessage, ...], at: int) -> None:
        """Put messages into the outbox."""
        async with self._engine.writing() as connection:
            await enqueue(self._engine, connection, topic, new_messages, at)

    async def renew(self, at: int) -> int:
        """Have all messages posted again by which open tables are played; return of how many tables."""
        count, after = 0, ""
        while True:
            async with self._engine.writing() as connection:
                tables = (await connection.execute(_STANDING, {"after": after})).all()
                for row in tables:
                    await enqueue(self._engine, connection, row.id, _renewed_messages(row), at)
            if not tables:
                return count
            count, after = count + len(tables), tables[-1].id

    async def _remember(
        self,
        connection: AsyncConnection,
        kind: MessageKind,
        about: Table | PinnedPost | DuelSide | SkyPost | None,
        message: int | None,
        *,
        move: int | None,
        at: int,
        collected: bool = False,
    ) -> tuple[NewMessage, ...]:
        """Remember where a message stands, if what it is about is still to be shown at the place to which it went.

        A table that could not be reached can be again, and time goes on there. Returns what must be said of messages
        that are past.
        """
        if isinstance(about, PinnedPost):
            this = {"there": about.guild, "what": about.game, "home": about.channel}
            await connection.execute(STANDS, this | {"where": message, "shown": about.code})
        if isinstance(about, DuelSide):
            this = {"which": about.code, "there": about.guild, "home": about.channel}
            await connection.execute(sides_repository.STANDS, this | {"where": message, "ended": about.over})
        if isinstance(about, SkyPost):
            await stands(connection, about, message)
        if not isinstance(about, Table) or kind is MessageKind.PAST:
            return ()
        past = superseded_by(await lock_messages(connection, about.id), about, kind, message)
        shown = shown_values(message_column_of(kind, about), message, move, collected=collected)
        lost = None if about.reachable else await unreachable_since(connection, about.id)
        arrived = (await connection.execute(_SHOWN, {"this": about.id, "there": about.place.home, **shown})).rowcount
        await insert_stale(self._engine, connection, about.id, past)
        if arrived:
            await resume_clock(connection, about.id, lost, at)
        return (NewMessage(MessageKind.PAST),) if past else ()


def _renewed_messages(row: Any) -> tuple[NewMessage, ...]:
    """Return the notes for what stands of an open table: its lobby or board, its offer, its undo request."""
    main = MessageKind.LOBBY if row.status == TableStatus.LOBBY.value else MessageKind.BOARD
    offer = () if row.offer_message is None else (NewMessage(MessageKind.OFFERED, fresh=True),)
    request = () if row.request_until is None else (NewMessage(MessageKind.REQUEST),)
    return (NewMessage(main, fresh=True), *offer, *request)


def shown_values(kind: MessageKind | None, message: int | None, move: int | None, *, collected: bool = False) -> Values:
    """Return the columns that remember a message: of a board that was posted anew also how far it tells, and when
    nothing is offered any more, that none stands. A board is `collected` that shows moves of a turn that goes on.
    """
    values: Values = {}
    if kind is MessageKind.OFFERED:
        values["offer_message"] = message
    if message is not None and kind is MessageKind.LOBBY:
        values["lobby_message"] = message
    if message is not None and kind is MessageKind.REQUEST:
        values["request_message"] = message
    if message is not None and kind is MessageKind.BOARD:
        values |= {"board_message": message, "board_edited": collected}
        if move is not None:
            values["board_move"] = move
    return values
