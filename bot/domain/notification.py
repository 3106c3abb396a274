"""Messages about tables: their kinds, outbox entries, sent notifications and watchers."""

from datetime import datetime
from enum import StrEnum

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.domain.person import PersonId


class MessageKind(StrEnum):
    """What a message is about."""

    LOBBY = "lobby"
    """Post the lobby message, or edit it in place."""
    BOARD = "board"
    """Post the board message again if `fresh`, else edit it; also the final one with scores."""
    CLOSED = "closed"
    """The lobby or match was cancelled or has expired: say so and remove the controls."""
    INVITED = "invited"
    """Notify `person` of the seat reserved for them."""
    JOINED = "joined"
    """Tell the host (`person`) who sits in the lobby, after a player has joined it."""
    ROLE_MENTION = "called"
    """Call the server's role (its id stands in `person`) to the lobby, once."""
    DISMISSED = "dismissed"
    """Notify `person`, once, that the host has removed them from the lobby."""
    WARNED = "warned"
    """Warn the host that the lobby expires at `expires_at`, with a button to renew it."""
    TURN = "turn"
    """Notify `person` of their turn, which the board message could not during quiet hours."""
    REMIND = "remind"
    """Remind `person` of a turn that has been pending for long."""
    LAST_PLAYER = "nudge"
    """Remind `person` that only their move is missing."""
    OFFERED = "offered"
    """Post the message that offers seats again if `fresh`, else edit it."""
    REQUEST = "request"
    """Ask for consent to an undo request, or show its result."""
    CONSENT = "consent"
    """Ask `person` for consent privately: quiet hours, or notifications by direct message."""
    HELPED = "helped"
    """Tell `person` that a computer player has made the open moves of their turn."""
    VOID = "void"
    """Tell `person` that the bot's operator has voided their result, or has restored it."""
    LOST = "lost"
    """Tell `person`, the host, privately that the channel of the table no longer exists."""
    DONE = "done"
    """Delete a notification of `person` that is no longer current."""
    NEWS = "news"
    """Tell `person` that a round or match that they watch or have played has ended."""
    FINISHED = "finished"
    """Announce the result of a ranked attempt at a challenge, and nothing else of it."""
    ATTEMPT = "attempt"
    """Tell `person` privately that an attempt at a challenge soon runs out or has run out, or how a duel ended."""
    DUEL_RESULT = "verdict"
    """The challenge of this table has closed: announce the ranking."""
    DIGEST = "digest"
    """Send `person` the daily digest of their pending turns."""
    REFRESH = "picture"
    """Edit the lobby or board message in place: its picture is drawn now, or a time on it has changed."""
    ARCHIVED = "archived"
    """The match ended long ago: archive the table's thread."""
    PAST = "past"
    """Mark older messages of a table as replaced by newer ones."""
    POST = "post"
    """Refresh a server's standing post."""
    SIDE = "side"
    """Refresh the post of a server's duel with another server."""
    SKY = "sky"
    """Post the night sky of a finished week if `fresh`, else edit the post."""
    WELCOME = "welcome"
    """Post what the bot is, and the way to a first match, on a new server."""


PRIVATE = (MessageKind.VOID, MessageKind.LOST, MessageKind.ATTEMPT)
"""The kinds that are only sent as direct messages, never posted at the table."""


class WatchLevel(StrEnum):
    """What a person hears of a table, if it differs from the default."""

    NOTHING = "nothing"
    """No notifications, although the person plays at the table."""
    END = "end"
    """A notification of the end, although the person does not play at the table."""
    ROUNDS = "rounds"
    """A notification after each round and of the end."""


FOLLOWING = (WatchLevel.END, WatchLevel.ROUNDS)
"""The watch levels of people who follow a table."""


class Watcher(Struct, frozen=True):
    """A person who follows a table, with the round of their last notification."""

    person: PersonId
    watch_level: WatchLevel
    round: int | None = None


class SentNotification(Struct, frozen=True):
    """A notification that exists on Discord, in the channel `home` (None: direct messages).

    `since` is what it is about; when that changes, it is no longer current. It is the start of a pending turn or the
    expiry of a lobby in milliseconds, or the number of free seats of a lobby; None for other kinds.
    """

    topic: str
    person: PersonId
    kind: MessageKind
    since: int | None
    home: int | None
    message: int


class OutboxMessage(Struct, frozen=True):
    """A message to send; a newer message of the same kind, topic and person replaces it.

    `topic` is the id of a table or the name of a standing post; the messages of a topic are sent in order. `nonce` is
    what Discord recognizes repeated attempts by; it starts with the version of the first attempt. `collected` is True
    if the message could wait for further moves of a turn.
    """

    id: int
    kind: MessageKind
    topic: str
    person: PersonId | None
    fresh: bool
    version: int
    tries: int
    created_at: datetime
    nonce: str = ""
    collected: bool = False

    def marked(self, luck: str) -> "OutboxMessage":
        """Return the message with a nonce; the nonce of an attempt of unknown outcome is kept."""
        return self if self.nonce else replace(self, nonce=f"{self.version}.{luck}")

    @property
    def overtaken(self) -> bool:
        """Whether an attempt with this nonce may have sent an older version."""
        return bool(self.nonce) and self.nonce.partition(".")[0] != str(self.version)


QUIET = 30_000
"""Milliseconds after the last move of a turn, or the last player who joins, at which a message shows it."""

MAX_BOARD_DELAY_MS = 55_000
"""Maximum delay of a board message after a move, in milliseconds.

Sending takes a few seconds more; players see a move within a minute.
"""


class NewMessage(msgspec.Struct, frozen=True):
    """A message to send `after` milliseconds after the commit.

    With `fresh` it is posted again, with a mention. It waits `quiet` milliseconds for a further message of its kind,
    which replaces it. Each such message restarts that time, up to MAX_BOARD_DELAY_MS in total.
    """

    kind: MessageKind
    person: PersonId | None = None
    fresh: bool = False
    after: int = 0
    quiet: int = 0

    @classmethod
    def board(cls, *, fresh: bool, quiet: int = 0) -> "NewMessage":
        """Return the message that refreshes the public board."""
        return cls(MessageKind.BOARD, fresh=fresh, quiet=quiet)


class StaleMessage(msgspec.Struct, frozen=True):
    """A lobby or board message that a newer one has replaced, in the channel or thread `home`.

    It was the newest from move number `since` to `until`.
    """

    message: int
    kind: MessageKind
    home: int
    since: int = 0
    until: int = 0
