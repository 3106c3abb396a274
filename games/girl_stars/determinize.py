"""Deals again what a seat cannot know."""

from games.core.chance import Chance
from games.core.step import Seat
from games.girl_stars.state import State


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Return the state unchanged: unknown pieces have no order, and the other seed decides. [spec 7]"""
    return state
