"""A finished match as the rankings see it, and which of its seats count."""

from msgspec import Struct

from bot.domain.person import PersonId
from bot.domain.table import TableId
from games.api import OPPONENT, Seat

LEAST_MOVES = 3
"""A match in which somebody answered fewer times than this was hardly played: it counts nowhere but in one's games."""

LEAST_PEOPLE = 2
"""So many people make a table that is rated."""


class SeatResult(Struct, frozen=True):
    """How one seat has ended; seat -1 is the automatic opponent.

    `answers` counts what the seat has answered, `helped` how many of these were not the person's own;
    `thought` are the milliseconds that the person's `thoughts` own answers took, as far as they were waited for.
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
        """Whether a person has played this seat: not a computer, nor who gave at most half of its answers."""
        return self.person is not None and self.answers > 2 * self.helped


class RatedPlace(Struct, frozen=True):
    """The place of a person among the people of a table who are rated; equal places are a draw."""

    person: PersonId
    place: int


class MatchOutcome(Struct, frozen=True, kw_only=True):
    """A finished match; `number` is its place in the order of counting, `finished_at` in milliseconds since 1970.

    `challenge` says that others play with the same luck: such matches have rankings of their own. `practice` was
    played with luck that was known: after one's own attempt, or after going back to before something was turned up.
    `given_up` are the people who have given up a seat; a match that was `called_off` counts only because of them, and
    its seats have neither places nor points. `remained` are the people against whom giving up counts even if the end of
    the match rates nobody.
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
        """Whether this was a match in earnest: no practice, and every seat has answered often enough."""
        return not self.practice and all(one.answers >= LEAST_MOVES for one in self.players)

    @property
    def rated(self) -> tuple[RatedPlace, ...]:
        """The people who are rated against each other; those who gave a seat up are last.

        If the end rates nobody, those who remained when the first gave up are equals before them.
        """
        return self._rated_by_end() or self._rated_by_giving_up()

    def _rated_by_end(self) -> tuple[RatedPlace, ...]:
        """Return the places in the order of the seats: none unless at least two people have played and one stayed."""
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
        """The people whose careers the match changes: those who sat at its end, and those who are rated."""
        sitting = () if self.called_off else tuple(one.person for one in self.players if one.person is not None)
        return tuple(dict.fromkeys((*sitting, *(one.person for one in self.rated))))

    def seat_of(self, person: PersonId) -> SeatResult | None:
        """Return the seat in which a person sat at the end, or None."""
        return next((one for one in self.players if one.person == person), None)

    @property
    def alone(self) -> SeatResult | None:
        """The only seat of a solo match with luck of its own, or None."""
        solo = self.played and len(self.players) == 1 and not self.challenge
        return self.people[0] if solo and self.people else None
