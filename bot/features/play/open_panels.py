"""Keeps one private panel per person and table; deletes the previous one while its token is valid."""

import logging

import discord
from cachetools import TTLCache
from msgspec import Struct

from bot.discord_kit.interaction import InteractionContext
from bot.domain.person import PersonId
from bot.domain.table import TableId

log = logging.getLogger(__name__)

LIVES = 14 * 60.0
"""Seconds for which a private message can be deleted after its last click; Discord allows 15 minutes."""

CACHED_PANELS = 5000
"""Number of open panels in the cache; after a restart older ones stay until the person closes them."""

Key = tuple[PersonId, TableId]


class OpenPanel(Struct, frozen=True):
    """A private message and the token that can change it."""

    message: int
    token: str


class OpenPanels:
    """The open private panels by person and table."""

    def __init__(self) -> None:
        self._open: TTLCache[Key, OpenPanel] = TTLCache(CACHED_PANELS, LIVES)
        self._shows: TTLCache[int, Key] = TTLCache(CACHED_PANELS, LIVES)

    async def opened(self, ctx: InteractionContext, table: TableId, message: int) -> None:
        """Store a person's panel of a table, and delete the previous panel of the same table."""
        key = (ctx.person.id, table)
        if (before := self._shows.get(message)) not in (None, key):  # it was the panel of another table
            self._open.pop(before, None)
        last = self._open.get(key)
        self._open[key], self._shows[message] = OpenPanel(message, ctx.interaction.token), key
        if last is None or last.message == message:
            return
        self._shows.pop(last.message, None)
        interaction = ctx.interaction
        way = discord.Webhook.partial(interaction.application_id, last.token, client=interaction.client)
        try:
            await way.delete_message(last.message)
        except discord.HTTPException as error:  # closed by the person, or too old
            log.debug("an old panel of table %s stays: %s", table, error)
