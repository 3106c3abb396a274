"""Posts, edits, reposts and shrinks messages; it reads what they say from the prepared structs alone."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import partial

import discord
from discord.utils import MISSING

from bot.discord_kit.command_mentions import CommandMentions
from bot.discord_kit.components import Block, layout
from bot.discord_kit.http_retries import EDITED_TOO_OFTEN
from bot.discord_kit.server_languages import ServerLanguages
from bot.domain.notification import MessageKind, OutboxMessage, SentNotification
from bot.domain.person import PersonId
from bot.domain.table import Table
from bot.features.challenges import announcements
from bot.features.lobby import picture
from bot.features.lobby import view as lobby_view
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.pinned_posts.post import PinnedPostSender
from bot.features.play import board_message
from bot.features.reminders import view as reminders_view
from bot.features.reminders.digest import DigestMessage
from bot.features.seats import offer_view
from bot.features.server_duels.message import DuelPostMessage
from bot.features.undo import view as undo_view
from bot.features.weekly_sky import poster as weekly_sky_poster
from bot.features.weekly_sky.message import SkyPostMessage
from bot.i18n.translator import Translator, translator_for
from bot.notifications import stale_text
from bot.notifications.discord_errors import (
    ARCHIVED,
    NOTHING_THERE,
    UNKNOWN_MESSAGE,
    direct_messages,
    send_once,
    send_translating_errors,
    translate_discord_errors,
)
from bot.notifications.left_out_parts import LeftOutParts
from bot.notifications.outgoing import (
    DirectMessagesClosed,
    Message,
    MustRepost,
    PreparedMessage,
    RetryLater,
    TableMessage,
    Unreachable,
)
from bot.presentation import audit_text
from bot.presentation.picture_block import PictureBlock
from bot.workers.pictures import NoPictures, PictureService

log = logging.getLogger(__name__)

OLD = timedelta(minutes=50)
"""Discord limits the editing of messages older than an hour: older ones are posted anew."""


class MessageSender:
    """Sends and edits the public messages of tables and standing posts: the `Sender` of the bot."""

    def __init__(
        self, client: discord.Client, pictures: PictureService, locale: str, mentions: CommandMentions | None = None
    ) -> None:
        self._client = client
        self._mentions = mentions = mentions or CommandMentions()
        self._pictures = pictures
        self.language_of = ServerLanguages(client, locale).language_of
        self._posts = PinnedPostSender(client, mentions)
        self._left_out = LeftOutParts(mentions)

    # -- what to say -----------------------------------------------------------------------------------------------

    async def pack(self, message: Message) -> PreparedMessage:
        """Make a message ready, its picture drawn. Raises RetryLater if a picture that is to follow is not drawn.

        A part that Discord has refused in the previous attempt is left out.
        """
        number = message.outbox_message.id
        pictureless = self._left_out.is_pictureless(number)
        prepared = await self._pack(message, NoPictures() if pictureless else self._pictures)
        return PreparedMessage(partial(self._left_out.send, number, prepared.send), prepared.is_complete or pictureless)

    async def _pack(self, message: Message, pictures: PictureService) -> PreparedMessage:
        if isinstance(message, ChallengePostMessage):
            words = translator_for(await self.language_of(message.post.guild, message.locale))
            post = partial(self._posts.challenge_post, message, words)
            return PreparedMessage(partial(send_translating_errors, post))
        if isinstance(message, DuelPostMessage):
            words = translator_for(await self.language_of(message.side.guild, message.locale))
            return PreparedMessage(partial(send_translating_errors, partial(self._posts.encounter, message, words)))
        if isinstance(message, SkyPostMessage):
            return await self._poster(message, pictures)
        if isinstance(message, DigestMessage):
            words = translator_for(message.person.language)
            return PreparedMessage(partial(send_translating_errors, partial(self._digest, message, words)))
        words = translator_for(await self.language_of(message.table_view.table.place.guild, message.locale))
        if message.outbox_message.kind in (MessageKind.LOBBY, MessageKind.BOARD, MessageKind.PICTURE):
            return await self._pictured(message, words, pictures)
        return PreparedMessage(
            partial(send_translating_errors, partial(self._plain(message.outbox_message.kind), message, words))
        )

    async def _pictured(
        self, table_message: TableMessage, words: Translator, pictures: PictureService
    ) -> PreparedMessage:
        """Make the lobby or the board ready, or its picture that follows."""
        table, lately = table_message.table_view.table, audit_text.lately(table_message.audit, words)
        if table.started_at is None:
            stands, shown = table.lobby_message, await picture.lobby(pictures, table, words, lately)
        else:
            stands, shown = table.board_message, await board_message.board(pictures, table_message, words)
        if table_message.outbox_message.kind is not MessageKind.PICTURE:
            send = partial(self._table, table_message, stands, shown)
            return PreparedMessage(partial(send_translating_errors, send), shown.whole)
        if not shown.whole:
            raise RetryLater
        return PreparedMessage(
            partial(send_translating_errors, partial(self._edit, table, stands, shown.blocks, shown.files))
        )

    def _plain(self, kind: MessageKind) -> Callable[[TableMessage, Translator], Awaitable[int | None]]:
        """Return what sends a message of this kind, one without a picture."""
        senders: dict[MessageKind, Callable[[TableMessage, Translator], Awaitable[int | None]]] = {
            MessageKind.CLOSED: self._closed,
            MessageKind.OFFERED: self._offer,
            MessageKind.REQUEST: self._request,
            MessageKind.ARCHIVED: self._archive,
            MessageKind.PAST: self._past,
            MessageKind.FINISHED: self._of_challenge,
            MessageKind.DUEL_RESULT: self._of_challenge,
            MessageKind.DONE: self._done,
        }
        return senders.get(kind, self._notification)

    # -- the kinds of messages -------------------------------------------------------------------------------------

    async def _table(self, table_message: TableMessage, message: int | None, shown: PictureBlock) -> int | None:
        """Show the lobby or the board: one that is too old to be edited is posted anew, but not within a turn."""
        board = table_message.outbox_message.kind is MessageKind.BOARD
        old = board and not table_message.outbox_message.collected and _is_old(message, table_message.at)
        stands = None if old else message
        silent = board and not table_message.mentioned
        return await self._stand(table_message, stands, shown.blocks, shown.files, silent=silent)

    async def _closed(self, table_message: TableMessage, words: Translator) -> int | None:
        table = table_message.table_view.table
        blocks = lobby_view.closed(table, words, audit_text.lately(table_message.audit, words))
        return await self._stand(table_message, table.board_message or table.lobby_message, blocks, [])

    async def _past(self, table_message: TableMessage, words: Translator) -> None:
        """Let the messages that are past say so, as many as can be told now; raises what kept it from any of them.

        Of the boards of somebody who plays alone nothing is left: the newest tells all.
        """
        table, kept = table_message.table_view.table, list[Exception]()
        for left in table_message.stale:
            newest = table.offer_message if left.kind is MessageKind.OFFERED else None
            alone = left.kind is MessageKind.BOARD and len(table.people) == 1 and left.home == table.place.home
            try:
                with translate_discord_errors():
                    await self._shrink(
                        left.home,
                        left.message,
                        () if alone else stale_text.line(left, table, words, self.jump(table, newest)),
                    )
            except (RetryLater, Unreachable) as error:
                log.info("table %s: the old message %s stays as it was for now", table.id, left.message, exc_info=True)
                kept.append(error)
        if kept:
            raise kept[0]

    async def _shrink(self, home: int, number: int, blocks: Sequence[Block]) -> None:
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

    async def _offer(self, table_message: TableMessage, words: Translator) -> int | None:
        """Show which seats anybody may take; where there are none any more, no message stands for them."""
        table = table_message.table_view.table
        if not table.offered_seats:
            return None
        blocks = offer_view.offered(table, words, self.jump(table))
        message = None if _is_old(table.offer_message, table_message.at) else table.offer_message
        return await self._stand(table_message, message, blocks)

    async def _notification(self, table_message: TableMessage, words: Translator) -> int | None:
        """Send a short message to one person: an invitation, a warning, a reminder."""
        request = table_message.table_view.table.request
        if table_message.outbox_message.kind is MessageKind.CONSENT and request is not None:
            blocks = undo_view.asking(table_message.table_view, request, words)
        else:
            blocks = reminders_view.notification(table_message, self.jump(table_message.table_view.table) or "", words)
        if table_message.direct:
            message = await self._tell(table_message.mentioned[0].id, table_message.outbox_message, blocks)
        else:
            silent = table_message.outbox_message.kind is MessageKind.NEWS
            message = await self._post(table_message, blocks, silent=silent)
        if table_message.sent_notification is not None and table_message.sent_notification.message != message:
            await self._delete_sent(table_message.sent_notification)
        return message

    async def _digest(self, digest: DigestMessage, words: Translator) -> int | None:
        """Tell a person what waits for them at all tables, in the place of what was told before."""
        message = None
        if digest.mine:
            jumps = [self.jump(mine.table) for mine in digest.mine]
            message = await self._tell(
                digest.person.id, digest.outbox_message, reminders_view.digest(digest.mine, jumps, words)
            )
        if digest.sent_notification is not None and digest.sent_notification.message != message:
            await self._delete_sent(digest.sent_notification)
        return message

    async def _tell(self, person: PersonId, outbox_message: OutboxMessage, blocks: Sequence[Block]) -> int:
        """Send a direct message once and return its id. Raises DirectMessagesClosed where the person takes none."""
        view = layout(*blocks, mentions=self._mentions)
        with direct_messages():
            line = await self._client.create_dm(discord.Object(person))
            return await send_once(outbox_message, line.send(view=view, nonce=outbox_message.nonce))

    async def _done(self, table_message: TableMessage, _: Translator) -> None:
        """Delete the notification of what a person has done by now."""
        if table_message.sent_notification is not None:
            await self._delete_sent(table_message.sent_notification)

    async def _delete_sent(self, sent: SentNotification) -> None:
        """Delete a sent notification; one that Discord does not let us reach stays as it is."""
        try:
            with direct_messages():
                if sent.home is None:
                    line = await self._client.create_dm(discord.Object(sent.person))
                    await line.get_partial_message(sent.message).delete()
                    return
                await self._shrink(sent.home, sent.message, ())
        except (DirectMessagesClosed, Unreachable):
            log.debug("table %s: the notification %s stays as it was", sent.topic, sent.message, exc_info=True)

    async def _request(self, table_message: TableMessage, words: Translator) -> int | None:
        """Ask everybody to go back to an earlier turn, or say what has become of that."""
        table, request = table_message.table_view.table, table_message.table_view.table.request
        assert request is not None  # else there is nothing to say
        if request.open:
            asking = undo_view.asking(table_message.table_view, request, words)
            return await self._stand(table_message, table.request_message, asking)
        await self._edit(table, table.request_message, (f"-# ↩️ {undo_view.decided(table, request, words)}",), [])
        if table_message.mentioned:
            await self._post(table_message, (f"↩️ {undo_view.decided(table, request, words)}",))
        return None

    async def _of_challenge(self, table_message: TableMessage, words: Translator) -> int | None:
        """Say that an attempt at a challenge has ended, or that the challenge has."""
        table, ranking = table_message.table_view.table, table_message.ranking
        assert ranking is not None  # only tables of challenges have these outbox messages
        if table_message.outbox_message.kind is MessageKind.DUEL_RESULT:
            await self._post(table_message, announcements.duel_result(ranking, words))
            return None
        placed = next((one for one in ranking.placed if one.attempt.table == table.id), None)
        if placed is not None and placed.attempt.shown:
            await self._post(table_message, announcements.finished(ranking.challenge, placed.attempt, words))
        return None

    async def _poster(self, message: SkyPostMessage, pictures: PictureService) -> PreparedMessage:
        """Make the sky of a server ready, its picture drawn."""
        poster, known = message.poster, self._client.get_guild(message.poster.guild)
        words = translator_for(await self.language_of(poster.guild, message.locale))
        made = await weekly_sky_poster.made(message, known.name if known else "", pictures, words)
        home = self._client.get_partial_messageable(poster.channel, guild_id=poster.guild)
        wake = partial(self._wake, poster.channel)
        return PreparedMessage(
            partial(
                send_translating_errors, partial(weekly_sky_poster.shown, message, made, home, self._mentions, wake)
            )
        )

    # -- posting and editing ---------------------------------------------------------------------------------------

    def home(self, table: Table) -> discord.PartialMessageable:
        """Return where a table's messages go."""
        known = self._client.get_channel(table.place.home)  # a table that was rescued belongs to no server
        guild = table.place.guild or getattr(getattr(known, "guild", None), "id", None)
        return self._client.get_partial_messageable(table.place.home, guild_id=guild)

    def jump(self, table: Table, message: int | None = None) -> str | None:
        """Return the address of a table's newest message, or None if it has none yet."""
        number = message or table.board_message or table.lobby_message
        return self.home(table).get_partial_message(number).jump_url if number else None

    async def _stand(
        self,
        table_message: TableMessage,
        message: int | None,
        blocks: Sequence[Block],
        files: list[discord.File] | None = None,
        *,
        silent: bool = False,
    ) -> int:
        """Let the table's current message say this, or a new one. Raises MustRepost, AlreadyPosted."""
        if table_message.outbox_message.fresh:
            return await self._post(table_message, blocks, files or (), silent=silent)
        if message is None or not await self._edit(table_message.table_view.table, message, blocks, files):
            raise MustRepost
        return message

    async def _post(
        self,
        table_message: TableMessage,
        blocks: Sequence[Block],
        files: Sequence[discord.File] = (),
        *,
        silent: bool = False,
    ) -> int:
        """Post a message once and return its id; `silent` lets no telephone ring. Raises AlreadyPosted."""
        for file in files:
            file.reset()  # an edit may have read it
        message = self.home(table_message.table_view.table).send(
            view=layout(*blocks, mentions=self._mentions),
            files=list(files) or MISSING,
            allowed_mentions=discord.AllowedMentions(
                users=[discord.Object(person.id) for person in table_message.mentioned]
            ),
            nonce=table_message.outbox_message.nonce,
            silent=silent,
        )
        return await send_once(table_message.outbox_message, message, files)

    async def _edit(
        self, table: Table, message: int | None, blocks: Sequence[Block], files: list[discord.File] | None = None
    ) -> int | None:
        """Edit a message and return its id; None if it is no longer there or may not be edited just now."""
        if message is None:
            return None
        view, quiet = layout(*blocks, mentions=self._mentions), discord.AllowedMentions.none()
        shown = self.home(table).get_partial_message(message)
        try:
            await shown.edit(view=view, attachments=MISSING if files is None else files, allowed_mentions=quiet)
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                await self._wake(table.place.home)
            elif error.code not in (UNKNOWN_MESSAGE, EDITED_TOO_OFTEN):
                raise
            return None
        return message

    async def _archive(self, table_message: TableMessage, _: Translator) -> None:
        """Put the thread that was made for a table into the archive; people's own threads are theirs."""
        thread = await self._client.fetch_channel(table_message.table_view.table.place.home)
        mine = isinstance(thread, discord.Thread) and self._client.user and thread.owner_id == self._client.user.id
        if isinstance(thread, discord.Thread) and mine and not thread.archived:
            await thread.edit(archived=True)

    async def _wake(self, home: int) -> None:
        """Take a thread out of the archive: Discord does so by itself for new messages, not for edits."""
        thread = await self._client.fetch_channel(home)
        if isinstance(thread, discord.Thread):
            if thread.locked:
                raise Unreachable("locked")
            await thread.edit(archived=False)


def _is_old(message: int | None, now: datetime) -> bool:
    """Say whether there is no such message, or it is too old to be edited."""
    return message is None or now - discord.utils.snowflake_time(message) > OLD
