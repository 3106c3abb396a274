"""A table with everything that belongs to it, and what an answer makes of those it waits for."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from bot.database.mapping import FIRST_CHECK
from bot.domain.availability import days_off
from bot.domain.deadline import clock_starts, deadline
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import PersonId, PersonSettings
from bot.domain.planned_moves import MovePlan, Plans, seats_with_plan
from bot.domain.table import Table, TableSeat, TableStatus
from bot.domain.table_view import PendingSeat
from bot.domain.timestamps import from_millis
from games.api import AnyMatch, Game, Seat, play

NO_ROUND = -1
"""Stands for the round of a game whose view does not count rounds."""

UNTIL_BACK = -2
"""Stands for the round of a seat that a computer plays until its owner is back."""


class LoadedTable(Struct, frozen=True):
    """A table as it is stored; `match` is None before the start.

    `board_edited` says that the board has been edited for moves of the turn that goes on. `move_plans` are what is
    prepared for seats. `stored_rules` is the version of the rules under which the match was stored (None: not stored
    yet). `settings_by_person` are the settings of those who sit here, as far as they are known: by them their time
    runs.
    """

    table: Table
    game: Game
    match: AnyMatch | None = None
    pending_turns: Mapping[Seat, PendingTurn] = {}
    moves_on_board: int = 0
    stored_rules: int | None = None
    move_plans: Plans = {}
    settings_by_person: Mapping[PersonId, PersonSettings] = {}
    board_edited: bool = False

    @property
    def upgraded(self) -> bool:
        """Whether the match was stored under older rules: the next write begins with a checkpoint."""
        return self.stored_rules is not None and self.stored_rules != self.game.rules

    @property
    def can_replay(self) -> bool:
        """Whether the moves can be replayed: the rules are still those under which the match began."""
        return self.match is not None and self.table.rules == self.game.rules

    @property
    def pending(self) -> tuple[PendingSeat, ...]:
        """The seats that are waited for, as everybody may know."""
        pending_turns = (self.pending_turns[seat] for seat in sorted(self.pending_turns))
        return tuple(self._pending_seat(pending_turn) for pending_turn in pending_turns)

    def _pending_seat(self, pending_turn: PendingTurn) -> PendingSeat:
        since, until = from_millis(pending_turn.since), self.deadline(pending_turn)
        settings = self.settings(pending_turn.person)
        off = next(days_off(settings, since), None)
        starts = clock_starts(self.table, pending_turn, settings) if pending_turn.sealed and until else None
        known = off if off and (not until or off.begins < until) else None
        return PendingSeat(pending_turn.seat, pending_turn.person, since, until, known, starts)

    def deadline(self, pending_turn: PendingTurn) -> datetime | None:
        """Return when the time of somebody who is waited for is over; None = never."""
        return deadline(self.table, pending_turn, self.settings(pending_turn.person))

    def settings(self, person: PersonId | None) -> PersonSettings:
        """Return how somebody who sits here wants to be spoken to, or the usual."""
        return self.settings_by_person.get(person or 0, PersonSettings())


def first_check(table: Table) -> int:
    """Return after how many milliseconds the clock looks at whoever is asked at this table."""
    limit = table.time_control.limit
    return FIRST_CHECK if limit is None else min(FIRST_CHECK, limit // timedelta(milliseconds=1))


def valid_plans(plans: Plans, table: Table) -> dict[Seat, MovePlan]:
    """Return what stays prepared at a table as it stands: that of people who sit there still and answer themselves."""
    if table.status is not TableStatus.RUNNING:
        return {}
    sitting = {table_seat.seat: None if table_seat.autopilot else table_seat.person for table_seat in table.seats}
    return {seat: plan for seat, plan in plans.items() if sitting.get(seat) == plan.person}


def waited_for(table_seats: Iterable[TableSeat], plans: Plans) -> tuple[TableSeat, ...]:
    """Return the seats as they are waited for: like a computer's where an answer is prepared."""
    served = seats_with_plan(plans)
    return tuple(
        replace(table_seat, person=None) if table_seat.seat in served else table_seat for table_seat in table_seats
    )


def pending_turns_after(
    old: Mapping[Seat, PendingTurn],
    prompted: Iterable[Seat],
    table_seats: Iterable[TableSeat],
    actor: Seat | None,
    now: int,
    *,
    first: int = FIRST_CHECK,
    unseen: int = 0,
) -> dict[Seat, PendingTurn]:
    """Return whom the table waits for now; `actor` is the seat whose answer led here.

    The clock looks at them for the `first` time after so many milliseconds, and for so many their time waits for their
    first look while it is `unseen`; whoever has just answered has it before them.

    Who was waited for already keeps their marks; an answer of one's own begins the waiting anew; who is called up by
    somebody else is yet to be notified.
    """
    attentive = {table_seat.seat: None if table_seat.autopilot else table_seat.person for table_seat in table_seats}
    new = {}
    for seat in prompted:
        person, before = attentive[seat], old.get(seat)
        if before is not None and before.person == person and seat != actor:
            new[seat] = before
        elif person is None:
            new[seat] = PendingTurn(seat, None, now, notified_at=now)
        else:
            there = seat == actor
            hidden = 0 if there and old else unseen
            pending_turn = PendingTurn(seat, person, now, notified_at=now if there else None, check_at=now + first)
            new[seat] = replace(pending_turn, paused=hidden, sealed=hidden > 0)
    return _last_one(old, new, actor, now)


