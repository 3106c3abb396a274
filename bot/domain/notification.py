"""What is told about tables, and to whom: kinds of messages, who follows a table, calls that stand, notices to send."""

from datetime import datetime
from enum import StrEnum

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.domain.person import PersonId


class MessageKind(StrEnum):
    """What a message is about."""

    LOBBY = "lobby"
    """The lobby message: post it, or edit it where it stands."""
    BOARD = "board"
    """The board message, also the last one with the scores: post it anew if `fresh`, else edit it."""
    CLOSED = "closed"
    """The lobby or the match was given up or has expired: say so, and take the controls off."""
    INVITED = "invited"
    """A seat is kept for `person`: tell them."""
    DISMISSED = "dismissed"
    """The host has given `person`'s seat in a lobby away: tell them, once and kindly."""
    WARNED = "warned"
    """The lobby expires at its `expires_at`: tell the host, with a button to renew."""
    TURN = "turn"
    """It is `person`'s turn, and the board could not call them: they had their quiet hours."""
    REMIND = "remind"
    """It has been `person`'s turn for long: remind them."""
    LAST_PLAYER = "nudge"
    """`person` is the last one everybody waits for."""
    OFFERED = "offered"
    """Seats are offered to everybody, or no longer: post it anew if `fresh`, else edit it where it stands."""
    REQUEST = "request"
    """Somebody asks to go back to an earlier turn, or that has been decided: ask, or say what has become of it."""
    CONSENT = "consent"
    """That waits for `person` too, whom it could not call: they had quiet hours, or wish for direct messages."""
    HELPED = "helped"
    """A computer has taken the open decisions of `person`, who was away for too long."""
    VOID = "void"
    """Who runs the bot has struck the result of `person`, or lets it count again: tell them which."""
    DONE = "done"
    """What `person` was called for is done, or no longer so: take the call away."""
    NEWS = "news"
    """A round, or the match, has ended that `person` follows or has played."""
    FINISHED = "finished"
    """A ranked attempt at a challenge is listed: say how it ended, and nothing else."""
    DUEL_RESULT = "verdict"
    """The challenge that this table belongs to has closed: say who was best."""
    DIGEST = "digest"
    """What waits for `person` at all tables, once a day."""
    PICTURE = "picture"
    """The picture of the lobby or the board was not there when that left: put it in."""
    ARCHIVED = "archived"
    """The table has been over for so long that its thread goes into the archive."""
    PAST = "past"
    """Older messages of a table stand where newer ones have taken their place: let them say so."""
    POST = "post"
    """A server's standing post has something new to say."""
    SIDE = "side"
    """So has its post of a duel with another server."""
    SKY = "sky"
    """The night sky of a week that is over: post it if `fresh`, else renew it where it stands."""


class WatchLevel(StrEnum):
    """What a person wishes to hear of a table, if it is not the usual."""

    NOTHING = "nothing"
    """No call, though one sits there."""
    END = "end"
    """When the match has ended, though one does not sit there."""
    ROUNDS = "rounds"
    """After each round, too."""


FOLLOWING = (WatchLevel.END, WatchLevel.ROUNDS)
"""The wishes of those who follow a table."""


class Watcher(Struct, frozen=True):
    """A person who follows a table, with the last round of which they know."""

    person: PersonId
    watch_level: WatchLevel
    round: int | None = None


class SentNotification(Struct, frozen=True):
    """A message that has called a person and stands: in the channel or thread `home`, None = in direct messages.

    `since` is the waiting to which it calls, in milliseconds; None if it calls to none.
    """

    topic: str
    person: PersonId
    kind: MessageKind
    since: int | None
    home: int | None
    message: int


class OutboxMessage(Struct, frozen=True):
    """One message that must still leave; of one kind there is at most one for a topic and person: the latest wins.

    `topic` is what it is about: a table's name, or that of a standing post. Messages of one topic keep their order.
    `nonce` is the mark by which Discord knows a message that it has been given already; it begins with the version that
    was to be told under it first. A message is `collected` if it could wait for further moves of a turn.
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
        """Return the message with its mark: that of an attempt whose end is unknown, else a new one."""
        return self if self.nonce else replace(self, nonce=f"{self.version}.{luck}")

    @property
    def overtaken(self) -> bool:
        """Whether an attempt under this mark had less to tell than there is now."""
        return bool(self.nonce) and self.nonce.partition(".")[0] != str(self.version)


QUIET = 30_000
"""Milliseconds after the last move of a turn at which the board shows it."""

LATEST = 55_000
"""Milliseconds after the first move that a board does not show at which it must leave, to be there within a minute."""


class NewMessage(msgspec.Struct, frozen=True):
    """A message to be sent after the transaction; `fresh` = posted anew, with a ping; `after` so many milliseconds.

    `quiet` is for how many milliseconds it waits for another of its kind, which then leaves instead; each begins this
    time again, but none waits for longer than LATEST.
    """

    kind: MessageKind
    person: PersonId | None = None
    fresh: bool = False
    after: int = 0
    quiet: int = 0

    @classmethod
    def board(cls, *, fresh: bool, quiet: int = 0) -> "NewMessage":
        """Return the note that everybody's picture has changed."""
        return cls(MessageKind.BOARD, fresh=fresh, quiet=quiet)


class StaleMessage(msgspec.Struct, frozen=True):
    """A message of a table whose place another has taken: a lobby or a board, and the channel or thread it stands in.

    `since` and `until` are the numbers of answers between which it was the newest.
    """

    message: int
    kind: MessageKind
    home: int
    since: int = 0
    until: int = 0
