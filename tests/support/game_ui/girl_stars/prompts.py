"""What the panels of The Girl Who Made the Stars lead to."""

from msgspec.structs import replace

from bot.game_ui import confirmation
from bot.game_ui.base import GameUI, PromptContext
from bot.game_ui.registry import game_ui_of
from bot.ui_kit.panels import Button, Panel, ProposedMoves
from games.core.step import Action
from tests.support.game_ui.prompts import answer_of, buttons, check_sizes, panel_of, picks, turned

GAME_UI: GameUI = game_ui_of("girl_stars")


def ways(panel: Panel) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every single tap or pick that this panel offers: its path and the values picked."""
    found = [(button.path, ()) for button in buttons(panel)]
    return found + [(pick.path, (item.value,)) for pick in picks(panel) for item in pick.items]


def labelled(panel: Panel, text: str) -> Button:
    """The button whose label has this in it."""
    return next(button for button in buttons(panel) if text in button.label)


def given(context: PromptContext, path: tuple[str, ...], values: tuple[str, ...]) -> Action | Panel | None:
    """What a tap or pick gives: an answer, a further panel, or neither."""
    if path[0] == "a" or (path[0] == "y" and not confirmation.is_way(path[1:])):
        return answer_of(context, (*path[1:], *values)[0])
    if path[0] not in ("c", "y"):
        return None
    found = turned(context, path, *values)
    return found.actions[0] if isinstance(found, ProposedMoves) else found


def asking(context: PromptContext, panel: Panel) -> PromptContext:
    """The context with the question that a panel's controls answer: the open one, or what may be done beside it."""
    beside = context.table_view.out_of_turn
    if beside is not None and panel.prompt_token == beside.token:
        return replace(context, table_view=replace(context.table_view, prompt=beside))
    return context


def within_clicks(context: PromptContext, most: int = 2) -> dict[Action, int]:
    """By answer the fewest taps that give it."""
    found: dict[Action, int] = {}
    panels = [(context, panel_of(context))]
    for count in range(1, most + 1):
        further: list[tuple[PromptContext, Panel]] = []
        for before, panel in panels:
            check_sizes(context, panel)
            now = asking(before, panel)
            for path, values in ways(panel):
                result = given(now, path, values)
                if isinstance(result, Panel):
                    further.append((now, result))
                elif result is not None:
                    found.setdefault(result, count)
        panels = further if count < most else []
    return found
