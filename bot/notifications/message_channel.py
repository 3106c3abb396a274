"""The place of one message in Discord: handlers post, edit and delete through it."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

import discord
from discord.utils import MISSING

from bot.discord_kit.command_mentions import CommandMentions
from bot.discord_kit.components import Block, layout
from bot.discord_kit.http_retries import EDITED_TOO_OFTEN
from bot.discord_kit.table_channels import TableChannels
from bot.domain.notification import SentNotification
from bot.domain.person import PersonId
from bot.domain.table import Table
from bot.i18n.translator import Translator
from bot.notifications.discord_errors import (
    ARCHIVED,
    NOTHING_THERE,
    UNKNOWN_MEMBER,
    UNKNOWN_MESSAGE,
    direct_messages,
    send_once,
)
from bot.notifications.outgoing import DirectMessagesClosed, Message, MustRepost, RetryLater, Unreachable
from bot.workers.pictures import PictureService

log = logging.getLogger(__name__)

OLD = timedelta(minutes=50)
"""Age above which a message is posted again, as Discord limits edits of messages older than an hour."""


@dataclass(eq=False)
class MessageChannel:
    """The place of `message`, with its language and the service that draws its pictures."""

    message: Message
    words: Translator
    pictures: PictureService
    _client: discord.Client
    _channels: TableChannels
    _mentions: CommandMentions

    @property
    def server_name(self) -> str:
        """The name of the server, or an empty text if it is unknown."""
        guild = self.message.place and self._client.get_guild(self.message.place[0] or 0)
        return guild.name if guild else ""

    def jump(self, table: Table, number: int | None = None) -> str | None:
        """Return the URL of a table's message, by default of the newest, or None."""
        return self._channels.jump(table, number)

    async def update(
        self,
        number: int | None,
        blocks: Sequence[Block],
        files: list[discord.File] | None = None,
        *,
        silent: bool = False,
    ) -> int:
        """Edit the current message of this kind, or post a new one. Raises MustRepost, AlreadyPosted."""
        if self.message.outbox_message.fresh:
            return await self.post(blocks, files or (), silent=silent)
        if number is None or not await self.edit(number, blocks, files):
            raise MustRepost
        return number

    async def post(
        self,
        blocks: Sequence[Block],
        files: Sequence[discord.File] = (),
        *,
        silent: bool = False,
        role: int | None = None,
    ) -> int:
        """Post a message once and return its id; a `silent` one causes no push notification. Raises AlreadyPosted.

        It pings the people mentioned, and this `role`.
        """
        roles = [] if role is None else [discord.Object(role)]
        for file in files:
            file.reset()  # an edit may have read it
        mentioned = [discord.Object(person.id) for person in self.message.mentioned]
        message = self._home.send(
            view=layout(*blocks, mentions=self._mentions),
            files=list(files) or MISSING,
            allowed_mentions=discord.AllowedMentions(users=mentioned, roles=roles),
            nonce=self.message.outbox_message.nonce,
            silent=silent,
        )
        return await send_once(self.message.outbox_message, message, files)

    async def edit(
        self, number: int | None, blocks: Sequence[Block], files: list[discord.File] | None = None
    ) -> int | None:
        """Edit a message and return its id, or None if it does not exist or cannot be edited now."""
        try:
            return await self.edit_post(number, blocks, files)
        except RetryLater:  # the thread was archived: post the message again
            return None
        except discord.HTTPException as error:
            if error.code != EDITED_TOO_OFTEN:
                raise
            return None

    async def edit_post(
        self, number: int | None, blocks: Sequence[Block], files: list[discord.File] | None = None
    ) -> int | None:
        """Edit a post of a server and return its id, or None if it does not exist. Raises RetryLater."""
        if number is None:
            return None
        view, quiet = layout(*blocks, mentions=self._mentions), discord.AllowedMentions.none()
        attachments = MISSING if files is None else files
        try:
            shown = self._home.get_partial_message(number)
            await shown.edit(view=view, attachments=attachments, allowed_mentions=quiet)
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                await self._wake(self._home.id)
                raise RetryLater from error
            if error.code != UNKNOWN_MESSAGE:
                raise
            return None
        return number

    async def edit_or_post(
        self, number: int | None, blocks: Sequence[Block], files: list[discord.File] | None = None
    ) -> int:
        """Edit a message, or post a new one if there is none. No player is notified."""
        return await self.edit_post(number, blocks, files) or await self.post(blocks, files or (), silent=True)

    async def tell(self, person: PersonId, blocks: Sequence[Block], *, silent: bool = False) -> int:
        """Send a direct message once and return its id. Raises DirectMessagesClosed."""
        outbox_message = self.message.outbox_message
        with direct_messages():
            line = await self._client.create_dm(discord.Object(person))
            view = layout(*blocks, mentions=self._mentions)
            sending = line.send(view=view, nonce=outbox_message.nonce, silent=silent)
            return await send_once(outbox_message, sending)

    async def has_left(self, server: int | None, person: PersonId) -> bool:
        """Return whether a person is no member of a server any longer; False if that is unknown."""
        guild = self._client.get_guild(server or 0)
        try:
            if guild is not None:
                await guild.fetch_member(person)
        except discord.HTTPException as error:
            return error.code == UNKNOWN_MEMBER
        return False

    async def delete_sent(self, sent: SentNotification) -> None:
        """Delete a sent notification, if Discord allows that."""
        try:
            with direct_messages():
                if sent.home is None:
                    line = await self._client.create_dm(discord.Object(sent.person))
                    await line.get_partial_message(sent.message).delete()
                    return
                await self.shrink(sent.home, sent.message, ())
        except (DirectMessagesClosed, Unreachable):
            log.debug("table %s: the notification %s stays as it was", sent.topic, sent.message, exc_info=True)

    async def shrink(self, home: int, number: int, blocks: Sequence[Block]) -> None:
        """Replace the contents of a message, or delete it if `blocks` is empty; a missing message is ignored."""
        message = self._client.get_partial_messageable(home).get_partial_message(number)
        view, quiet = layout(*blocks, mentions=self._mentions), discord.AllowedMentions.none()
        shown = partial(message.edit, view=view, attachments=[], allowed_mentions=quiet)
        change = shown if blocks else message.delete
        try:
            await change()
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                await self._wake(home)
                await change()
            elif error.code not in NOTHING_THERE:
                raise

    async def archive(self) -> None:
        """Archive the thread of a table if the bot has created it."""
        thread = await self._client.fetch_channel(self._home.id)
        mine = isinstance(thread, discord.Thread) and self._client.user and thread.owner_id == self._client.user.id
        if isinstance(thread, discord.Thread) and mine and not thread.archived:
            await thread.edit(archived=True)

    @property
    def _home(self) -> discord.PartialMessageable:
        assert self.message.place is not None  # else it is a direct message
        return self._channels.at(*self.message.place)

    async def _wake(self, home: int) -> None:
        """Unarchive a thread; Discord does that for new messages, but not for edits."""
        thread = await self._client.fetch_channel(home)
        if isinstance(thread, discord.Thread):
            if thread.locked:
                raise Unreachable("locked")
            await thread.edit(archived=False)


def is_old(number: int | None, now: datetime) -> bool:
    """Return whether there is no such message, or it is too old to be edited."""
    return number is None or now - discord.utils.snowflake_time(number) > OLD
