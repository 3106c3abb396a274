"""Where the messages of tables are, and in which language a server reads them."""

import discord

from bot.discord_kit.server_languages import ServerLanguages
from bot.domain.table import Table


class TableChannels:
    """Finds channels and links; `locale` is used where Discord names no language."""

    def __init__(self, client: discord.Client, locale: str) -> None:
        self._client = client
        self.language_of = ServerLanguages(client, locale).language_of

    def at(self, guild: int | None, channel: int) -> discord.PartialMessageable:
        """Return a channel or thread by its id."""
        known = self._client.get_channel(channel)  # a table that was rescued belongs to no server
        guild = guild or getattr(getattr(known, "guild", None), "id", None)
        return self._client.get_partial_messageable(channel, guild_id=guild)

    def jump(self, table: Table, message: int | None = None) -> str | None:
        """Return the address of a table's newest message, or None if it has none yet."""
        number = message or table.board_message or table.lobby_message
        home = self.at(table.place.guild, table.place.home)
        return home.get_partial_message(number).jump_url if number else None
