"""Calls: whom a message calls, how and when. Every function is pure."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.availability import available_at, hour_of, is_available, local
from bot.domain.notification import FOLLOWING, MessageKind, SentNotification, Watcher, WatchLevel
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import NotificationMode, Person, PersonId, PersonSettings
from bot.domain.table import Table, TableStatus
from bot.domain.timestamps import from_millis
from bot.notifications.outgoing import NotBefore
from bot.tables.loaded_table import LoadedTable

TURN_KINDS = (MessageKind.TURN, MessageKind.REMIND, MessageKind.LAST_PLAYER)
"""The messages that call a person to their turn."""

PERSONAL_TURN_KINDS = (*TURN_KINDS, MessageKind.HELPED, MessageKind.NEWS)
"""The messages of which a person has at most one at a table, as long as it is true."""

PERSONAL = (
    *PERSONAL_TURN_KINDS,
    *(MessageKind.INVITED, MessageKind.DISMISSED, MessageKind.WARNED, MessageKind.CONSENT, MessageKind.VOID),
)
"""The messages that are written for one person, and wait as long as that person may not be called."""

DAWN, MORNING = 5, 8
"""The hour before which it is still last night, and the one at which people may be called again in the morning."""

LAST_PLAYER_AFTER = timedelta(hours=6)
"""How long somebody may be the last one before they are nudged."""

LOBBY_WARNING = timedelta(hours=24)
"""How long before its end the host of a lobby is warned."""

APART = timedelta(hours=1)
"""So long after a call nobody is reminded of the same turn."""


class Recipients(Struct, frozen=True):
    """Whom a message calls: `pings` with it, `direct` in a direct message; `later` each on their own, `listed` in their
    digests.
    """

    pings: tuple[Person, ...] = ()
    direct: bool = False
    later: tuple[PersonId, ...] = ()
    listed: tuple[PersonId, ...] = ()


def notification_mode(settings: PersonSettings, watch_level: WatchLevel | None = None) -> NotificationMode:
    """Return how a person is called at a table: there, where direct messages cannot reach them.

    Who follows a table has asked for it: they are told in direct messages, whatever they wish of their own turns.
    """
    if watch_level is WatchLevel.NOTHING:
        return NotificationMode.NEVER
    if watch_level in FOLLOWING:
        return NotificationMode.ALWAYS if settings.shut else NotificationMode.DIRECT
    private = settings.calls in (NotificationMode.DIGEST, NotificationMode.DIRECT)
    return NotificationMode.ALWAYS if private and settings.shut else settings.calls


def recipients_of_board(
    people: Sequence[Person], watch_levels: Mapping[PersonId, WatchLevel], now: datetime
) -> Recipients:
    """Return whom a board calls, of those whom it concerns."""
    how = {person.id: notification_mode(person.settings, watch_levels.get(person.id)) for person in people}
    here = [person for person in people if how[person.id] is NotificationMode.ALWAYS]
    pings = tuple(person for person in here if is_available(person.settings, now))
    alone = [person for person in people if person in here or how[person.id] is NotificationMode.DIRECT]
    later = tuple(person.id for person in alone if person not in pings)
    return Recipients(pings, later=later, listed=tuple(who for who in how if how[who] is NotificationMode.DIGEST))


def recipients_of_direct(
    kind: MessageKind, person: Person, watch_level: WatchLevel | None, now: datetime
) -> Recipients | None:
    """Return how a message that is written for one person calls them, None if they do not wish for it.

    Raises NotBefore in the person's quiet hours.
    """
    how = notification_mode(person.settings, watch_level)
    if kind is MessageKind.VOID:  # for nobody else to read, whatever they wish of their turns
        if person.settings.shut:
            return None
        how = NotificationMode.DIRECT
    if kind in TURN_KINDS and how in (NotificationMode.DIGEST, NotificationMode.NEVER):
        return None
    if how is NotificationMode.NEVER:
        return None if kind in PERSONAL_TURN_KINDS else Recipients()
    if not is_available(person.settings, now):
        raise NotBefore(available_at(person.settings, now))
    return Recipients((person,), direct=how is not NotificationMode.ALWAYS)


def digest_of(person: PersonId) -> str:
    """Return the topic of a person's digest in the outbox."""
    return f"digest:{person}"


