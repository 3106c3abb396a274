"""Whom a message concerns as its table stands now, and how they are called with it; pure."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from bot.domain.notification import MessageKind, OutboxMessage, Watcher, WatchLevel
from bot.domain.person import Person, PersonId
from bot.domain.table import Table, TableStatus
from bot.domain.timestamps import to_millis
from bot.notifications.policy import (
    LOBBY_WARNING,
    PERSONAL,
    Recipients,
    is_news_for,
    recipients_of_board,
    recipients_of_direct,
    snoozed_until,
)
from bot.tables.loaded_table import NO_ROUND, LoadedTable, round_of


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
