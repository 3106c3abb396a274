"""Counts gains towards achievements and the statistics of a game."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from bot.features.rankings.achievements import Told, amount, book_of
from bot.features.rankings.outcome import MatchOutcome, SeatResult
from games.api import Seat

SCORE, SEAT, USE = "score", "seat", "use"
"""The kinds of tallies: by points, by seat at the table, by the use of a component."""

TEN = 10
"""Scores are counted in steps of ten points."""


class AchievementFeat(Struct, frozen=True):
    """The amount of an achievement that a seat gained in one match."""

    seat: Seat
    key: str
    amount: int


class Tally(Struct, frozen=True):
    """One seat of a kind and key at a table of `players` players, and whether it won."""

    kind: str
    players: int
    key: str
    won: bool


class SeatCount(Struct, frozen=True):
    """The number of seats of a kind and key at tables of `players` players, and the number of their wins."""

    kind: str
    players: int
    key: str
    seats: int
    wins: int


def feats(outcome: MatchOutcome, events: tuple[Told, ...]) -> list[AchievementFeat]:
    """Return the gains of the people of a match."""
    if not outcome.played or outcome.called_off:
        return []
    gained = [
        AchievementFeat(one.seat, achievement.key, amount(achievement, outcome, one, events))
        for one in outcome.people
        for achievement in book_of(outcome.game).achievement
    ]
    return [feat for feat in gained if feat.amount]


def tallies(outcome: MatchOutcome, events: tuple[Told, ...]) -> list[Tally]:
    """Return the tallies of a match; only people's seats count."""
    if not outcome.played or outcome.called_off:
        return []
    return [tally for one in outcome.people for tally in _of_seat(outcome, one, events)]


def counted(tallies: Iterable[Tally]) -> list[SeatCount]:
    """Return the number of tallies of each kind and key, and the number of wins."""
    seats, wins = Counter[tuple[str, int, str]](), Counter[tuple[str, int, str]]()
    for one in tallies:
        seats[one.kind, one.players, one.key] += 1
        wins[one.kind, one.players, one.key] += one.won
    return [SeatCount(*key, seats[key], wins[key]) for key in sorted(seats)]


def tens(total: int) -> str:
    """Return the key of a score."""
    return str(total // TEN * TEN)


def _of_seat(outcome: MatchOutcome, one: SeatResult, events: tuple[Told, ...]) -> Iterable[Tally]:
    players = len(outcome.players)
    yield Tally(SCORE, players, tens(one.total), one.won)
    if players == 1:  # a solo match has no other player to compare a component with
        return
    yield Tally(SEAT, players, str(one.seat), one.won)
    for words in sorted(_used(outcome, one, events)):
        yield Tally(USE, players, words, one.won)


def _used(outcome: MatchOutcome, one: SeatResult, events: tuple[Told, ...]) -> set[str]:
    """Return the keys of the names of the components that a seat has used."""
    used = set()
    for use in book_of(outcome.game).use:
        for event in events:
            if event["type"] == use.event and event.get("seat", one.seat) == one.seat:
                value = event[use.field]
                used |= {f"{use.words}.{part}" for part in (value if isinstance(value, list) else [value])}
    return used
