"""The subject of shifts, which name only tokens: the destinations of the moves."""

from games.core.step import Seat
from games.crafting_cosmos import ring, rules
from games.crafting_cosmos.actions import CosmosAction, ShiftEnergy
from games.crafting_cosmos.state import State


def subject(state: State, seat: Seat, action: CosmosAction) -> str:
    """Return the destinations of a shift in the present ring."""
    if not isinstance(action, ShiftEnergy):
        return ""
    _, moved = ring.after(rules.ring(state, seat), (action.first, action.second, action.third))
    return " ".join(f"{move.token}:{move.goal}" for move in moved)
