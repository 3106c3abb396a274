"""Placing a tile: the best suggestions first, every space by its label, and the sky as it would be. [spec 13]"""

from collections.abc import Iterable, Mapping, Sequence

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.prompt_table import grouped, listed, panel
from bot.game_ui.solani import effects, names
from bot.game_ui.solani.suggestions import placing_marks, reasons, suggestion_buttons, suggestion_marks
from bot.i18n.translator import signed_number
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, Row, SelectMenu, SelectOption
from games.solani import actions as do
from games.solani.preview import PlacementPreview, Placing
from games.solani.suggestions import Adviser, SuggestedPlacings

BRANCHES, CIRCLES = "b", "o"
"""Paths of the two menus of spaces."""


def placings(context: PromptContext) -> list[Placing]:
    """Return the moves that place a tile."""
    return [action for action in context.legal if isinstance(action, Placing)]


def lookout(context: PromptContext) -> Adviser:
    """Return from where the seat looks at its placements."""
    return Adviser(names.view_of(context), context.prompt.seat)


def place_panel(context: PromptContext) -> Panel:
    """Ask for a placement: suggestions for all that is held as buttons, then menus of all spaces."""
    out = lookout(context)
    best = suggested(context, out)
    lines = (generic.prompt_text(context), names.held(context), *reasons(context, best))
    rows = (suggestion_buttons(context, best), *space_menus(context, out))
    return panel(lines, rows, sheet="seat", marks=_spaces(context, best))


def suggested(context: PromptContext, out: Adviser) -> tuple[SuggestedPlacings, ...]:
    """Return the best ways to go on from a prompt, as far as something may be suggested."""
    return out.suggested_placings(context.legal) if context.suggestions else ()


def turns(context: PromptContext, space: str) -> list[do.PlaceBranch]:
    """Return the rotations in which the Branch tile may lie on a space."""
    return [action for action in context.legal if isinstance(action, do.PlaceBranch) and action.space == space]


def space_menus(context: PromptContext, out: Adviser, chosen: Placing | None = None) -> tuple[Row, ...]:
    """Return a menu of the spaces for each tile held; a branch space leads to one of its rotations."""
    spaces = grouped(context.moves(do.PlaceBranch), lambda action: action.space)
    best: list[Placing] = [_turn(context, out, found) for found in spaces.values()]
    circles: list[Placing] = context.moves(do.PlaceCircle, do.PlaceSpecial)
    menus = ((BRANCHES, "branch_to", best), (CIRCLES, "circle_to", circles))
    return tuple(
        SelectMenu(
            ("c", path), context.say(key), tuple(_space(context, out.preview_of(action), chosen) for action in actions)
        )
        for path, key, actions in menus
        if actions
    )


def _turn(context: PromptContext, out: Adviser, found: Sequence[do.PlaceBranch]) -> do.PlaceBranch:
    """Return the best of these rotations; where nothing is suggested, the first that adds most to the score now."""
    return out.best_turn(found) if context.suggestions else max(found, key=lambda turn: out.preview_of(turn).gain)


def _space(context: PromptContext, preview: PlacementPreview, chosen: Placing | None) -> SelectOption:
    action = preview.action
    here = chosen is not None and isinstance(action, type(chosen)) and action.space == chosen.space
    words, player = context.words, names.mine(context)
    note = listed((signed_number(preview.gain), *effects.changes(words, player, (preview,))))
    short, icon = effects.short(words, player, action), effects.icon(player, action)
    return context.option(action, short, note, icon, chosen=here)


def described(context: PromptContext, action: Placing) -> str:
    """Return what a placement would do: points, what happens on the board, and how the estimate changes."""
    return effects.told(context.words, names.mine(context), (lookout(context).preview_of(action),))


def preview_panel(context: PromptContext, action: Placing) -> Panel:
    """Show the sky as it would be, with the points and risks; other rotations and spaces stay within reach."""
    words, out, player = context.words, lookout(context), names.mine(context)
    preview = out.preview_of(action)
    found = turns(context, action.space) if isinstance(action, do.PlaceBranch) else []
    confirm = context.button(action, words("bot.confirm"), ButtonStyle.GO, "✅", at_once=True)
    lines = (
        f"### {words.labelled(effects.placed(words, player, action), signed_number(preview.gain))}",
        generic.rotation(context, found, action),
        effects.told(words, player, (preview,)),
    )
    rows = (
        _turn_buttons(context, out, found, action),
        *space_menus(context, out, action),
        (confirm, context.back(context.say("start_over"))),
    )
    return panel(lines, rows, sheet="seat", marks=intended(context, action))


def _turn_buttons(
    context: PromptContext, out: Adviser, found: Sequence[do.PlaceBranch], chosen: Placing
) -> tuple[Button, ...]:
    """Return a button for each other rotation, numbered as on the picture."""
    return tuple(
        Button(
            ("c", "at", context.index_of(turn)),
            f"{number} · {names.arms(context.words, names.mask_of(context, turn))} "
            f"{signed_number(out.preview_of(turn).gain)}",
        )
        for number, turn in enumerate(found, start=1)
        if turn != chosen
    )


def intended(context: PromptContext, action: Placing) -> Mapping[str, str]:
    """Mark a placement that is intended, and the rotations there are."""
    found = turns(context, action.space) if isinstance(action, do.PlaceBranch) else []
    small = {f"turn-{turn.rotation}": str(number) for number, turn in enumerate(found, start=1)}
    return {**placing_marks((action,)), **(small if len(found) > 1 else {})}


def place_marks(context: PromptContext) -> Mapping[str, str]:
    """Mark every space where a tile may go, those of the suggestions with their numbers."""
    return _spaces(context, suggested(context, lookout(context)))


def _spaces(context: PromptContext, best: Sequence[SuggestedPlacings]) -> Mapping[str, str]:
    return {**dict.fromkeys((action.space for action in placings(context)), ""), **suggestion_marks(best)}


def place_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel:
    """Preview the placement that was clicked or picked; raises NoSuchPath."""
    match args, values:
        case ("at", token), ():
            return preview_panel(context, _placing(context, token, placings(context)))
        case (path,), (token,) if path != "at":
            kinds = [act for act in placings(context) if isinstance(act, do.PlaceBranch) == (path == BRANCHES)]
            return preview_panel(context, _placing(context, token, kinds))
    raise move_menu.NoSuchPath(".".join(args))


def _placing(context: PromptContext, token: str, among: Iterable[Placing]) -> Placing:
    action = context.move_at(token)
    for placing in among:
        if placing == action:
            return placing
    raise move_menu.NoSuchPath(token)
