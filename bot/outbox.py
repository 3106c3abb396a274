"""The courier: messages leave the outbox after the transaction that wrote them, and are tried again until they do."""

import asyncio
import logging
from datetime import timedelta
from typing import Protocol

from bot.model import Delivery, Notice, TableId
from bot.refusals import Refusal, StoreRefusal, UnknownTable
from bot.store.rows import millis, moment
from bot.tables import TableService

log = logging.getLogger(__name__)

AT_ONCE = 25
"""How many messages are taken from the outbox together; they go to different tables at the same time."""

CLAIM = timedelta(minutes=2)
"""For so long a message belongs to the courier that sends it; if that one dies, it is tried again afterwards."""

FIRST_DELAY = timedelta(seconds=2)
LONGEST_DELAY = timedelta(minutes=15)
UNREACHABLE_DELAY = timedelta(hours=6)

GIVEN_UP = timedelta(days=7)
"""A message that could not be delivered for so long is given up, with a line in the log."""

IDLE = 30.0
"""Seconds after which the courier looks into the outbox even if nothing has called it."""


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


class Sender(Protocol):
    """Sends one message; implemented with Discord."""

    async def send(self, delivery: Delivery) -> int | None:
        """Send or edit the message and return its id (None if it has none to be remembered).

        Raises Unreachable or Later; any other exception is logged and tried again with back-off.
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
        self._under_way: set[TableId] = set()
        service.on_change = self._called.set

    async def run(self) -> None:
        """Carry messages until cancelled."""
        async with asyncio.TaskGroup() as trips:
            while True:
                self._called.clear()
                try:
                    pause = await self._set_out(trips)
                except StoreRefusal as refusal:
                    log.warning("the outbox cannot be read now: %s", refusal)
                    pause = IDLE
                await _either(self._called, pause)

    async def carry_all(self) -> int:
        """Carry every message that is due, and return how many have left."""
        left = 0
        while due := await self._outbox.due(self._now(), AT_ONCE):
            left += sum([await self.carry(notice) for notice in due])
        return left

    async def _set_out(self, trips: asyncio.TaskGroup) -> float:
        """Start a trip to every table that has messages due, and return the seconds until the next are."""
        by_table: dict[TableId, list[Notice]] = {}
        for notice in await self._outbox.due(self._now(), AT_ONCE):
            by_table.setdefault(notice.table, []).append(notice)
        for table, notices in by_table.items():
            if table not in self._under_way:
                self._under_way.add(table)
                trips.create_task(self._trip(table, notices))
        return IDLE if self._under_way else await self._pause()

    async def _trip(self, table: TableId, notices: list[Notice]) -> None:
        try:
            for notice in notices:
                await self.carry(notice)
        except StoreRefusal as refusal:
            log.warning("messages of table %s must wait: %s", table, refusal)
        except Exception:  # of one table; it is tried again when the claim ends
            log.exception("messages of table %s must wait", table)
        else:
            self._called.set()
        finally:
            self._under_way.discard(table)

    async def carry(self, notice: Notice) -> bool:
        """Carry one message if it is still due and still has something to say; say whether it has left."""
        now = self._now()
        if not await self._outbox.claim(notice, now, now + _ms(CLAIM)):
            return False
        try:
            delivery = await self._service.delivery(notice)
        except UnknownTable:
            delivery = None
        except Refusal as refusal:  # newer rules, or a game that this program does not know
            log.warning("%s for table %s must wait: %s", notice.kind.value, notice.table, refusal)
            await self._again(notice, UNREACHABLE_DELAY)
            return False
        if delivery is None:
            await self._outbox.drop(notice)
            return False
        return await self._send(delivery)

    async def _send(self, delivery: Delivery) -> bool:
        notice = delivery.notice
        try:
            message = await self._sender.send(delivery)
        except Unreachable as error:
            log.warning("%s for table %s: the place is %s", notice.kind.value, notice.table, error.reason)
            await self._again(notice, UNREACHABLE_DELAY, reachable=False)
        except Later as error:
            await self._again(notice, back_off(notice.tries) if error.after is None else timedelta(seconds=error.after))
        except Exception:
            log.exception("%s for table %s could not be sent", notice.kind.value, notice.table)
            await self._again(notice, back_off(notice.tries))
        else:
            await self._service.delivered(delivery, message)
            return True
        return False

    async def _again(self, notice: Notice, delay: timedelta, *, reachable: bool = True) -> None:
        now = self._service.now()
        if now - notice.created_at > GIVEN_UP:
            log.error("%s for table %s is given up after %s", notice.kind.value, notice.table, GIVEN_UP)
            await self._outbox.drop(notice)
        else:
            await self._outbox.again(notice, millis(now + delay), reachable=reachable)

    async def _pause(self) -> float:
        """Return the seconds until the next message is due."""
        due = await self._outbox.next_due()
        if due is None:
            return IDLE
        return min(IDLE, max(0.0, (moment(due) - self._service.now()).total_seconds()))

    def _now(self) -> int:
        return millis(self._service.now())


def back_off(tries: int) -> timedelta:
    """Return how long to wait after so many vain attempts."""
    return min(LONGEST_DELAY, FIRST_DELAY * (1 << min(tries, 12)))


def _ms(span: timedelta) -> int:
    return span // timedelta(milliseconds=1)


async def _either(event: asyncio.Event, seconds: float) -> None:
    """Wait for the event, but no longer than this."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