def _last_one(
    old: Mapping[Seat, PendingTurn], new: dict[Seat, PendingTurn], actor: Seat | None, now: int
) -> dict[Seat, PendingTurn]:
    """Mark the person who is left alone after several were waited for."""
    people = [pending_turn for pending_turn in new.values() if pending_turn.person is not None]
    before = [pending_turn for pending_turn in old.values() if pending_turn.person is not None]
    if len(people) == 1 and len(before) > 1:
        alone = people[0]
        if alone.seat != actor and alone.check_at is not None and alone.last_since is None:
            new[alone.seat] = replace(alone, last_since=now, check_at=min(alone.check_at, now + FIRST_CHECK))
    return new


def must_notify(old: Mapping[Seat, PendingTurn], new: Mapping[Seat, PendingTurn]) -> bool:
    """Say whether the turn has passed to a person who must be told so."""
    return any(
        pending_turn.notified_at is None and _begun(pending_turn) != _begun(old.get(seat))
        for seat, pending_turn in new.items()
    )


def goes_on(old: LoadedTable, new: LoadedTable) -> bool:
    """Say whether a turn goes on: the same people are waited for as before, nobody else, in the same round."""
    if old.match is None or new.match is None or new.table.status is not TableStatus.RUNNING:
        return False
    before, after = ({seat: turn.person for seat, turn in one.pending_turns.items()} for one in (old, new))
    if before != after or None in after.values():
        return False
    return round_of(old.game, old.match) == round_of(new.game, new.match)


def _begun(pending_turn: PendingTurn | None) -> tuple[PersonId | None, int | None]:
    """Return what tells one waiting for a seat from the next."""
    return (None, None) if pending_turn is None else (pending_turn.person, pending_turn.since)


def round_of(game: Game, match: AnyMatch) -> int:
    """Return the round that everybody can see, or NO_ROUND if the game's view does not count any."""
    return round_seen(play.view(game, match, None))


def round_seen(view: object) -> int:
    """Return the round that a view counts, or NO_ROUND."""
    return int(getattr(view, "round", NO_ROUND))


def after_absence(game: Game, match: AnyMatch, table_seats: tuple[TableSeat, ...]) -> tuple[TableSeat, ...]:
    """Return the seats with those freed from the autopilot whose round (or whose question, without rounds) is over."""
    if all(table_seat.stand_in_round is None for table_seat in table_seats):
        return table_seats
    now, prompted = round_of(game, match), play.prompts(game, match).keys()
    return tuple(
        replace(table_seat, stand_in_round=None)
        if table_seat.stand_in_round is not None and _is_over(table_seat, now, prompted)
        else table_seat
        for table_seat in table_seats
    )


def turns_missed(
    game: Game, before: AnyMatch, after: AnyMatch, table_seats: tuple[TableSeat, ...]
) -> tuple[TableSeat, ...]:
    """Return the seats with one missed turn more where a computer plays until somebody is back, and a turn begins.

    A turn is a round, in a game without rounds a question.
    """
    if all(table_seat.stand_in_round != UNTIL_BACK for table_seat in table_seats):
        return table_seats
    now, prompted = round_of(game, after), play.prompts(game, after).keys()
    if now == NO_ROUND:
        begins = prompted - play.prompts(game, before).keys()
    else:
        begins = set(range(after.seats)) if now != round_of(game, before) else set()
    return tuple(
        replace(table_seat, missed=table_seat.missed + 1)
        if table_seat.stand_in_round == UNTIL_BACK and table_seat.seat in begins
        else table_seat
        for table_seat in table_seats
    )


def _is_over(table_seat: TableSeat, now: int, prompted: Iterable[Seat]) -> bool:
    return (
        table_seat.seat not in prompted
        if table_seat.stand_in_round == NO_ROUND
        else table_seat.stand_in_round not in (now, UNTIL_BACK)
    )


def with_seat(table: Table, new: TableSeat) -> Table:
    """Return the table with this seat in the place of the one of the same seat."""
    return replace(table, seats=tuple(new if table_seat.seat == new.seat else table_seat for table_seat in table.seats))


def looked_at(pending_turns: Mapping[Seat, PendingTurn], now: int) -> dict[Seat, PendingTurn]:
    """Return the same seats waited for, each to be looked at by the clock as soon as it ticks."""
    return {
        seat: replace(pending_turn, check_at=now) if pending_turn.person is not None else pending_turn
        for seat, pending_turn in pending_turns.items()
    }
