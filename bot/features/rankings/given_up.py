"""Decides from the logs of moves and table actions who has given up a seat. Pure functions.

This is counting rule 2; `remained` is rule 3. docs/ratings.md explains both to players.
"""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from itertools import takewhile

from msgspec import Struct

from bot.domain.audit import VACATING, AuditEntry, TableAction
from bot.domain.person import PersonId
from bot.domain.table import GIVEN_UP
from bot.domain.time_control import TimeoutPolicy
from bot.features.rankings.outcome import LEAST_MOVES
from games.api import Seat

_OWN = (TableAction.LEFT, TableAction.OFFERED, TableAction.REPLACED)
"""Table actions by which a person gives their own seat up."""


class SeatMove(Struct, frozen=True):
    """A move of a seat by a person, or by a computer of a `level` (for a person if there is one too).

    `known`: it was undone by agreement at `undone_at`, after luck or a secret had been learned from it.
    """

    number: int
    seat: Seat
    person: PersonId | None
    level: str | None
    undone_at: datetime | None = None
    known: bool = False


class LastHolder(Struct, frozen=True):
    """The person of a seat at the end of the match, and whether they agreed to call it off."""

    seat: Seat
    person: PersonId | None
    agreed: bool = False


def given_up(
    holders: Sequence[LastHolder], moves: Sequence[SeatMove], audit: Iterable[AuditEntry]
) -> tuple[PersonId, ...]:
    """Return the people who have given up a seat, in the order of their numbers.

    `holders` are all seats of the match, `audit` its table actions, oldest first.
    """
    leavings = _leavings(audit)
    gone = {_loser(entry) for entry in leavings if _by_choice(entry) and _has_begun(entry, holders, moves)}
    standing = [move for move in moves if move.undone_at is None]
    for holder in holders:
        ended = any(entry.seat == holder.seat and _ends_match(entry) for entry in leavings)
        if holder.person is None or ended:
            continue
        if holder.agreed or _has_played(holder, standing):
            gone.discard(holder.person)
        elif _let_computers_play(holder, standing, leavings):
            gone.add(holder.person)
    return tuple(sorted(gone))


def remained(
    gone: Collection[PersonId], holders: Sequence[LastHolder], moves: Sequence[SeatMove], audit: Sequence[AuditEntry]
) -> tuple[PersonId, ...]:
    """Return the people with a seat and enough moves when the first of the people who are `gone` gave a seat up.

    Players who later left or offered the seat themselves are left out. No player is returned if no seat was given up at
    a known time, or if the match was practice by then.
    """
    leavings = _leavings(audit)
    first = next(
        (one for one in leavings if _loser(one) in gone and _by_choice(one) and _has_begun(one, holders, moves)), None
    )
    if first is None or any(move.known and not _stood_at(first, move) for move in moves):
        return ()
    before = [move.person for move in _moves_until(first, moves) if move.level is None]
    standing = [move for move in moves if move.undone_at is None]
    back = {one.person for one in holders if one.agreed or _has_played(one, standing)}
    left = {_loser(entry) for entry in leavings if _by_themselves(entry)} - back
    absent = {_loser(first)} | _absent_before(first, audit) | left
    people = {one for one in before if one is not None and before.count(one) >= LEAST_MOVES} - absent
    return tuple(sorted(people))


def _absent_before(first: AuditEntry, audit: Iterable[AuditEntry]) -> set[PersonId]:
    """Return the people who had lost their seat before this entry and not taken one back."""
    absent: set[PersonId] = set()
    for entry in takewhile(lambda one: one is not first, audit):
        if entry.power is TableAction.TAKEN:
            absent.discard(entry.person)
        elif entry.power in VACATING:
            absent.add(_loser(entry))
    return absent


def _leavings(audit: Iterable[AuditEntry]) -> list[AuditEntry]:
    """Return the entries with which a person lost a seat that they held, except where all others wanted the end."""
    entries = list(audit)
    agreed = {(entry.person, entry.move) for entry in entries if entry.power is TableAction.AGREED}
    found: list[AuditEntry] = []
    empty: set[Seat] = set()
    for entry in entries:
        if entry.seat is None:
            continue
        if entry.power is TableAction.TAKEN:
            empty.discard(entry.seat)
        elif entry.power in VACATING and entry.seat not in empty:
            empty.add(entry.seat)
            if (entry.person, entry.move) not in agreed:
                found.append(entry)
    return found


def _loser(entry: AuditEntry) -> PersonId:
    return entry.about or entry.person


def _by_themselves(entry: AuditEntry) -> bool:
    return entry.power in _OWN and entry.person == _loser(entry)


def _by_choice(entry: AuditEntry) -> bool:
    """Return whether the person gave the seat up with this entry, rather than lost it."""
    return _by_themselves(entry) or _ends_match(entry) or (not entry.moderator and entry.missed >= GIVEN_UP)


def _ends_match(entry: AuditEntry) -> bool:
    return entry.power is TableAction.TIMED_OUT and entry.detail == TimeoutPolicy.END


def _has_begun(entry: AuditEntry, holders: Iterable[LastHolder], moves: Sequence[SeatMove]) -> bool:
    """Return whether every seat and the person had made enough moves before this entry."""
    before = _moves_until(entry, moves)
    least = min(sum(move.seat == one.seat for move in before) for one in holders)
    return least >= LEAST_MOVES and _own(before, entry.seat, _loser(entry)) >= LEAST_MOVES


def _moves_until(entry: AuditEntry, moves: Iterable[SeatMove]) -> list[SeatMove]:
    """Return the moves that were made and not undone before this entry."""
    return [move for move in moves if move.number <= entry.move and _stood_at(entry, move)]


def _stood_at(entry: AuditEntry, move: SeatMove) -> bool:
    return move.undone_at is None or (entry.at is not None and move.undone_at > entry.at)


def _own(moves: Iterable[SeatMove], seat: Seat | None, person: PersonId | None) -> int:
    return sum(move.seat == seat and move.person == person and move.level is None for move in moves)


def _has_played(holder: LastHolder, standing: Sequence[SeatMove]) -> bool:
    """Return whether a person has made more than half of the moves of their seat."""
    of_seat = sum(move.seat == holder.seat for move in standing)
    return 2 * _own(standing, holder.seat, holder.person) > of_seat


def _let_computers_play(holder: LastHolder, standing: Sequence[SeatMove], leavings: Iterable[AuditEntry]) -> bool:
    """Return whether computers have made at least half of a seat's moves for its person.

    Moves for earlier people of the seat do not count, nor do those after a moderator took the seat.
    """
    of_seat = [move for move in standing if move.seat == holder.seat]
    computers = sum(_is_for(move, holder, leavings) for move in of_seat)
    return _own(of_seat, holder.seat, holder.person) >= LEAST_MOVES and 2 * computers >= len(of_seat)


def _is_for(move: SeatMove, holder: LastHolder, leavings: Iterable[AuditEntry]) -> bool:
    if move.level is None:
        return False
    if move.person is not None:
        return move.person == holder.person
    before = [entry for entry in leavings if entry.seat == holder.seat and entry.move < move.number]
    return bool(before) and _loser(before[-1]) == holder.person and not before[-1].moderator
