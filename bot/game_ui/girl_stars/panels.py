"""The own controls of The Girl Who Made the Stars: the fewest taps for each decision. [spec 13]"""

from collections.abc import Callable, Mapping

from bot.game_ui.base import GameUI, PromptContext
from bot.game_ui.girl_stars import action_phase as turns
from bot.game_ui.girl_stars import ash, dust, names, place, scout, suggestions
from bot.game_ui.girl_stars.guide import GUIDE
from bot.game_ui.girl_stars.recap import SINCE
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Panel, ProposedMoves, Row
from games.api import Action
from games.girl_stars import actions as do
from games.girl_stars import preview

_PANELS: dict[str, Callable[[PromptContext], Panel]] = {
    "PlaceTile": place.place_panel,
    "TakeAsh": ash.ash_panel,
    "TakeAction": turns.turn_panel,
    "WrapUp": turns.turn_panel,
    "ChooseRoute": scout.route_panel,
    "ChooseColour": scout.colour_panel,
    "FinalStardust": dust.dust_panel,
    "Aside": dust.dust_panel,
}

_QUICK: dict[str, Callable[[PromptContext], tuple[Row, ...]]] = {
    "PlaceTile": place.quick_rows,
    "TakeAsh": ash.ash_rows,
    "TakeAction": turns.turn_rows,
    "WrapUp": turns.turn_rows,
    "ChooseColour": scout.colour_rows,
}
"""What is offered on the public message: everything lies open."""

_SHEETS = {"TakeAsh": "table", "TakeAction": "table", "WrapUp": "table", "ChooseRoute": "map", "ChooseColour": "map"}

STEPS: dict[str, suggestions.Says] = {
    "PlaceTile": place.said,
    "TakeAsh": ash.said,
    "TakeAction": turns.said,
    "WrapUp": turns.said,
}
"""How the steps of a suggestion are told, by question."""


def quick(context: PromptContext) -> tuple[Row, ...]:
    """Offer on the public message what its one seat may answer."""
    found = _QUICK.get(context.prompt.name)
    return found(context) if found else ()


def panel(context: PromptContext) -> Panel:
    """Ask a seat in the shortest way for its kind of question."""
    return _PANELS[context.prompt.name](context)


def turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a tap on one of these controls' own paths; raises NoSuchPath for any other."""
    match args, values:
        case (("at", _), (token,)) | (("at", _, token), ()):
            return place.laid(context, token)
        case ("lay", menu), (token,):
            return place.lay(context, menu, token)
        case ("all", *tokens), () if context.prompt.name in STEPS:
            return suggestions.walked(context, tokens, STEPS[context.prompt.name])
        case (("dust" | "beside") as way,), () if way == "beside" or dust.uses(context):
            return dust.dust_panel(context if way == "dust" else dust.beside(context))
    if context.prompt.name in ("Aside", "FinalStardust", "PlaceTile"):
        raise move_menu.NoSuchPath(".".join(args))
    return ash.taken(context, values) if args[:1] == ("take",) else turns.turn_turn(context, args, values)


def describe(context: PromptContext, action: Action) -> str:
    """Say what an answer would do, beyond its name."""
    text = ""
    match action:
        case do.PlaceTile() | do.UseStardust():
            text = dust.described(context, action)
        case do.TakeAsh():
            text = ash.ash_note(context, action)
        case do.Scout(gate):
            text = scout.described(context, scout.plans(context, gate)[0])
        case do.ScoutRoute(path):
            text = scout.described(context, preview.plan(names.view_of(context), context.prompt.seat, path))
        case do.Forage() | do.OfferSingle() | do.OfferCard() | do.EndTurn():
            text = turns.described(context, action)
    return text


def marks(context: PromptContext) -> Mapping[str, str]:
    """Mark what may be chosen with the labels that the menus use."""
    match context.prompt.name:
        case "PlaceTile":
            return place.place_marks(context)
        case "TakeAsh":
            return ash.ash_marks(context)
        case "TakeAction" | "WrapUp":
            return turns.turn_marks(context)
        case "Aside" | "FinalStardust":
            return dust.dust_marks(context)
    return {}


def sheet(context: PromptContext) -> str:
    """Show what is chosen from: the table, the map, or one's own sky."""
    return _SHEETS.get(context.prompt.name, "seat")


GAME_UI = GameUI(
    key="girl_stars",
    public_buttons=quick,
    panel=panel,
    turn=turn,
    noun=names.noun,
    name=names.name,
    describe=describe,
    why=turns.why,
    marks=marks,
    sheet=sheet,
    guide=GUIDE,
    recap=SINCE,
)
