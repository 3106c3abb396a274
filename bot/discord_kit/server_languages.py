"""The languages of public messages."""

import discord
from cachetools import TTLCache

from bot.i18n.translator import language

REMEMBERED, A_DAY = 2000, 86_400.0
"""Cached languages of servers that other processes serve, and seconds for which each is kept."""


class ServerLanguages:
    """Finds the language of a server; `locale` is used where Discord names none."""

    def __init__(self, client: discord.Client, locale: str) -> None:
        self._client = client
        self._locale = locale
        self._elsewhere: TTLCache[int, str] = TTLCache(REMEMBERED, A_DAY)

    async def language_of(self, guild: int | None, settled: str | None) -> str:
        """Return the language of public messages: as settled, else on a server as Discord says."""
        return language(settled or (None if guild is None else await self._spoken(guild)), self._locale)

    async def _spoken(self, guild: int) -> str | None:
        """Return the language of a server; of one whose shard another process serves, Discord is asked."""
        if known := self._client.get_guild(guild):
            return str(known.preferred_locale)
        if (spoken := self._elsewhere.get(guild)) is None:
            try:
                spoken = self._elsewhere[guild] = str((await self._client.fetch_guild(guild)).preferred_locale)
            except discord.HTTPException:  # then the message hardly arrives, either
                return None
        return spoken
