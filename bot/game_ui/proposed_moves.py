"""Proposed moves after the first of them was made: what is left to make, and the prompt that it is for."""

from msgspec.structs import replace

from bot.domain.table_view import TableView
from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.game_ui.typed_moves import beside
from bot.ui_kit import move_menu
from bot.ui_kit.panels import ProposedMoves

DONE = ProposedMoves(())
"""An empty list of proposed moves: all were made."""


def after_first(context: PromptContext, table_view: TableView, plan: ProposedMoves) -> PromptContext:
    """Return the context after the first move; out-of-turn moves are its prompt if the next move is one of them."""
    rest = plan.actions[1:]
    views = (one for one in beside(table_view) if rest and one.prompt and rest[0] in one.prompt.legal)
    return replace(context, table_view=next(views, table_view))


def rest_of(context: PromptContext, plan: ProposedMoves) -> ProposedMoves:
    """Return the rest of proposed moves after the first was made; at the end, the moves at the end of their path."""
    rest = plan.actions[1:]
    if context.table_view.prompt is None:
        return DONE
    if rest:
        return replace(plan, actions=rest) if rest[0] in context.legal else DONE
    try:
        found = game_ui_of(context.game).turn(context, plan.path, ()) if plan.path else DONE
    except move_menu.NoSuchPath:
        return DONE
    return found if isinstance(found, ProposedMoves) and found.confirmed else DONE
