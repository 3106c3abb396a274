"""Posts the welcome message to a server."""

import asyncio
from dataclasses import dataclass
from functools import partial

from bot.database.outbox import Subject
from bot.discord_kit.files import Drawn
from bot.domain.notification import OutboxMessage
from bot.features.welcome import view
from bot.features.welcome.service import channel_of
from bot.notifications.message_channel import MessageChannel
from bot.notifications.message_handler import PostHandler
from bot.notifications.outgoing import Message, PreparedMessage, RetryLater
from bot.presentation import page_picture
from bot.tables.people import PeopleService
from renderers.lobby import LOBBY, Lobby

DRAWING_TIME = 60.0
"""Seconds in which the covers are drawn; drawing begins slowly after a start."""

PICTURE_TRIES = 3
"""After this many failed attempts to draw its covers, the message is posted without them."""


class WelcomeMessage(Message, frozen=True, kw_only=True):
    """The welcome in a channel of a server."""

    guild: int
    channel: int

    @property
    def place(self) -> tuple[int | None, int]:
        """The server and the channel."""
        return self.guild, self.channel


@dataclass(eq=False)
class WelcomeHandler(PostHandler[WelcomeMessage]):
    """The handler of welcomes, which are posted without a notification."""

    people: PeopleService

    async def load(self, outbox_message: OutboxMessage) -> WelcomeMessage:
        """Return the welcome of a server."""
        guild, channel = channel_of(outbox_message.topic)
        locale = (await self.people.server(guild)).locale
        return WelcomeMessage(outbox_message=outbox_message, locale=locale, guild=guild, channel=channel)

    async def present(self, message: WelcomeMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the message with the covers of the games. Raises RetryLater if one cannot be drawn."""
        covers = view.covers(channel.words)
        drawn = await asyncio.gather(*(_drawn(channel, game, cover) for game, cover in covers.items()))
        if None in drawn and message.outbox_message.tries < PICTURE_TRIES:
            raise RetryLater
        blocks = view.welcome(channel.words, tuple(one.picture for one in drawn if one))
        files = [one.file for one in drawn if one]
        return PreparedMessage(partial(channel.post, blocks, files, silent=True))

    def subject(self, message: WelcomeMessage) -> Subject:
        """Return None: the message is never edited."""


async def _drawn(channel: MessageChannel, game: str, cover: Lobby) -> Drawn | None:
    words, described = channel.words, view.alt(cover)
    return await page_picture.drawn(
        channel.pictures, game, LOBBY, cover, words=words, alt=described, within=DRAWING_TIME
    )
