"""The subject of actions that name only a place: the tile, Planet or card there."""

from games.core.step import Action, Seat
from games.solani import actions as do
from games.solani.state import State


def subject(state: State, seat: Seat, action: Action) -> str:
    """Return what lies at the place that the action names."""
    player = state.players[seat]
    match action:
        case do.DraftTile(kind, slot, trade_slot):
            planet = state.track[trade_slot - 1] if trade_slot else ""
            return f"{state.display(kind)[slot - 1]} {planet}"
        case do.PlaceBranch():
            return player.branch
        case do.PlaceCircle():
            return player.circle
        case do.PlaceSpecial():
            return player.feature
    return ""
