"""Where the messages of tables are, and in which language a server reads them."""

import discord
from cachetools import TTLCache

from bot.domain.table import Table
from bot.i18n.translator import language

REMEMBERED, A_DAY = 2000, 86_400.0
"""Cached languages of servers that other processes serve, and seconds for which each is kept."""


class TableChannels:
    """The channels, links and languages of tables; `locale` is used where Discord names no language."""

    def __init__(self, client: discord.Client, locale: str) -> None:
        self._client = client
        self._locale = locale
        self._elsewhere: TTLCache[int, str] = TTLCache(REMEMBERED, A_DAY)

    def at(self, guild: int | None, channel: int) -> discord.PartialMessageable:
        """Return a channel or thread by its id."""
        known = self._client.get_channel(channel)  # a table without a server: in direct messages, or moved there
        guild = guild or getattr(getattr(known, "guild", None), "id", None)
        return self._client.get_partial_messageable(channel, guild_id=guild)

    def jump(self, table: Table, message: int | None = None) -> str | None:
        """Return the address of a table's newest message, or None if it has none yet."""
        number = message or table.board_message or table.lobby_message
        home = self.at(table.place.guild, table.place.home)
        return home.get_partial_message(number).jump_url if number else None

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
