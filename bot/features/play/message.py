"""The message handler of the board.

The picture has a text alternative; if it is not drawn soon, it follows the message.
"""

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.discord_kit.components import ControlRows, controls
from bot.domain.notification import MessageKind, NewMessage, OutboxMessage
from bot.domain.table_view import TableView
from bot.domain.timestamps import to_millis
from bot.features.play import board_view
from bot.features.rankings.reached import reached_achievements
from bot.features.rankings.service import RankingService
from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import Translator
from bot.notifications.message_channel import MessageChannel, is_old
from bot.notifications.outgoing import PreparedMessage, TableMessage
from bot.notifications.policy import digest_of
from bot.notifications.table_message import TableMessageHandler, news_for_watchers
from bot.presentation import audit_text, board_picture, table_text
from bot.presentation.page_picture import PictureBlock
from bot.tables.loaded_table import LoadedTable
from bot.workers.pictures import MAX_PICTURE_WAIT


@dataclass(eq=False)
class BoardHandler(TableMessageHandler):
    """The handler that shows the board, and at the end the scores."""

    rankings: RankingService

    async def load(self, outbox_message: OutboxMessage) -> TableMessage | None:
        """Return the board; it is posted again if it notifies a player."""
        found = await self.tables.find(outbox_message)
        message = None if found is None else await self.tables.message(found, audited=True)
        if found is None or message is None:
            return None
        table_view = message.table_view
        return replace(
            message,
            outbox_message=replace(outbox_message, fresh=outbox_message.fresh or bool(message.mentioned)),
            own=await self._only_pending_seat(found.loaded, table_view),
            reached=await self.rankings.reached_achievements(table_view.table) if table_view.scores else {},
        )

    async def _only_pending_seat(self, loaded: LoadedTable, table_view: TableView) -> TableView | None:
        """Return the table as the only pending person sees it, or None."""
        if len(table_view.pending) != 1 or table_view.pending[0].person is None:
            return None
        return await self.tables.view_of(loaded, table_view.pending[0].seat, ())

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the board. A message too old to be edited is posted again, but not within a turn.

        While no player can be pinged, it is edited: they are notified by messages of their own later.
        """
        shown, current = await board(message, channel), message.table_view.table.board_message
        if message.notify_separately and not message.mentioned and not message.table_view.table.closed and current:
            return PreparedMessage(partial(channel.edit_or_post, current, shown.blocks, shown.files), shown.whole)
        if not message.outbox_message.collected and is_old(current, message.at):
            current = None
        send = partial(channel.update, current, shown.blocks, shown.files, silent=not message.mentioned)
        return PreparedMessage(send, shown.whole)

    async def remember(self, message: TableMessage, number: int | None, *, complete: bool) -> None:
        """Store the id of the board; its picture follows, and notifications of people it did not notify."""
        follow = [] if complete else [NewMessage(MessageKind.REFRESH)]
        if message.outbox_message.fresh and message.table_view.table.closed:
            told = (*message.notify_separately, *message.in_digest)
            follow += [NewMessage(MessageKind.NEWS, person) for person in told]
        elif message.outbox_message.fresh:
            follow += [NewMessage(MessageKind.TURN, person) for person in message.notify_separately]
            await self._add_digests(message)
        await self.tables.sent(message, number, follow=[*follow, *news_for_watchers(message)])

    async def _add_digests(self, message: TableMessage) -> None:
        """Add a digest for people who have none in the outbox."""
        outbox, at = self.tables.repositories.outbox, to_millis(self.tables.now())
        for person in message.in_digest:
            if not await outbox.has_message(digest_of(person)):
                await outbox.post(digest_of(person), (NewMessage(MessageKind.DIGEST, person),), at)


async def board(message: TableMessage, channel: MessageChannel) -> PictureBlock:
    """Return the board message with its pictures."""
    table_view, words, pictures = message.table_view, channel.words, channel.pictures
    if table_view.table.is_unannounced:
        return PictureBlock(board_view.board(table_view, words, None), [], whole=True)
    sheet = "score" if table_view.scores and "score" in board_picture.sheets(table_view.table.game) else "table"
    marks = board_picture.fresh(table_view, words) if sheet == "table" else {}
    drawn = await board_picture.picture(pictures, table_view, sheet, words, marks, within=MAX_PICTURE_WAIT, urgent=True)
    achievements = await reached_achievements(pictures, table_view.table, message.reached, words)
    shown, lately = drawn.picture if drawn else None, audit_text.lately(message.audit, words)
    reached = board_view.ReachedAchievements(message.reached, achievements.picture if achievements else None)
    blocks = board_view.board(table_view, words, shown, _quick(message, words), reached, lately=lately)
    complete = drawn is not None and (achievements is not None or not message.reached)
    whole = complete or not board_picture.drawable(table_view, sheet)
    return PictureBlock(blocks, [one.file for one in (drawn, achievements) if one], whole)


def _quick(message: TableMessage, words: Translator) -> ControlRows | None:
    """Return buttons for common moves, if a single person is pending."""
    own = message.own
    if own is None or own.prompt is None:
        return None
    context = PromptContext(own, words, table_text.player_mentions(own.table, words))
    rows = game_ui_of(own.table.game).public_buttons(context)
    return controls(own.table.id, *rows, seat=own.prompt.seat, prompt_token=own.prompt.token) if rows else None
