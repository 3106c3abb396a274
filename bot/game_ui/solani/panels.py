"""Solani's own controls: the fewest taps for each decision. [spec 13]"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bot.game_ui import generic
from bot.game_ui.base import GameUI, PromptContext, index_of, label
from bot.game_ui.solani import names
from bot.game_ui.solani.guide import GUIDE
from bot.game_ui.solani.place import described, lookout, place_marks, place_panel, place_turn, space_menus, suggested
from bot.game_ui.solani.recap import SINCE
from bot.game_ui.solani.suggestions import GO, course_plan, course_taps, reasons, why
from bot.game_ui.solani.wishes import wish_panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption
from games.core.step import Action
from games.solani import actions as do
from games.solani import preview
from games.solani.suggestions import Course
from games.solani.view import circle_spaces

PLACING = ("PlaceTile", "PlaceSpecial")
"""Questions that place a tile."""

ADVISED = ("Draft", "ChooseSpecial", "KeepSpecial")
"""Other questions to which suggestions are made."""

WISHING = "Aside"
"""What may be done beside all questions."""


def quick(desk: PromptContext) -> tuple[Row, ...]:
    """Offer on the public message what lies open to all: everything but two cards just drawn, and the live estimate."""
    if desk.prompt.name in PLACING:
        return (*space_menus(desk, lookout(desk)), _estimate(desk))
    rows = _ROWS[desk.prompt.name](desk) if desk.prompt.name in ("Draft", "ChooseSpecial") else ()
    return (*rows, _estimate(desk))


def _estimate(desk: PromptContext) -> Row:
    """Return the button that turns the picture of the table to everybody's live estimate."""
    return (Button(("sheet", "estimate"), desk.words("bot.sheet.estimate"), emoji="📊"),)


def panel(desk: PromptContext) -> Panel | None:
    """Ask a seat in the shortest way for its kind of question."""
    asked = desk.prompt.name
    if asked in PLACING:
        return place_panel(desk)
    if asked == WISHING:
        panel = wish_panel(desk)
        return replace(panel, rows=(*panel.rows, _estimate(desk)))
    if asked not in _ROWS:
        return None
    best = _suggested(desk)
    lines = (generic.prompt_text(desk), *_TOLD[asked](desk), *reasons(desk, best))
    text = "\n".join(part for part in lines if part)
    taps = tuple((tap,) for tap in course_taps(desk, best))
    return Panel(text, (*taps, *_ROWS[asked](desk), _estimate(desk)), sheet=sheet(desk))


# -- draft -------------------------------------------------------------------------------------------------------


def _draft(desk: PromptContext) -> tuple[Row, ...]:
    """Offer every tile of the display and every trade within reach, in the order of the picture."""
    drafts = [action for action in desk.legal if isinstance(action, do.DraftTile)]
    items = tuple(
        SelectOption(
            index_of(desk, action),
            names.drafted(desk, action),
            names.draft_note(desk, action),
            names.draft_sign(action),
        )
        for action in drafts
    )
    return (SelectMenu(("y",), desk.words("bot.solani.draft"), items),)


def _of_draft(desk: PromptContext) -> tuple[str, ...]:
    view = names.view_of(desk)
    first = not view.first_kind and not desk.table_view.is_foreseen
    return names.held(desk), f"-# {desk.words('bot.solani.first_pick')}" if first else ""


def _suggested(desk: PromptContext) -> tuple[Course, ...]:
    """Return the best ways to go on where something is suggested."""
    return suggested(desk, lookout(desk)) if desk.prompt.name in ADVISED else ()


# -- Special Features --------------------------------------------------------------------------------------------


def _specials(desk: PromptContext) -> tuple[Row, ...]:
    """Offer the face-up cards with what they count, then the decks."""
    items = []
    for action in desk.legal:
        match action:
            case do.TakeSpecial(card):
                text = names.listed(
                    (names.feature(desk.words, card), names.worth(desk.words, card), _worth(desk, card))
                )
                items.append(
                    SelectOption(index_of(desk, action), text, names.criterion(desk.words, card), names.FEATURE)
                )
            case do.DrawSpecials(magnitude):
                left = desk.words("bot.solani.deck", count=names.view_of(desk).stock(magnitude).deck)
                text = label(desk.words, desk.game, action, FACE)
                items.append(SelectOption(index_of(desk, action), text, left, "🎴"))
    return (SelectMenu(("y",), desk.words("bot.solani.special"), tuple(items)),)


def _counts(desk: PromptContext, card: str) -> str:
    return names.listed((names.criterion(desk.words, card), names.worth(desk.words, card)))


def _worth(desk: PromptContext, card: str) -> str:
    """Return the points that a Special Feature would have on its best space as the sky is now."""
    points, space = preview.most_points(names.view_of(desk), desk.prompt.seat, card)
    return desk.words("bot.solani.up_to", points=points, space=space)


def _of_specials(desk: PromptContext) -> tuple[str, ...]:
    player = names.mine(desk)
    more = min(player.picks, len(circle_spaces(player)) - 1)  # without a space for it a pick is lost
    return (f"-# {desk.words('bot.solani.more_picks', count=more)}" if more else "",)


def _keep(desk: PromptContext) -> tuple[Row, ...]:
    return (
        tuple(
            Button(
                ("y", index_of(desk, action)), names.feature(desk.words, action.card), ButtonStyle.MAIN, names.FEATURE
            )
            for action in desk.legal
            if isinstance(action, do.KeepSpecial)
        ),
    )


def _of_keep(desk: PromptContext) -> tuple[str, ...]:
    cards = [action.card for action in desk.legal if isinstance(action, do.KeepSpecial)]
    lines = [
        f"**{names.feature(desk.words, card)}** · {_worth(desk, card)}\n-# {_counts(desk, card)}" for card in cards
    ]
    return (*lines, f"-# {desk.words('bot.stands')}")


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


def turn(desk: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a tap on one of these controls' own paths; raises NoSuchPath for any other."""
    if args[:1] == (GO,) and desk.prompt.name != WISHING and not values:
        return course_plan(desk, args[1:])
    if desk.prompt.name in PLACING:
        return place_turn(desk, args, values)
    raise move_menu.NoSuchPath(".".join(args))


def describe(desk: PromptContext, action: Action) -> str:
    """Say what an answer would do, beyond its name."""
    match action:
        case do.PlaceBranch() | do.PlaceCircle() | do.PlaceSpecial():
            return described(desk, action)
        case do.DraftTile():
            return names.draft_note(desk, action)
        case do.TakeSpecial(card) | do.KeepSpecial(card):
            return f"{_counts(desk, card)}\n{_worth(desk, card)}"
    return ""


def marks(desk: PromptContext) -> Mapping[str, str]:
    """Mark what may be chosen; slots and cards carry the labels that the menus use themselves."""
    if desk.prompt.name in PLACING:
        return place_marks(desk)
    found: dict[str, str] = {}
    for action in desk.legal:
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


def sheet(desk: PromptContext) -> str:
    """Show what is chosen from: the common table, the features in full text, or one's own sky."""
    return {"Draft": "table", WISHING: "table", "ChooseSpecial": "features"}.get(desk.prompt.name, "seat")


FACE = GameUI(
    key="solani",
    quick=quick,
    panel=panel,
    turn=turn,
    noun=names.noun,
    name=names.name,
    describe=describe,
    why=why,
    marks=marks,
    sheet=sheet,
    guide=GUIDE,
    since=SINCE,
)
