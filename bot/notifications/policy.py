"""Decides who is notified by a message, how and when. Pure functions."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.availability import available_at, hour_of, is_available, local
from bot.domain.notification import (
    FOLLOWING,
    PRIVATE,
    MessageKind,
    OutboxMessage,
    SentNotification,
    Watcher,
    WatchLevel,
)
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import NotificationMode, Person, PersonId, PersonSettings
from bot.domain.table import Table, TableStatus
from bot.domain.timestamps import from_millis, to_millis
from bot.notifications.outgoing import NotBefore
from bot.tables.loaded_table import NO_ROUND, LoadedTable, round_of

TURN_KINDS = (MessageKind.TURN, MessageKind.REMIND, MessageKind.LAST_PLAYER)
"""The notifications of a pending turn."""

PERSONAL_TURN_KINDS = (*TURN_KINDS, MessageKind.HELPED, MessageKind.NEWS)
"""The notifications about a running match, which people may mute."""

LOBBY_KINDS = (MessageKind.INVITED, MessageKind.WARNED, MessageKind.JOINED, MessageKind.ROLE_MENTION)
"""The notifications about a lobby, which are deleted when they no longer hold."""

REPLACEABLE = (*PERSONAL_TURN_KINDS, *LOBBY_KINDS)
"""Kinds of notifications that replace each other: a person has at most one current one at a table."""

PERSONAL = (*REPLACEABLE, MessageKind.DISMISSED, MessageKind.CONSENT, *PRIVATE)
"""The messages to one person, which wait for the end of that person's quiet hours."""

_TOLD_THE_ABSENT = (MessageKind.HELPED, MessageKind.VOID, MessageKind.DONE)
"""The messages that absent people get, too."""

DAWN, MORNING = 5, 8
"""The hour until which it counts as night, and the hour at which people are notified in the morning."""

LAST_PLAYER_AFTER = timedelta(hours=6)
"""Time after which the last pending player is reminded."""

LOBBY_WARNING = timedelta(hours=24)
"""Time before the expiry of a lobby at which its host is warned."""

APART = timedelta(hours=1)
"""Minimum time between a notification and a reminder of the same turn."""


class Recipients(Struct, frozen=True):
    """Recipients of a message.

    `pings` are mentioned, with `direct` in a direct message. `later` are notified one by one, `listed` in their
    digests.
    """

    pings: tuple[Person, ...] = ()
    direct: bool = False
    later: tuple[PersonId, ...] = ()
    listed: tuple[PersonId, ...] = ()


def notification_mode(settings: PersonSettings, watch_level: WatchLevel | None = None) -> NotificationMode:
    """Return how a person is notified of a table: at the table if they do not accept direct messages.

    People who follow a table are notified by direct message, regardless of the setting for their own turns.
    """
    if watch_level is WatchLevel.NOTHING:
        return NotificationMode.NEVER
    if watch_level in FOLLOWING:
        return NotificationMode.ALWAYS if settings.shut else NotificationMode.DIRECT
    private = settings.calls in (NotificationMode.DIGEST, NotificationMode.DIRECT)
    return NotificationMode.ALWAYS if private and settings.shut else settings.calls


def digest_of(person: PersonId) -> str:
    """Return the topic of a person's digest in the outbox."""
    return f"digest:{person}"


def digest_due(settings: PersonSettings, since: datetime, now: datetime) -> datetime:
    """Return when a digest requested at `since` is due: now, or at the next hour for digests."""
    day = local(settings, now).date()
    hours = (hour_of(settings, day + timedelta(days=days), settings.digest_at) for days in (-1, 0, 1, 2))
    due = next(hour for hour in hours if hour > since)
    return max(due, now) if is_available(settings, max(due, now)) else available_at(settings, max(due, now))


