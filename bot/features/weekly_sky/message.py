"""The post of a server's weekly sky."""

from dataclasses import dataclass
from functools import partial

from bot.database.outbox import Subject
from bot.discord_kit.components import Block
from bot.domain.notification import OutboxMessage
from bot.features.weekly_sky import view
from bot.features.weekly_sky.model import SkyPost, WeeklySky
from bot.features.weekly_sky.repository import remember_post
from bot.features.weekly_sky.service import WeeklySkyService
from bot.notifications.message_channel import MessageChannel
from bot.notifications.message_handler import PostHandler
from bot.notifications.outgoing import Message, PreparedMessage, RetryLater
from bot.presentation import page_picture
from bot.tables.people import PeopleService

PICTURE_TRIES = 3
"""After this many failed attempts to draw it, a sky is posted as text."""


class SkyPostMessage(Message, frozen=True, kw_only=True):
    """The sky of a server's past week, and its post."""

    poster: SkyPost
    sky: WeeklySky

    @property
    def place(self) -> tuple[int | None, int]:
        """The server and the channel of the post."""
        return self.poster.guild, self.poster.channel


@dataclass(eq=False)
class SkyPostHandler(PostHandler[SkyPostMessage]):
    """The handler that posts the sky of a week without a notification, or renews the latest post.

    A deleted post stays deleted.
    """

    people: PeopleService
    skies: WeeklySkyService

    async def load(self, outbox_message: OutboxMessage) -> SkyPostMessage | None:
        """Return the sky of a week, None if it has no stars or its post was deleted."""
        poster = await self.skies.wanted(outbox_message.topic)
        sky = None if poster is None else await self.skies.of(poster)
        if poster is None or sky is None or not (sky.stars if outbox_message.fresh else poster.message):
            return None
        locale = (await self.people.server(poster.guild)).locale
        return SkyPostMessage(outbox_message=outbox_message, locale=locale, poster=poster, sky=sky)

    async def present(self, message: SkyPostMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the post with its picture. Raises RetryLater if the picture cannot be drawn."""
        sky, words, game = message.sky, channel.words, next(iter(message.sky.games), "")
        drawing = None
        if game:
            page, alt = view.view(sky, channel.server_name, words), view.alt(sky, channel.server_name, words)
            drawing = await page_picture.drawn(channel.pictures, game, "night", page, words=words, alt=alt)
            if drawing is None and message.outbox_message.tries < PICTURE_TRIES:
                raise RetryLater
        body: Block = drawing.picture if drawing else "\n".join(view.lines(sky, words))
        blocks, files = (view.heading(sky, words), body), [drawing.file] if drawing else []
        if message.outbox_message.fresh:
            return PreparedMessage(partial(channel.post, blocks, files, silent=True))
        return PreparedMessage(partial(channel.edit_post, message.poster.message, blocks, files))

    def subject(self, message: SkyPostMessage) -> Subject:
        """Return the post."""
        return partial(remember_post, message.poster)
