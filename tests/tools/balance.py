"""Balance among strong players: how often each place in the order of play wins, and what each piece is worth.

What a game's pieces are, and who begins, `tests/support/games/<game>/balance.py` says: `order(state)` lists the seats
as they come at the start, `worths(first, last, news)` yields what each piece brought that was had.

By lots, `lot(prompt, chance)` answers in the players' stead where a piece is chosen, and None elsewhere: then worth is
not mixed with who could have a piece, or wanted it. Each match is played several times under the same luck, its lots
drawn anew, and a piece is held against what its seat had of the same kind in the other plays: so who began, and with
what, is not mixed with it either. As all choices are drawn at once, every one of them tells something in every play.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.core.playout import decide, seat_chance
from games.core.step import AudienceEvent, Seat
from tests.tools.league import Z


class Worth(NamedTuple):
    """What a piece of a kind brought, and to which seat (None: to all)."""

    kind: str
    piece: str
    points: float
    seat: Seat | None = None


class Played(NamedTuple):
    """A match by places in the order of play: their wins and points, and what pieces were worth."""

    wins: tuple[float, ...]
    points: tuple[int, ...]
    rows: tuple[dict[str, int], ...]
    worths: tuple[Worth, ...]


class Interval(NamedTuple):
    """A mean with what may be on either side of it, at 95 %."""

    number: int
    mean: float
    doubt: float


def interval(values: Sequence[float]) -> Interval:
    """Return that of these values."""
    count = len(values)
    return Interval(count, fmean(values), Z * stdev(values) / sqrt(count) if count > 1 else float("inf"))


def played(
    key: str, seats: int, level: str, options: dict[str, Any], number: int, *, lots: int | None = None
) -> Played:
    """Play one match of equals; by lots of this number, it is luck who has which piece."""
    game, seed, own = GAMES[key], f"{number:032x}", _own(key)
    luck = None if lots is None or not hasattr(own, "lot") else Chance(f"{key}/lots/{lots}", bytes.fromhex(seed))
    seat_chances = [seat_chance(game, seed, seat) for seat in range(seats)]
    match, _ = play.start(game, msgspec.convert(options, game.options), seats, seed)
    first, news = match.state, list[AudienceEvent]()
    while not match.over:
        prompt = next(iter(play.prompts(game, match).values()))
        action = (own.lot(prompt, luck) if luck else None) or decide(
            game, level, match, prompt, seat_chances[prompt.seat]
        )
        match, told = play.apply(game, match, prompt.seat, action)
        news += told
    scores = {score.seat: score for score in play.score(game, match)}
    order = own.order(first) if own else range(seats)
    winners = sum(score.place == 1 for score in scores.values())
    return Played(
        tuple((scores[seat].place == 1) / winners for seat in order),
        tuple(scores[seat].total for seat in order),
        tuple({line.key: line.points for line in scores[seat].lines} for seat in order),
        tuple(own.worths(first, match.state, [one.event for one in news])) if own else (),
    )


def apart(plays: Sequence[Played]) -> Iterator[Worth]:
    """Yield how much more pieces brought than what the same seat had of their kind when others were drawn."""
    for one in plays:
        others = [worth for other in plays if other is not one for worth in other.worths]
        for worth in one.worths:
            like = [other.points for other in others if (other.kind, other.seat) == (worth.kind, worth.seat)]
            if like:
                yield worth._replace(points=worth.points - fmean(like))


def drawn(key: str, seats: int, level: str, options: dict[str, Any], number: int, *, plays: int) -> tuple[Worth, ...]:
    """Play one match several times by lots under the same luck and return how far its pieces are apart."""
    return tuple(apart([played(key, seats, level, options, number, lots=lots) for lots in range(plays)]))


def _own(key: str) -> Any:
    name = f"tests.support.games.{key}.balance"
    return import_module(name) if find_spec(name) else None


def table(matches: Sequence[Played]) -> Iterator[str]:
    """Yield the rows of a table in Markdown: what each place in the order of play wins."""
    fair = 1 / len(matches[0].wins)
    yield "| place | won | times its share | points |"
    yield "| ---: | ---: | ---: | ---: |"
    for place in range(len(matches[0].wins)):
        won = interval([match.wins[place] for match in matches])
        points = interval([match.points[place] for match in matches])
        least, most = ((won.mean + side * won.doubt) / fair for side in (-1, 1))
        yield (
            f"| {place + 1} | {won.mean:.1%} ± {won.doubt:.1%} | {won.mean / fair:.2f} ({least:.2f} to {most:.2f}) "
            f"| {points.mean:.1f} ± {points.doubt:.1f} |"
        )


def sources(matches: Sequence[Played]) -> str:
    """Return what the points come from, the mean of all."""
    rows = [row for match in matches for row in match.rows]
    return ", ".join(f"{key} {fmean(row.get(key, 0) for row in rows):.1f}" for key in rows[0])


def pieces(worths: Iterable[Worth]) -> Iterator[str]:
    """Yield the rows of a table in Markdown: what each piece was worth, held against the mean of its like."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for worth in worths:
        found[worth.kind][worth.piece].append(worth.points)
    if not found:
        return
    yield "| kind | piece | had | worth | from its like |"
    yield "| --- | --- | ---: | ---: | ---: |"
    for kind, ones in found.items():
        means = {piece: interval(values) for piece, values in ones.items()}
        usual = fmean(mean.mean for mean in means.values())
        for piece, mean in sorted(means.items(), key=lambda one: one[1].mean):
            yield (
                f"| {kind} | {piece} | {mean.number} | {mean.mean:.1f} ± {mean.doubt:.1f} | {mean.mean - usual:+.1f} |"
            )


