"""The controls of Crafting the Cosmos: the fewest clicks for each decision. [spec 13]"""

from typing import Any

from msgspec.structs import replace

from bot.game_ui import base
from bot.game_ui.base import GameUI, PromptContext
from bot.game_ui.crafting_cosmos import craft, energy, names, powers, reasons, spaces, suggestions
from bot.game_ui.crafting_cosmos.recap import SINCE, named
from bot.game_ui.guide import load_guide
from bot.game_ui.prompt_table import PromptTable, PromptUI
from bot.i18n.translator import Translator
from bot.ui_kit.panels import Row
from games.api import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.view import losses

_PICK = {spaces.GO: spaces.step_turn}
_STEPS = {**_PICK, spaces.STEP: spaces.step_turn}
_AIM = PromptUI(panel=powers.aim_panel, sheet="workbench", turns=_STEPS)

PROMPTS = PromptTable(
    Shift=PromptUI(
        panel=energy.shift_panel,
        public=energy.result_rows,
        marks=energy.shift_marks,
        sheet="energy",
        turns={energy.MOVE: energy.shift_turn},
    ),
    ChooseStack=PromptUI(panel=energy.stack_panel, public=energy.stack_rows, sheet="workbench"),
    TakeCard=PromptUI(
        panel=energy.card_panel, public=energy.card_rows, sheet="table", turns={energy.TAKE: energy.card_turn}
    ),
    Craft=PromptUI(
        panel=craft.craft_panel,
        sheet="workbench",
        turns={
            **_STEPS,
            **dict.fromkeys((powers.USE, powers.PAY, powers.BUY), powers.power_turn),
            **dict.fromkeys((craft.END, craft.LEAVE), craft.craft_turn),
            suggestions.TURN: suggestions.plan_turn,
        },
    ),
    AimPower=_AIM,
    SecondRelocation=_AIM,
    SecondEvolution=replace(_AIM, turns=_PICK),
    KeepOneTile=replace(_AIM, turns=_PICK),
    ChoosePower=PromptUI(panel=powers.choose_panel, sheet="workbench", turns={powers.KEEP: powers.order_turn}),
    PlaceOmega=PromptUI(panel=powers.omega_panel, sheet="workbench"),
    ChooseSurplus=PromptUI(panel=powers.surplus_panel, turns={powers.GIVE: powers.give_turn}),
)
"""How each prompt is shown; one about public pieces also has buttons on the public message."""


def quick(context: PromptContext) -> tuple[Row, ...]:
    """Offer on the public message the choices of public pieces, and the galaxies of all players."""
    return (*PROMPTS.public_buttons(context), names.galaxy_buttons(context))


def describe(context: PromptContext, action: Action) -> str:
    """Return what a move would do: income, losses, what a card says."""
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
    """Return whether a move ends the turn and would lose what is still held, however it was made. [spec 8]"""
    return isinstance(action, do.EndCraft) and losses(names.view_of(context), context.prompt.seat).any


def noun(words: Translator, game: str, field: str, value: Any) -> str | int:
    """Return what a field's value is called; a sentence about the Void can tell that no dark token came."""
    return do.NONE if field == "dark_from" and not value else base.value_name(words, game, field, value)


GAME_UI = GameUI(
    key="crafting_cosmos",
    noun=noun,
    public_buttons=quick,
    panel=PROMPTS.panel,
    turn=PROMPTS.turn,
    name=names.name,
    describe=describe,
    why=reasons.why,
    warns=warns,
    marks=PROMPTS.marks,
    sheet=PROMPTS.sheet,
    guide=load_guide("bot.game_ui.crafting_cosmos"),
    recap=SINCE,
    own_recap=named,
)
