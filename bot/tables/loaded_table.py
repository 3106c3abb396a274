"""A table with its match, plans and settings, and the pending turns after a move."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from bot.database.mapping import FIRST_CHECK, MESSAGE_COLUMNS
from bot.database.tables import TableHeader
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
"""The round in a game whose view does not count rounds."""

UNTIL_BACK = -2
"""The `stand_in_round` of a seat that a computer plays until the player returns."""


class LoadedTable(Struct, frozen=True):
    """A table as stored; `match` is None before the start.

    - `board_edited`: the board message already shows moves of the current turn
    - `is_audited`, `is_watched`: when it was last read, there were table actions since the newest board, watch levels
    - `outdated`: its messages have changed since it was read
    - `move_plans`: the plans by seat
    - `stored_rules`: version of the rules with which the match was stored; None = not stored yet
    - `settings_by_person`: known settings of the players, by which their deadlines are computed
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
    is_audited: bool = True
    is_watched: bool = True
    outdated: bool = False

    @property
    def upgraded(self) -> bool:
        """Whether the match was stored under older rules; the next write stores a checkpoint."""
        return self.stored_rules is not None and self.stored_rules != self.game.rules

    @property
    def can_replay(self) -> bool:
        """Whether the moves can be replayed: the rules have not changed since the match began."""
        return self.match is not None and self.table.rules == self.game.rules

    def pending(self, now: datetime) -> tuple[PendingSeat, ...]:
        """Return the pending seats at this moment, as anyone may see them."""
        pending_turns = (self.pending_turns[seat] for seat in sorted(self.pending_turns))
        return tuple(self._pending_seat(pending_turn, now) for pending_turn in pending_turns)

    def _pending_seat(self, pending_turn: PendingTurn, now: datetime) -> PendingSeat:
        since, until = from_millis(pending_turn.since), self.deadline(pending_turn)
        settings = self.settings(pending_turn.person)
        off = next(days_off(settings, now), None)
        starts = clock_starts(self.table, pending_turn, settings) if pending_turn.sealed and until else None
        known = off if off and (not until or off.begins < until) else None
        return PendingSeat(pending_turn.seat, pending_turn.person, since, until, known, starts)

    def deadline(self, pending_turn: PendingTurn) -> datetime | None:
        """Return the deadline of a pending turn; None = none."""
        return deadline(self.table, pending_turn, self.settings(pending_turn.person))

    def with_header(self, header: TableHeader) -> "LoadedTable":
        """Return the table with what can change without a new revision."""
        return replace(
            self,
            table=replace(self.table, **{name: getattr(header, name) for name in MESSAGE_COLUMNS}),
            pending_turns={pending_turn.seat: pending_turn for pending_turn in header.pending_turns},
            moves_on_board=header.board_move,
            board_edited=header.board_edited,
            is_audited=header.is_audited,
            is_watched=header.is_watched,
            outdated=False,
        )

    def settings(self, person: PersonId | None) -> PersonSettings:
        """Return the settings of a player, or the defaults."""
        return self.settings_by_person.get(person or 0, PersonSettings())


