"""The settings of a server."""

from enum import StrEnum

from msgspec import Struct

from bot.domain.table import Location
from bot.domain.time_control import TimeControl

FINISHED = 5
"""A person may sit at one more open table for each this many finished matches."""


class OldBoards(StrEnum):
    """What happens to a table's earlier boards: each shrinks to one line, or is deleted."""

    SHRINK = "shrink"
    DELETE = "delete"


class ServerSettings(Struct, frozen=True):
    """The settings of one server for its tables.

    `locale` None = the server's locale on Discord.

    `channels` are the only channels for tables (empty = all). A person may sit at `most` open tables (0 = no limit),
    and at one more for every FINISHED matches. `archive` is after how many hours the thread of a finished table is
    archived (None = never). `welcomed` tells whether the welcome was posted. A lobby may call the `role` once. Earlier
    `boards` shrink or are deleted. The server's lists do not name `unlisted` people, and `banned` people may not join
    its tables.
    """

    id: int
    locale: str | None = None
    pace: TimeControl = TimeControl.NORMAL
    threads: bool = False
    most: int = 10
    channels: tuple[int, ...] = ()
    archive: int | None = None
    welcomed: bool = False
    role: int | None = None
    boards: OldBoards = OldBoards.SHRINK
    unlisted: tuple[int, ...] = ()
    banned: tuple[int, ...] = ()

    def room_for(self, finished: int) -> int | None:
        """Return the limit of open tables after this many finished matches; None = no limit."""
        return self.most + finished // FINISHED if self.most else None

    def allows(self, place: Location) -> bool:
        """Return whether a table may be at this place."""
        return not self.channels or place.channel in self.channels
