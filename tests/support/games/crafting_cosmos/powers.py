"""Power cards ready to be used."""

from collections.abc import Callable

from games.core.step import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.state import State
from tests.support.games.crafting_cosmos.scene import bare, crafting, hand, legal, power, stars
from tests.support.games.scenario import Scene

EVERYTHING = "light light time time gravity gravity chemistry chemistry"


def ready(card: str, prepare: Callable[[State], object] = lambda _: None, cards: str = EVERYTHING) -> Scene:
    """A seat with this card in slot 3 and two energy cards of each type, and whatever else is prepared."""
    state = bare(2)
    power(state, 3, card)
    hand(state, cards)
    prepare(state)
    return crafting(state)


def use(scene: Scene, *payment: str, aim: Action | None = None) -> Scene:
    """Activate the card; a target is named unless there is only one."""
    scene.answer(do.ActivatePower(3, payment))
    return scene.answer(aim) if aim else scene


def payments(scene: Scene) -> set[tuple[str, ...]]:
    return {action.payment for action in legal(scene, do.ActivatePower)}


def some_stars(state: State) -> None:
    stars(state, "s09 H s10 He s11 O s12 C", turned="s12")