def reminder_due(
    pending_turn: PendingTurn, settings: PersonSettings, begins: datetime, ends: datetime | None
) -> datetime | None:
    """Return when a person is reminded of their turn, before quiet hours are considered; None = never (again).

    The reminder follows the last notification by the hours of the setting, or comes when a quarter of the time between
    `begins` and `ends` (None = no end) is left.
    """
    if (until := snoozed_until(pending_turn)) is not None:
        return until
    if not settings.reminders:
        return None
    if pending_turn.reminded_at is not None and _done(pending_turn.reminded_at, pending_turn):
        return from_millis(pending_turn.reminded_at) + timedelta(hours=settings.repeat) if settings.repeat else None
    reminded = pending_turn.nudged_at if _done(pending_turn.nudged_at, pending_turn) else None
    notified = max(notified_at(pending_turn), begins, from_millis(reminded or 0))
    due = notified + timedelta(hours=settings.remind_after)
    return max(notified + APART, due if ends is None else min(due, ends - (ends - begins) / 4))


def last_one_due(pending_turn: PendingTurn, settings: PersonSettings, begins: datetime) -> datetime | None:
    """Return when a person is reminded that they are the last; None if they are not or were reminded already."""
    if not settings.nudges or pending_turn.last_since is None or snoozed_until(pending_turn) is not None:
        return None
    if _done(pending_turn.nudged_at, pending_turn) or _done(pending_turn.reminded_at, pending_turn):
        return None
    return max(notified_at(pending_turn), begins, from_millis(pending_turn.last_since)) + LAST_PLAYER_AFTER


def after_reminder(pending_turn: PendingTurn, at: int, *, remind: bool, last_player: bool) -> PendingTurn:
    """Return the pending turn after these reminders."""
    return replace(
        pending_turn,
        reminded_at=at if remind else pending_turn.reminded_at,
        nudged_at=at if last_player else pending_turn.nudged_at,
    )


def snoozed_until(pending_turn: PendingTurn) -> datetime | None:
    """Return until when a person has snoozed, or None if they have not since the last reminder."""
    until = pending_turn.snoozed_until
    return from_millis(until) if until is not None and until > (pending_turn.reminded_at or 0) else None


def morning(settings: PersonSettings, now: datetime) -> datetime:
    """Return the next morning by the person's clock: today's before DAWN, else tomorrow's."""
    here = local(settings, now)
    day = here.date() if here.hour < DAWN else here.date() + timedelta(days=1)
    return available_at(settings, hour_of(settings, day, MORNING))


def notified_at(pending_turn: PendingTurn) -> datetime:
    """Return when a person was notified of their turn, or when it began if that is later."""
    return from_millis(max(pending_turn.since, pending_turn.notified_at or 0))


def _done(mark: int | None, pending_turn: PendingTurn) -> bool:
    """Return whether this was done after the notification; what was due together with it is part of it."""
    return mark is not None and mark > (pending_turn.notified_at or 0)


def still_true(sent: SentNotification, loaded: LoadedTable, watch_level: WatchLevel | None) -> bool:
    """Return whether a sent notification is still current and wanted."""
    table = loaded.table
    if sent.kind in LOBBY_KINDS:
        same = sent.since == subject_of(sent.kind, sent.person, loaded)
        return same and _holds_in_lobby(sent.kind, sent.person, table)
    if sent.kind is MessageKind.NEWS:
        return True
    if sent.kind is MessageKind.HELPED and table.status is TableStatus.ENDED:
        return True  # ended by timeout
    if watch_level is WatchLevel.NOTHING or table.status is not TableStatus.RUNNING:
        return False
    if sent.kind is MessageKind.HELPED:
        return any((one.person == sent.person and one.missed) or one.left_by == sent.person for one in table.seats)
    turns = [turn for turn in loaded.pending_turns.values() if turn.person == sent.person]
    return any(turn.since == sent.since and snoozed_until(turn) is None for turn in turns)


def subject_of(kind: MessageKind, person: PersonId | None, loaded: LoadedTable) -> int | None:
    """Return what a notification of a person is about (`SentNotification.since`)."""
    if kind in (MessageKind.INVITED, MessageKind.ROLE_MENTION):
        return None
    if kind is MessageKind.WARNED:
        return None if loaded.table.expires_at is None else to_millis(loaded.table.expires_at)
    if kind is MessageKind.JOINED:
        return loaded.table.free_seats
    return next((turn.since for turn in loaded.pending_turns.values() if turn.person == person), None)


def _holds_in_lobby(kind: MessageKind, person: PersonId | None, table: Table) -> bool:
    """Return whether a notification about a lobby concerns this person now."""
    if kind is MessageKind.INVITED:
        return person in table.invited
    if kind is MessageKind.ROLE_MENTION:
        return table.has_open_seat
    return table.status is TableStatus.LOBBY and person == table.host


