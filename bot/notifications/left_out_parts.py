"""Remembers which parts Discord has refused, so that the next attempt to send a message does without them."""

from collections.abc import Awaitable, Callable

from cachetools import TTLCache

from bot.discord_kit.command_mentions import CommandMentions
from bot.discord_kit.refused_parts import RefusedPart
from bot.notifications.outgoing import RefusedMessage

PICTURELESS = 86_400.0
"""Seconds for which a message whose picture Discord has refused is sent without one."""


class LeftOutParts:
    """Emojis are left out of all messages for a while, a picture of its own message alone."""

    def __init__(self, mentions: CommandMentions) -> None:
        self._mentions = mentions
        self._pictureless: TTLCache[int, bool] = TTLCache(1000, PICTURELESS)

    def is_pictureless(self, outbox_message: int) -> bool:
        """Return whether this message is sent without its picture."""
        return outbox_message in self._pictureless

    async def send(self, outbox_message: int, send: Callable[[], Awaitable[int | None]]) -> int | None:
        """Send a message, and note which part of it is refused. Raises what `send` raises."""
        emojis = self._mentions.emoji_level
        try:
            return await send()
        except RefusedMessage as error:
            if error.part is RefusedPart.EMOJIS:
                self._mentions.refuse_emojis(emojis)
            elif error.part is RefusedPart.PICTURES:
                self._pictureless[outbox_message] = True
            raise
