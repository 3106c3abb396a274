"""The courier: messages leave the outbox after the transaction that wrote them, and are tried again until they do."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta
from secrets import token_hex
from typing import Protocol

from msgspec.structs import replace

from bot.model import Delivery, Notice, TableId
from bot.refusals import Refusal, StoreRefusal, UnknownTable
from bot.store.rows import millis, moment
from bot.tables import TableService

log = logging.getLogger(__name__)

AT_ONCE = 100
"""To so many tables messages leave at the same time: a slow place holds nobody up but itself."""

IN_HAND = 4
"""So many messages are made ready at the same time, two for each drawing process: a table is looked at just before its
picture is drawn, not when it joins a long queue."""

CLAIM = timedelta(minutes=2)
"""For so long a message belongs to the courier that sends it; if that one dies, it is tried again afterwards."""

LONGEST_WAY = 90.0
"""Seconds after which a message that has neither arrived nor been refused is tried again; less than CLAIM."""

FIRST_DELAY = timedelta(seconds=2)
LONGEST_DELAY = timedelta(minutes=15)
UNREACHABLE_DELAY = timedelta(hours=6)

GIVEN_UP = timedelta(days=7)
"""A message that could not be delivered for so long is given up, with a line in the log."""

LATE = timedelta(minutes=2)
"""Messages that are due for so long, while none leaves, mean that something is wrong."""


class Unreachable(Exception):
    """The place is gone or forbidden: `reason` is `gone`, `forbidden` or `locked`.

    The notices of that table are kept and tried again when it moves or changes, and a few times a day; the table
    shows `reachable` False until a message arrives again.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class Later(Exception):
    """The message could not be sent now; `after` seconds from now it may (None = the courier's own back-off)."""

    def __init__(self, after: float | None = None) -> None:
        self.after = after
        super().__init__(after)


class Stands(Exception):
    """An attempt that was cut off had posted `message` after all, before the notice was renewed: it tells what was
    true then.
    """

    def __init__(self, message: int) -> None:
        self.message = message
        super().__init__(message)


Parcel = Callable[[], Awaitable[int | None]]
"""A message made ready: the call sends or edits it and returns its id (None if it has none to be remembered)."""


class Sender(Protocol):
    """Makes messages ready and sends them; implemented with Discord."""

    async def pack(self, delivery: Delivery) -> Parcel:
        """Make a message ready, its picture drawn.

        The parcel raises Unreachable, Later or Stands; any other exception is logged and tried again with back-off.
        """