def _chosen(pool: Executor, key: str, counts: Sequence[int], given: Namespace) -> Iterator[list[str]]:
    """Yield the tables of each number of seats."""
    numbers = range(given.first, given.first + given.matches)
    for seats in counts:
        matches = list(pool.map(partial(played, key, seats, given.level, given.options), numbers, chunksize=10))
        worths = pieces(worth for match in matches for worth in match.worths)
        yield [f"## {key}, {seats} seats, {len(matches)} matches", *table(matches), sources(matches), *worths]


def _by_lots(pool: Executor, key: str, counts: Sequence[int], given: Namespace) -> list[str]:
    """Return the table of pieces, all numbers of seats together: each is held against its like in the same match."""
    numbers, worths = range(given.first, given.first + given.matches), list[Worth]()
    for seats in counts:
        for found in pool.map(partial(drawn, key, seats, given.level, given.options, plays=given.lots), numbers):
            worths += found
    title = f"## {key}, {given.matches} matches of {', '.join(map(str, counts))} seats, {given.lots} times by lots"
    return [title, *pieces(worths)]


def main(line: Sequence[str] | None = None) -> int:
    """Play so many matches of equals and print the tables."""
    parser = ArgumentParser(prog="python -m tests.tools.balance", description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="this game alone; may be given several times")
    parser.add_argument("--seats", type=int, action="append", help="so many seats alone (default: every number from 2)")
    parser.add_argument("--level", default=ai.STRONG, help="who plays (default: strong)")
    parser.add_argument("--matches", type=int, default=1_000, help="matches of each kind (default: 1000)")
    parser.add_argument("--first", type=int, default=100_000, help="number of the first seed (default: 100000)")
    parser.add_argument("--options", type=msgspec.json.decode, default={}, help="options of the game, as JSON")
    parser.add_argument("--processes", type=int, default=2, help="processes that play (default: 2)")
    parser.add_argument("--lots", type=int, default=0, help="play each match so often by lots")
    given = parser.parse_args(line)
    with ProcessPoolExecutor(given.processes) as pool:
        for key in given.game or GAMES:
            seats = given.seats or [count for count in GAMES[key].seats if count > 1]
            for lines in [_by_lots(pool, key, seats, given)] if given.lots else _chosen(pool, key, seats, given):
                sys.stdout.write("\n".join(lines) + "\n\n")
                sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
