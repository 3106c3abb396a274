"""Solani's own controls: the fewest taps for each decision. [spec 13]"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bot.game_ui import generic
from bot.game_ui.base import GameUI, PromptContext, index_of, label
from bot.game_ui.solani import names
from bot.game_ui.solani.guide import GUIDE
from bot.game_ui.solani.place import described, lookout, place_marks, place_panel, place_turn, space_menus, suggested
from bot.game_ui.solani.recap import SINCE
from bot.game_ui.solani.suggestions import GO, reasons, suggested_moves, suggestion_buttons, why
from bot.game_ui.solani.wishes import wish_panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption
from games.api import Action
from games.solani import actions as do
from games.solani import preview
from games.solani.suggestions import SuggestedPlacings
from games.solani.view import circle_spaces

PLACING = ("PlaceTile", "PlaceSpecial")
"""Questions that place a tile."""

SUGGESTED = ("Draft", "ChooseSpecial", "KeepSpecial")
"""Other questions to which suggestions are made."""

WISHING = "Aside"
"""What may be done beside all questions."""


def quick(context: PromptContext) -> tuple[Row, ...]:
    """Offer on the public message what lies open to all: everything but two cards just drawn, and the live estimate."""
    if context.prompt.name in PLACING:
        return (*space_menus(context, lookout(context)), _estimate(context))
    rows = _ROWS[context.prompt.name](context) if context.prompt.name in ("Draft", "ChooseSpecial") else ()
    return (*rows, _estimate(context))


def _estimate(context: PromptContext) -> Row:
    """Return the button that turns the picture of the table to everybody's live estimate."""
    return (Button(("sheet", "estimate"), context.words("bot.sheet.estimate"), emoji="📊"),)


def panel(context: PromptContext) -> Panel | None:
    """Ask a seat in the shortest way for its kind of question."""
    prompt_name = context.prompt.name
    if prompt_name in PLACING:
        return place_panel(context)
    if prompt_name == WISHING:
        panel = wish_panel(context)
        return replace(panel, rows=(*panel.rows, _estimate(context)))
    if prompt_name not in _ROWS:
        return None
    best = _suggested(context)
    lines = (generic.prompt_text(context), *_TOLD[prompt_name](context), *reasons(context, best))
    text = "\n".join(part for part in lines if part)
    buttons = tuple((button,) for button in suggestion_buttons(context, best))
    return Panel(text, (*buttons, *_ROWS[prompt_name](context), _estimate(context)), sheet=sheet(context))


# -- draft -------------------------------------------------------------------------------------------------------


def _draft(context: PromptContext) -> tuple[Row, ...]:
    """Offer every tile of the display and every trade within reach, in the order of the picture."""
    drafts = [action for action in context.legal if isinstance(action, do.DraftTile)]
    items = tuple(
        SelectOption(
            index_of(context, action),
            names.drafted(context, action),
            names.draft_note(context, action),
            names.draft_icon(action),
        )
        for action in drafts
    )
    return (SelectMenu(("y",), context.words("bot.solani.draft"), items),)


def _of_draft(context: PromptContext) -> tuple[str, ...]:
    view = names.view_of(context)
    first = not view.first_kind and not context.table_view.is_foreseen
    return names.held(context), f"-# {context.words('bot.solani.first_pick')}" if first else ""


def _suggested(context: PromptContext) -> tuple[SuggestedPlacings, ...]:
    """Return the best ways to go on where something is suggested."""
    return suggested(context, lookout(context)) if context.prompt.name in SUGGESTED else ()


# -- Special Features --------------------------------------------------------------------------------------------


