"""What is counted of a match besides the standings: gains towards achievements, and the statistics of the game."""

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
    """How much of an achievement a seat has gained in one match."""

    seat: Seat
    key: str
    amount: int


class Tally(Struct, frozen=True):
    """One person's seat more of this kind and key at a table of so many players, and whether it won."""

    kind: str
    players: int
    key: str
    won: bool


class SeatCount(Struct, frozen=True):
    """How many seats there were of a kind and key at tables of so many players, and how many of them won."""

    kind: str
    players: int
    key: str
    seats: int
    wins: int


def feats(outcome: MatchOutcome, events: tuple[Told, ...]) -> list[AchievementFeat]:
    """Return what the people of a match have gained."""
    if not outcome.played or outcome.called_off:
        return []
    gained = [
        AchievementFeat(one.seat, achievement.key, amount(achievement, outcome, one, events))
        for one in outcome.people
        for achievement in book_of(outcome.game).achievement
    ]
    return [feat for feat in gained if feat.amount]


def tallies(outcome: MatchOutcome, events: tuple[Told, ...]) -> list[Tally]:
    """Return what a match adds to the statistics of its game; only people's seats count."""
    if not outcome.played or outcome.called_off:
        return []
    return [tally for one in outcome.people for tally in _of_seat(outcome, one, events)]


def counted(tallies: Iterable[Tally]) -> list[SeatCount]:
    """Return how many of these tallies there are of each kind and key, and how many of them won."""
    seats, wins = Counter[tuple[str, int, str]](), Counter[tuple[str, int, str]]()
    for one in tallies:
        seats[one.kind, one.players, one.key] += 1
        wins[one.kind, one.players, one.key] += one.won
    return [SeatCount(*key, seats[key], wins[key]) for key in sorted(seats)]


def tens(total: int) -> str:
    """Return the key under which a score is counted."""
    return str(total // TEN * TEN)


def _of_seat(outcome: MatchOutcome, one: SeatResult, events: tuple[Told, ...]) -> Iterable[Tally]:
    players = len(outcome.players)
    yield Tally(SCORE, players, tens(one.total), one.won)
    if players == 1:  # the opponent of a solo match is not a table: it would blur what a component is worth
        return
    yield Tally(SEAT, players, str(one.seat), one.won)
    for words in sorted(_used(outcome, one, events)):
        yield Tally(USE, players, words, one.won)


def _used(outcome: MatchOutcome, one: SeatResult, events: tuple[Told, ...]) -> set[str]:
    """Return the keys of the names of the components that a seat has used at least once."""
    used = set()
    for use in book_of(outcome.game).use:
        for event in events:
            if event["type"] == use.event and event.get("seat", one.seat) == one.seat:
                value = event[use.field]
                used |= {f"{use.words}.{part}" for part in (value if isinstance(value, list) else [value])}
    return used
