"""The eight celestial kinds of a custom set, ticked in one menu. [p.7 補足, spec 4.4]"""

from collections.abc import Mapping

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.hoshitsukuri import names
from bot.game_ui.hoshitsukuri.picks import view_of
from bot.game_ui.prompt_table import panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu
from games.hoshitsukuri import actions as do
from games.hoshitsukuri import rules
from games.hoshitsukuri.components import KINDS_IN_PLAY


def _free(context: PromptContext) -> list[str]:
    """Return the kinds that are not in the game yet, as the picture shows them."""
    return names.spread(action.card for action in context.moves(do.ChooseCelestial))


def _left(context: PromptContext) -> int:
    return KINDS_IN_PLAY - len(view_of(context).celestials)


def choice_rows(context: PromptContext, letter: Mapping[str, str] = {}) -> tuple[Row, ...]:
    """Return the menu in which kinds are ticked, as many as there is room for; `letter` is that of the picture."""
    items = tuple(
        names.item(context.words, kind, move_menu.token(place), letter.get(kind, ""))
        for place, kind in enumerate(_free(context))
    )
    left = _left(context)
    return (SelectMenu(("c", "kinds"), context.say("kinds", count=left), items, 1, left),)


def choice_panel(context: PromptContext) -> Panel:
    """Ask for the kinds that are still missing."""
    chosen = view_of(context).celestials
    so_far = context.say("so_far", cards=names.stack(context.words, chosen, icons=True)) if chosen else ""
    rows = choice_rows(context, names.letters(_free(context)))
    return panel((generic.prompt_text(context), so_far), rows, sheet="supply")


def choice_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Show the kinds that were ticked, with the rulebook's advice, then take them; raises NoSuchPath."""
    match args:
        case ("kinds",):
            return _confirmed(context, _read(context, values))
        case ("take", digits) if not values:
            return ProposedMoves(
                tuple(do.ChooseCelestial(kind) for kind in _read(context, tuple(digits))), confirmed=True
            )
    raise move_menu.NoSuchPath(".".join(args))


def _read(context: PromptContext, values: tuple[str, ...]) -> list[str]:
    free = _free(context)
    places = list(dict.fromkeys(move_menu.number(value, len(free)) for value in values))
    if not 1 <= len(places) == len(values) <= _left(context):
        raise move_menu.NoSuchPath(str(values))
    return [free[place] for place in places]


def _confirmed(context: PromptContext, kinds: list[str]) -> Panel:
    """Name the kinds before they are taken; a set without a colour is allowed, but advised against."""
    words, free = context.words, _free(context)
    lines = [generic.prompt_text(context), *(names.line(words, kind) for kind in kinds)]
    missing = rules.missing_colours((*view_of(context).celestials, *kinds))
    more = _left(context) - len(kinds)
    if more:
        lines.append(words("bot.hoshitsukuri.more", count=more))
    elif missing:
        said = names.noun(words, context.game, "missing", missing)
        lines.append(f"💡 {words('hoshitsukuri.advice', missing=said)}")
    digits = "".join(move_menu.token(free.index(kind)) for kind in kinds)
    take = Button(("c", "take", digits), words("bot.hoshitsukuri.take", count=len(kinds)), ButtonStyle.GO, "✅")
    return Panel("\n".join(lines), ((take, Button(("move",), words("bot.back"))),), sheet="supply")
