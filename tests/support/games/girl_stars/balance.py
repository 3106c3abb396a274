"""What the balance of The Girl Who Made the Stars is counted from: the first elder begins."""

from collections.abc import Iterator, Sequence

from games.core.step import Event, Seat
from games.girl_stars.state import State
from tests.tools.balance import Worth


def order(state: State) -> list[Seat]:
    """Return the seats from the first elder."""
    return list(state.elders)


def worths(first: State, last: State, news: Sequence[Event]) -> Iterator[Worth]:
    """Yield the tokens that are left in the piles when all is over."""
    for pile, tokens in last.piles.items():
        yield Worth("reward tokens left", pile, len(tokens))
