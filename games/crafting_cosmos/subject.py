"""What an answer is about where it names a token alone: where the moves of a shift lead."""

from games.core.step import Seat
from games.crafting_cosmos import ring, rules
from games.crafting_cosmos.actions import CosmosAction, ShiftEnergy
from games.crafting_cosmos.state import State


def subject(state: State, seat: Seat, action: CosmosAction) -> str:
    """Return where a shift leads as the ring is."""
    if not isinstance(action, ShiftEnergy):
        return ""
    _, moved = ring.after(rules.ring(state, seat), (action.first, action.second, action.third))
    return " ".join(f"{move.token}:{move.goal}" for move in moved)
