"""Wishes that were put down before one could plan ahead: they are shown, come true, and can be cleared."""

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.solani import names
from bot.ui_kit.panels import ButtonStyle, Panel
from games.solani import actions as do


def wish_panel(context: PromptContext) -> Panel:
    """Show the wishes with what they are for, and let them be cleared."""
    clear = context.words("solani.do.ClearWishes")
    button = context.button(do.ClearWishes(), clear, ButtonStyle.STOP, "🗑️", at_once=True)
    lines = (
        generic.prompt_text(context),
        *_listed(context),
        names.held(context),
        f"-# {context.words('bot.solani.wishes')}",
    )
    return Panel("\n".join(line for line in lines if line), ((button,),), sheet="table")


def _listed(context: PromptContext) -> list[str]:
    known = [do.DraftTile(wish.kind, wish.slot, wish.trade_slot) for wish in names.mine(context).wishes]
    return [f"{rank}. {_said(context, wish)}" for rank, wish in enumerate(known, start=1)]


def _said(context: PromptContext, wish: do.DraftTile) -> str:
    """Return a wish by name, struck through once its tile or Planet is gone."""
    view, icon = names.view_of(context), names.draft_icon(wish)
    display = view.clusters if wish.kind == "cluster" else view.branches
    there = display[wish.slot - 1] and (not wish.trade_slot or view.track[wish.trade_slot - 1])
    if there:
        return f"{icon} {names.drafted(context, wish)}"
    return f"{icon} ~~{names.slots(wish)}~~"
