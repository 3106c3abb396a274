"""What the balance of Solani is counted from: boards, setup cards, features."""

from collections.abc import Iterator, Sequence
from statistics import fmean

from games.core.step import Event, Seat
from games.solani import features, scoring
from games.solani.components import FEATURES
from games.solani.state import State
from tests.tools.balance import Worth


def order(state: State) -> list[Seat]:
    """Return the seats from the owner of the Sun."""
    return state.order


def worths(first: State, last: State, news: Sequence[Event]) -> Iterator[Worth]:
    """Yield the boards, the setup card with the points of each seat, and the features that were laid."""
    totals = [score.total for score in scoring.score(last)]
    for player, total in zip(last.players, totals, strict=True):
        yield Worth("board, lead", player.board, total - fmean(totals))
        yield Worth("setup card, points", last.setup_card, total)
        for shown in features.laid(player.sky).values():
            yield Worth(f"feature of magnitude {FEATURES[shown.card].magnitude}", shown.card, shown.points)
