"""What the balance of Glow is counted from: the first player begins."""

from collections.abc import Iterator, Sequence

from games.core.step import Event, Seat
from games.glow.state import State
from tests.tools.balance import Worth


def order(state: State) -> list[Seat]:
    """Return the seats from the first player."""
    return [(state.first + step) % len(state.players) for step in range(len(state.players))]


def worths(first: State, last: State, news: Sequence[Event]) -> Iterator[Worth]:
    """Yield nothing: Glow's companions are official."""
    yield from ()
