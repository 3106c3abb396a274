"""How Lanterns asks: both lanterns as large buttons, everything else the general way."""

from bot.game_ui.base import GameUI, PromptContext
from bot.ui_kit.panels import ButtonStyle, Row
from games.core.step import Action
from planisphere_toy.rules import Hide, Shine


def quick(context: PromptContext) -> tuple[Row, ...]:
    """Offer to shine or to hide below the public board."""
    looks = {Shine(): ButtonStyle.GO, Hide(): ButtonStyle.PLAIN}
    buttons = [
        context.button(action, context.words(f"toy.do.{type(action).__name__}"), looks[action])
        for action in context.legal
        if action in looks
    ]
    return (tuple(buttons),) if buttons else ()


def describe(context: PromptContext, action: Action) -> str:
    """Say what shining would do."""
    return context.words("bot.toy.sure") if isinstance(action, Shine) else ""


GAME_UI = GameUI(key="toy", public_buttons=quick, describe=describe, sheet=lambda _: "table")