class Courier:
    """Carries messages from the outbox to their places, at least once, the latest of each kind.

    Messages of one table leave one after the other; those of different tables do not wait for each other.
    """

    def __init__(self, service: TableService, sender: Sender) -> None:
        self._service = service
        self._outbox = service.store.outbox
        self._sender = sender
        self._called = asyncio.Event()
        self._in_hand = asyncio.Semaphore(IN_HAND)
        self._left_at = service.now()

    def call(self) -> None:
        """Let a courier that is under way look into the outbox again."""
        self._called.set()

    async def carry_all(self) -> int:
        """Carry every message that is due, those that come meanwhile too, and return how many have left.

        Raises the store's refusals; what was under way then is taken up again later.
        """
        trips: dict[TableId, asyncio.Task[int]] = {}
        left = 0
        try:
            while True:
                self._called.clear()
                await self._set_out(trips)
                if not trips:
                    return left
                await self._until_one_is_back(trips)
                for table in [table for table, trip in trips.items() if trip.done()]:
                    left += trips.pop(table).result()
        finally:
            for trip in trips.values():
                trip.cancel()
            await asyncio.gather(*trips.values(), return_exceptions=True)

    async def is_late(self) -> bool:
        """Say whether messages have been due for long while none has left. Raises the store's refusals."""
        due, long_ago = await self._outbox.next_due(), self._service.now() - LATE
        return due is not None and moment(due) < long_ago and self._left_at < long_ago

    async def _set_out(self, trips: dict[TableId, asyncio.Task[int]]) -> None:
        """Start a trip to every table that has messages due and where none is under way, as far as there is room."""
        by_table: dict[TableId, list[Notice]] = {}
        for notice in await self._outbox.due(self._now(), AT_ONCE - len(trips), trips):
            by_table.setdefault(notice.table, []).append(notice)
        for table, notices in by_table.items():
            trips[table] = asyncio.create_task(self._trip(notices), name=f"messages of table {table}")

    async def _until_one_is_back(self, trips: dict[TableId, asyncio.Task[int]]) -> None:
        """Wait until a trip is over, somebody calls, or the next message is due."""
        pause = await self._pause(trips) if len(trips) < AT_ONCE else None
        called = asyncio.create_task(self._called.wait())
        try:
            await asyncio.wait({called, *trips.values()}, timeout=pause, return_when=asyncio.FIRST_COMPLETED)
        finally:
            called.cancel()

    async def _trip(self, notices: list[Notice]) -> int:
        """Carry these messages of one table in their order and return how many have left."""
        return sum([await self.carry(notice) for notice in notices])

    async def carry(self, notice: Notice) -> bool:
        """Carry one message if it is still due and still has something to say; say whether it has left."""
        if not notice.nonce:
            notice = replace(notice, nonce=token_hex(8))
        async with self._in_hand:
            now = self._now()
            if not await self._outbox.claim(notice, now, now + _ms(CLAIM)):
                return False
            ready = await self._ready(notice)
        return ready is not None and await self._send(*ready)

    async def _ready(self, notice: Notice) -> tuple[Delivery, Parcel] | None:
        """Return what a message has to say, made ready; None if that is nothing any more, or cannot be told now."""
        what = (notice.kind.value, notice.table)
        try:
            delivery = await self._service.messages.delivery(notice)
            if delivery is not None:
                return delivery, await self._sender.pack(delivery)
            await self._outbox.drop(notice)
        except UnknownTable:
            await self._outbox.drop(notice)
        except StoreRefusal:
            raise
        except Refusal as refusal:  # newer rules, or a game that this program does not know
            log.warning("%s for table %s must wait: %s", *what, refusal)
            await self._again(notice, UNREACHABLE_DELAY)
        except Exception:  # of one table; the others go on
            log.exception("%s for table %s must wait", *what)
            await self._again(notice, back_off(notice.tries))
        return None

    async def _send(self, delivery: Delivery, parcel: Parcel) -> bool:
        notice = delivery.notice
        try:
            async with asyncio.timeout(LONGEST_WAY):
                message = await parcel()
        except Unreachable as error:
            log.warning("%s for table %s: the place is %s", notice.kind.value, notice.table, error.reason)
            await self._again(notice, UNREACHABLE_DELAY, reachable=False)
        except Later as error:
            await self._again(notice, back_off(notice.tries) if error.after is None else timedelta(seconds=error.after))
        except Stands as error:
            await self._outbox.stands(notice, delivery.look.table, error.message, self._now())
        except Exception:
            log.exception("%s for table %s could not be sent", notice.kind.value, notice.table)
            await self._again(notice, back_off(notice.tries))
        else:
            self._left_at = self._service.now()
            await self._service.messages.delivered(delivery, message)
            return True
        return False

    async def _again(self, notice: Notice, delay: timedelta, *, reachable: bool = True) -> None:
        now = self._service.now()
        if now - notice.created_at > GIVEN_UP:
            log.error("%s for table %s is given up after %s", notice.kind.value, notice.table, GIVEN_UP)
            await self._outbox.drop(notice)
        else:
            await self._outbox.again(notice, millis(now + delay), reachable=reachable)

    async def _pause(self, under_way: Iterable[TableId]) -> float | None:
        """Return the seconds until the next message to another table is due, None if there is none."""
        due = await self._outbox.next_due(under_way)
        return None if due is None else max(0.0, (moment(due) - self._service.now()).total_seconds())

    def _now(self) -> int:
        return millis(self._service.now())


def back_off(tries: int) -> timedelta:
    """Return how long to wait after so many vain attempts."""
    return min(LONGEST_DELAY, FIRST_DELAY * (1 << min(tries, 12)))


def _ms(span: timedelta) -> int:
    return span // timedelta(milliseconds=1)
