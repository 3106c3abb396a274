"""What the bot sends, as Discord sees it: every message is written as the bot writes it, and held against the rules."""

import asyncio
from abc import ABC, abstractmethod
from functools import partial
from typing import Any

from bot.notifications.message_handler import MessageHandler
from bot.notifications.outgoing import Message, PreparedMessage
from tests.support.stage import Stage, written
from tests.tools.simulation.report import Report

OFFENCES = "messages against Discord's rules"


class Recorder(ABC):
    """A sender that posts nothing; each run judges its messages in `send`, at the moment at which they leave."""

    def __init__(self, stage: Stage, report: Report) -> None:
        self.stage, self.report = stage, report
        self._one_at_a_time = asyncio.Lock()

    async def prepare(self, handler: MessageHandler[Any], message: Message) -> PreparedMessage:
        """Make a message ready: it is written when it is sent, so that nothing is drawn in between."""
        return PreparedMessage(partial(self._send, handler, message))

    async def _send(self, handler: MessageHandler[Any], message: Message) -> int | None:
        async with self._one_at_a_time:
            return await self.send(handler, message)

    @abstractmethod
    async def send(self, handler: MessageHandler[Any], message: Message) -> int | None:
        """Judge a message, and return its number."""

    async def text_of(self, handler: MessageHandler[Any], message: Message) -> tuple[int | None, str]:
        """Write a message, and return its number and all of its content."""
        self.stage.take()
        number = await (await self.stage.bot.messenger.prepare(handler, message)).send()
        said = self.stage.take()
        for one in said:
            self.report.hold(OFFENCES, one.objections, [], message.outbox_message)
        return number, "\n".join(map(written, said))
