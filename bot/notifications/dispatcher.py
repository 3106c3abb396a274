"""Sends outbox messages after commit, at least once, with retries."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta
from secrets import token_hex
from typing import Any

from bot.database.outbox import OutboxRepository
from bot.domain.notification import MessageKind, OutboxMessage
from bot.domain.timestamps import from_millis, to_millis
from bot.monitoring.metrics import Metrics
from bot.notifications.attempt_log import UNCHANGED, AttemptLog, response_text
from bot.notifications.message_handler import MessageHandler, MessageHandlers
from bot.notifications.outgoing import (
    AlreadyPosted,
    DirectMessagesClosed,
    EditLimited,
    Message,
    MustRepost,
    NotBefore,
    PreparedMessage,
    RefusedMessage,
    RetryLater,
    Unreachable,
)
from bot.presentation.arrival_reports import ArrivalReports
from bot.refusals import Refusal, UnknownTable
from bot.refusals.database import DatabaseRefusal
from bot.tables.repository import Clock

log = logging.getLogger(__name__)

MOST_TOPICS = 100
"""Maximum number of topics whose messages are sent at the same time; a slow channel delays only its own topic."""

MOST_PREPARED = 10
"""Maximum number of messages that are prepared at the same time, a few for each drawing process.

The others stay in the outbox, oldest first, so that a table is read shortly before its picture is drawn.
"""

CLAIM_TIMEOUT = timedelta(minutes=2)
"""Time after which a claimed message is sent again by this dispatcher; those of a dead process are taken earlier."""

ATTEMPT_TIMEOUT = 90.0
"""Seconds after which an unfinished attempt is cancelled and repeated; less than CLAIM_TIMEOUT."""

FIRST_RETRY_DELAY = timedelta(seconds=2)
MAX_RETRY_DELAY = timedelta(minutes=15)
DATABASE_RETRY_PAUSE = 5.0
"""Seconds before the next round if the database could not be read or written."""

MAX_UNREACHABLE_DELAY, FREQUENT_RETRIES = timedelta(minutes=5), timedelta(days=1)
"""Maximum delay where the bot may not post at present, and the age of a message from which MAX_GONE_DELAY holds.

