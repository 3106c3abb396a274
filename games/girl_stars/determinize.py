"""Deals again what a seat cannot know."""

from games.core.chance import Chance
from games.core.step import Seat
from games.girl_stars.state import State


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Return the state as it is: what nobody knows has no order, and the other luck of the match decides. [spec 7]"""
    return state
