"""Figures over many matches: what is counted, and how it is summed up."""

from collections.abc import Iterable, Sequence
from statistics import fmean, quantiles

from msgspec import Struct

from games.api import OPPONENT, AnyMatch, Score


class Outcome(Struct, frozen=True):
    """What one match of a series came to.

    `totals` and `won` are per seat; `crash` says what went wrong instead, and then nothing else is known.
    """

    number: int
    seed: str
    moves: int = 0
    totals: tuple[int, ...] = ()
    won: tuple[bool, ...] = ()
    crash: str = ""

    @classmethod
    def of(cls, number: int, match: AnyMatch, moves: int, scores: Iterable[Score]) -> "Outcome":
        """Return the outcome of a match that was played to its end."""
        own = [score for score in scores if score.seat != OPPONENT]
        return cls(number, match.seed, moves, tuple(s.total for s in own), tuple(s.won for s in own))


class Spread(Struct, frozen=True):
    """How some numbers are spread: their mean, and the values below which 5, 50 and 95 in a hundred lie."""

    mean: float
    p5: float
    p50: float
    p95: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> "Spread | None":
        """Return the spread, or None of nothing."""
        if not numbers:
            return None
        cuts = quantiles(numbers, n=20, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 19
        return cls(*(round(value, 2) for value in (fmean(numbers), cuts[0], cuts[9], cuts[18])))


class Summary(Struct, frozen=True):
    """A series of matches in figures; `moves`, `longest`, `scores` and `winners` count the finished ones.

    `scores` spreads the totals of all seats; `winners` has the matches won by each seat, a shared victory counting
    for each; alone, those won against the automatic opponent or the target. `seconds` are by the clock on the wall.
    """

    game: str
    players: int
    games: int
    finished: int
    crashed: int
    moves: int
    seconds: float
    moves_per_second: float
    longest: int
    scores: Spread | None
    winners: tuple[int, ...]


def summed(game: str, players: int, outcomes: Sequence[Outcome], seconds: float) -> Summary:
    """Return the figures of a series."""
    ended = [outcome for outcome in outcomes if not outcome.crash]
    moves = sum(outcome.moves for outcome in ended)
    return Summary(
        game=game,
        players=players,
        games=len(outcomes),
        finished=len(ended),
        crashed=len(outcomes) - len(ended),
        moves=moves,
        seconds=round(seconds, 3),
        moves_per_second=round(moves / seconds, 1) if seconds > 0 else 0.0,
        longest=max((outcome.moves for outcome in ended), default=0),
        scores=Spread.of([total for outcome in ended for total in outcome.totals]),
        winners=tuple(sum(outcome.won[seat] for outcome in ended) for seat in range(players)),
    )
