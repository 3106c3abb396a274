"""The change of a player's pieces by each move. [spec 11]"""

from collections.abc import Callable
from typing import Any

from games.core.step import Action
from games.crafting_cosmos import actions, rules
from games.crafting_cosmos.ai.evaluation import Change, Star, life_gone, star_at
from games.crafting_cosmos.components import PowerCard, element_of
from games.crafting_cosmos.state import Nebula, Player, State
from games.crafting_cosmos.state_from_view import UNKNOWN_LIFE


def change(state: State, player: Player, action: Action, card: PowerCard | None = None) -> Change:
    """Return the change by an action, or by a target of a power card.

    It is empty if neither board nor crystals change.
    """
    changes = _CHANGES.get(type(action))
    return changes(state, player, action, card) if changes else Change()


def becomes(player: Player, card: PowerCard | None, star: str) -> Star | None:
    """Return the star that results from a card's target star."""
    element = rules.next_element(player.stars[star]) if card and card.aim == "evolution" else None
    return (element, False) if element else None


def _nebula(_: State, __: Player, action: actions.PlaceNebula, ___: object) -> Change:
    return Change(nebulae={action.space: Nebula(action.tile)})


def _omega(state: State, _: Player, action: actions.PlaceOmegaNebula, __: object) -> Change:
    return Change(nebulae={action.space: Nebula(state.running.omega)})


def _star(_: State, __: Player, action: actions.PlaceStar, ___: object) -> Change:
    return Change(stars={action.space: (element_of(action.element), False)})


def _proto(_: State, __: Player, action: actions.PlaceProtoLife, ___: object) -> Change:
    return Change(life={action.space: "proto"})


def _completed(_: State, player: Player, action: actions.CompleteNebula, __: object) -> Change:
    gone = {} if action.discard == actions.NONE else {action.discard: None}
    return Change(stars=gone, nebulae={action.space: Nebula(player.nebulae[action.space].tile, completed=True)})


def _released(_: State, __: Player, action: actions.ReleaseCrystal, ___: object) -> Change:
    placed = {} if action.space == actions.NONE else {action.space: (element_of(action.element), False)}
    return Change(stars=placed, released=1)


def _created(state: State, player: Player, action: actions.CreateAdvancedLife, _: object) -> Change:
    gone = {} if "symbiosis" in state.running.flags else life_gone(player, action.space)
    return Change(life=gone, nebulae={action.space: Nebula(player.nebulae[action.space].tile, True, UNKNOWN_LIFE)})


def _exploded(_: State, player: Player, action: actions.MakeSupernova, __: object) -> Change:
    return Change(stars={action.space: (player.stars[action.space], True)})


def _stable(_: State, __: Player, action: actions.StabilizeLife, ___: object) -> Change:
    return Change(life={action.space: "stable"})


def _star_moved(_: State, player: Player, action: actions.MoveStar | actions.SendStar, __: object) -> Change:
    return Change(stars={action.origin: None, action.space: (player.stars[action.origin], False)})


def _life_moved(_: State, player: Player, action: actions.MoveLife | actions.SendLife, __: object) -> Change:
    return Change(life={action.origin: None, action.space: player.life[action.origin]})


def _star_hit(_: State, player: Player, action: actions.TargetStar, card: PowerCard | None) -> Change:
    return Change(stars={action.star: becomes(player, card, action.star)})


def _star_changed(_: State, __: Player, action: actions.ChangeStar, ___: object) -> Change:
    return Change(stars={action.star: (element_of(action.element), False)})


def _life_gone(_: State, __: Player, action: actions.TargetLife | actions.FeedLife, ___: object) -> Change:
    return Change(life={action.life: None})


def _swapped(_: State, player: Player, action: actions.SwapStars, __: object) -> Change:
    return Change(stars={action.star: star_at(player, action.other), action.other: star_at(player, action.star)})


def _shifted(_: State, player: Player, action: actions.ShiftNebula, __: object) -> Change:
    nebulae = player.nebulae
    return Change(nebulae={action.space: nebulae[action.origin], action.origin: nebulae.get(action.space)})


_CHANGES: dict[type[Action], Callable[[State, Player, Any, PowerCard | None], Change]] = {
    actions.PlaceNebula: _nebula,
    actions.PlaceOmegaNebula: _omega,
    actions.PlaceStar: _star,
    actions.PlaceProtoLife: _proto,
    actions.CompleteNebula: _completed,
    actions.ReleaseCrystal: _released,
    actions.CreateAdvancedLife: _created,
    actions.MakeSupernova: _exploded,
    actions.StabilizeLife: _stable,
    actions.MoveStar: _star_moved,
    actions.SendStar: _star_moved,
    actions.MoveLife: _life_moved,
    actions.SendLife: _life_moved,
    actions.TargetStar: _star_hit,
    actions.ChangeStar: _star_changed,
    actions.TargetLife: _life_gone,
    actions.FeedLife: _life_gone,
    actions.SwapStars: _swapped,
    actions.ShiftNebula: _shifted,
}
