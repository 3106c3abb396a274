"""Leaderboards: which there are, in what order people stand on them, and a page of one.

- `rating`: by what somebody is almost certainly worth (`Skill.sure`); equal: who has played more. Who was rated against
  fewer than LEAST_OPPONENTS people is not listed.
- `wins`: by rated matches won; equal: who needed fewer matches.
- `solo`: by the best score alone; equal: who reached it earlier.

Who is equal in both shares a place.
"""

from enum import StrEnum

from msgspec import Struct

from bot.domain.person import PersonId
from bot.features.rankings.career import Career
from bot.features.rankings.ratings import FEW, LEAST_OPPONENTS
from bot.features.rankings.seasons import ALL_SERVERS, ALL_TIME

SIZE = 10
"""People on one page."""


class LeaderboardOrder(StrEnum):
    """By what a board is ordered."""

    RATING = "rating"
    WINS = "wins"
    SOLO = "solo"

    @property
    def least(self) -> int:
        """How many matches one needs to be listed."""
        return LEAST[self]


LEAST = {LeaderboardOrder.RATING: FEW, LeaderboardOrder.WINS: 3, LeaderboardOrder.SOLO: 1}


class Leaderboard(Struct, frozen=True):
    """One leaderboard: of a game, on one server (0: all of them), in one season (0: all time)."""

    game: str
    order: LeaderboardOrder = LeaderboardOrder.RATING
    guild: int = ALL_SERVERS
    season: int = ALL_TIME


class LeaderboardRow(Struct, frozen=True):
    """A person on a board; `name` is the name to be shown."""

    place: int
    name: str
    career: Career


class LeaderboardPage(Struct, frozen=True, kw_only=True):
    """A page of a board as one person sees it; it begins after the first `start` of `count` people.

    `mine` is the person's own line, wherever it stands, or None; then `lacking` says how many matches are missing and
    `lacking_people` how many other people to be rated against; both 0: the person does not wish to be listed.
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
        """Who stands on this page."""
        return tuple(row.career.person for row in self.rows)


def begins(page: int, count: int) -> int:
    """Return after how many people a page begins, counted from 0; one that never was is the first or the last."""
    return SIZE * min(max(page, 0), max(0, (count - 1) // SIZE))


def around(before: int, count: int) -> int:
    """Return where a page begins that has somebody in its middle who stands after so many others."""
    return max(0, min(before - SIZE // 2, count - SIZE))


def matches(order: LeaderboardOrder, career: Career | None) -> int:
    """Return how many matches of somebody count for a board of this order."""
    if career is None:
        return 0
    return career.solos if order is LeaderboardOrder.SOLO else career.games


def lacking_people(order: LeaderboardOrder, career: Career | None) -> int:
    """Return against how many people more somebody must have been rated to be listed on a board of this order."""
    met = 0 if career is None else career.opponents
    return max(0, LEAST_OPPONENTS - met) if order is LeaderboardOrder.RATING else 0
