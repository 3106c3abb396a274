"""The languages of public messages."""

import discord
from cachetools import TTLCache

from bot.i18n.translator import language

REMEMBERED, A_DAY = 2000, 86_400.0
"""Cached languages of servers that other processes serve, and seconds for which each is kept."""


class ServerLanguages:
    """Returns the language of a server; `locale` is the default."""

    def __init__(self, client: discord.Client, locale: str) -> None:
        self._client = client
        self._locale = locale
        self._elsewhere: TTLCache[int, str] = TTLCache(REMEMBERED, A_DAY)

    async def language_of(self, guild: int | None, settled: str | None) -> str:
        """Return the language of public messages: `settled`, else the server's locale on Discord."""
        return language(settled or (None if guild is None else await self._spoken(guild)), self._locale)

    async def _spoken(self, guild: int) -> str | None:
        """Return the locale of a server; for one of another process's shards, by a request."""
        if known := self._client.get_guild(guild):
            return str(known.preferred_locale)
        if (spoken := self._elsewhere.get(guild)) is None:
            try:
                spoken = self._elsewhere[guild] = str((await self._client.fetch_guild(guild)).preferred_locale)
            except discord.HTTPException:  # the message will probably fail as well
                return None
        return spoken
