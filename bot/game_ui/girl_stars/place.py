"""Placing star tiles: the whole hand as suggested, or every hex by its label, then side and rotation on the own sky."""

from collections.abc import Sequence

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.girl_stars import dust, names, suggestions
from bot.game_ui.girl_stars.suggestions import SuggestedStep
from bot.game_ui.prompt_table import grouped, listed, numbered_menus, panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, Panel, ProposedMoves, Row, SelectMenu, SelectOption, button_rows
from games.api import ai
from games.girl_stars import actions as do
from games.girl_stars import preview
from games.girl_stars import suggestions as girl_stars_suggestions
from games.girl_stars.hexes import NEIGHBOURS, PLAYABLE

Laying = dust.Laying

MOST_SUGGESTED, TRIED_PER_BUTTON = 8, 6
"""Number of suggested moves, and factor of moves that are examined, because many lay the same lines."""


def place_panel(context: PromptContext) -> Panel:
    """Ask for a tile: how a strong player would place the whole hand, other good placements, every hex, Stardust."""
    judged, steps = _judged(context), suggestions.steps(context)
    lines = (
        generic.prompt_text(context),
        *names.hint(context),
        *(_in_hand(context, tile) for tile in names.mine(context).hand),
        *suggestions.told(context, steps, said),
        f"-# {names.supply(context)}",
        f"-# {names.rewards(context)}",
        *dust.vanishing(context),
    )
    rows = (
        *suggestions.row(context, steps),
        *_suggestions(context, judged),
        *_hexes(context, judged),
        dust.dust_row(context),
    )
    return panel(lines, rows, sheet="seat", marks=_marks(context, steps))


def said(context: PromptContext, step: SuggestedStep) -> str:
    """Return a step of the plan: the tile as it is numbered now, the hex, and what it does in its turn."""
    (action,) = step.actions
    assert isinstance(action, Laying)
    return f"{names.laid(context, action)}\n-# {_effects(step.context, action)}"


def _in_hand(context: PromptContext, tile: str) -> str:
    number = names.NUMBERS[names.mine(context).hand.index(tile)]
    lines = names.arrows(context.words, preview.lines_of(do.PlaceTile(tile, "", 0)))
    return f"-# {number} {context.words(f'girl_stars.tile.{tile}')} {lines}"


def quick_rows(context: PromptContext) -> tuple[Row, ...]:
    """Return what the public message offers: single placements and Stardust; the rest is asked in private."""
    return *_suggestions(context, _judged(context)), dust.dust_row(context)


def _judged(context: PromptContext) -> Sequence[ai.Suggestion]:
    """Return all moves that a strong player would consider, the best first: there are hundreds to judge.

    Return none if suggestions are not allowed.
    """
    return (
        girl_stars_suggestions.suggestions(names.view_of(context), context.prompt, most=len(context.legal))
        if context.suggestions
        else ()
    )


def suggested(judged: Sequence[ai.Suggestion]) -> list[Laying]:
    """Return the best few moves, the best first; of those that lay the same lines on the same hex the best one."""
    good = (
        one.action
        for one in judged[: MOST_SUGGESTED * TRIED_PER_BUTTON]
        if isinstance(one.action, do.PlaceTile) or one.worth > 0
    )
    laid = [action for action in good if isinstance(action, Laying)]
    alike = grouped(
        laid, lambda action: (action.hex, preview.lines_of(action) if isinstance(action, do.PlaceTile) else 0)
    )
    return [actions[0] for actions in alike.values()][:MOST_SUGGESTED]


def _suggestions(context: PromptContext, judged: Sequence[ai.Suggestion]) -> tuple[Row, ...]:
    """Return the menu of good placements; a picked one is made at once, because it can be undone."""
    if not context.suggestions:
        return ()
    options = tuple(
        context.option(action, names.laid(context, action), _effects(context, action)) for action in suggested(judged)
    )
    return (SelectMenu(suggestions.path(context, "lay", "s"), context.say("suggestions"), options),)


def _effects(context: PromptContext, action: Laying) -> str:
    return listed(names.effects(context, dust.seen(context, action)))


def _hexes(context: PromptContext, judged: Sequence[ai.Suggestion]) -> tuple[Row, ...]:
    """Return menus of all hexes, first of those next to what lies there; each leads to a placement there, of which
    tile, side and turn can be changed.
    """
    placings = [*(one.action for one in judged), *context.legal]  # the first of the hand where nothing is suggested
    best = grouped((one for one in placings if isinstance(one, do.PlaceTile)), lambda action: action.hex)
    laid = {*names.mine(context).tiles, *names.mine(context).dust}
    near = [at for at in PLAYABLE if at in best and laid.intersection(NEIGHBOURS[at])]
    far = [at for at in PLAYABLE if at in best and at not in near]
    return (
        *numbered_menus(("c", "at", "n"), context.say("near"), [_hex(context, best[at][0]) for at in near]),
        *numbered_menus(("c", "at", "f"), context.say("far"), [_hex(context, best[at][0]) for at in far]),
    )