Discord also reports when permissions change (`bot.app.server_events`).
"""

MAX_GONE_DELAY = timedelta(hours=6)
"""Maximum delay where the channel no longer exists, or the table cannot be read by this version."""

DROP_AGE = timedelta(days=7)
"""Age at which an undeliverable message is dropped, with an error in the log."""

DROP_TRIES = 20
"""Minimum number of attempts before a message is dropped, in case the clock was wrong."""

MAX_PICTURE_DELAY = timedelta(seconds=16)
"""Maximum delay between attempts to draw a delayed picture."""

MAX_PROBLEM_LENGTH = 200
"""Maximum number of characters that are kept of why a message could not be sent."""

REFRESH_TRIES = 30
"""Number of failed attempts, about seven minutes, after which a delayed picture is dropped."""

STUCK_AFTER = timedelta(minutes=2)
"""Time after which due messages, while none is sent, count as a fault."""


Prepare = Callable[[MessageHandler[Any], Message], Awaitable[PreparedMessage]]
"""Prepares a message with its handler."""


class OutboxDispatcher:
    """The dispatcher of outbox messages: sends each at least once, the newest of each kind.

    Messages of one topic (a table or a pinned post) are sent one after another; different topics do not wait for each
    other. After each round `on_pause` receives the seconds until the next message is due (None = none is), and
    `on_backlog` whether more messages are due than can be prepared at the same time.
    """

    def __init__(
        self,
        outbox: OutboxRepository,
        now: Clock,
        handlers: MessageHandlers,
        prepare: Prepare,
        *,
        on_pause: Callable[[float | None], None] = lambda _: None,
        on_backlog: Callable[[bool], None] = lambda _: None,
        metrics: Metrics | None = None,
        reports: ArrivalReports | None = None,
    ) -> None:
        self._outbox = outbox
        self._clock = now
        self._handlers = handlers
        self._prepare = prepare
        self._on_pause = on_pause
        self._on_backlog = on_backlog
        self._woken = asyncio.Event()
        self._round_lock = asyncio.Lock()
        self._closed = False
        self._round_task: asyncio.Task[None] | None = None
        self._preparing: set[str] = set()
        self._has_backlog = False
        self._next_due: int | None = None
        self._last_attempt_at = now()
        self._log = AttemptLog(now, metrics or Metrics(), reports or ArrivalReports())
        self._interrupted: dict[int, OutboxMessage] = {}

    def wake(self) -> None:
        """Start to send all due messages; a running round reads the outbox again."""
        self._woken.set()
        if not self._closed and not self._round_lock.locked() and (self._round_task is None or self._round_task.done()):
            self._round_task = asyncio.create_task(self._run_rounds(), name="dispatcher")

    async def close(self, patience: float) -> None:
        """Wait at most `patience` seconds for messages being sent, and send no more."""
        self._closed = True
        if self._round_task is not None:
            await asyncio.wait({self._round_task}, timeout=patience)
            self._round_task.cancel()
            await asyncio.gather(self._round_task, return_exceptions=True)

    async def deliver_all(self) -> int:
        """Send every due message, including new ones, and return how many were sent.

        Raises the refusals of the database; unfinished messages are then sent later.
        """
        sending: dict[str, asyncio.Task[bool]] = {}
        async with self._round_lock:
            try:
                return await self._send_round(sending)
            finally:
                for task in sending.values():
                    task.cancel()
                await asyncio.gather(*sending.values(), return_exceptions=True)
                self._preparing.clear()  # also of messages whose task had not started
                self._on_backlog(False)

    async def is_stuck(self) -> bool:
        """Return whether due messages have waited for STUCK_AFTER while no attempt has ended.

        A refused attempt also counts as ended: an outage of Discord is no reason to restart the bot. Raises the
        refusals of the database.
        """
        now = self._clock()
        self._last_attempt_at = min(self._last_attempt_at, now)  # the clock may have been ahead
        due, long_ago = await self._outbox.next_due(), now - STUCK_AFTER
        return due is not None and from_millis(due) < long_ago and self._last_attempt_at < long_ago

    # -- rounds --------------------------------------------------------------------------------------------------------

    async def _run_rounds(self) -> None:
        """Send messages until `wake` is no longer called or an error occurs."""
        while self._woken.is_set() and not self._closed:
            pause: float | None = DATABASE_RETRY_PAUSE
            try:
                await self.deliver_all()
                pause = self._until_next_due()
            except Refusal as refusal:  # the database is away
                log.warning("no message could be sent: %s", refusal)
                self._woken.clear()
            except Exception:
                log.exception("no message could be sent")
                self._woken.clear()
            self._on_pause(pause)

    async def _send_round(self, sending: dict[str, asyncio.Task[bool]]) -> int:
        left = 0
        await self._release_interrupted()
        while True:
            self._woken.clear()
            await self._start_due(sending)
            if not sending:
                return left
            await self._wait_for_progress(sending)
            for topic in [topic for topic, task in sending.items() if task.done()]:
                left += sending.pop(topic).result()

    async def _release_interrupted(self) -> None:
        """Release the messages that are still claimed because the database failed while they were sent."""
        for outbox_message in tuple(self._interrupted.values()):
            await self._outbox.again(outbox_message, self._now())
            del self._interrupted[outbox_message.id]

    async def _start_due(self, sending: dict[str, asyncio.Task[bool]]) -> None:
        """Start to send due messages of topics that are not being sent, up to the limits."""
        room = self._free_slots(sending)
        found, self._next_due = await self._outbox.due(self._now(), room, sending) if room else ((), None)
        self._has_backlog = len(found) == room
        self._on_backlog(self._has_backlog)
        for outbox_message in found:
            if (topic := outbox_message.topic) not in sending:
                self._preparing.add(topic)
                sending[topic] = asyncio.create_task(self.deliver(outbox_message), name=f"a message of {topic}")

    def _free_slots(self, sending: Collection[str]) -> int:
        return max(0, min(MOST_TOPICS - len(sending), MOST_PREPARED - len(self._preparing)))

    async def _wait_for_progress(self, sending: dict[str, asyncio.Task[bool]]) -> None:
        """Wait until a message is sent, `wake` is called, or the next message is due."""
        pause = self._until_next_due() if self._free_slots(sending) else None
        woken = asyncio.create_task(self._woken.wait())
        try:
            await asyncio.wait({woken, *sending.values()}, timeout=pause, return_when=asyncio.FIRST_COMPLETED)
        finally:
            woken.cancel()

    def _until_next_due(self) -> float | None:
        """Return the seconds until the next message that was not due is due, or None."""
        due = self._next_due
        return None if due is None else max(0.0, (from_millis(due) - self._clock()).total_seconds())

    # -- one message ---------------------------------------------------------------------------------------------------

    async def deliver(self, outbox_message: OutboxMessage) -> bool:
        """Send one message if it is still due and not obsolete; return whether it was sent."""
        try:
            return await self._claim_and_send(outbox_message.marked(token_hex(8)))
        except (DatabaseRefusal, asyncio.CancelledError):
            self._interrupted[outbox_message.id] = outbox_message
            raise
        except DirectMessagesClosed:
            await self._handlers[outbox_message.kind].direct_messages_closed(outbox_message)
            await self._outbox.put_off(outbox_message, self._now())
        except NotBefore as error:
            await self._outbox.put_off(outbox_message, to_millis(error.until))
        except EditLimited as error:
            await self._outbox.put_off(outbox_message, to_millis(self._clock() + timedelta(seconds=error.after)))
        except (Unreachable, RetryLater, Refusal) as error:
            await self._retry_after(outbox_message, error)
        except Exception as error:  # other topics continue
            log.exception("%s for %s must wait", outbox_message.kind.value, outbox_message.topic)
            await self._retry_or_drop(outbox_message, retry_delay(outbox_message.tries), error)
        finally:
            self._last_attempt_at = self._clock()
            self._preparing.discard(outbox_message.topic)
        return False

    async def _retry_after(self, outbox_message: OutboxMessage, error: Unreachable | RetryLater | Refusal) -> None:
        """Retry the message with the delay for this error, or drop it."""
        tries = outbox_message.tries
        match error:
            case Unreachable():
                lost = outbox_message.kind is not MessageKind.PAST  # says nothing about the current place
                hopeful = error.reason != "gone" and self._clock() - outbox_message.created_at < FREQUENT_RETRIES
                delay = retry_delay(tries, MAX_UNREACHABLE_DELAY if hopeful else MAX_GONE_DELAY)
                await self._retry_or_drop(outbox_message, delay, error, lost=lost)
            case RefusedMessage():
                delay = self._log.refuse(outbox_message, error, self._clock())
                await self._retry_or_drop(outbox_message, delay, error, refused=True)
            case RetryLater():
                longest = MAX_PICTURE_DELAY if outbox_message.kind is MessageKind.REFRESH else MAX_RETRY_DELAY
                delay = retry_delay(tries, longest) if error.after is None else timedelta(seconds=error.after)
                await self._retry_or_drop(outbox_message, delay, error)
            case Refusal():  # newer rules, or an unknown game
                log.warning("%s for %s must wait: %s", outbox_message.kind.value, outbox_message.topic, error)
                await self._retry_or_drop(outbox_message, MAX_GONE_DELAY, error)

    async def _claim_and_send(self, outbox_message: OutboxMessage) -> bool:
        now, refused = self._now(), self._log.not_before(outbox_message)
        if refused is not None and now < to_millis(refused) <= now + _ms(UNCHANGED):  # else the clock was ahead
            raise NotBefore(refused)
        if not await self._outbox.claim(outbox_message, now, now + _ms(CLAIM_TIMEOUT)):
            return False
        handler = self._handlers[outbox_message.kind]
        try:
            message = await handler.load(outbox_message)
        except UnknownTable:
            message = None
        if message is None:
            await self._outbox.drop(outbox_message)
            return False
        if not await self._outbox.current(outbox_message):  # loading waits for a move, which renews the message
            await self._outbox.again(outbox_message, now)
            return False
        if message.outbox_message.fresh and not outbox_message.fresh:
            await self._outbox.owe(outbox_message)
        prepared = await self._prepare(handler, message)
        self._preparing.discard(outbox_message.topic)
        if self._has_backlog:
            self._woken.set()
        return await self._send_prepared(handler, message, prepared)

    async def _send_prepared(self, handler: MessageHandler[Any], message: Message, prepared: PreparedMessage) -> bool:
        try:
            async with asyncio.timeout(ATTEMPT_TIMEOUT):
                number = await self._log.send(message, prepared)
        except AlreadyPosted as error:
            await self._outbox.stands(message.outbox_message, handler.subject(message), error.message, self._now())
            return False
        except MustRepost:
            await self._outbox.owe(message.outbox_message)
            await self._retry_or_drop(message.outbox_message, timedelta())
            return False
        await handler.remember(message, number, complete=prepared.is_complete)
        return True

    async def _retry_or_drop(
        self,
        outbox_message: OutboxMessage,
        delay: timedelta,
        error: Exception | None = None,
        *,
        lost: bool = False,
        refused: bool = False,
    ) -> None:
        why = response_text(error)[:MAX_PROBLEM_LENGTH] if error else None
        now, kind = self._clock(), outbox_message.kind
        age = now - outbox_message.created_at
        undrawn = kind is MessageKind.REFRESH and outbox_message.tries >= REFRESH_TRIES
        if undrawn or (outbox_message.tries >= DROP_TRIES and age > DROP_AGE):
            log.error("%s for %s is given up after %s", kind.value, outbox_message.topic, age)
            await self._outbox.drop(outbox_message)
        elif refused:
            await self._outbox.put_off(outbox_message, to_millis(now + delay), why)
        else:
            lost_at = to_millis(now) if lost else None
            gone = isinstance(error, Unreachable) and error.reason == "gone"
            when = to_millis(now + delay)
            await self._outbox.again(outbox_message, when, lost_at=lost_at, gone=gone, problem=why)

    def _now(self) -> int:
        return to_millis(self._clock())


def retry_delay(tries: int, longest: timedelta = MAX_RETRY_DELAY) -> timedelta:
    """Return the delay after this number of failed attempts."""
    return min(longest, FIRST_RETRY_DELAY * (1 << min(tries, 14)))


def _ms(span: timedelta) -> int:
    return span // timedelta(milliseconds=1)
