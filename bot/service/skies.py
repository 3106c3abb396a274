"""The room of the night skies: what shines over a server."""

from dataclasses import dataclass

from bot.service.keeper import Clock
from bot.service.offer import Games
from bot.skies import Sky, Week, week_at
from bot.store import Store

ZONE = "UTC"
"""By this clock weeks begin on servers that have chosen none."""


@dataclass(eq=False)
class SkyRoom:
    """Look at the sky of a server."""

    store: Store
    now: Clock
    games: Games

    async def so_far(self, guild: int) -> Sky:
        """Return the sky of the week that is not over."""
        return await self._sky(guild, week_at(self.now(), ZONE))

    async def _sky(self, guild: int, week: Week) -> Sky:
        stars = await self.store.skies.stars(guild, week)
        return Sky(week, tuple(star for star in stars if star.game in self.games))
