"""Changes of a lobby. Pure functions.

Each takes a table and returns the changed table, or raises the refusals that it names.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import replace

from bot.domain.person import PersonId
from bot.domain.table import COUNTING_RULE, Table, TableSeat, TableStatus
from bot.refusals import (
    AlreadySeated,
    BadSeats,
    Full,
    NotSeated,
    Private,
    Reserved,
    TooFew,
    UnknownLevel,
    UnknownOption,
)
from games.api import Game, InvalidOption

LOBBY_LIFETIME = timedelta(hours=48)
"""Time until a lobby expires."""


def check_opened(table: Table, game: Game) -> None:
    """Raise BadSeats or UnknownOption if a new lobby is impossible."""
    _check_seats(game, table.seat_count)
    if len(table.reserved) >= table.seat_count:
        raise BadSeats(seats=len(table.reserved) + 1, least=game.seats[0], most=table.seat_count)
    _check_options(game, table.seat_count, table.options)


def join(table: Table, table_seat: TableSeat) -> Table:
    """Seat a person. Raises AlreadySeated, Private, Full, Reserved."""
    if table_seat.person in table.people:
        raise AlreadySeated()
    invited = table_seat.person in table.reserved
    if table.private and not invited:
        raise Private()
    return _seat(table, table_seat, invited=invited)


def add_computer(table: Table, game: Game, level: str) -> Table:
    """Seat a computer player. Raises UnknownLevel, Full, Reserved."""
    check_level(game, level)
    return _seat(table, TableSeat(0, level=level), invited=False)


def check_level(game: Game, level: str) -> None:
    """Raise UnknownLevel if the game has no such computer player."""
    if level not in game.levels:
        raise UnknownLevel(level=level, possible=tuple(game.levels))


def _seat(table: Table, table_seat: TableSeat, *, invited: bool) -> Table:
    if table.free_seats < 1:
        raise Full(seats=table.seat_count)
    if not invited and table.free_seats <= len(table.invited):
        raise Reserved()
    return replace(table, seats=_numbered((*table.seats, table_seat)))


def remove_computer(table: Table, level: str | None = None) -> Table:
    """Remove the newest computer player (of this level). Raises NotSeated."""
    fitting = (table_seat.seat for table_seat in table.seats if table_seat.level and level in (None, table_seat.level))
    last = max(fitting, default=None)
    if last is None:
        raise NotSeated()
    return replace(table, seats=_numbered(table_seat for table_seat in table.seats if table_seat.seat != last))


def leave(table: Table, person: PersonId) -> Table:
    """Remove a person; the next person becomes the host, and an empty lobby ends. Raises NotSeated."""
    if person not in table.people:
        raise NotSeated()
    rest = replace(table, seats=_numbered(table_seat for table_seat in table.seats if table_seat.person != person))
    if not rest.people:
        return ended(rest, TableStatus.ENDED)
    kept = tuple(other for other in rest.reserved if other != person)
    return replace(rest, host=table.host if table.host in rest.people else rest.people[0], reserved=kept)


def ended(table: Table, status: TableStatus) -> Table:
    """Return the lobby cancelled or expired."""
    return replace(table, status=status, expires_at=None)


def reserve(table: Table, people: Iterable[PersonId]) -> Table:
    """Reserve seats for these people. Raises AlreadySeated, Full."""
    new = tuple(dict.fromkeys(people))
    if any(person in table.people for person in new):
        raise AlreadySeated()
    after = replace(table, reserved=tuple(dict.fromkeys((*table.reserved, *new))))
    if len(after.invited) > after.free_seats:
        raise Full(seats=table.seat_count)
    return after


def release(table: Table, person: PersonId) -> Table:
    """Cancel the reservation for a person. Raises NotSeated."""
    if person not in table.reserved:
        raise NotSeated()
    return replace(table, reserved=tuple(other for other in table.reserved if other != person))


def set_options(table: Table, game: Game, chosen: Mapping[str, str]) -> Table:
    """Set options. Raises UnknownOption."""
    options = {**table.options, **chosen}
    _check_options(game, table.seat_count, options)
    return replace(table, options=options)


def set_seats(table: Table, game: Game, seats: int) -> Table:
    """Change the number of seats; options that it does not have are dropped. Raises BadSeats."""
    _check_seats(game, seats)
    if seats < len(table.seats) + len(table.invited):
        raise BadSeats(seats=seats, least=len(table.seats) + len(table.invited), most=game.seats[-1])
    return replace(table, seat_count=seats, options=fitting(game, seats, table.options))


def with_settings(table: Table, **settings: Any) -> Table:
    """Return the table with these settings; a setting stays if its value is None."""
    return replace(table, **{name: value for name, value in settings.items() if value is not None})


def settings_again(old: Table) -> dict[str, Any]:
    """Return what a new lobby takes over from a table: seats, options, computer players, privacy and time control."""
    return {
        "seats": old.seat_count,
        "options": old.options,
        "computers": [one.level for one in old.seats if one.level is not None and one.left_by is None],
        "private": old.private,
        "time_control": old.time_control,
        "then": old.timeout,
        "sealed": old.sealed,
    }


def fitting(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Return the options that exist for this number of seats."""
    offered = {option.key: option.values for option in game.menu(seats)}
    return {key: value for key, value in options.items() if value in offered.get(key, ())}


def check_start(table: Table, game: Game) -> None:
    """Raise TooFew if the match cannot start with this number of players."""
    seated = len(table.seats)
    if seated not in game.seats:
        raise TooFew(seated=seated, needed=min((n for n in game.seats if n > seated), default=game.seats[0]))


def started(table: Table, options: Mapping[str, str], order: Sequence[int], at: datetime) -> Table:
    """Return the running table: `order` lists the seats of the lobby in the order of the match."""
    return replace(
        table,
        status=TableStatus.RUNNING,
        seat_count=len(order),
        options=dict(options),
        seats=_numbered(table.seats[slot] for slot in order),
        expires_at=None,
        started_at=at,
        counting_rule=COUNTING_RULE,
    )


def _check_seats(game: Game, seats: int) -> None:
    if seats not in game.seats:
        raise BadSeats(seats=seats, least=game.seats[0], most=game.seats[-1])


def _check_options(game: Game, seats: int, options: Mapping[str, str]) -> None:
    try:
        game.parse_options(seats, options)
    except InvalidOption as error:
        raise UnknownOption(option=error.key, value=error.value, possible=error.possible) from error


def _numbered(table_seats: Iterable[TableSeat]) -> tuple[TableSeat, ...]:
    return tuple(replace(table_seat, seat=seat) for seat, table_seat in enumerate(table_seats))
