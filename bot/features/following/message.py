"""The message handler of news for watchers and players, after a round and at the end."""

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.discord_kit.components import Block, controls
from bot.domain.notification import FOLLOWING, OutboxMessage
from bot.features.play import board_view
from bot.features.play.service import PlayService
from bot.i18n.translator import Translator
from bot.notifications.message_channel import MessageChannel
from bot.notifications.notification_text import notification_text
from bot.notifications.outgoing import PreparedMessage, TableMessage
from bot.notifications.policy import is_news
from bot.notifications.table_message import TableMessageHandler, notify
from bot.presentation import table_text
from bot.tables.loaded_table import round_seen
from bot.ui_kit.panels import Button


@dataclass(eq=False)
class NewsHandler(TableMessageHandler):
    """The handler that sends news of a table."""

    play: PlayService

    async def load(self, outbox_message: OutboxMessage) -> TableMessage | None:
        """Return the table with its latest moves, or None if the person has seen them."""
        found = await self.tables.find(outbox_message)
        if found is None or not is_news(found.people, found.watch_levels, found.loaded):
            return None
        return await self.tables.message(found, await self.play.lately(found.loaded))

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the message; it causes no push notification."""
        blocks = news(message, channel.jump(message.table_view.table) or "", channel.words)
        return PreparedMessage(partial(notify, message, channel, blocks, silent=True))

    async def remember(self, message: TableMessage, number: int | None, *, complete: bool) -> None:
        """Store what the person has seen; stop following a closed table."""
        await self.tables.sent(message, number)
        table, person = message.table_view.table, message.outbox_message.person or 0
        watch_levels = self.tables.repositories.watch_levels
        watcher = (await watch_levels.of(table.id)).get(person)
        if watcher is None or watcher.watch_level not in FOLLOWING:
            return
        if table.closed:
            await watch_levels.drop(table.id, person)
        else:
            await watch_levels.put(table.id, replace(watcher, round=round_seen(message.table_view.view)))


def news(message: TableMessage, jump: str, words: Translator) -> tuple[Block, ...]:
    """Return the result of a table, or its latest moves."""
    table_view, text = message.table_view, notification_text(message, jump, words)
    if table_view.table.is_unannounced:
        return (text,)
    told = board_view.result(table_view, words) if table_view.scores else table_text.news(table_view, words)
    buttons = [Button(("sheet", "table"), words("bot.sheet.table"), emoji="🗺️")] if table_view.view is not None else []
    if not table_view.table.closed:
        buttons.append(Button(("unwatch",), words("bot.watch.stop")))
    blocks: list[Block] = [text, told, controls(table_view.table.id, tuple(buttons))]
    return tuple(block for block in blocks if block)
