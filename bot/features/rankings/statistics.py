"""Statistics of a game: scores, win rates of seats and of components."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.features.rankings.tallies import SCORE, SEAT, USE, SeatCount, Tally, counted

RARE = 10
"""Minimum number of seats that have used a component before its win rate is shown."""


class WinShare(Struct, frozen=True):
    """The share of wins, and the share expected by chance; both from 0 to 1."""

    key: str
    seats: int
    won: float
    expected: float


class GameStatistics(Struct, frozen=True, kw_only=True):
    """The statistics of a game, from people's seats only.

    `scores[players]` are (points, seats) in steps of ten, `by_seat[players]` the seats in order of play, `components`
    the win shares of the components that were used often enough, the best first.
    """

    game: str
    seats: int
    scores: dict[int, tuple[tuple[int, int], ...]]
    by_seat: dict[int, tuple[WinShare, ...]]
    components: tuple[WinShare, ...]


def without(counts: Iterable[SeatCount], tallies: Iterable[Tally]) -> list[SeatCount]:
    """Return the counts without these tallies."""
    later = {(one.kind, one.players, one.key): one for one in counted(tallies)}
    left = []
    for count in counts:
        one = later.get((count.kind, count.players, count.key))
        left.append(count if one is None else replace(count, seats=count.seats - one.seats, wins=count.wins - one.wins))
    return [count for count in left if count.seats]


def statistics(game: str, counts: Sequence[SeatCount]) -> GameStatistics:
    """Return the statistics of a game from its counts."""
    scores = [one for one in counts if one.kind == SCORE]
    seats = [one for one in counts if one.kind == SEAT]
    return GameStatistics(
        game=game,
        seats=sum(one.seats for one in scores),
        scores={players: _spread(scores, players) for players in _players(scores)},
        by_seat={players: _shares([one for one in seats if one.players == players]) for players in _players(seats)},
        components=_components([one for one in counts if one.kind == USE]),
    )


def _players(counts: Sequence[SeatCount]) -> list[int]:
    return sorted({one.players for one in counts})


def _spread(counts: Sequence[SeatCount], players: int) -> tuple[tuple[int, int], ...]:
    """Return every step between the least and the most points, also those without seats."""
    found = {int(one.key): one.seats for one in counts if one.players == players}
    return tuple((points, found.get(points, 0)) for points in range(min(found), max(found) + 1, 10))


def _shares(counts: Sequence[SeatCount]) -> tuple[WinShare, ...]:
    keys = sorted({one.key for one in counts})
    return tuple(_share(key, [one for one in counts if one.key == key]) for key in keys)


def _share(key: str, counts: Sequence[SeatCount]) -> WinShare:
    seats = sum(one.seats for one in counts)
    won = sum(one.wins for one in counts) / seats
    return WinShare(key, seats, won, sum(one.seats / one.players for one in counts) / seats)


def _components(counts: Sequence[SeatCount]) -> tuple[WinShare, ...]:
    common = [share for share in _shares(counts) if share.seats >= RARE]
    return tuple(sorted(common, key=lambda share: (share.expected - share.won, share.key)))
