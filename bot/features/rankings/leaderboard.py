"""The leaderboards, their orders and their pages.

- `rating`: by the lower bound of the rating (`Skill.sure`), then by more matches. People who were rated against fewer
  than LEAST_OPPONENTS people are not listed.
- `wins`: by rated wins, then by fewer matches.
- `solo`: by the best score of a solo match, then by the earlier time.

People who are equal in both share a place.
"""

from enum import StrEnum

from msgspec import Struct

from bot.domain.person import PersonId
from bot.features.rankings.career import Career
from bot.features.rankings.ratings import LEAST_OPPONENTS, MIN_RATED_MATCHES
from bot.features.rankings.seasons import ALL_SERVERS, ALL_TIME

PAGE_SIZE = 10
"""People on one page."""


class LeaderboardOrder(StrEnum):
    """The order of a board."""

    RATING = "rating"
    WINS = "wins"
    SOLO = "solo"

    @property
    def least(self) -> int:
        """The number of matches that a listed person needs."""
        return MIN_MATCHES[self]


MIN_MATCHES = {LeaderboardOrder.RATING: MIN_RATED_MATCHES, LeaderboardOrder.WINS: 3, LeaderboardOrder.SOLO: 1}


class Leaderboard(Struct, frozen=True):
    """One leaderboard: of a game, on one server (0: all of them), in one season (0: all time)."""

    game: str
    order: LeaderboardOrder = LeaderboardOrder.RATING
    guild: int = ALL_SERVERS
    season: int = ALL_TIME


class LeaderboardRow(Struct, frozen=True):
    """A person on a board; `name` is the shown name."""

    place: int
    name: str
    career: Career


class LeaderboardPage(Struct, frozen=True, kw_only=True):
    """A page of a board for one person; it begins after the first `start` of `count` people.

    `mine` is the person's row, on this page or not. If it is None, the person needs `lacking` more matches and
    `lacking_people` more opponents; if both are 0, their settings hide them.
    """

    board: Leaderboard
    start: int
    count: int
    rows: tuple[LeaderboardRow, ...]
    mine: LeaderboardRow | None = None
    lacking: int = 0
    lacking_people: int = 0

    @property
    def people(self) -> tuple[PersonId, ...]:
        """The people on this page."""
        return tuple(row.career.person for row in self.rows)


def begins(page: int, count: int) -> int:
    """Return the number of people before a page, counted from 0; other numbers mean the first or last page."""
    return PAGE_SIZE * min(max(page, 0), max(0, (count - 1) // PAGE_SIZE))


def around(before: int, count: int) -> int:
    """Return the start of a page with a person in its middle who has `before` others before them."""
    return max(0, min(before - PAGE_SIZE // 2, count - PAGE_SIZE))


def matches(order: LeaderboardOrder, career: Career | None) -> int:
    """Return the number of a person's matches that count for this order."""
    if career is None:
        return 0
    return career.solos if order is LeaderboardOrder.SOLO else career.games


def lacking_people(order: LeaderboardOrder, career: Career | None) -> int:
    """Return the number of further rated opponents that a person needs to be listed in this order."""
    met = 0 if career is None else career.opponents
    return max(0, LEAST_OPPONENTS - met) if order is LeaderboardOrder.RATING else 0