def _hex(context: PromptContext, action: do.PlaceTile) -> SelectOption:
    return context.option(action, action.hex, listed((names.tile(context, action), _effects(context, action))))


def candidates(context: PromptContext, at: str, *, back: bool) -> list[do.PlaceTile]:
    """Return every tile of the hand and rotation that fits on a hex with this side up, bonus tokens aside."""
    fitting = (one for one in context.moves(do.PlaceTile) if (one.hex, one.back) == (at, back))
    return [ways[0] for ways in grouped(fitting, lambda action: (action.tile, action.rotation)).values()]


def preview_panel(context: PromptContext, action: do.PlaceTile) -> Panel:
    """Show the sky as it would be; every tile, side and rotation for this hex is one click away."""
    found = turns(context, action)
    lines = (
        f"### {action.hex} {names.tile(context, action)}",
        generic.rotation(context, found, next(one for one in found if _same(one, action))),
        dust.described(context, preview.apart_from_bonus(action)),
        dust.irreversible_line(context, action),
    )
    rows = (*_sides(context, action), *_turns(context, found, action), *dust.confirm_rows(context, action))
    return panel(lines, rows, sheet="seat", marks=intended(context, action))


def _sides(context: PromptContext, chosen: do.PlaceTile) -> tuple[Row, ...]:
    """Return a menu of the fronts and one of the backs that fit on this hex."""
    return tuple(
        SelectMenu(
            ("c", "at", path),
            context.say(key, hex=chosen.hex),
            tuple(_candidate(context, one, chosen) for one in candidates(context, chosen.hex, back=back)),
        )
        for path, key, back in (("o", "fronts", False), ("b", "backs", True))
    )


def _candidate(context: PromptContext, action: do.PlaceTile, chosen: do.PlaceTile) -> SelectOption:
    effects = _effects(context, preview.apart_from_bonus(action))
    return context.option(action, names.tile(context, action), effects, chosen=_same(action, chosen))


def _same(one: do.PlaceTile, other: do.PlaceTile) -> bool:
    return (one.tile, one.back, one.rotation) == (other.tile, other.back, other.rotation)


def turns(context: PromptContext, action: do.PlaceTile) -> list[do.PlaceTile]:
    """Return the rotations in which the chosen tile and side fit on its hex."""
    return [one for one in candidates(context, action.hex, back=action.back) if one.tile == action.tile]


def _turns(context: PromptContext, found: Sequence[do.PlaceTile], chosen: do.PlaceTile) -> tuple[Row, ...]:
    """Return a button for each other rotation, numbered as on the picture."""
    ways = [
        (f"{number} {names.arrows(context.words, preview.lines_of(one))}", one) for number, one in enumerate(found, 1)
    ]
    return button_rows(
        tuple(Button(("c", "at", "r", context.index_of(one)), text) for text, one in ways if not _same(one, chosen))
    )


def intended(context: PromptContext, action: do.PlaceTile) -> dict[str, str]:
    """Mark a placement that is intended, the rotations and the bonus tokens to choose from."""
    place = f"{action.tile}@{action.hex}/{action.rotation}{'/back' if action.back else ''}"
    found = turns(context, action)
    small = {f"turn-{one.rotation}": str(number) for number, one in enumerate(found, start=1)}
    return {"place": place, **(small if len(found) > 1 else {}), **dust.corner_marks(context, action)}


def place_marks(context: PromptContext) -> dict[str, str]:
    """Mark every hex where a tile may go, those of the suggested plan with its steps: their numbers, what they lay."""
    return _marks(context, suggestions.steps(context))


def _marks(context: PromptContext, steps: Sequence[SuggestedStep]) -> dict[str, str]:
    marks = {action.hex: "" for action in context.moves(do.PlaceTile)}
    for number, step in enumerate(steps, start=1):
        for action in step.actions:
            if isinstance(action, Laying):
                marks[action.hex] = str(number)
                marks[f"plan-{action.hex}"] = _lies(action)
    return marks


def _lies(action: Laying) -> str:
    """Return a placement or use of Stardust as the picture of a suggestion takes it."""
    if isinstance(action, do.UseStardust):
        return "dust"
    return f"{action.tile}/{action.rotation}{'/back' if action.back else ''}"


def lay(context: PromptContext, menu: str, token: str) -> Panel | ProposedMoves:
    """Return the picked move, or its preview if a bonus token is still to be chosen.

    Raises NoSuchPath; NothingSuggested for the menu of suggestions.
    """
    if menu == "s":
        context.require_suggestions()
    action = context.move_at(token)
    if not isinstance(action, Laying):
        raise move_menu.NoSuchPath(token)
    if menu != "s" and len(preview.bonuses_for(context.prompt, action)) > 1:
        return laid(context, token)
    return ProposedMoves((action,))


def laid(context: PromptContext, token: str) -> Panel:
    """Return the preview of a tile or of Stardust by its number; raises NoSuchPath."""
    action = context.move_at(token)
    match action:
        case do.PlaceTile():
            return preview_panel(context, action)
        case do.UseStardust():
            return dust.dust_preview(context, action)
    raise move_menu.NoSuchPath(token)
