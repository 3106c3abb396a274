"""What the dispatcher hands to whoever sends, with all that the message needs, and what it is told of how that went."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Protocol

from msgspec import Struct

from bot.discord_kit.refused_parts import RefusedPart
from bot.domain.audit import AuditEntry
from bot.domain.notification import MessageKind, OutboxMessage, SentNotification
from bot.domain.person import Person, PersonId
from bot.domain.table_view import TableView, VisibleMove
from bot.features.challenges.model import ChallengeRanking
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.reminders.digest import DigestMessage
from bot.features.server_duels.message import DuelPostMessage
from bot.features.weekly_sky.message import SkyPostMessage
from games.api import Seat


class StaleMessageView(Struct, frozen=True):
    """A message of a table whose place another has taken: what it stood for, in which channel or thread it is, and what
    everybody has heard between the two.
    """

    message: int
    kind: MessageKind
    home: int
    news: tuple[VisibleMove, ...] = ()


class TableMessage(Struct, frozen=True, kw_only=True):
    """A message of a table, read just before it leaves, at `at`, as the table stands then.

    `locale` is the language that the server has settled, in direct messages the host's (None = as Discord says).
    `mentioned` are notified with it, in a `direct` message where they wish so; of the people a board concerns,
    `notify_separately` are to be notified each on their own, and `in_digest` in their digests. `sent_notification` is
    an earlier notification of the recipient, which is deleted now; `since` is when the recipient's turn began, in
    milliseconds. `own` is the table as the only pending seat sees it, `reached` the achievements by seat of a finished
    match, `ranking` the ranking of the table's challenge, `audit` the table actions since the newest board (or before
    the start), `stale` the messages that others have replaced.
    """

    outbox_message: OutboxMessage
    at: datetime
    locale: str | None
    table_view: TableView
    mentioned: tuple[Person, ...] = ()
    direct: bool = False
    notify_separately: tuple[PersonId, ...] = ()
    in_digest: tuple[PersonId, ...] = ()
    sent_notification: SentNotification | None = None
    since: int | None = None
    own: TableView | None = None
    reached: dict[Seat, tuple[str, ...]] = {}
    ranking: ChallengeRanking | None = None
    audit: tuple[AuditEntry, ...] = ()
    stale: tuple[StaleMessageView, ...] = ()


Message = TableMessage | ChallengePostMessage | DuelPostMessage | DigestMessage | SkyPostMessage


def destination(message: Message) -> str:
    """Return the server and the channel of a message, for the log."""
    match message:
        case ChallengePostMessage():
            return _channel(message.post.guild, message.post.channel)
        case DuelPostMessage():
            return _channel(message.side.guild, message.side.channel)
        case SkyPostMessage():
            return _channel(message.poster.guild, message.poster.channel)
        case TableMessage(direct=False):
            place = message.table_view.table.place
            return _channel(place.guild, place.home)
    return "direct message"


def _channel(guild: int | None, channel: int) -> str:
    return f"server {guild or '-'}, channel {channel}"


class PreparedMessage(Struct, frozen=True):
    """A message made ready: `send` sends or edits it and returns its id (None if it has none to be remembered).

    It is not `is_complete` while its picture is missing.
    """

    send: Callable[[], Awaitable[int | None]]
    is_complete: bool = True


class Sender(Protocol):
    """Makes messages ready and sends them, from what it is handed alone; implemented with Discord."""

    async def pack(self, message: Message) -> PreparedMessage:
        """Make a message ready, its picture drawn if that is soon done.

        This and the prepared message raise Unreachable, RetryLater, RefusedMessage, MustRepost or AlreadyPosted; any
        other exception is logged and tried again with back-off.
        """


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
