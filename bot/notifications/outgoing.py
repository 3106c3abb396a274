"""Messages on their way: what was read for one, what sends it, and how that can fail."""

from collections.abc import Awaitable, Callable
from datetime import datetime

from msgspec import Struct

from bot.discord_kit.refused_parts import RefusedPart
from bot.domain.audit import AuditEntry
from bot.domain.notification import MessageKind, OutboxMessage, SentNotification
from bot.domain.person import Person, PersonId
from bot.domain.table_view import TableView, VisibleMove
from games.api import Seat


class Message(Struct, frozen=True, kw_only=True):
    """A message with everything that it says, read just before it is sent.

    `locale` is the language of the server or of the recipient (None = as Discord says). `mentioned` are notified.
    """

    outbox_message: OutboxMessage
    locale: str | None
    mentioned: tuple[Person, ...] = ()

    @property
    def place(self) -> tuple[int | None, int] | None:
        """The server and the channel or thread to which the message goes, None for a direct message."""
        return None


class StaleMessageView(Struct, frozen=True):
    """A message of a table whose place another has taken: what it stood for, in which channel or thread it is, and what
    everybody has heard between the two.
    """

    message: int
    kind: MessageKind
    home: int
    news: tuple[VisibleMove, ...] = ()


class TableMessage(Message, frozen=True, kw_only=True):
    """A message of a table, as the table is `at` this time.

    It is `direct` where those who are mentioned want that; of the people a board concerns, `notify_separately` are to
    be notified each on their own, and `in_digest` in their digests. `sent_notification` is an earlier notification of
    the recipient, which is deleted now; `since` is when the recipient's turn began, in milliseconds. `own` is the table
    as the only pending seat sees it, `reached` the achievements by seat of a finished match, `audit` the table actions
    since the newest board (or before the start), `stale` the messages that others have replaced.
    """

    at: datetime
    table_view: TableView
    direct: bool = False
    notify_separately: tuple[PersonId, ...] = ()
    in_digest: tuple[PersonId, ...] = ()
    sent_notification: SentNotification | None = None
    since: int | None = None
    own: TableView | None = None
    reached: dict[Seat, tuple[str, ...]] = {}
    audit: tuple[AuditEntry, ...] = ()
    stale: tuple[StaleMessageView, ...] = ()

    @property
    def place(self) -> tuple[int | None, int] | None:
        """The server and the place of the table, None for a direct message."""
        place = self.table_view.table.place
        return None if self.direct else (place.guild, place.home)


class PreparedMessage(Struct, frozen=True):
    """A message made ready: `send` sends or edits it and returns its id (None if it has none to be remembered).

    It is not `is_complete` while its picture is missing.
    """

    send: Callable[[], Awaitable[int | None]]
    is_complete: bool = True


class Unreachable(Exception):
    """The place cannot be posted in: `reason` is `gone`, `hidden`, `locked` or `forbidden`.

    The notices of that table are kept and tried again when it moves or changes, soon at first and at last a few times
    a day; the table shows `reachable` False until a message arrives again.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class RetryLater(Exception):
    """The message could not be sent now; `after` seconds from now it may (None = the dispatcher's own back-off)."""

    def __init__(self, after: float | None = None) -> None:
        self.after = after
        super().__init__(after)


class EditLimited(RetryLater):
    """A message older than an hour has been edited too often: it rests for `after` seconds, and none after it waits."""

    after: float


class RefusedMessage(RetryLater):
    """Discord refuses what a message says; `part` (if its error tells which) is left out when it is sent again."""

    def __init__(self, part: RefusedPart | None = None) -> None:
        super().__init__()
        self.part = part


class DirectMessagesClosed(Exception):
    """The person to whom a direct message was to go takes none."""


class NotBefore(Exception):
    """Nobody may be called with this message before `until`; then it is read anew."""

    def __init__(self, until: datetime) -> None:
        self.until = until
        super().__init__(until)


class MustRepost(Exception):
    """What was to be edited cannot be: it must be posted anew, which is to be known before it is done."""


class AlreadyPosted(Exception):
    """An attempt that was cut off had posted `message` after all, before the outbox message was renewed: it tells what
    was true then.
    """

    def __init__(self, message: int) -> None:
        self.message = message
        super().__init__(message)
