"""A league of computer players: pairings on shared seeds, seats alternating, each figure with its 95 % interval."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from games import GAMES
from games.core import ai, play
from games.core.game import Game
from games.core.playout import decide, seat_chance

Z = 1.96


class Result(NamedTuple):
    """A match as the first of two levels sees it: won (a draw is half), its lead, and the seconds of its decisions."""

    won: float
    lead: float
    seconds: tuple[float, ...]


class Fixture(msgspec.Struct, frozen=True):
    """Which match it is; a result is kept beside it."""

    game: str
    seats: int
    one: str
    other: str
    rollouts: int
    number: int


class Ledger:
    """Results as they come, in a file if there is one: what stands in it already is not played again."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path and path.exists() else ()
        self.results = dict(msgspec.json.decode(line, type=tuple[Fixture, Result]) for line in lines)

    def write(self, fixture: Fixture, result: Result) -> None:
        """Keep one more result; several leagues may write into the same file."""
        self.results[fixture] = result
        if self._path:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode((fixture, result)) + b"\n")


def played(game: Game, seats: int, levels: Sequence[str], seed: str, mine: int) -> Result:
    """Play a match with one level per seat; alone there is no lead but what the other level makes of the same luck."""
    seat_chances = [seat_chance(game, seed, seat) for seat in range(seats)]
    match, _ = play.start(game, game.options(), seats, seed)
    seconds: list[float] = []
    while not match.over:
        prompt = next(iter(play.prompts(game, match).values()))
        began = process_time()
        action = decide(game, levels[prompt.seat], match, prompt, seat_chances[prompt.seat])
        if prompt.seat == mine:
            seconds.append(process_time() - began)
        match, _ = play.apply(game, match, prompt.seat, action)
    scores = {score.seat: score for score in play.score(game, match)}
    own, others = scores[mine], [scores[seat] for seat in range(seats) if seat != mine]
    best = max((other.total for other in others), default=0)
    won = float(own.place == 1) / sum(score.place == 1 for score in scores.values() if score.seat >= 0 or not others)
    return Result(won, own.total - best, tuple(seconds))


def pairing(  # noqa: PLR0917 - as a match is read: who against whom, at which table
    game: Game, one: str, other: str, seats: int, numbers: range, ledger: Ledger | None = None
) -> Iterator[Result]:
    """Yield matches of one level against seats of the other, from each seat in turn on the same seed."""
    ledger = ledger or Ledger()
    for number in numbers:
        fixture = Fixture(game.key, seats, one, other, game.search.at(seats).rollouts if game.search else 0, number)
        if fixture not in ledger.results:
            ledger.write(fixture, _faced(game, fixture))
        yield ledger.results[fixture]


def _faced(game: Game, fixture: Fixture) -> Result:
    one, other, seats = fixture.one, fixture.other, fixture.seats
    seed, mine = f"{fixture.number // seats:032x}", fixture.number % seats
    result = played(game, seats, [one if seat == mine else other for seat in range(seats)], seed, mine)
    if seats > 1:
        return result
    lead = result.lead - played(game, 1, [other], seed, 0).lead
    return Result((lead > 0) + (lead == 0) / 2, lead, result.seconds)


def told(results: Sequence[Result]) -> str:
    """Return the share of wins by Wilson's interval, the mean lead, and how long decisions take."""
    count, wins = len(results), sum(result.won for result in results)
    share, spread = wins / count, Z * Z / count
    centre = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    leads = [result.lead for result in results]
    doubt = Z * stdev(leads) / sqrt(count) if count > 1 else float("inf")
    seconds = [second for result in results for second in result.seconds]
    late = quantiles(seconds, n=20, method="inclusive")[18]
    return (
        f"{count} matches: won {share:.1%} ({centre - half:.1%} to {centre + half:.1%}), "
        f"lead {fmean(leads):+.1f} ± {doubt:.1f}, a decision {fmean(seconds):.3f} s (p95 {late:.3f} s)"
    )


def limited(game: Game, **limits: int) -> Game:
    """Return the game with masters who go so far and no further, alone or not."""
    if game.search is None:
        return game
    alone = game.search.solo and replace(game.search.solo, **limits)
    return replace(game, search=replace(game.search, solo=alone, **limits))


def main(line: Sequence[str] | None = None) -> int:
    """Play the pairing in each game and print how it stands now and then."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.league", description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="this game alone; may be given several times")
    parser.add_argument("--one", default=ai.MASTER, help="the level that is looked at (default: master)")
    parser.add_argument("--other", default=ai.STRONG, help="the level of all other seats (default: strong)")
    parser.add_argument("--seats", type=int, default=2, help="seats at the table (default: 2)")
    parser.add_argument("--matches", type=int, default=40, help="matches in each game (default: 40)")
    parser.add_argument("--first", type=int, default=1_000, help="number of the first seed (default: 1000)")
    parser.add_argument(
        "--rollouts", type=int, help="so many rollouts for each of a master's answers instead of the game's own"
    )
    parser.add_argument("--into", type=Path, help="keep results in this file, and play only what is not in it")
    given = parser.parse_args(line)
    limits = {"rollouts": given.rollouts} if given.rollouts else {}
    numbers = range(given.first * given.seats, given.first * given.seats + given.matches)
    ledger = Ledger(given.into)
    for key in given.game or GAMES:
        results: list[Result] = []
        for result in pairing(limited(GAMES[key], **limits), given.one, given.other, given.seats, numbers, ledger):
            results.append(result)
            if len(results) % 10 == 0 or len(results) == given.matches:
                sys.stdout.write(f"{key}, {given.seats}: {given.one} against {given.other}, {told(results)}\n")
                sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
