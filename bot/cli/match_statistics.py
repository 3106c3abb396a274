"""Statistics over many matches."""

from collections.abc import Iterable, Sequence
from statistics import fmean, quantiles

from msgspec import Struct

from games.api import OPPONENT, AnyMatch, Score


class Outcome(Struct, frozen=True):
    """The outcome of one match of a series.

    `totals` and `won` are per seat; `crash` is the error of a failed match, whose other fields are empty.
    """

    number: int
    seed: str
    moves: int = 0
    totals: tuple[int, ...] = ()
    won: tuple[bool, ...] = ()
    crash: str = ""

    @classmethod
    def of(cls, number: int, match: AnyMatch, moves: int, scores: Iterable[Score]) -> "Outcome":
        """Return the outcome of a finished match."""
        own = [score for score in scores if score.seat != OPPONENT]
        return cls(number, match.seed, moves, tuple(s.total for s in own), tuple(s.won for s in own))


class Spread(Struct, frozen=True):
    """The mean of some numbers, and their 5th, 50th and 95th percentiles."""

    mean: float
    p5: float
    p50: float
    p95: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> "Spread | None":
        """Return the spread, or None without numbers."""
        if not numbers:
            return None
        cuts = quantiles(numbers, n=20, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 19
        return cls(*(round(value, 2) for value in (fmean(numbers), cuts[0], cuts[9], cuts[18])))


class Summary(Struct, frozen=True):
    """The statistics of a series.

    `moves`, `longest`, `scores` and `winners` are of the finished matches.

    `scores` is the spread of all seats' totals. `winners` counts the matches won by each seat, with a shared victory
    for each; for one player, those won against the opponent or the target. `seconds` is wall-clock time.
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
    """Return the statistics of a series."""
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
