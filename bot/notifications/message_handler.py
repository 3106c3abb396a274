"""What the bot can do with each kind of message."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.database.outbox import OutboxRepository, Subject
from bot.domain.notification import MessageKind, OutboxMessage
from bot.domain.timestamps import to_millis
from bot.notifications.message_channel import MessageChannel
from bot.notifications.outgoing import Message, PreparedMessage
from bot.tables.repository import Clock

M = TypeVar("M", bound=Message)


class MessageHandler(ABC, Generic[M]):
    """Reads, presents and stores messages of one kind, in the feature that they are about."""

    @abstractmethod
    async def load(self, outbox_message: OutboxMessage) -> M | None:
        """Return what a message says as things are now, None if it is obsolete.

        Raises UnknownTable, NewerRules, UnknownGame; NotBefore in the quiet hours of the recipient.
        """

    @abstractmethod
    async def present(self, message: M, channel: MessageChannel) -> PreparedMessage:
        """Make a message ready from what was read for it, its picture drawn if that is soon done.

        This and the prepared message raise Unreachable, RetryLater, RefusedMessage, MustRepost or AlreadyPosted.
        """

    @abstractmethod
    def subject(self, message: M) -> Subject:
        """Return what stores where the message is."""

    @abstractmethod
    async def remember(self, message: M, number: int | None, *, complete: bool) -> None:
        """Store that a message was sent, `complete` or without its picture, and where it is."""

    async def direct_messages_closed(self, outbox_message: OutboxMessage) -> None:
        """Store that the recipient takes no direct messages."""


MessageHandlers = Mapping[MessageKind, MessageHandler[Any]]


@dataclass(eq=False)
class PostHandler(MessageHandler[M]):
    """Stores where a post of a server is."""

    outbox: OutboxRepository
    now: Clock

    async def remember(self, message: M, number: int | None, *, complete: bool) -> None:
        """Store where a post is."""
        await self.outbox.sent(message.outbox_message, self.subject(message), number, to_millis(self.now()))
