"""Hoshitsukuri's questions as contexts, and what can be reached from their panels."""

from bot.game_ui.base import GameUI, PromptContext
from bot.game_ui.registry import game_ui_of
from bot.ui_kit.panels import Button, Panel, ProposedMoves, SelectMenu
from games.core import play
from games.core.match import AnyMatch
from games.core.step import Action
from games.hoshitsukuri import GAME
from games.hoshitsukuri.flow import EndTurn, Turn
from games.hoshitsukuri.options import Options
from tests.support.game_ui.prompts import answer_of, buttons, context_of, own_args, panel_of, picks
from tests.support.games.hoshitsukuri.scene import AFTER_ORBIT, SEED, scene, trash

GAME_UI: GameUI = game_ui_of("hoshitsukuri")


DRAWS = "rock*6"


def custom() -> PromptContext:
    """The first question of a galaxy of one's own."""
    match, _ = play.start(GAME, Options(celestials="custom"), 2, SEED)
    return first_question(match)


def first_question(match: AnyMatch, locale: str = "en") -> PromptContext:
    (prompt,) = play.prompts(GAME, match).values()
    return context_of(match, prompt, locale)


QUESTIONS = {
    "PlayCards": lambda: scene("nebula protostar water crystal forest grassland satellite rock"),
    "ResolveEffect": lambda: scene("water crystal", DRAWS).play("water crystal"),
    "FlameTrash": lambda: scene("flame rock satellite", DRAWS, kinds="flame").play("flame"),
    "LightningTrash": lambda: scene("lightning rock satellite", DRAWS).play("lightning"),
    "LightningGain": lambda: scene("lightning rock satellite", DRAWS).play("lightning").answer(trash("rock")),
    "FusionTrash": lambda: scene("fusion nebula ice earth rock stardust", DRAWS, named="recorded_game").play("fusion"),
    "ForestAdd": lambda: scene("forest rock stardust", DRAWS).play("forest"),
    "MicrobeAdd": lambda: scene("microbe satellite planet", DRAWS, kinds="microbe").play("microbe"),
    "BlackHoleAdd": lambda: scene("black_hole satellite*3 planet*2 sun", DRAWS).play("black_hole"),
    "GrasslandGain": lambda: scene("grassland rock", DRAWS).play("grassland"),
    "WaterDiscard": lambda: scene("water rock satellite", DRAWS).play("water"),
    "StormReturn": lambda: scene(
        "storm satellite", DRAWS, field=("rock", "forest stardust", "nebula"), kinds="storm"
    ).play("storm"),
    "SpringKeep": lambda: scene("spring rock", DRAWS, kinds="spring").play("spring"),
    "Generate": lambda: scene("rock", field=("protostar*3",), steps=AFTER_ORBIT),
    "DiscardDown": lambda: scene(
        "rock satellite*2 stardust*2 nebula water", steps=(EndTurn(0), Turn()), generated="water"
    ),
    "MeteorDiscard": lambda: scene("nebula water rock", DRAWS, strikes=[("red", "blue")], steps=(Turn(),)),
}


def answering(panel: Panel) -> list[Button]:
    """The buttons that give an answer by its number, without the suggestions for the rest of a turn."""
    return [button for button in buttons(panel) if own_args(button.path)[0] not in ("on", "end")]


def within_reach(context: PromptContext) -> set[Action]:
    """The answers that buttons and menus of the panel lead to; each button or entry must lead to one."""
    panel, found = panel_of(context), set()
    for button in answering(panel):
        assert button.path[0] in ("a", "y")
        found.add(answer_of(context, button.path[1]))
    for pick in picks(panel):
        if pick.path in (("y",), ("a",)):
            found |= {answer_of(context, item.value) for item in pick.items}
        elif pick.path == ("c", "pick"):
            found |= {action for action in context.legal if ticked(context, pick, action)}
        else:
            assert pick.path == ("c", "kinds")
            found |= {action for action in context.legal if taken(context, pick, action)}
    return found


def ticked(context: PromptContext, pick: SelectMenu, action: Action) -> bool:
    """Whether ticking the cards of an answer leads to it."""
    wanted = list(getattr(action, "cards", ()))
    values = []
    for item in pick.items:
        name = item.label.split(" · ")[-1]
        kind = next((kind for kind in wanted if context.words(f"hoshitsukuri.card.{kind}") == name), None)
        if kind:
            wanted.remove(kind)
            values.append(item.value)
    if wanted or not pick.least <= len(values) <= pick.most:
        return False
    shown = GAME_UI.turn(context, ("pick",), tuple(values))
    assert isinstance(shown, Panel)
    return ("y", context.index_of(action)) in [button.path for button in buttons(shown)]


def taken(context: PromptContext, pick: SelectMenu, action: Action) -> bool:
    for item in pick.items:
        shown = GAME_UI.turn(context, ("kinds",), (item.value,))
        assert isinstance(shown, Panel)
        plan = GAME_UI.turn(context, buttons(shown)[0].path[1:], ())
        assert isinstance(plan, ProposedMoves)
        if plan.actions == (action,):
            return True
    return False


def tick(context: PromptContext, *kinds: str) -> Panel:
    """Tick the first cards of these kinds, copies one after another."""
    pick = next(pick for pick in picks(panel_of(context)) if pick.path == ("c", "pick"))
    left = list(pick.items)
    values = []
    for kind in kinds:
        item = next(item for item in left if item.label.endswith(context.words(f"hoshitsukuri.card.{kind}")))
        left.remove(item)
        values.append(item.value)
    shown = GAME_UI.turn(context, ("pick",), tuple(values))
    assert isinstance(shown, Panel)
    return shown
