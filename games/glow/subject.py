"""The subject of actions that name only a place: the companion there, and the dice."""

from games.core.step import Action, Seat
from games.glow import actions as do
from games.glow.state import State


def subject(state: State, seat: Seat, action: Action) -> str:
    """Return what lies at the place that the action names.

    Actions on dice depend on the faces of the dice.
    """
    match action:
        case do.Recruit(space) | do.DismissCompanion(space):
            return state.track[space].companion
        case do.Reroll() | do.SetDie() | do.KeepDice() | do.Resolve() | do.ResolveAll():
            return " ".join(f"{die.id}:{die.face}" for die in state.players[seat].dice)
    return ""
