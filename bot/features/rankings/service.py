"""Reads leaderboards, profiles and statistics."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.database.repositories import Repositories
from bot.domain.availability import zone_of
from bot.domain.person import PersonId, PersonSettings
from bot.domain.result_visibility import with_result_visibility
from bot.domain.table import Table
from bot.domain.timestamps import to_millis
from bot.features.rankings import profile as profiles
from bot.features.rankings.leaderboard import Leaderboard, LeaderboardPage
from bot.features.rankings.profile import GameRecord, Profile
from bot.features.rankings.repository import RankingRepository
from bot.features.rankings.seasons import season_of
from bot.features.rankings.statistics import GameStatistics, statistics
from bot.refusals import Hidden
from bot.tables.catalog import Games, game_of
from bot.tables.repository import Clock
from games.api import Seat

CHARTED = 60
"""Number of ratings in the chart of a profile."""


@dataclass(eq=False)
class RankingService:
    """The service that returns leaderboards, profiles and statistics."""

    repositories: Repositories
    ranking_repository: RankingRepository
    now: Clock
    games: Games

    @property
    def quarter(self) -> int:
        """The current season."""
        return season_of(to_millis(self.now()))

    async def leaderboard(self, board: Leaderboard, person: PersonId, page: int | None = 0) -> LeaderboardPage:
        """Return a page of a leaderboard; page None has the person in its middle. Raises UnknownGame."""
        game_of(self.games, board.game)
        server = await self.repositories.people.server(board.guild) if board.guild else None
        return await self.ranking_repository.board(board, person, page, server.unlisted if server else ())

    async def _hidden(self, table: Table, people: Iterable[PersonId]) -> frozenset[PersonId]:
        """Return the people at a finished table whose results are hidden from others."""
        known = (await self.repositories.people.find(people)).values()
        return frozenset(
            person.id
            for person in known
            if not person.settings.listed or not with_result_visibility(table, person.settings).is_public
        )

    async def profile(self, person: PersonId, viewer: PersonId | None = None, *, aloud: bool = False) -> Profile:
        """Return a person's profile, which is empty for a person unknown to the bot.

        Only the person sees results of open challenges, and not in a public post (`aloud`). Raises Hidden for another
        viewer if the person's settings hide it.
        """
        known = (await self.repositories.people.find([person])).get(person)
        if known is not None and not known.settings.listed and viewer != person:
            raise Hidden()
        secret = viewer == person and not aloud
        overall = await self.ranking_repository.overall(person, secret=secret)
        found = [one for one in overall if one.game in self.games]
        records = [GameRecord(one, await self.ranking_repository.history(person, one.game, CHARTED)) for one in found]
        zone = zone_of(known.settings if known else PersonSettings())
        winning, daily = profiles.streaks(
            await self.ranking_repository.ended(person, secret=secret), to_millis(self.now()), zone
        )
        gains = await self.ranking_repository.gains(person, secret=secret)
        return Profile(
            person=person,
            name=known.name if known else "",
            records=tuple(records),
            achievements=profiles.achievements(self.games, gains),
            winning=winning,
            daily=daily,
        )

    async def reached_achievements(self, table: Table, viewer: PersonId | None = None) -> dict[Seat, tuple[str, ...]]:
        """Return the achievements reached with a finished match, by seat.

        Achievements of people who are not listed are returned only to them, those of a solo match to others only if its
        result is shown.
        """
        people = {one.seat: one.person for one in table.seats if one.person is not None and one.person > 0}
        hidden = await self._hidden(table, people.values()) - {viewer}
        found = {}
        for seat, person in people.items():
            if person not in hidden:
                gains = await self.ranking_repository.gains(person, secret=True)
                found[seat] = profiles.reached_at(table.id, table.game, gains)
        return {seat: keys for seat, keys in found.items() if keys}

    async def statistics(self, game: str) -> GameStatistics:
        """Return the statistics of a game. Raises UnknownGame."""
        return statistics(game_of(self.games, game).key, await self.ranking_repository.counts(game))
