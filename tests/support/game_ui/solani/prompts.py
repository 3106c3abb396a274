"""Solani's questions as contexts, and what can be reached from their panels."""

from typing import Any

from bot.game_ui.base import GameUI, PromptContext
from bot.game_ui.registry import game_ui_of
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, Panel, ProposedMoves
from games.core.step import Action
from games.solani import actions as do
from games.solani.effects import KeepSpecial, PlaceSpecial, SpecialFeatureDraft
from games.solani.flow import Placement
from tests.support.game_ui.prompts import answer_of, buttons, panel_after, panel_of, picks, turned
from tests.support.games.solani.scene import Scene, drafting, sky

GAME_UI: GameUI = game_ui_of("solani")


STANDING = {"D4": "coral", "E3": "s2", "F3": "s2"}


def placing(circle: str = "s2", branch: str = "t3", tiles: Any = STANDING, branches: Any = {"e2": "se"}) -> Scene:  # noqa: B006
    scene = Scene(2)
    scene.state.players[0] = sky(tiles=tiles, branches=branches)
    scene.state.players[0].circle, scene.state.players[0].branch = circle, branch
    return scene.begin(seat0=(Placement(0),))


def special(feature: str = "comet") -> Scene:
    scene = Scene(2)
    scene.state.players[0] = sky(tiles=STANDING, branches={"e2": "se"})
    scene.state.players[0].cards, scene.state.players[0].feature = (feature,), feature
    return scene.begin(PlaceSpecial(0))


def choosing(picks: int = 1) -> Scene:
    scene = Scene(2)
    scene.state.players[0] = sky(tiles=STANDING, branches={"e2": "se"})
    scene.state.players[0].picks = picks
    return scene.begin(SpecialFeatureDraft())


def keeping() -> Scene:
    scene = Scene(2)
    scene.state.players[0] = sky(tiles=STANDING, branches={"e2": "se"})
    scene.state.players[0].pair = ("void", "galaxy")
    return scene.begin(KeepSpecial(0))


def wishing() -> Scene:
    """Seat 1 has put a wish down while seat 0 drafts."""
    return drafting(2).answer(1, do.AddWish("branch", 2))


QUESTIONS = {
    "Draft": lambda: drafting(4),
    "PlaceTile": placing,
    "ChooseSpecial": choosing,
    "KeepSpecial": keeping,
    "PlaceSpecial": special,
}


def opened(context: PromptContext, panel: Panel) -> list[Panel]:
    """Every panel that one tap on this one's own paths leads to."""
    found = [panel_after(context, button.path) for button in buttons(panel) if button.path[:2] == ("c", "at")]
    return found + [
        panel_after(context, pick.path, item.value)
        for pick in picks(panel)
        if pick.path[0] == "c"
        for item in pick.items
    ]


def answers(context: PromptContext, panel: Panel) -> set[Action]:
    """The answers that one tap on this panel gives."""
    tokens = [button.path[1] for button in buttons(panel) if button.path[0] == "y"]
    tokens += [button.path[2] for button in buttons(panel) if button.path[:2] == ("c", "go") and len(button.path) == 3]
    tokens += [item.value for pick in picks(panel) if pick.path == ("y",) for item in pick.items]
    return {answer_of(context, token) for token in tokens}


def within_clicks(context: PromptContext) -> dict[Action, int]:
    """By answer the fewest taps that give it, three at most; second panels are followed by their buttons alone."""
    first = panel_of(context)
    found = dict.fromkeys(answers(context, first), 1)
    second = opened(context, first)
    for panel in second:
        found |= {action: 2 for action in answers(context, panel) if action not in found}
    for panel in second:
        for button in buttons(panel):
            if button.path[:2] == ("c", "at") and context.legal[move_menu.number(button.path[2], 2000)] not in found:
                found |= dict.fromkeys(answers(context, panel_after(context, button.path)), 3)
    return found


def plan_of(context: PromptContext, button: Button) -> ProposedMoves:
    found = turned(context, button.path)
    assert isinstance(found, ProposedMoves)
    return found


def suggestions(context: PromptContext) -> list[Button]:
    return [button for button in buttons(panel_of(context)) if button.path[:2] == ("c", "go")]


def shown(context: PromptContext, action: Action) -> Panel:
    return panel_after(context, ("c", "at", context.index_of(action)))