def first_check(table: Table) -> int:
    """Return after how many milliseconds the scheduler first checks a turn at this table."""
    limit = table.time_control.limit
    return FIRST_CHECK if limit is None else min(FIRST_CHECK, limit // timedelta(milliseconds=1))


def valid_plans(plans: Plans, table: Table) -> dict[Seat, MovePlan]:
    """Return the valid plans: those of people who still sit there and play their own moves."""
    if not plans or table.status is not TableStatus.RUNNING:
        return {}
    sitting = {table_seat.seat: None if table_seat.autopilot else table_seat.person for table_seat in table.seats}
    return {seat: plan for seat, plan in plans.items() if sitting.get(seat) == plan.person}


def waited_for(table_seats: Iterable[TableSeat], plans: Plans) -> tuple[TableSeat, ...]:
    """Return the seats with those that have a plan treated like computer players."""
    if not plans:
        return tuple(table_seats)
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
    """Return the pending turns after a move of the seat `actor`.

    `first`: milliseconds until the scheduler first checks a new turn. `unseen`: milliseconds for which a new turn waits
    for its player's first look before its time begins; the actor is looking already.

    A turn that was pending already is kept. A new turn of the actor counts as notified, as they are looking at the
    table; others still have to be notified.
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
    """Mark the last person who is pending after several were."""
    people = [pending_turn for pending_turn in new.values() if pending_turn.person is not None]
    before = [pending_turn for pending_turn in old.values() if pending_turn.person is not None]
    if len(people) == 1 and len(before) > 1:
        alone = people[0]
        if alone.seat != actor and alone.check_at is not None and alone.last_since is None:
            new[alone.seat] = replace(alone, last_since=now, check_at=min(alone.check_at, now + FIRST_CHECK))
    return new


def must_notify(old: Mapping[Seat, PendingTurn], new: Mapping[Seat, PendingTurn]) -> bool:
    """Return whether the turn has passed to a person who must be notified."""
    return any(
        pending_turn.notified_at is None and _begun(pending_turn) != _begun(old.get(seat))
        for seat, pending_turn in new.items()
    )


def goes_on(old: LoadedTable, new: LoadedTable) -> bool:
    """Return whether a turn goes on: the same people are pending, in the same round."""
    if old.match is None or new.match is None or new.table.status is not TableStatus.RUNNING:
        return False
    before, after = ({seat: turn.person for seat, turn in one.pending_turns.items()} for one in (old, new))
    if before != after or None in after.values():
        return False
    return round_of(old.match) == round_of(new.match)


def _begun(pending_turn: PendingTurn | None) -> tuple[PersonId | None, int | None]:
    """Return what identifies a pending turn of a seat."""
    return (None, None) if pending_turn is None else (pending_turn.person, pending_turn.since)


def round_of(match: AnyMatch) -> int:
    """Return the current round, which every view shows, or NO_ROUND."""
    return round_seen(match.state)


def round_seen(view: object) -> int:
    """Return the round of a view (or state), or NO_ROUND."""
    return int(getattr(view, "round", NO_ROUND))


def after_absence(game: Game, match: AnyMatch, table_seats: tuple[TableSeat, ...]) -> tuple[TableSeat, ...]:
    """Return the seats; a substitution ends with its round (without rounds, with its prompt)."""
    if all(table_seat.stand_in_round is None for table_seat in table_seats):
        return table_seats
    now, prompted = round_of(match), play.prompts(game, match).keys()
    return tuple(
        replace(table_seat, stand_in_round=None)
        if table_seat.stand_in_round is not None and _is_over(table_seat, now, prompted)
        else table_seat
        for table_seat in table_seats
    )


def turns_missed(
    game: Game, before: AnyMatch, after: AnyMatch, table_seats: tuple[TableSeat, ...]
) -> tuple[TableSeat, ...]:
    """Return the seats.

    `missed` rises where a computer plays until the player returns and a turn begins.

    A turn is a round; in a game without rounds, a prompt.
    """
    if all(table_seat.stand_in_round != UNTIL_BACK for table_seat in table_seats):
        return table_seats
    now, prompted = round_of(after), play.prompts(game, after).keys()
    if now == NO_ROUND:
        begins = prompted - play.prompts(game, before).keys()
    else:
        begins = set(range(after.seats)) if now != round_of(before) else set()
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
    """Return the table with this seat replaced."""
    return replace(table, seats=tuple(new if table_seat.seat == new.seat else table_seat for table_seat in table.seats))


def with_begun_turns(pending_turns: Mapping[Seat, PendingTurn], now: int) -> dict[Seat, PendingTurn]:
    """Return the pending turns, each due to be checked by the scheduler."""
    return {
        seat: replace(pending_turn, check_at=now) if pending_turn.person is not None else pending_turn
        for seat, pending_turn in pending_turns.items()
    }
