"""Contents of messages, prepared messages, and the ways in which sending can fail."""

from collections.abc import Awaitable, Callable
from datetime import datetime

from msgspec import Struct

from bot.discord_kit.refused_parts import RefusedPart
from bot.domain.audit import AuditEntry
from bot.domain.notification import MessageKind, OutboxMessage, SentNotification, Watcher
from bot.domain.person import Person, PersonId
from bot.domain.table_view import TableView, VisibleMove
from games.api import Seat


class Message(Struct, frozen=True, kw_only=True):
    """The contents of a message, read just before it is sent.

    `locale` is the language of the server or the recipient (None = Discord's setting). `mentioned` are notified.
    """

    outbox_message: OutboxMessage
    locale: str | None
    mentioned: tuple[Person, ...] = ()

    @property
    def place(self) -> tuple[int | None, int] | None:
        """The server and the channel or thread of the message; None for a direct message."""
        return None


class StaleMessageView(Struct, frozen=True):
    """An older message of a table: its id, kind and channel or thread, and the public moves until the newer one.

    `unwanted` messages are deleted, as the settings of the server say.
    """

    message: int
    kind: MessageKind
    home: int
    news: tuple[VisibleMove, ...] = ()
    unwanted: bool = False


class TableMessage(Message, frozen=True, kw_only=True):
    """A message of a table, as of the time `at`.

    - `direct`: sent as a direct message; `silent`: causes no push notification
    - `notify_separately`, `in_digest`: people of a board to be notified one by one, or in their digests
    - `sent_notification`: an earlier notification of the recipient, to be deleted
    - `since`: when the recipient's turn began, in milliseconds
    - `own`: the table as the only pending seat sees it
    - `reached`: achievements by seat in a finished match
    - `watchers`: the people with a watch level
    - `audit`: table actions since the newest board, or before the start
    - `stale`: messages that newer ones have replaced
    """

    at: datetime
    table_view: TableView
    direct: bool = False
    silent: bool = False
    notify_separately: tuple[PersonId, ...] = ()
    in_digest: tuple[PersonId, ...] = ()
    sent_notification: SentNotification | None = None
    since: int | None = None
    watchers: tuple[Watcher, ...] = ()
    own: TableView | None = None
    reached: dict[Seat, tuple[str, ...]] = {}
    audit: tuple[AuditEntry, ...] = ()
    stale: tuple[StaleMessageView, ...] = ()

    @property
    def place(self) -> tuple[int | None, int] | None:
        """The server and the channel or thread of the table; None for a direct message."""
        place = self.table_view.table.place
        return None if self.direct else (place.guild, place.home)


class PreparedMessage(Struct, frozen=True):
    """A prepared message: `send` sends or edits it and returns its id, or None if no id is stored.

    `is_complete` is False while its picture is missing.
    """

    send: Callable[[], Awaitable[int | None]]
    is_complete: bool = True


class Unreachable(Exception):
    """The bot cannot post in the place: `reason` is `gone`, `hidden`, `locked` or `forbidden`.

    Messages of that table are kept and retried when it moves or changes, first soon, then every five minutes, after a
    day (`gone`: at once) every six hours. The table is marked as unreachable until a message arrives.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class RetryLater(Exception):
    """The message could not be sent; retry after `after` seconds (None = the dispatcher's back-off)."""

    def __init__(self, after: float | None = None) -> None:
        self.after = after
        super().__init__(after)


class EditLimited(RetryLater):
    """A message older than an hour was edited too often; it is retried after `after` seconds."""

    after: float


class RefusedMessage(RetryLater):
    """Discord refuses the message; the refused `part`, if known, is left out of the next attempt."""

    def __init__(self, part: RefusedPart | None = None) -> None:
        super().__init__()
        self.part = part


class DirectMessagesClosed(Exception):
    """The recipient does not accept direct messages."""


class NotBefore(Exception):
    """The message must not be sent before `until`; its contents are then read again."""

    def __init__(self, until: datetime) -> None:
        self.until = until
        super().__init__(until)


class MustRepost(Exception):
    """The message to edit no longer exists; it must be reposted. Stored before posting, so a retry cannot edit."""


class AlreadyPosted(Exception):
    """An interrupted attempt had posted `message`, before the outbox message was renewed; it shows an older state."""

    def __init__(self, message: int) -> None:
        self.message = message
        super().__init__(message)
