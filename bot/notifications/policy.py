"""Calls: whom a message calls, how and when. Every function is pure."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.availability import available_at, hour_of, is_available, local
from bot.domain.notification import FOLLOWING, MessageKind, OutboxMessage, SentNotification, Watcher, WatchLevel
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import NotificationMode, Person, PersonId, PersonSettings
from bot.domain.table import Table, TableStatus
from bot.domain.timestamps import from_millis, to_millis
from bot.notifications.outgoing import NotBefore
from bot.tables.loaded_table import NO_ROUND, LoadedTable, round_of

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


def recipients_of(outbox_message: OutboxMessage, loaded: LoadedTable, now: datetime) -> tuple[PersonId, ...] | None:
    """Return the people to mention, or None if the message is obsolete.

    A person whose data was erased has a number below zero, with which Discord would refuse the whole message.
    """
    found = _concerned(outbox_message, loaded, now)
    return None if found is None else tuple(person for person in found if person > 0)


def _concerned(outbox_message: OutboxMessage, loaded: LoadedTable, now: datetime) -> tuple[PersonId, ...] | None:
    table = loaded.table
    match outbox_message.kind:
        case MessageKind.BOARD | MessageKind.PICTURE:
            return _with_board(outbox_message, loaded)
        case MessageKind.TURN | MessageKind.REMIND | MessageKind.LAST_PLAYER:
            return _still_to_notify(outbox_message, loaded)
        case MessageKind.REQUEST:
            return _with_request(outbox_message, table)
        case MessageKind.WARNED:
            soon = table.expires_at is not None and table.expires_at <= now + LOBBY_WARNING
            return (table.host,) if soon else None
        case MessageKind.DONE | MessageKind.PAST:
            is_current = True
        case MessageKind.LOBBY:  # once the match has begun, the board takes its place
            is_current = table.status is TableStatus.LOBBY
        case MessageKind.OFFERED:
            is_current = bool(table.offered_seats or table.offer_message)
        case MessageKind.CLOSED | MessageKind.ARCHIVED | MessageKind.FINISHED | MessageKind.DUEL_RESULT:
            is_current = table.closed
        case _:
            return _to_one(outbox_message, table)
    return () if is_current else None


def _with_request(outbox_message: OutboxMessage, table: Table) -> tuple[PersonId, ...] | None:
    """Ask everybody once who has not agreed; at the end tell who has asked, unless they were there."""
    request = table.request
    if request is None or (table.closed and request.open):
        return None
    if request.open:
        return table.undecided if outbox_message.fresh else ()
    asker = table.seats[request.seat].person
    return (asker,) if request.untold and asker is not None and table.status is TableStatus.RUNNING else ()


def _to_one(outbox_message: OutboxMessage, table: Table) -> tuple[PersonId, ...] | None:
    """Tell only who is still expected, still sits here, or is no longer wanted."""
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
        case MessageKind.INVITED:
            told = table.status is TableStatus.LOBBY and person in table.reserved and person not in table.people
        case _:  # MessageKind.NEWS
            told = True
    return (person,) if told and person is not None else None


def _with_board(outbox_message: OutboxMessage, loaded: LoadedTable) -> tuple[PersonId, ...] | None:
    table = loaded.table
    if outbox_message.kind is MessageKind.PICTURE and table.status is TableStatus.LOBBY:
        return None if table.lobby_message is None else ()
    if table.status not in (TableStatus.RUNNING, TableStatus.OVER):
        return None
    if outbox_message.kind is MessageKind.PICTURE:
        return None if table.board_message is None else ()
    if table.status is TableStatus.OVER:
        told = not outbox_message.fresh or loaded.moves_on_board == table.moves or len(table.people) == 1
        return () if told else table.people
    turns = loaded.pending_turns.values()
    return tuple(turn.person for turn in turns if turn.person is not None and turn.notified_at is None)


def _still_to_notify(outbox_message: OutboxMessage, loaded: LoadedTable) -> tuple[PersonId, ...] | None:
    """Call only who is still waited for, since before the call was written; last-player reminder only who is alone.

    Who has been called to the turn since then is not called once more, and who has put the call off not before.
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
    outbox_message: OutboxMessage, people: Sequence[Person], watch_levels: Mapping[PersonId, Watcher], now: datetime
) -> Recipients | None:
    """Return whom a message calls, None if it is for one who does not wish for it; raises NotBefore."""
    if outbox_message.kind not in PERSONAL or not people:
        return recipients_of_board(people, {who: one.watch_level for who, one in watch_levels.items()}, now)
    (person,) = people
    return recipients_of_direct(outbox_message.kind, person, watch_level_of(watch_levels, person.id), now)


def watch_level_of(watch_levels: Mapping[PersonId, Watcher], person: PersonId) -> WatchLevel | None:
    """Return what a person wishes to hear of a table, None = the usual."""
    watcher = watch_levels.get(person)
    return None if watcher is None else watcher.watch_level


def is_news(people: Iterable[PersonId], watch_levels: Mapping[PersonId, Watcher], loaded: LoadedTable) -> bool:
    """Say whether a person does not know this of a table: they follow it still, or have played there to its end."""
    table, match = loaded.table, loaded.match
    round_ = NO_ROUND if match is None else round_of(loaded.game, match)
    watching = (watch_levels[person] for person in people if person in watch_levels)
    if table.closed and any(person in table.people for person in people):
        return True
    return any(is_news_for(watcher, table, round_) for watcher in watching)
