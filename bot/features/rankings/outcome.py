"""The outcome of a finished match, and which of its seats count."""

from msgspec import Struct

from bot.domain.person import PersonId
from bot.domain.table import TableId
from games.api import OPPONENT, Seat

LEAST_MOVES = 3
"""Minimum number of moves of each seat; a match with fewer only counts as played."""

LEAST_PEOPLE = 2
"""Minimum number of people in a rated match."""


class SeatResult(Struct, frozen=True):
    """The result of one seat; seat -1 is the automatic opponent.

    `answers` counts the moves of the seat, `helped` those that the person did not make; `thought` are the milliseconds
    of the person's `thoughts` own moves for which others waited.
    `lines` are the points of the score sheet by key.
    """

    seat: Seat
    person: PersonId | None
    place: int
    won: bool
    total: int
    lines: dict[str, int] = {}
    answers: int = 0
    helped: int = 0
    thought: int = 0
    thoughts: int = 0

    @property
    def counts(self) -> bool:
        """Whether a person has played this seat, with more than half of its moves."""
        return self.person is not None and self.answers > 2 * self.helped


class RatedPlace(Struct, frozen=True):
    """The place of a person among the people of a table who are rated; equal places are a draw."""

    person: PersonId
    place: int


class MatchOutcome(Struct, frozen=True, kw_only=True):
    """A finished match; `number` is its place in the order of counting, `finished_at` in milliseconds since 1970.

    - `challenge`: others play the same seed; such matches have separate rankings.
    - `practice`: the seed was known, after an attempt or after an undo of a revealed secret.
    - `given_up` are the people who have given up a seat. A `called_off` match counts only because of them; its seats
      have neither places nor points.
    - `remained` are the people who are rated against those, even if the end of the match rates no player.
    """

    number: int
    table: TableId
    game: str
    guild: int | None
    options: dict[str, str]
    finished_at: int
    seats: tuple[SeatResult, ...]
    challenge: bool = False
    practice: bool = False
    given_up: tuple[PersonId, ...] = ()
    called_off: bool = False
    remained: tuple[PersonId, ...] = ()

    @property
    def players(self) -> tuple[SeatResult, ...]:
        """The seats of the table, without the automatic opponent."""
        return tuple(one for one in self.seats if one.seat != OPPONENT)

    @property
    def people(self) -> tuple[SeatResult, ...]:
        """The seats that people have played."""
        return tuple(one for one in self.players if one.counts)

    @property
    def played(self) -> bool:
        """Whether the match counts: no practice, and enough moves of every seat."""
        return not self.practice and all(one.answers >= LEAST_MOVES for one in self.players)

    @property
    def rated(self) -> tuple[RatedPlace, ...]:
        """The places of the rated people; those who gave a seat up are last.

        If the end rates no player, those who remained when the first gave up share the place before them.
        """
        return self._rated_by_end() or self._rated_by_giving_up()

    def _rated_by_end(self) -> tuple[RatedPlace, ...]:
        """Return the places in the order of the seats; none unless two people have played and one stayed."""
        stayed = [one for one in self.people if one.person not in self.given_up]
        if not self.played or not stayed or (self.called_off and not self.given_up):
            return ()
        last = 1 + max(one.place for one in stayed)
        places = (
            *(RatedPlace(one.person, one.place) for one in stayed if one.person is not None),
            *(RatedPlace(person, last) for person in self.given_up),
        )
        return places if len(places) >= LEAST_PEOPLE else ()

    def _rated_by_giving_up(self) -> tuple[RatedPlace, ...]:
        gone = [person for person in self.given_up if person not in self.remained]
        if not gone or not self.remained:
            return ()
        return (*(RatedPlace(person, 1) for person in self.remained), *(RatedPlace(person, 2) for person in gone))

    @property
    def concerned(self) -> tuple[PersonId, ...]:
        """The people whose careers the match changes: those with a seat at its end, and the rated ones."""
        sitting = () if self.called_off else tuple(one.person for one in self.players if one.person is not None)
        return tuple(dict.fromkeys((*sitting, *(one.person for one in self.rated))))

    def seat_of(self, person: PersonId) -> SeatResult | None:
        """Return the seat of a person at the end, or None."""
        return next((one for one in self.players if one.person == person), None)

    @property
    def alone(self) -> SeatResult | None:
        """The only seat of a solo match with its own seed, or None."""
        solo = self.played and len(self.players) == 1 and not self.challenge
        return self.people[0] if solo and self.people else None
