"""The subject of shifts, which name only tokens: the destinations of the moves."""

from games.core.step import Action, Seat
from games.crafting_cosmos import ring, rules
from games.crafting_cosmos.actions import ShiftEnergy
from games.crafting_cosmos.state import State


def subject(state: State, seat: Seat, action: Action) -> str:
    """Return the destinations of a shift in the present ring."""
    if not isinstance(action, ShiftEnergy):
        return ""
    _, moved = ring.after(rules.ring(state, seat), (action.first, action.second, action.third))
    return " ".join(f"{move.token}:{move.goal}" for move in moved)
