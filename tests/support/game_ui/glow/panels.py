"""The first panel of a prompt of Glow."""

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.ui_kit.panels import Panel, ProposedMoves

GAME_UI = game_ui_of("glow")


def first_panel(context: PromptContext) -> Panel:
    found = GAME_UI.panel(context) or generic.menu_panel(context, GAME_UI, ())
    return generic.confirm_panel(context, GAME_UI, 0, "") if isinstance(found, ProposedMoves) else found
