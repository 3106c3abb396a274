"""Prepares and sends messages, without the parts that Discord has refused."""

from functools import partial

import discord
from cachetools import TTLCache

from bot.discord_kit.command_mentions import CommandMentions
from bot.discord_kit.refused_parts import RefusedPart
from bot.discord_kit.table_channels import TableChannels
from bot.i18n.translator import translator_for
from bot.notifications.discord_errors import translate_discord_errors
from bot.notifications.message_channel import MessageChannel
from bot.notifications.message_handler import M, MessageHandler
from bot.notifications.outgoing import PreparedMessage, RefusedMessage
from bot.workers.pictures import NoPictures, PictureService

PICTURELESS = 86_400.0
"""Seconds for which a message with a refused picture is sent without it."""


class MessageSender:
    """The sender of messages to Discord.

    Refused emojis are left out of all messages for some time, a refused picture only of its own message.
    """

    def __init__(
        self, client: discord.Client, pictures: PictureService, locale: str, mentions: CommandMentions | None = None
    ) -> None:
        self._client = client
        self._mentions = mentions or CommandMentions()
        self._pictures = pictures
        self.channels = TableChannels(client, locale)
        self._pictureless: TTLCache[int, bool] = TTLCache(1000, PICTURELESS)

    async def prepare(self, handler: MessageHandler[M], message: M) -> PreparedMessage:
        """Prepare a message. Raises RetryLater if a delayed picture is not drawn."""
        number, guild = message.outbox_message.id, message.place[0] if message.place else None
        pictureless = number in self._pictureless
        words = translator_for(await self.channels.language_of(guild, message.locale))
        pictures = NoPictures() if pictureless else self._pictures
        channel = MessageChannel(message, words, pictures, self._client, self.channels, self._mentions)
        prepared = await handler.present(message, channel)
        return PreparedMessage(partial(self._send, number, prepared), prepared.is_complete or pictureless)

    async def _send(self, number: int, prepared: PreparedMessage) -> int | None:
        """Send a message. Raises Unreachable, EditLimited, RetryLater, RefusedMessage, MustRepost, AlreadyPosted."""
        emojis = self._mentions.emoji_level
        try:
            with translate_discord_errors():
                return await prepared.send()
        except RefusedMessage as error:
            if error.part is RefusedPart.EMOJIS:
                self._mentions.refuse_emojis(emojis)
            elif error.part is RefusedPart.PICTURES:
                self._pictureless[number] = True
            raise
