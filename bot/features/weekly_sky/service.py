"""Reads a server's weekly sky and settles where it is posted."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.availability import time_zone
from bot.domain.person import Person, PersonId, PersonSettings
from bot.domain.table import Table
from bot.domain.timestamps import to_millis
from bot.features.challenges.model import Challenge
from bot.features.weekly_sky.model import (
    DEFAULT_HOUR,
    SkyPost,
    SkyWeek,
    WeeklySky,
    next_poster,
    week_at,
    week_before,
    week_of_label,
)
from bot.features.weekly_sky.repository import WeeklySkyRepository
from bot.refusals import BadSetting
from bot.tables.catalog import Games
from bot.tables.people import PeopleService
from bot.tables.repository import ChangeSignal, Clock

ZONE = "UTC"
"""The time zone of servers that have not chosen one."""

POSTS_PER_RUN = 100
"""Maximum number of posts in one run of the scheduler."""

NAMING = timedelta(days=60)
"""Age of the matches that a post may show: challenges close and weeks end within this time."""


@dataclass(eq=False)
class WeeklySkyService:
    """The service that returns the sky of a server, and requests its posts."""

    sky_repository: WeeklySkyRepository
    now: Clock
    games: Games
    change_signal: ChangeSignal
    people: PeopleService

    async def so_far(self, guild: int) -> WeeklySky:
        """Return the sky of the current week in the server's time zone."""
        poster = await self.sky_repository.find(guild)
        return await self._sky(guild, week_at(self.now(), poster.zone if poster else ZONE))

    async def wanted(self, topic: str) -> SkyPost | None:
        """Return the post of a topic, or None if the server does not want it any more."""
        return await self.sky_repository.find(int(topic.removeprefix(SkyPost.topic_of(""))))

    async def of(self, poster: SkyPost) -> WeeklySky | None:
        """Return the sky that a post shows, or None before its first week."""
        if poster.week is None:
            return None
        return await self._sky(poster.guild, week_of_label(poster.week, poster.zone))

    async def _sky(self, guild: int, week: SkyWeek) -> WeeklySky:
        stars = await self.sky_repository.stars(guild, week, (await self.people.server(guild)).unlisted)
        return WeeklySky(week, tuple(star for star in stars if star.game in self.games))

    # -- posts ---------------------------------------------------------------------------------------------------------

    async def here(self, guild: int, channel: int, zone: str, hour: int = DEFAULT_HOUR) -> datetime:
        """Post the sky of each week in this channel, and return the time of the next post. Raises BadSetting."""
        if time_zone(zone) is None:
            raise BadSetting(setting="zone", value=zone[:60])
        due = next_poster(self.now(), zone, hour)
        await self.sky_repository.want(SkyPost(guild, channel, zone, hour, due))
        return due

    async def nowhere(self, guild: int) -> bool:
        """Stop the posts of a server; return False if there were none."""
        return await self.sky_repository.drop(guild)

    async def tend(self) -> None:
        """Request the posts of the past week that are due, once for each week."""
        now = self.now()
        for poster in await self.sky_repository.due(to_millis(now), POSTS_PER_RUN):
            label, due = week_before(now, poster.zone).label, next_poster(now, poster.zone, poster.hour)
            if await self.sky_repository.ask(poster, label, to_millis(due), to_millis(now)):
                self.change_signal.ring()

    async def naming(self, person: PersonId) -> tuple[int, ...]:
        """Return the servers whose posts may name a person."""
        return await self.sky_repository.naming(person, to_millis(self.now() - NAMING))

    async def person_changed(self, person: Person, before: PersonSettings) -> None:
        """Renew the posts that may name a person whose settings about this have changed."""
        now = person.settings
        if (before.listed, before.sky, before.announce) != (now.listed, now.sky, now.announce):
            await self.anew(await self.naming(person.id))

    async def result_voided(self, table: Table, _: Challenge | None) -> None:
        """Renew the post of the server where a result was struck or counts again."""
        if table.place.guild is not None:
            await self.anew((table.place.guild,))

    async def anew(self, guilds: Iterable[int]) -> None:
        """Renew the posts of these servers."""
        if found := tuple(guilds):
            await self.sky_repository.stale(found, to_millis(self.now()))
            self.change_signal.ring()
