"""How Lanterns asks: both lanterns as large buttons, everything else the general way."""

from bot.game_ui.base import GameUI, PromptContext, move_button
from bot.ui_kit.panels import ButtonStyle, Row
from games.core.step import Action
from planisphere_toy.rules import Hide, Shine


def quick(desk: PromptContext) -> tuple[Row, ...]:
    """Offer to shine or to hide below the public board."""
    looks = {Shine(): ButtonStyle.GO, Hide(): ButtonStyle.PLAIN}
    taps = [
        move_button(desk, action, desk.words(f"toy.do.{type(action).__name__}"), style=looks[action])
        for action in desk.legal
        if action in looks
    ]
    return (tuple(taps),) if taps else ()


def describe(desk: PromptContext, action: Action) -> str:
    """Say what shining would do."""
    return desk.words("bot.toy.sure") if isinstance(action, Shine) else ""


FACE = GameUI(key="toy", quick=quick, describe=describe, sheet=lambda _: "table")
