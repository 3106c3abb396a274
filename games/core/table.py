"""What a step has at hand besides the state: luck, and a loudspeaker."""

from msgspec import Struct

from games.core.chance import Chance
from games.core.step import Event, Seat


class Told(Struct, frozen=True):
    """An event and who may hear of it: everybody (`None`) or one seat alone."""

    event: Event
    only: Seat | None = None


News = tuple[Told, ...]


def heard(news: News, seat: Seat | None) -> list[Event]:
    """Return the events that this audience may know: a seat, or `None` for nobody in particular."""
    return [told.event for told in news if told.only is None or told.only == seat]


class Table:
    """Luck and loudspeaker for the steps of one move."""

    __slots__ = ("bound", "chance", "news", "seats")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.news: list[Told] = []
        self.bound = False

    def tell(self, event: Event) -> None:
        """Announce an event to everybody."""
        self.news.append(Told(event))

    def whisper(self, seat: Seat, event: Event) -> None:
        """Announce an event to one seat alone."""
        self.news.append(Told(event, seat))

    def bind(self) -> None:
        """Let the present answer stand: it cannot be taken back, though no luck was seen."""
        self.bound = True
