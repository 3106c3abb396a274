"""Logged moves and their events: as stored, and as each audience may see them."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from bot.database.row_mapping import dump
from bot.domain.move_record import LoggedMove
from bot.domain.person import PersonId
from bot.domain.table import TableSeat
from bot.domain.table_view import VisibleMove
from bot.domain.timestamps import from_millis
from bot.domain.undo_request import UndoAgreement
from games.api import Action, Event, Game, Move, Seat, play


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
    news: play.News,
    *,
    at: int,
    by: TableSeat | None,
    since: int | None = None,
    prepared: bool = False,
) -> LoggedMove:
    """Return a move as the log stores it.

    `by` is the seat that moved, a computer if it has a level.

    `since` is the start of the person's pending turn; `prepared`: the move was planned.
    """
    person, level = (by.person, by.level) if by else (None, None)
    took = None if since is None or level is not None else max(0, at - since)
    return LoggedMove(number, seat, dump(action), dump(news), at, person, level, took=took, prepared=prepared)


def visible_events(game: Game, entries: tuple[LoggedMove, ...], seat: Seat | None) -> tuple[Event, ...]:
    """Return the events of these entries that a seat (None: the public) may see, oldest first.

    Events of older rules that the game no longer has are left out.
    """
    kept = (told for entry in entries for told in _NEWS.decode(entry.events))
    events = (_read(game.events, told.event) for told in kept if told.only is None or told.only == seat)
    return tuple(event for event in events if event is not None)


def move_of(game: Game, entry: LoggedMove) -> Move:
    """Return the move of an entry.

    Raises msgspec.ValidationError if the game no longer has it.
    """
    return Move(entry.seat, _decoder(game.actions).decode(entry.action))


def visible_move(game: Game, entry: LoggedMove, seat: Seat | None, *, closed: bool) -> VisibleMove:
    """Return an entry as a seat (None: the public) sees it; others' moves only once `closed`."""
    known = entry.number > 0 and (closed or (seat is not None and seat == entry.seat))
    return VisibleMove(
        number=entry.number,
        seat=entry.seat,
        at=from_millis(entry.at),
        action=_read(game.actions, msgspec.Raw(entry.action.encode())) if known else None,
        events=visible_events(game, (entry,), seat),
        person=entry.person,
        level=entry.level,
        autopilot=entry.level is not None and entry.person is not None,
        undone=entry.taken_back_at is not None,
        was_planned=entry.prepared,
        agreement=_AGREEMENT.decode(entry.agreement) if entry.agreement else None,
    )


def visible_recent_moves(game: Game, entries: Iterable[LoggedMove], seat: Seat | None) -> tuple[VisibleMove, ...]:
    """Return the entries of a running match in which this audience sees anything."""
    known = (visible_move(game, entry, seat, closed=False) for entry in entries)
    return tuple(entry for entry in known if entry.events or entry.action is not None)


def _read(kind: Any, text: msgspec.Raw) -> Any:
    try:
        return _decoder(kind).decode(text)
    except msgspec.ValidationError:
        return None


def hosts_after(people: tuple[PersonId, ...], host: PersonId) -> PersonId:
    """Return the host, or the first remaining person if the host has left."""
    return host if host in people or not people else people[0]
