"""What was answered and what happened, as the log keeps it and as each audience may hear it."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from bot.database.mapping import dump
from bot.domain.move_record import LoggedMove
from bot.domain.person import PersonId
from bot.domain.table import TableSeat
from bot.domain.table_view import VisibleMove
from bot.domain.timestamps import from_millis
from bot.domain.undo_request import UndoAgreement
from games.api import Action, Event, Game, Move, News, Seat


class _Kept(msgspec.Struct, frozen=True):
    event: msgspec.Raw
    only: Seat | None = None


_NEWS = msgspec.json.Decoder(list[_Kept])
_AGREEMENT = msgspec.json.Decoder(UndoAgreement)


@cache
def _decoder(kind: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(kind)


def logged_move(
    number: int,
    seat: Seat,
    action: Action | None,
    news: News,
    *,
    at: int,
    by: TableSeat | None,
    since: int | None = None,
    prepared: bool = False,
) -> LoggedMove:
    """Return an answer as the log keeps it; `by` is the seat that answered, a computer if it has a level.

    `since` is when a person began to be waited for; `prepared` says that the answer was there before.
    """
    person, level = (by.person, by.level) if by else (None, None)
    took = None if since is None or level is not None else max(0, at - since)
    return LoggedMove(number, seat, dump(action), dump(news), at, person, level, took=took, prepared=prepared)


def visible_events(game: Game, entries: tuple[LoggedMove, ...], seat: Seat | None) -> tuple[Event, ...]:
    """Return the events of these entries that a seat (or None: everybody) may know, oldest first.

    An event of older rules that this program no longer knows is left out.
    """
    kept = (told for entry in entries for told in _NEWS.decode(entry.events))
    events = (_read(game.events, told.event) for told in kept if told.only is None or told.only == seat)
    return tuple(event for event in events if event is not None)


def move_of(game: Game, entry: LoggedMove) -> Move:
    """Return the answer of an entry; raises msgspec.ValidationError if the game no longer knows it."""
    return Move(entry.seat, _decoder(game.actions).decode(entry.action))


def visible_move(game: Game, entry: LoggedMove, seat: Seat | None, *, closed: bool) -> VisibleMove:
    """Return an entry as a seat (or None: everybody) may know it: others' answers only when the match is `closed`."""
    known = entry.number > 0 and (closed or (seat is not None and seat == entry.seat))
    return VisibleMove(
        number=entry.number,
        seat=entry.seat,
        at=from_millis(entry.at),
        action=_read(game.actions, msgspec.Raw(entry.action.encode())) if known else None,
        events=visible_events(game, (entry,), seat),
        level=entry.level,
        autopilot=entry.level is not None and entry.person is not None,
        undone=entry.taken_back_at is not None,
        was_planned=entry.prepared,
        agreement=_AGREEMENT.decode(entry.agreement) if entry.agreement else None,
    )


def visible_recent_moves(game: Game, entries: Iterable[LoggedMove], seat: Seat | None) -> tuple[VisibleMove, ...]:
    """Return those of these entries of a running match of which this audience has heard anything."""
    known = (visible_move(game, entry, seat, closed=False) for entry in entries)
    return tuple(entry for entry in known if entry.events or entry.action is not None)


def _read(kind: Any, text: msgspec.Raw) -> Any:
    try:
        return _decoder(kind).decode(text)
    except msgspec.ValidationError:
        return None


def hosts_after(people: tuple[PersonId, ...], host: PersonId) -> PersonId:
    """Return the host, or if they have left the first person who still sits here."""
    return host if host in people or not people else people[0]
