"""The interface of message handlers, one for each kind of message."""

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
    """The base of the message handlers of features: reads, presents and stores messages of one kind."""

    @abstractmethod
    async def load(self, outbox_message: OutboxMessage) -> M | None:
        """Return the current contents of a message, or None if it is obsolete.

        Raises UnknownTable, NewerRules, UnknownGame; NotBefore in the quiet hours of the recipient.
        """

    @abstractmethod
    async def present(self, message: M, channel: MessageChannel) -> PreparedMessage:
        """Prepare a message from its contents, with its picture if that is drawn soon.

        This and the prepared message raise Unreachable, RetryLater, RefusedMessage, MustRepost or AlreadyPosted.
        """

    @abstractmethod
    def subject(self, message: M) -> Subject:
        """Return the table or post that stores the id of the message."""

    @abstractmethod
    async def remember(self, message: M, number: int | None, *, complete: bool) -> None:
        """Store the id of a sent message; `complete` is False if its picture is missing."""

    async def direct_messages_closed(self, outbox_message: OutboxMessage) -> None:
        """Store that the recipient takes no direct messages."""


MessageHandlers = Mapping[MessageKind, MessageHandler[Any]]


@dataclass(eq=False)
class PostHandler(MessageHandler[M]):
    """The handler that stores the id of a post of a server."""

    outbox: OutboxRepository
    now: Clock

    async def remember(self, message: M, number: int | None, *, complete: bool) -> None:
        """Store the id of a post."""
        await self.outbox.sent(message.outbox_message, self.subject(message), number, to_millis(self.now()))
