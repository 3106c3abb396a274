"""The subject of actions that name only a place: the token, the card, the path to light."""

from games.core.step import Action, Seat
from games.girl_stars import actions as do
from games.girl_stars.state import State


def subject(state: State, seat: Seat, action: Action) -> str:
    """Return what lies at the place that the action names."""
    match action:
        case do.TakeAsh(token):
            return next((f"{landed.ash} {landed.region}" for landed in state.dish if landed.letter == token), "")
        case do.OfferCard():
            return state.offering
    return ""
