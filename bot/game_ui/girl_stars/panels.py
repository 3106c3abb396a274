"""The controls of The Girl Who Made the Stars: the fewest clicks for each decision. [spec 13]"""

from bot.game_ui.base import GameUI, PromptContext, no_marks
from bot.game_ui.girl_stars import action_phase as turns
from bot.game_ui.girl_stars import ash, dust, names, place, scout, suggestions
from bot.game_ui.girl_stars.recap import SINCE
from bot.game_ui.guide import load_guide
from bot.game_ui.prompt_table import PromptTable, PromptUI
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Panel, ProposedMoves
from games.api import Action
from games.girl_stars import actions as do

STEPS: dict[str, suggestions.Says] = {
    "PlaceTile": place.said,
    "TakeAsh": ash.said,
    "TakeAction": turns.said,
    "WrapUp": turns.said,
}
"""The texts for the steps of a suggestion, by prompt."""

_TURN = PromptUI(panel=turns.turn_panel, public=turns.turn_rows, marks=turns.turn_marks, sheet="table")
_DUST = PromptUI(panel=dust.dust_panel, marks=dust.dust_marks)

PROMPTS = PromptTable(
    PlaceTile=PromptUI(panel=place.place_panel, public=place.quick_rows, marks=place.place_marks),
    TakeAsh=PromptUI(panel=ash.ash_panel, public=ash.ash_rows, marks=ash.ash_marks, sheet="table"),
    TakeAction=_TURN,
    WrapUp=_TURN,
    ChooseRoute=PromptUI(panel=scout.route_panel, marks=no_marks, sheet="map"),
    ChooseColour=PromptUI(panel=scout.colour_panel, public=scout.colour_rows, marks=no_marks, sheet="map"),
    FinalStardust=_DUST,
    Aside=_DUST,
)
"""How each prompt is shown; everything lies open, so that nearly all is offered on the public message too."""


def turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Reply to a click on one of these controls' own paths; raises NoSuchPath for any other."""
    match args, values:
        case (("at", _), (token,)) | (("at", _, token), ()):
            return place.laid(context, token)
        case ("lay", menu), (token,):
            return place.lay(context, menu, token)
        case ("all", *tokens), () if context.prompt.name in STEPS:
            return suggestions.walked(context, tokens, STEPS[context.prompt.name])
        case (("dust" | "beside") as way,), () if way == "beside" or context.moves(do.UseStardust):
            return dust.dust_panel(context if way == "dust" else dust.beside(context))
    if context.prompt.name in ("Aside", "FinalStardust", "PlaceTile"):
        raise move_menu.NoSuchPath(".".join(args))
    return ash.taken(context, values) if args[:1] == ("take",) else turns.turn_turn(context, args, values)


def describe(context: PromptContext, action: Action) -> str:
    """Return what a move would do, beyond its name."""
    text = ""
    match action:
        case do.PlaceTile() | do.UseStardust():
            text = dust.described(context, action)
        case do.TakeAsh():
            text = ash.ash_note(context, action)
        case do.Scout(gate):
            text = scout.described(context, scout.plans(context, gate)[0])
        case do.ScoutRoute(path):
            text = scout.described(context, scout.plan_of(context, path))
        case do.Forage() | do.OfferSingle() | do.OfferCard() | do.EndTurn():
            text = turns.described(context, action)
    return text


GAME_UI = GameUI(
    key="girl_stars",
    public_buttons=PROMPTS.public_buttons,
    panel=PROMPTS.panel,
    turn=turn,
    noun=names.noun,
    name=names.name,
    describe=describe,
    why=turns.why,
    marks=PROMPTS.marks,
    sheet=PROMPTS.sheet,
    guide=load_guide("bot.game_ui.girl_stars"),
    recap=SINCE,
)
