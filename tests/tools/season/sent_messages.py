"""Takes the messages of a season: each notification in them is judged at the moment at which it is sent."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.domain.notification import MessageKind
from bot.domain.person import PersonId
from bot.domain.table import Location
from bot.notifications.message_handler import MessageHandler
from bot.notifications.outgoing import Message, PreparedMessage, TableMessage, Unreachable
from bot.notifications.policy import PERSONAL
from tests.support.house import prepared
from tests.support.stage import Stage


class Postbox:
    """A sender that posts nothing: `called` hears who is called to which table and why, `refused` what Discord would
    object to in a message.
    """

    def __init__(
        self,
        stage: Stage,
        called: Callable[..., object],
        closed: Callable[[Location], bool],
        refused: Callable[[str], object],
    ) -> None:
        self._stage = stage
        self._called = called
        self._closed = closed
        self._refused = refused
        self._posted = 0

    async def prepare(self, _: MessageHandler[Any], message: Message) -> PreparedMessage:
        """Make a message ready, as the sender in Discord does."""
        return PreparedMessage(partial(self._send, message))

    async def _send(self, message: Message) -> int | None:
        if not isinstance(message, TableMessage):  # nobody here has wished for a digest
            return None
        if self._closed(message.table_view.table.place):
            raise Unreachable("forbidden")
        await self._check(message)
        for person in calls(message):
            self._called(
                person, message.table_view.table.id, message.outbox_message.kind, over=message.table_view.table.closed
            )
        self._posted += 1
        return self._posted

    async def _check(self, message: TableMessage) -> None:
        """Write a message as the bot posts it, and hold it against Discord's rules."""
        fresh = replace(message, outbox_message=replace(message.outbox_message, fresh=True))
        await (await prepared(self._stage.bot, fresh)).send()
        for said in self._stage.take():
            for objection in said.objections:
                self._refused(f"{message.outbox_message.kind} of {message.table_view.table.id}: {objection}")


def calls(message: TableMessage) -> Collection[PersonId]:
    """Return who is pinged by a message: a board is posted anew only if it is fresh, and an edit calls nobody."""
    kind = message.outbox_message.kind
    anew = message.outbox_message.fresh if kind is MessageKind.BOARD else kind in PERSONAL
    return [person.id for person in message.mentioned] if anew else ()
