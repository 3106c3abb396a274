"""Logs every attempt to send a message, and decides when a message that Discord refuses is sent again."""

import logging
from datetime import datetime, timedelta
from time import perf_counter

from cachetools import TTLCache
from msgspec import Struct

from bot.domain.notification import MessageKind, OutboxMessage
from bot.domain.person import PersonId
from bot.monitoring.metrics import Metrics
from bot.notifications.discord_errors import was_refused
from bot.notifications.outgoing import (
    AlreadyPosted,
    DirectMessagesClosed,
    Message,
    MustRepost,
    PreparedMessage,
    RefusedMessage,
    Unreachable,
)
from bot.presentation.arrival_reports import ARRIVED, LATER, REFUSED, ArrivalReports
from bot.tables.repository import Clock

log = logging.getLogger(__name__)

RESENDS = 2
"""Number of times a refused message is sent again in quick succession."""

RESEND = timedelta(minutes=1)
"""Minimum time between two attempts to send a refused message, since Discord counts invalid requests."""

RENEWED = timedelta(minutes=15)
"""Time after which a message with new contents is sent again, once RESENDS is used up."""

UNCHANGED = timedelta(hours=6)
"""Time after which an unchanged message is sent again, as the bot may have been updated."""

Key = tuple[str, MessageKind, PersonId | None]
"""Topic, kind and person; the outbox has at most one message of each."""


class Refusals(Struct):
    """Consecutive refusals of messages of a topic and kind, and Discord's answer to the newest version."""

    times: int
    version: int
    text: str
    at: datetime


class AttemptLog:
    """The attempts of one dispatcher, recorded in the log, in metrics, and as reports to waiting commands."""

    def __init__(self, now: Clock, metrics: Metrics, reports: ArrivalReports) -> None:
        self._now = now
        self._metrics = metrics
        self._reports = reports
        self._refusals: TTLCache[Key, Refusals] = TTLCache(10_000, 4 * UNCHANGED.total_seconds())

    async def send(self, message: Message, prepared: PreparedMessage) -> int | None:
        """Send a message, log the outcome, and return its id. Raises what the prepared message raises."""
        outbox_message, began = message.outbox_message, perf_counter()
        try:
            number = await prepared.send()
        except Exception as error:  # of any kind: it is raised again
            self._log_failure(message, error, _millis(began))
            if not isinstance(error, AlreadyPosted | MustRepost):  # these are sent again at once
                self._reports.tell(outbox_message, _outcome(error))
            raise
        self._refusals.pop(_key(outbox_message), None)
        self._reports.tell(outbox_message, ARRIVED)
        if outbox_message.kind is MessageKind.BOARD and not outbox_message.collected:
            self._metrics.board((self._now() - outbox_message.created_at).total_seconds())
        log.info("%s was sent: message %s, %s ms", _named(message), number or "-", _millis(began))
        return number

    def not_before(self, outbox_message: OutboxMessage) -> datetime | None:
        """Return the time before which a refused message must not be sent, or None if it may be sent."""
        known = self._refusals.get(_key(outbox_message))
        if known is None:
            return None
        if known.times <= RESENDS:
            return known.at + RESEND
        return known.at + (UNCHANGED if known.version == outbox_message.version else RENEWED)

    def refuse(self, outbox_message: OutboxMessage, error: RefusedMessage, now: datetime) -> timedelta:
        """Count a refusal, and return the delay before the message is sent again."""
        text, key = response_text(error), _key(outbox_message)
        known = self._refusals.get(key)
        self._refusals[key] = Refusals((known.times if known else 0) + 1, outbox_message.version, text, now)
        self._metrics.refused(outbox_message.kind.value, getattr(error.__cause__, "code", 0))
        return (self.not_before(outbox_message) or now) - now

    def _log_failure(self, message: Message, error: Exception, millis: int) -> None:
        """Log a failed attempt; the first refusal is an error, repeated ones are logged at DEBUG."""
        level, text = logging.INFO, response_text(error)
        if isinstance(error, Unreachable | DirectMessagesClosed):
            level = logging.WARNING
            self._metrics.unreachable(error.reason if isinstance(error, Unreachable) else "dm")
        elif isinstance(error, RefusedMessage):
            known = self._refusals.get(_key(message.outbox_message))
            level = logging.DEBUG if known is not None and known.text == text else logging.ERROR
        log.log(level, "%s was not sent: %s, %s ms", _named(message), text, millis)


def response_text(error: Exception) -> str:
    """Return the cause of an error on one line: status, code and text if it is Discord's answer."""
    said = error.__cause__ or error
    return "; ".join(str(said).splitlines()) or type(said).__name__


def _key(outbox_message: OutboxMessage) -> Key:
    return outbox_message.topic, outbox_message.kind, outbox_message.person


def _millis(began: float) -> int:
    return round(1000 * (perf_counter() - began))


def _outcome(error: Exception) -> str:
    if isinstance(error, Unreachable):
        return error.reason
    return REFUSED if was_refused(error) else LATER


def _named(message: Message) -> str:
    outbox_message = message.outbox_message
    guild, channel = message.place or (None, None)
    place = f"server {guild or '-'}, channel {channel}" if channel else "direct message"
    return f"{outbox_message.kind.value} of {outbox_message.topic} ({place})"
