"""What a server has settled for its tables."""

from msgspec import Struct

from bot.domain.table import Location
from bot.domain.time_control import TimeControl

FINISHED = 5
"""So many finished matches make room for one more open table."""


class ServerSettings(Struct, frozen=True):
    """What the people of one server have settled for new tables; `locale` None = as Discord says.

    Tables may be in these `channels` alone (none = in all). A person may sit at `most` open ones (0 = at any number),
    and at one more for every FINISHED matches. A table's own thread is archived so many hours after its end, if at all.
    """

    id: int
    locale: str | None = None
    pace: TimeControl = TimeControl.NORMAL
    threads: bool = False
    most: int = 10
    channels: tuple[int, ...] = ()
    archive: int | None = None

    def room_for(self, finished: int) -> int | None:
        """Return at how many open tables who has finished so many matches here may sit; None = at any number."""
        return self.most + finished // FINISHED if self.most else None

    def allows(self, place: Location) -> bool:
        """Say whether a table may be at this place."""
        return not self.channels or place.channel in self.channels