def is_news_for(follower: Watcher, table: Table, round_: int) -> bool:
    """Return whether a table has news for a watcher."""
    if table.seat_of(follower.person) is not None or follower.watch_level not in FOLLOWING:
        return False
    return table.closed or (follower.watch_level is WatchLevel.ROUNDS and round_ != follower.round)


def recipients_of(outbox_message: OutboxMessage, loaded: LoadedTable, now: datetime) -> tuple[PersonId, ...] | None:
    """Return the people to mention, or None if the message is obsolete.

    People whose data was erased are left out: their ids are negative, and Discord would refuse the message. So are
    people who are absent from a match.
    """
    found = _concerned(outbox_message, loaded, now)
    if not found:
        return found
    away = () if outbox_message.kind in _TOLD_THE_ABSENT else absent_people(loaded.table)
    kept = tuple(person for person in found if person > 0 and person not in away)
    return None if not kept and outbox_message.kind in PERSONAL else kept


def absent_people(table: Table) -> tuple[PersonId, ...]:
    """Return the people at a table who are absent, and are not notified."""
    return tuple(one.person for one in table.seats if one.person is not None and one.is_absent)


def _concerned(outbox_message: OutboxMessage, loaded: LoadedTable, now: datetime) -> tuple[PersonId, ...] | None:
    table = loaded.table
    match outbox_message.kind:
        case MessageKind.BOARD | MessageKind.REFRESH:
            return _with_board(outbox_message, loaded)
        case MessageKind.TURN | MessageKind.REMIND | MessageKind.LAST_PLAYER:
            return _still_to_notify(outbox_message, loaded)
        case MessageKind.REQUEST:
            return _with_request(outbox_message, table)
        case MessageKind.WARNED:
            soon = table.expires_at is not None and table.expires_at <= now + LOBBY_WARNING
            return _to_one(outbox_message, table) if soon else None
        case MessageKind.ROLE_MENTION:
            is_current = _holds_in_lobby(MessageKind.ROLE_MENTION, None, table)
        case MessageKind.DONE | MessageKind.PAST:
            is_current = True
        case MessageKind.LOBBY:  # obsolete once the match has begun
            is_current = table.status is TableStatus.LOBBY
        case MessageKind.OFFERED:
            is_current = bool(table.offered_seats or table.offer_message)
        case MessageKind.CLOSED | MessageKind.ARCHIVED | MessageKind.FINISHED | MessageKind.DUEL_RESULT:
            is_current = table.closed
        case _:
            return _to_one(outbox_message, table)
    return () if is_current else None


def _with_request(outbox_message: OutboxMessage, table: Table) -> tuple[PersonId, ...] | None:
    """Return the people whose consent is open, once; after the decision, the person who asked and does not know it."""
    request = table.request
    if request is None or (table.closed and request.open):
        return None
    if request.open:
        return table.undecided if outbox_message.fresh else ()
    requester = table.seats[request.seat].person
    return (requester,) if request.untold and requester is not None and table.status is TableStatus.RUNNING else ()


def _to_one(outbox_message: OutboxMessage, table: Table) -> tuple[PersonId, ...] | None:
    """Return the person of a message to one person, or None if it is obsolete."""
    person = outbox_message.person
    match outbox_message.kind:
        case MessageKind.DISMISSED:
            told = table.status is TableStatus.LOBBY and person not in (*table.people, *table.reserved)
        case MessageKind.CONSENT:
            told = table.request is not None and table.request.open and not table.closed and person in table.undecided
        case MessageKind.HELPED:
            told = person in table.people or any(table_seat.left_by == person for table_seat in table.seats)
        case MessageKind.VOID:
            told = table.status in (TableStatus.OVER, TableStatus.ENDED)
        case MessageKind.LOST:
            told = not table.reachable and not table.closed
        case MessageKind.INVITED | MessageKind.WARNED | MessageKind.JOINED:
            told = _holds_in_lobby(outbox_message.kind, person, table)
        case _:  # MessageKind.NEWS
            told = True
    return (person,) if told and person is not None else None


