"""What helps people choose, from what a seat may see: what a feature would score."""

from games.core.step import Seat
from games.solani import features
from games.solani.sky import Sky, circle_spaces
from games.solani.view import View


def most_points(view: View, seat: Seat, card: str) -> tuple[int, str]:
    """Return the points that a Special Feature would have on its best space as the sky lies, and that space.

    There must be a space for it.
    """
    sky = Sky.of(view.players[seat])
    found = [(features.points(sky.with_tile(space, card), card, space), space) for space in circle_spaces(sky)]
    return max(found, key=lambda best: best[0])
