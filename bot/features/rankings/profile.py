"""A person's profile: matches, wins, achievements and streaks."""

from collections.abc import Iterable, Sequence
from datetime import datetime, tzinfo

from msgspec import Struct

from bot.domain.person import PersonId
from bot.domain.table import TableId
from bot.features.rankings.achievements import book_of
from bot.features.rankings.career import Career
from bot.features.rankings.streaks import Streak, days, wins


class RatingPoint(Struct, frozen=True):
    """A rating after one match, at a time in milliseconds."""

    at: int
    mu: float
    sigma: float


class AchievementGain(Struct, frozen=True):
    """The amount of an achievement gained in one match at a `table`."""

    game: str
    key: str
    amount: int
    at: int
    table: TableId = ""


class FinishedMatch(Struct, frozen=True):
    """A finished match of a person."""

    won: bool
    at: int


class AchievementProgress(Struct, frozen=True):
    """The progress of a person in an achievement; `reached_at` is None until it is reached."""

    game: str
    key: str
    amount: int
    goal: int
    reached_at: int | None = None


class GameRecord(Struct, frozen=True):
    """One game of a person: the career on the board of all servers and all time, and the latest ratings."""

    career: Career
    history: tuple[RatingPoint, ...] = ()


class Profile(Struct, frozen=True, kw_only=True):
    """The contents of a profile; the record of the most played game comes first."""

    person: PersonId
    name: str
    records: tuple[GameRecord, ...]
    achievements: tuple[AchievementProgress, ...]
    winning: Streak
    daily: Streak

    @property
    def played(self) -> int:
        """The number of finished matches."""
        return sum(record.career.played for record in self.records)

    @property
    def victories(self) -> int:
        """The number of matches won."""
        return sum(record.career.victories for record in self.records)

    @property
    def favourite(self) -> str:
        """The game that was played most, "" if there is none."""
        return self.records[0].career.game if self.records else ""

    @property
    def move_time(self) -> int | None:
        """The average time of a move in milliseconds, None if no other player has waited."""
        thoughts = sum(record.career.thoughts for record in self.records)
        return sum(record.career.thought for record in self.records) // thoughts if thoughts else None


def achievements(games: Iterable[str], gains: Sequence[AchievementGain]) -> tuple[AchievementProgress, ...]:
    """Return the progress in every achievement of these games; gains come oldest first."""
    return tuple(
        _achievement(game, achievement.key, achievement.goal, gains)
        for game in games
        for achievement in book_of(game).achievement
    )


def _achievement(game: str, key: str, goal: int, gains: Sequence[AchievementGain]) -> AchievementProgress:
    amount, reached = 0, None
    for gain in gains:
        if (gain.game, gain.key) == (game, key):
            amount += gain.amount
            if reached is None and amount >= goal:
                reached = gain.at
    return AchievementProgress(game, key, amount, goal, reached)


def reached_at(table: TableId, game: str, gains: Sequence[AchievementGain]) -> tuple[str, ...]:
    """Return the achievements of a game that were reached with the match at this table; gains come oldest first."""
    here = [index for index, gain in enumerate(gains) if gain.table == table]
    before, after = (gains[: here[0]], gains[: here[-1] + 1]) if here else ((), ())
    had = {one.key for one in achievements((game,), before) if one.reached_at is not None}
    return tuple(one.key for one in achievements((game,), after) if one.reached_at is not None and one.key not in had)


def streaks(ended: Sequence[FinishedMatch], now: int, zone: tzinfo) -> tuple[Streak, Streak]:
    """Return the streaks of victories and of days of these matches, oldest first; `now` in milliseconds.

    Days change at midnight in the person's time zone.
    """
    return wins([one.won for one in ended]), days((_day(one.at, zone) for one in ended), _day(now, zone))


def _day(at: int, zone: tzinfo) -> int:
    return datetime.fromtimestamp(at / 1000, zone).toordinal()