def digest_due(settings: PersonSettings, since: datetime, now: datetime) -> datetime:
    """Return when a digest is due that has been wished for since then: now, or at the next such hour."""
    day = local(settings, now).date()
    hours = (hour_of(settings, day + timedelta(days=days), settings.digest_at) for days in (-1, 0, 1, 2))
    due = next(hour for hour in hours if hour > since)
    return max(due, now) if is_available(settings, max(due, now)) else available_at(settings, max(due, now))


def reminder_due(
    pending_turn: PendingTurn, settings: PersonSettings, begins: datetime, ends: datetime | None
) -> datetime | None:
    """Return when a person is to be reminded of their turn, quiet hours aside; None if never (again).

    That is as many hours as they wish after their last call, and while a quarter of their turn's time is left, which
    `begins` and `ends` (None = never).
    """
    if (until := snoozed_until(pending_turn)) is not None:
        return until
    if not settings.reminders:
        return None
    if pending_turn.reminded_at is not None and _done(pending_turn.reminded_at, pending_turn):
        return from_millis(pending_turn.reminded_at) + timedelta(hours=settings.repeat) if settings.repeat else None
    nudged = pending_turn.nudged_at if _done(pending_turn.nudged_at, pending_turn) else None
    called = max(notified_at(pending_turn), begins, from_millis(nudged or 0))
    wished = called + timedelta(hours=settings.remind_after)
    return max(called + APART, wished if ends is None else min(wished, ends - (ends - begins) / 4))


def last_one_due(pending_turn: PendingTurn, settings: PersonSettings, begins: datetime) -> datetime | None:
    """Return when a person is to be told that they are the last one; who is reminded need not."""
    if not settings.nudges or pending_turn.last_since is None or snoozed_until(pending_turn) is not None:
        return None
    if _done(pending_turn.nudged_at, pending_turn) or _done(pending_turn.reminded_at, pending_turn):
        return None
    return max(notified_at(pending_turn), begins, from_millis(pending_turn.last_since)) + LAST_PLAYER_AFTER


def after_reminder(pending_turn: PendingTurn, at: int, *, remind: bool, last_player: bool) -> PendingTurn:
    """Return the waiting after the person has been called so at this moment."""
    return replace(
        pending_turn,
        reminded_at=at if remind else pending_turn.reminded_at,
        nudged_at=at if last_player else pending_turn.nudged_at,
    )


def snoozed_until(pending_turn: PendingTurn) -> datetime | None:
    """Return until when a person has put their call off, None if they have not since they were reminded last."""
    until = pending_turn.snoozed_until
    return from_millis(until) if until is not None and until > (pending_turn.reminded_at or 0) else None


def morning(settings: PersonSettings, now: datetime) -> datetime:
    """Return when the next morning is come by the person's own clock: not this one, unless it is still night."""
    here = local(settings, now)
    day = here.date() if here.hour < DAWN else here.date() + timedelta(days=1)
    return available_at(settings, hour_of(settings, day, MORNING))


def notified_at(pending_turn: PendingTurn) -> datetime:
    """Return since when a person knows of their turn, as far as it is known: a night may pass before."""
    return from_millis(max(pending_turn.since, pending_turn.notified_at or 0))


def _done(mark: int | None, pending_turn: PendingTurn) -> bool:
    """Say whether this has been done since the person was called: what was due with the call became one with it."""
    return mark is not None and mark > (pending_turn.notified_at or 0)


def still_true(sent: SentNotification, loaded: LoadedTable, watch_level: WatchLevel | None) -> bool:
    """Say whether what a person was called for is still so, and they wish to hear of it."""
    table = loaded.table
    if sent.kind is MessageKind.NEWS:
        return True
    if sent.kind is MessageKind.HELPED and table.status is TableStatus.ENDED:
        return True  # by their time, which was over
    if watch_level is WatchLevel.NOTHING or table.status is not TableStatus.RUNNING:
        return False
    if sent.kind is MessageKind.HELPED:
        return any((one.person == sent.person and one.missed) or one.left_by == sent.person for one in table.seats)
    turns = [turn for turn in loaded.pending_turns.values() if turn.person == sent.person]
    return any(turn.since == sent.since and snoozed_until(turn) is None for turn in turns)


def is_news_for(follower: Watcher, table: Table, round_: int) -> bool:
    """Say whether there is something that who follows a table does not know."""
    if table.seat_of(follower.person) is not None or follower.watch_level not in FOLLOWING:
        return False
    return table.closed or (follower.watch_level is WatchLevel.ROUNDS and round_ != follower.round)