def _specials(context: PromptContext) -> tuple[Row, ...]:
    """Offer the face-up cards with what they count, then the decks."""
    items = []
    for action in context.legal:
        match action:
            case do.TakeSpecial(card):
                text = names.listed(
                    (names.feature(context.words, card), names.worth(context.words, card), _worth(context, card))
                )
                items.append(
                    SelectOption(index_of(context, action), text, names.criterion(context.words, card), names.FEATURE)
                )
            case do.DrawSpecials(magnitude):
                left = context.words("bot.solani.deck", count=names.view_of(context).stock(magnitude).deck)
                text = label(context.words, context.game, action, GAME_UI)
                items.append(SelectOption(index_of(context, action), text, left, "🎴"))
    return (SelectMenu(("y",), context.words("bot.solani.special"), tuple(items)),)


def _counts(context: PromptContext, card: str) -> str:
    return names.listed((names.criterion(context.words, card), names.worth(context.words, card)))


def _worth(context: PromptContext, card: str) -> str:
    """Return the points that a Special Feature would have on its best space as the sky is now."""
    points, space = preview.most_points(names.view_of(context), context.prompt.seat, card)
    return context.words("bot.solani.up_to", points=points, space=space)


def _of_specials(context: PromptContext) -> tuple[str, ...]:
    player = names.mine(context)
    more = min(player.picks, len(circle_spaces(player)) - 1)  # without a space for it a pick is lost
    return (f"-# {context.words('bot.solani.more_picks', count=more)}" if more else "",)


def _keep(context: PromptContext) -> tuple[Row, ...]:
    return (
        tuple(
            Button(
                ("y", index_of(context, action)),
                names.feature(context.words, action.card),
                ButtonStyle.MAIN,
                names.FEATURE,
            )
            for action in context.legal
            if isinstance(action, do.KeepSpecial)
        ),
    )


def _of_keep(context: PromptContext) -> tuple[str, ...]:
    cards = [action.card for action in context.legal if isinstance(action, do.KeepSpecial)]
    lines = [
        f"**{names.feature(context.words, card)}** · {_worth(context, card)}\n-# {_counts(context, card)}"
        for card in cards
    ]
    return (*lines, f"-# {context.words('bot.stands')}")


# -- all together ------------------------------------------------------------------------------------------------


_ROWS: dict[str, Callable[[PromptContext], tuple[Row, ...]]] = {
    "Draft": _draft,
    "ChooseSpecial": _specials,
    "KeepSpecial": _keep,
}
_TOLD: dict[str, Callable[[PromptContext], tuple[str, ...]]] = {
    "Draft": _of_draft,
    "ChooseSpecial": _of_specials,
    "KeepSpecial": _of_keep,
}


def turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a tap on one of these controls' own paths; raises NoSuchPath for any other."""
    if args[:1] == (GO,) and context.prompt.name != WISHING and not values:
        return suggested_moves(context, args[1:])
    if context.prompt.name in PLACING:
        return place_turn(context, args, values)
    raise move_menu.NoSuchPath(".".join(args))


def describe(context: PromptContext, action: Action) -> str:
    """Say what an answer would do, beyond its name."""
    match action:
        case do.PlaceBranch() | do.PlaceCircle() | do.PlaceSpecial():
            return described(context, action)
        case do.DraftTile():
            return names.draft_note(context, action)
        case do.TakeSpecial(card) | do.KeepSpecial(card):
            return f"{_counts(context, card)}\n{_worth(context, card)}"
    return ""


def marks(context: PromptContext) -> Mapping[str, str]:
    """Mark what may be chosen; slots and cards carry the labels that the menus use themselves."""
    if context.prompt.name in PLACING:
        return place_marks(context)
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


def sheet(context: PromptContext) -> str:
    """Show what is chosen from: the common table, the features in full text, or one's own sky."""
    return {"Draft": "table", WISHING: "table", "ChooseSpecial": "features"}.get(context.prompt.name, "seat")


GAME_UI = GameUI(
    key="solani",
    public_buttons=quick,
    panel=panel,
    turn=turn,
    noun=names.noun,
    name=names.name,
    describe=describe,
    why=why,
    marks=marks,
    sheet=sheet,
    guide=GUIDE,
    recap=SINCE,
)
