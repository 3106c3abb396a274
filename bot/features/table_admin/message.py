"""The message handlers of stale messages and of a table's thread."""

import logging
from functools import partial

from msgspec.structs import replace

from bot.discord_kit.components import Block
from bot.domain.notification import MessageKind, OutboxMessage
from bot.domain.server_settings import OldBoards
from bot.domain.table import Table
from bot.features.seats import view as seats_view
from bot.i18n.translator import Translator
from bot.notifications.discord_errors import translate_discord_errors
from bot.notifications.message_channel import MessageChannel
from bot.notifications.outgoing import PreparedMessage, RetryLater, StaleMessageView, TableMessage, Unreachable
from bot.notifications.table_message import TableMessageHandler
from bot.presentation import table_text
from bot.tables.loaded_table import LoadedTable
from bot.tables.log_view import visible_recent_moves

log = logging.getLogger(__name__)


class StaleMessagesHandler(TableMessageHandler):
    """The handler that marks messages as stale that newer ones have replaced."""

    async def load(self, outbox_message: OutboxMessage) -> TableMessage | None:
        """Return the table with its stale messages."""
        found = await self.tables.find(outbox_message)
        if found is None:
            return None
        stale = await self._stale(found.loaded)
        message = await self.tables.message(found, () if stale else None)
        return message and replace(message, stale=stale)

    async def _stale(self, loaded: LoadedTable) -> tuple[StaleMessageView, ...]:
        """Return the stale messages, each with the public moves until its replacement."""
        repositories, found, place = self.tables.repositories, [], loaded.table.place
        server = None if place.guild is None else await self.tables.people.server(place.guild)
        unwanted = server is not None and server.boards is OldBoards.DELETE
        for one in await repositories.past.of(loaded.table.id):
            board = one.kind is MessageKind.BOARD
            told = await repositories.log.not_undone(loaded.table.id, one.since) if board else ()
            news = visible_recent_moves(loaded.game, [entry for entry in told if entry.number <= one.until], None)
            found.append(StaleMessageView(one.message, one.kind, one.home, news, unwanted and one.home == place.home))
        return tuple(found)

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Edit all stale messages that can be edited; raise the first error."""
        return PreparedMessage(partial(_shrink, message, channel))

    async def remember(self, message: TableMessage, number: int | None, *, complete: bool) -> None:
        """Delete the stored references to the stale messages."""
        await self.tables.sent(message, number, told=[one.message for one in message.stale])


async def _shrink(message: TableMessage, channel: MessageChannel) -> None:
    """Shorten the stale messages; delete unwanted ones, and old boards of a solo table."""
    table, kept = message.table_view.table, list[Exception]()
    for left in message.stale:
        newest = table.offer_message if left.kind is MessageKind.OFFERED else None
        alone = left.kind is MessageKind.BOARD and len(table.people) == 1 and left.home == table.place.home
        blocks = () if alone or left.unwanted else _line(left, table, channel.words, channel.jump(table, newest))
        try:
            with translate_discord_errors():
                await channel.shrink(left.home, left.message, blocks)
        except (RetryLater, Unreachable) as error:
            log.info("table %s: the old message %s stays as it was for now", table.id, left.message, exc_info=True)
            kept.append(error)
    if kept:
        raise kept[0]


def _line(left: StaleMessageView, table: Table, words: Translator, jump: str | None) -> tuple[Block, ...]:
    """Return the contents of a stale message; `jump` is the URL of the newer one."""
    if left.home != table.place.home:
        return table_text.moved(table, table.place.home, words)
    if left.kind is MessageKind.OFFERED:
        return (seats_view.below if table.offered_seats else seats_view.offered)(table, words, jump)
    if left.kind is MessageKind.BOARD:
        return (_said(_happened(left, table, words), words, jump),)
    if left.kind is MessageKind.LOBBY and table.started_at is not None:
        return table_text.started(table, words, jump)
    return (_said(table_text.title(table, words), words, jump),)


def _happened(left: StaleMessageView, table: Table, words: Translator) -> str:
    """Return the last public turn before the newer board."""
    lately = table_text.recap_writer(table, words).others(left.news)
    return lately[-1][1] if lately else table_text.title(table, words)


def _said(what: str, words: Translator, jump: str | None) -> str:
    return f"-# ✦ {words('bot.board.past', what=what, jump=jump)}" if jump else f"-# ✦ {what}"


class ArchiveHandler(TableMessageHandler):
    """The handler that archives the thread of a table."""

    async def load(self, outbox_message: OutboxMessage) -> TableMessage | None:
        """Return the table, or None if its thread is still in use."""
        found = await self.tables.find(outbox_message)
        if found is None or not await self._may_be_archived(found.loaded.table):
            return None
        return await self.tables.message(found)

    async def _may_be_archived(self, table: Table) -> bool:
        """Return whether no other table is in the thread, and the server wants it archived."""
        others, guild = await self.tables.repositories.tables.at(table.place.home, limit=1), table.place.guild
        return not others and guild is not None and (await self.tables.people.server(guild)).archive is not None

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Archive the thread."""
        return PreparedMessage(channel.archive)
