"""What helps people choose, from what a seat may see: the best turn of a Branch tile, what a feature would score."""

from collections.abc import Sequence

from games.core.step import Seat
from games.solani import features
from games.solani.actions import PlaceBranch
from games.solani.search import after
from games.solani.sky import Sky, circle_spaces
from games.solani.view import View
from games.solani.worth import STRONG, Judge


def best_turn(view: View, seat: Seat, turns: Sequence[PlaceBranch]) -> PlaceBranch:
    """Return the best of these placements of the Branch tile held, as a strong computer player sees it.

    There must be one; the circular tile held is not thought of.
    """
    judge, player = Judge(STRONG, view.round), view.players[seat]
    sky = Sky.of(player)
    return max(turns, key=lambda turn: judge.worth(after(sky, turn, "", player.branch)))


def most_points(view: View, seat: Seat, card: str) -> tuple[int, str]:
    """Return the points that a Special Feature would have on its best space as the sky lies, and that space.

    There must be a space for it.
    """
    sky = Sky.of(view.players[seat])
    found = [(features.points(sky.with_tile(space, card), card, space), space) for space in circle_spaces(sky)]
    return max(found, key=lambda best: best[0])
