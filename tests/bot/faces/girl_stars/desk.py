"""What the panels of The Girl Who Made the Stars lead to."""

from msgspec.structs import replace

from bot.game_ui import confirmation
from bot.game_ui.base import GameUI, PromptContext
from bot.game_ui.registry import game_ui_of
from bot.ui_kit.panels import Button, Panel, ProposedMoves
from games.core.step import Action
from tests.bot.faces.desks import answer_of, check_sizes, panel_of, picks, taps, turned

FACE: GameUI = game_ui_of("girl_stars")


def ways(panel: Panel) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every single tap or pick that this panel offers: its path and the values picked."""
    found = [(tap.path, ()) for tap in taps(panel)]
    return found + [(pick.path, (item.value,)) for pick in picks(panel) for item in pick.items]


def labelled(panel: Panel, text: str) -> Button:
    """The button whose label has this in it."""
    return next(tap for tap in taps(panel) if text in tap.label)


def given(desk: PromptContext, path: tuple[str, ...], values: tuple[str, ...]) -> Action | Panel | None:
    """What a tap or pick gives: an answer, a further panel, or neither."""
    if path[0] == "a" or (path[0] == "y" and not confirmation.is_way(path[1:])):
        return answer_of(desk, (*path[1:], *values)[0])
    if path[0] not in ("c", "y"):
        return None
    found = turned(desk, path, *values)
    return found.actions[0] if isinstance(found, ProposedMoves) else found


def asking(desk: PromptContext, panel: Panel) -> PromptContext:
    """The desk with the question that a panel's controls answer: the open one, or what may be done beside it."""
    beside = desk.table_view.out_of_turn
    if beside is not None and panel.stamp == beside.token:
        return replace(desk, table_view=replace(desk.table_view, prompt=beside))
    return desk


def within_taps(desk: PromptContext, most: int = 2) -> dict[Action, int]:
    """By answer the fewest taps that give it."""
    found: dict[Action, int] = {}
    panels = [(desk, panel_of(desk))]
    for count in range(1, most + 1):
        further: list[tuple[PromptContext, Panel]] = []
        for before, panel in panels:
            check_sizes(desk, panel)
            now = asking(before, panel)
            for path, values in ways(panel):
                result = given(now, path, values)
                if isinstance(result, Panel):
                    further.append((now, result))
                elif result is not None:
                    found.setdefault(result, count)
        panels = further if count < most else []
    return found
