"""Crafting the Cosmos' own controls: the fewest taps for each decision. [spec 13]"""

from collections.abc import Callable, Mapping
from typing import Any

from bot.game_ui import base
from bot.game_ui.base import GameUI, PromptContext
from bot.game_ui.crafting_cosmos import craft, energy, names, powers, reasons, spaces, suggestions
from bot.game_ui.crafting_cosmos.guide import GUIDE
from bot.game_ui.crafting_cosmos.recap import SINCE, named
from bot.i18n.translator import Translator
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Panel, ProposedMoves, Row
from games.api import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.view import losses

PANELS: dict[str, Callable[[PromptContext], Panel]] = {
    "Shift": energy.shift_panel,
    "ChooseStack": energy.stack_panel,
    "TakeCard": energy.card_panel,
    "Craft": craft.craft_panel,
    "AimPower": powers.aim_panel,
    "SecondEvolution": powers.aim_panel,
    "SecondRelocation": powers.aim_panel,
    "KeepOneTile": powers.aim_panel,
    "ChoosePower": powers.choose_panel,
    "PlaceOmega": powers.omega_panel,
    "ChooseSurplus": powers.surplus_panel,
}
"""The first panel of each question."""

QUICK: dict[str, Callable[[PromptContext], tuple[Row, ...]]] = {
    "Shift": energy.result_rows,
    "ChooseStack": energy.stack_rows,
    "TakeCard": energy.card_rows,
}
"""What lies open to all and may be answered on the public message."""

_TURNS: dict[
    str, tuple[tuple[str, ...], Callable[[PromptContext, tuple[str, ...], tuple[str, ...]], Panel | ProposedMoves]]
] = {
    energy.MOVE: (("Shift",), energy.shift_turn),
    energy.TAKE: (("TakeCard",), energy.card_turn),
    spaces.GO: (("Craft", "AimPower", "SecondEvolution", "SecondRelocation", "KeepOneTile"), spaces.step_turn),
    spaces.STEP: (("Craft", "AimPower", "SecondRelocation"), spaces.step_turn),
    powers.USE: (("Craft",), powers.power_turn),
    powers.KEEP: (("ChoosePower",), powers.power_turn),
    powers.PAY: (("Craft",), powers.power_turn),
    powers.BUY: (("Craft",), powers.power_turn),
    powers.GIVE: (("ChooseSurplus",), powers.power_turn),
    suggestions.TURN: (("Craft",), suggestions.plan_turn),
    craft.END: (("Craft",), craft.craft_turn),
    craft.LEAVE: (("Craft",), craft.craft_turn),
}
"""By the first piece of a path: the questions it belongs to, and what follows it."""


def quick(context: PromptContext) -> tuple[Row, ...]:
    """Offer on the public message what is chosen from things that all can see, and everybody's galaxy."""
    rows = QUICK.get(context.prompt.name)
    return (*(rows(context) if rows else ()), names.galaxy_buttons(context))


def panel(context: PromptContext) -> Panel | None:
    """Ask a seat in the shortest way for its kind of question."""
    ask = PANELS.get(context.prompt.name)
    return ask(context) if ask else None


def turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a tap on one of these controls' own paths; raises NoSuchPath for any other."""
    prompt_names, follow = _TURNS.get(args[0] if args else "", ((), None))
    if follow is None or context.prompt.name not in prompt_names:
        raise move_menu.NoSuchPath(".".join(args))
    return follow(context, args, values)


def describe(context: PromptContext, action: Action) -> str:
    """Return what an answer would do: income, losses, what a card says."""
    words = context.words
    match action:
        case do.ShiftEnergy():
            return names.gains_said(words, energy.income_of(context, energy.moves_of(action)))
        case do.EndCraft():
            return craft.lost_said(context)
        case do.ActivatePower(slot):
            return names.power_text(words, names.mine(context).powers[slot - 1])
        case do.AcquirePower():
            return powers.bought(context, action)
        case do.CreateAdvancedLife(space):
            return craft.leaving(context, space)
    return names.power_text(words, action.card) if isinstance(action, do.ChoosePowerCard) else ""


def warns(context: PromptContext, action: Action) -> bool:
    """Say whether an answer ends the turn and would lose what is still held, however it was given. [spec 8]"""
    return isinstance(action, do.EndCraft) and losses(names.view_of(context), context.prompt.seat).any


def marks(context: PromptContext) -> Mapping[str, str]:
    """Mark what may be chosen with the labels that buttons and menus use."""
    prompt_panel = PANELS.get(context.prompt.name)
    return (prompt_panel(context).marks if prompt_panel else None) or {}


def sheet(context: PromptContext) -> str:
    """Show the ring, the common table or one's own galaxy, by what is asked."""
    return {"Shift": "energy", "TakeCard": "table", "ChooseSurplus": "seat"}.get(context.prompt.name, "workbench")


def noun(words: Translator, game: str, field: str, value: Any) -> str | int:
    """Return what a field's value is called; a sentence about the Void can tell that no dark token came."""
    return do.NONE if field == "dark_from" and not value else base.value_name(words, game, field, value)


GAME_UI = GameUI(
    key="crafting_cosmos",
    noun=noun,
    public_buttons=quick,
    panel=panel,
    turn=turn,
    name=names.name,
    describe=describe,
    why=reasons.why,
    warns=warns,
    marks=marks,
    sheet=sheet,
    guide=GUIDE,
    recap=SINCE,
    own_recap=named,
)