def _with_board(outbox_message: OutboxMessage, loaded: LoadedTable) -> tuple[PersonId, ...] | None:
    table = loaded.table
    if outbox_message.kind is MessageKind.REFRESH and table.status is TableStatus.LOBBY:
        return None if table.lobby_message is None else ()
    if table.status not in (TableStatus.RUNNING, TableStatus.OVER):
        return None
    if outbox_message.kind is MessageKind.REFRESH:
        return None if table.board_message is None else ()
    if table.status is TableStatus.OVER:
        told = not outbox_message.fresh or loaded.moves_on_board == table.moves or len(table.people) == 1
        return () if told else table.people
    turns = loaded.pending_turns.values()
    return tuple(turn.person for turn in turns if turn.person is not None and turn.notified_at is None)


def _still_to_notify(outbox_message: OutboxMessage, loaded: LoadedTable) -> tuple[PersonId, ...] | None:
    """Return the person if the turn is still pending and has been since the message was written.

    People who were notified in between or have snoozed are left out. LAST_PLAYER requires that no one else is pending.
    """
    person, written, turns = outbox_message.person, to_millis(outbox_message.created_at), loaded.pending_turns.values()
    turn = next((turn for turn in turns if turn.person == person), None)
    if person is None or turn is None or turn.since > written or snoozed_until(turn) is not None:
        return None
    if turn.notified_at is not None and (outbox_message.kind is MessageKind.TURN or turn.notified_at >= written):
        return None
    others = any(other.person not in (None, person) for other in turns)
    return None if outbox_message.kind is MessageKind.LAST_PLAYER and others else (person,)


def notified_people(
    outbox_message: OutboxMessage, people: Sequence[Person], watchers: Mapping[PersonId, Watcher], now: datetime
) -> Recipients | None:
    """Return how a message notifies these people, or None if it is not wanted. Raises NotBefore."""
    if outbox_message.kind not in PERSONAL or not people:
        return _by_board(people, watchers, now)
    (person,) = people
    return _directly(outbox_message.kind, person, watch_level_of(watchers, person.id), now)


def _by_board(people: Sequence[Person], watchers: Mapping[PersonId, Watcher], now: datetime) -> Recipients:
    how = {one.id: notification_mode(one.settings, watch_level_of(watchers, one.id)) for one in people}
    here = [person for person in people if how[person.id] is NotificationMode.ALWAYS]
    pings = tuple(person for person in here if is_available(person.settings, now))
    alone = [person for person in people if person in here or how[person.id] is NotificationMode.DIRECT]
    later = tuple(person.id for person in alone if person not in pings)
    return Recipients(pings, later=later, listed=tuple(who for who in how if how[who] is NotificationMode.DIGEST))


def _directly(kind: MessageKind, person: Person, watch_level: WatchLevel | None, now: datetime) -> Recipients | None:
    """Return how a message to one person notifies them, or None if they do not want it.

    Raises NotBefore in the person's quiet hours.
    """
    how = notification_mode(person.settings, watch_level)
    if kind in PRIVATE:
        if person.settings.shut:
            return None
        how = NotificationMode.DIRECT
    if kind in TURN_KINDS and how in (NotificationMode.DIGEST, NotificationMode.NEVER):
        return None
    if how is NotificationMode.NEVER:
        return None if kind in (*PERSONAL_TURN_KINDS, MessageKind.JOINED) else Recipients()
    if not is_available(person.settings, now):
        raise NotBefore(available_at(person.settings, now))
    return Recipients((person,), direct=how is not NotificationMode.ALWAYS)


def watch_level_of(watchers: Mapping[PersonId, Watcher], person: PersonId) -> WatchLevel | None:
    """Return a person's watch level at a table; None = the default."""
    watcher = watchers.get(person)
    return None if watcher is None else watcher.watch_level


def is_news(people: Iterable[PersonId], watch_levels: Mapping[PersonId, Watcher], loaded: LoadedTable) -> bool:
    """Return whether a table has news for one of these people: as a watcher, or as a player after the end."""
    table, match = loaded.table, loaded.match
    round_ = NO_ROUND if match is None else round_of(match)
    watching = (watch_levels[person] for person in people if person in watch_levels)
    if table.closed and any(person in table.people for person in people):
        return True
    return any(is_news_for(watcher, table, round_) for watcher in watching)
