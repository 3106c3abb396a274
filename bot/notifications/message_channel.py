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
from bot.notifications.discord_errors import ARCHIVED, NOTHING_THERE, UNKNOWN_MESSAGE, direct_messages, send_once
from bot.notifications.outgoing import DirectMessagesClosed, Message, MustRepost, RetryLater, Unreachable
from bot.workers.pictures import PictureService

log = logging.getLogger(__name__)

OLD = timedelta(minutes=50)
"""Discord limits the editing of messages older than an hour: older ones are posted again."""


@dataclass(eq=False)
class MessageChannel:
    """Where `message` goes, with the `words` of that place and what draws its `pictures`."""

    message: Message
    words: Translator
    pictures: PictureService
    _client: discord.Client
    _channels: TableChannels
    _mentions: CommandMentions

    @property
    def server_name(self) -> str:
        """The name of the server, empty if that is not known."""
        guild = self.message.place and self._client.get_guild(self.message.place[0] or 0)
        return guild.name if guild else ""

    def jump(self, table: Table, number: int | None = None) -> str | None:
        """Return the address of a table's message, by default of the newest; None if there is none yet."""
        return self._channels.jump(table, number)

    async def update(
        self,
        number: int | None,
        blocks: Sequence[Block],
        files: list[discord.File] | None = None,
        *,
        silent: bool = False,
    ) -> int:
        """Let the current message of its kind say this, or a new one. Raises MustRepost, AlreadyPosted."""
        if self.message.outbox_message.fresh:
            return await self.post(blocks, files or (), silent=silent)
        if number is None or not await self.edit(number, blocks, files):
            raise MustRepost
        return number

    async def post(self, blocks: Sequence[Block], files: Sequence[discord.File] = (), *, silent: bool = False) -> int:
        """Post a message once and return its id; `silent` lets no telephone ring. Raises AlreadyPosted."""
        for file in files:
            file.reset()  # an edit may have read it
        mentioned = [discord.Object(person.id) for person in self.message.mentioned]
        message = self._home.send(
            view=layout(*blocks, mentions=self._mentions),
            files=list(files) or MISSING,
            allowed_mentions=discord.AllowedMentions(users=mentioned),
            nonce=self.message.outbox_message.nonce,
            silent=silent,
        )
        return await send_once(self.message.outbox_message, message, files)

    async def edit(
        self, number: int | None, blocks: Sequence[Block], files: list[discord.File] | None = None
    ) -> int | None:
        """Edit a message and return its id; None if it is no longer there or may not be edited just now."""
        try:
            return await self.edit_post(number, blocks, files)
        except RetryLater:  # woken: the message is posted again there
            return None
        except discord.HTTPException as error:
            if error.code != EDITED_TOO_OFTEN:
                raise
            return None

    async def edit_post(
        self, number: int | None, blocks: Sequence[Block], files: list[discord.File] | None = None
    ) -> int | None:
        """Edit a post of a server and return its id; None if there is none any more. Raises RetryLater."""
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

    async def edit_or_post(self, number: int | None, blocks: Sequence[Block]) -> int:
        """Edit the post of a server, or post a new one if there is none. No player is notified."""
        return await self.edit_post(number, blocks) or await self.post(blocks, silent=True)

    async def tell(self, person: PersonId, blocks: Sequence[Block]) -> int:
        """Send a direct message once and return its id. Raises DirectMessagesClosed where the person takes none."""
        outbox_message = self.message.outbox_message
        with direct_messages():
            line = await self._client.create_dm(discord.Object(person))
            sending = line.send(view=layout(*blocks, mentions=self._mentions), nonce=outbox_message.nonce)
            return await send_once(outbox_message, sending)

    async def delete_sent(self, sent: SentNotification) -> None:
        """Delete a sent notification; one that Discord does not let us reach stays as it is."""
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
        """Let a message say this and nothing else, or delete it if that is nothing; one that is gone is left alone."""
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
        """Put the thread that was made for a table into the archive; people's own threads are theirs."""
        thread = await self._client.fetch_channel(self._home.id)
        mine = isinstance(thread, discord.Thread) and self._client.user and thread.owner_id == self._client.user.id
        if isinstance(thread, discord.Thread) and mine and not thread.archived:
            await thread.edit(archived=True)

    @property
    def _home(self) -> discord.PartialMessageable:
        assert self.message.place is not None  # else it is a direct message
        return self._channels.at(*self.message.place)

    async def _wake(self, home: int) -> None:
        """Take a thread out of the archive: Discord does so automatically for new messages, not for edits."""
        thread = await self._client.fetch_channel(home)
        if isinstance(thread, discord.Thread):
            if thread.locked:
                raise Unreachable("locked")
            await thread.edit(archived=False)


def is_old(number: int | None, now: datetime) -> bool:
    """Return whether there is no such message, or it is too old to be edited."""
    return number is None or now - discord.utils.snowflake_time(number) > OLD
