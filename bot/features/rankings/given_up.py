"""Who has given up a seat of a match, as the log of its moves and of its table actions tells; pure.

This is counting rule 2; `remained` is rule 3. docs/ratings.md says both for people.
"""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from itertools import takewhile

from msgspec import Struct

from bot.domain.audit import VACATING, AuditEntry, TableAction
from bot.domain.deadline import GIVEN_UP
from bot.domain.person import PersonId
from bot.domain.time_control import TimeoutPolicy
from bot.features.rankings.outcome import LEAST_MOVES
from games.api import Seat

_OWN = (TableAction.LEFT, TableAction.OFFERED, TableAction.REPLACED)
"""By these a person gives a seat up if it is their own."""


class SeatMove(Struct, frozen=True):
    """A move of a seat: whose it was, a computer's if it has a `level` (of a stand-in, if it has a person too).

    `known`: it was undone by agreement at `undone_at`, after luck or a secret had been learned from it.
    """

    number: int
    seat: Seat
    person: PersonId | None
    level: str | None
    undone_at: datetime | None = None
    known: bool = False


class LastHolder(Struct, frozen=True):
    """Who has a seat when the match ends, and whether they have agreed to call it off."""

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
    """Return who had a seat and enough moves of their own when the first of the people who are `gone` gave theirs up.

    Left out are the players who later left or offered the seat themselves. No player is returned if nobody gave a seat
    up at a known time, or if the match was practice by then.
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
    """Say whether a person has given a seat up with this, rather than lost it."""
    return _by_themselves(entry) or _ends_match(entry) or (not entry.moderator and entry.missed >= GIVEN_UP)


def _ends_match(entry: AuditEntry) -> bool:
    return entry.power is TableAction.TIMED_OUT and entry.detail == TimeoutPolicy.END


def _has_begun(entry: AuditEntry, holders: Iterable[LastHolder], moves: Sequence[SeatMove]) -> bool:
    """Say whether every seat, and the person themselves, had moved often enough when they gave the seat up."""
    before = _moves_until(entry, moves)
    least = min(sum(move.seat == one.seat for move in before) for one in holders)
    return least >= LEAST_MOVES and _own(before, entry.seat, _loser(entry)) >= LEAST_MOVES


def _moves_until(entry: AuditEntry, moves: Iterable[SeatMove]) -> list[SeatMove]:
    """Return the moves that had been made and not been undone at this entry."""
    return [move for move in moves if move.number <= entry.move and _stood_at(entry, move)]


def _stood_at(entry: AuditEntry, move: SeatMove) -> bool:
    return move.undone_at is None or (entry.at is not None and move.undone_at > entry.at)


def _own(moves: Iterable[SeatMove], seat: Seat | None, person: PersonId | None) -> int:
    return sum(move.seat == seat and move.person == person and move.level is None for move in moves)


def _has_played(holder: LastHolder, standing: Sequence[SeatMove]) -> bool:
    """Say whether a person has made more than half of the moves of their seat."""
    of_seat = sum(move.seat == holder.seat for move in standing)
    return 2 * _own(standing, holder.seat, holder.person) > of_seat


def _let_computers_play(holder: LastHolder, standing: Sequence[SeatMove], leavings: Iterable[AuditEntry]) -> bool:
    """Say whether computers have made half of a seat's moves or more for the person who has it.

    Those for the people who had it before are not theirs, nor are those after a moderator took it from them.
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
