"""What an answer is about where it names a place alone: the companion there, and how the dice lie."""

from games.core.step import Seat
from games.glow import actions as do
from games.glow.state import State


def subject(state: State, seat: Seat, action: do.GlowAction) -> str:
    """Return what lies where the answer points to; answers about dice stand upon their faces."""
    match action:
        case do.Recruit(space) | do.DismissCompanion(space):
            return state.track[space].companion
        case do.Reroll() | do.SetDie() | do.KeepDice() | do.Resolve() | do.ResolveAll():
            return " ".join(f"{die.id}:{die.face}" for die in state.players[seat].dice)
    return ""
