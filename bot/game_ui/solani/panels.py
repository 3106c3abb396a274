"""The controls of Solani: the fewest clicks for each decision. [spec 13]"""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from bot.game_ui import generic
from bot.game_ui.base import GameUI, PromptContext, label, no_marks
from bot.game_ui.guide import load_guide
from bot.game_ui.prompt_table import PromptTable, PromptUI, listed, panel
from bot.game_ui.solani import names
from bot.game_ui.solani.place import (
    BRANCHES,
    CIRCLES,
    described,
    lookout,
    place_marks,
    place_panel,
    place_turn,
    space_menus,
    suggested,
)
from bot.game_ui.solani.recap import SINCE
from bot.game_ui.solani.suggestions import GO, reasons, suggested_moves, suggestion_buttons, why
from bot.game_ui.solani.wishes import wish_panel
from bot.ui_kit.panels import Button, ButtonStyle, Panel, Row, SelectMenu
from games.api import Action
from games.solani import actions as do
from games.solani import preview
from games.solani.sky import circle_spaces


def quick(context: PromptContext) -> tuple[Row, ...]:
    """Offer on the public message what lies open to all: everything but two cards just drawn, and the live estimate."""
    return (*PROMPTS.public_buttons(context), _estimate(context))


def _estimate(context: PromptContext) -> Row:
    """Return the button that shows the live estimate of all players."""
    return (Button(("sheet", "estimate"), context.words("bot.sheet.estimate"), emoji="📊"),)


def _out_of_turn(context: PromptContext) -> Panel:
    wishes = wish_panel(context)
    return replace(wishes, rows=(*wishes.rows, _estimate(context)))


def _suggesting(context: PromptContext, lines: Iterable[str], rows: tuple[Row, ...], sheet: str) -> Panel:
    """Show a prompt with the best ways to go on first, and why."""
    best = suggested(context, lookout(context))
    buttons = ((button,) for button in suggestion_buttons(context, best))
    text = (generic.prompt_text(context), *lines, *reasons(context, best))
    return panel(text, (*buttons, *rows, _estimate(context)), sheet=sheet)


# -- draft -------------------------------------------------------------------------------------------------------


def draft_panel(context: PromptContext) -> Panel:
    """Ask for a tile of the display."""
    first = not names.view_of(context).first_kind and not context.table_view.is_foreseen
    lines = (names.held(context), f"-# {context.say('first_pick')}" if first else "")
    return _suggesting(context, lines, draft_rows(context), "table")


def draft_rows(context: PromptContext) -> tuple[Row, ...]:
    """Offer every tile of the display and every trade within reach, in the order of the picture."""
    options = tuple(
        context.option(one, names.drafted(context, one), names.draft_note(context, one), names.draft_icon(one))
        for one in context.moves(do.DraftTile)
    )
    return (SelectMenu(("y",), context.say("draft"), options),)


# -- Special Features --------------------------------------------------------------------------------------------


def special_panel(context: PromptContext) -> Panel:
    """Ask for a Special Feature, or to draw from a deck."""
    player = names.mine(context)
    more = min(player.picks, len(circle_spaces(player)) - 1)  # without a space for it a pick is lost
    lines = (f"-# {context.say('more_picks', count=more)}" if more else "",)
    return _suggesting(context, lines, special_rows(context), "features")


def special_rows(context: PromptContext) -> tuple[Row, ...]:
    """Offer the face-up cards with what they count, then the decks."""
    words, options = context.words, []
    for action in context.legal:
        match action:
            case do.TakeSpecial(card):
                text = listed((names.feature(words, card), names.worth(words, card), _worth(context, card)))
                options.append(context.option(action, text, names.criterion(words, card), names.FEATURE))
            case do.DrawSpecials(magnitude):
                left = context.say("deck", count=names.view_of(context).stock(magnitude).deck)
                options.append(context.option(action, label(words, context.game, action, GAME_UI), left, "🎴"))
    return (SelectMenu(("y",), context.say("special"), tuple(options)),)


def _counts(context: PromptContext, card: str) -> str:
    return listed((names.criterion(context.words, card), names.worth(context.words, card)))


def _worth(context: PromptContext, card: str) -> str:
    """Return the points that a Special Feature would have on its best space as the sky is now."""
    points, space = preview.most_points(names.view_of(context), context.prompt.seat, card)
    return context.say("up_to", points=points, space=space)


def keep_panel(context: PromptContext) -> Panel:
    """Ask which of two cards just drawn is kept."""
    words, keeps = context.words, context.moves(do.KeepSpecial)
    lines = [
        f"**{names.feature(words, one.card)}** · {_worth(context, one.card)}\n-# {_counts(context, one.card)}"
        for one in keeps
    ]
    buttons = tuple(
        context.button(one, names.feature(words, one.card), ButtonStyle.MAIN, names.FEATURE, at_once=True)
        for one in keeps
    )
    return _suggesting(context, (*lines, f"-# {words('bot.stands')}"), (buttons,), "seat")


# -- all together ------------------------------------------------------------------------------------------------


def describe(context: PromptContext, action: Action) -> str:
    """Return what a move would do, beyond its name."""
    match action:
        case do.PlaceBranch() | do.PlaceCircle() | do.PlaceSpecial():
            return described(context, action)
        case do.DraftTile():
            return names.draft_note(context, action)
        case do.TakeSpecial(card) | do.KeepSpecial(card):
            return f"{_counts(context, card)}\n{_worth(context, card)}"
    return ""


def marks(context: PromptContext) -> Mapping[str, str]:
    """Mark what may be taken; slots and cards carry the labels that the menus use themselves."""
    found: dict[str, str] = {}
    for action in context.legal:
        match action:
            case do.DraftTile(kind, slot, trade_slot):
                found[f"{kind}-{slot}"] = ""
                if trade_slot:
                    found[f"track-{trade_slot}"] = ""
            case do.TakeSpecial(card) | do.KeepSpecial(card):
                found[card] = ""
            case do.DrawSpecials(magnitude):
                found[f"deck-{magnitude}"] = ""
    return found


_GO = {GO: suggested_moves}
_PLACE = PromptUI(
    panel=place_panel,
    public=lambda context: space_menus(context, lookout(context)),
    marks=place_marks,
    turns={**_GO, **dict.fromkeys(("at", BRANCHES, CIRCLES), place_turn)},
)

PROMPTS = PromptTable(
    Draft=PromptUI(panel=draft_panel, public=draft_rows, marks=marks, sheet="table", turns=_GO),
    ChooseSpecial=PromptUI(panel=special_panel, public=special_rows, marks=marks, sheet="features", turns=_GO),
    KeepSpecial=PromptUI(panel=keep_panel, marks=marks, turns=_GO),
    PlaceTile=_PLACE,
    PlaceSpecial=_PLACE,
    Aside=PromptUI(panel=_out_of_turn, marks=no_marks, sheet="table"),
)
"""How each prompt is shown."""

GAME_UI = GameUI(
    key="solani",
    public_buttons=quick,
    panel=PROMPTS.panel,
    turn=PROMPTS.turn,
    noun=names.noun,
    name=names.name,
    describe=describe,
    why=why,
    marks=PROMPTS.marks,
    sheet=PROMPTS.sheet,
    guide=load_guide("bot.game_ui.solani"),
    recap=SINCE,
)
