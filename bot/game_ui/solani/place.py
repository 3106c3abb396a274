"""Placing a tile: the best suggestions first, every space by its label, and the sky as it would be. [spec 13]"""

from collections.abc import Iterable, Mapping, Sequence

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of
from bot.game_ui.solani import effects, names
from bot.game_ui.solani.suggestions import reasons, suggestion_buttons, suggestion_marks
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, Row, SelectMenu, SelectOption
from games.solani import actions as do
from games.solani.preview import PlacementPreview, Placing
from games.solani.suggestions import Adviser, SuggestedPlacings

BRANCHES, CIRCLES = "b", "o"
"""Paths of the two menus of spaces."""


def placings(context: PromptContext) -> list[Placing]:
    """Return the answers that place a tile."""
    return [action for action in context.legal if isinstance(action, Placing)]


def lookout(context: PromptContext) -> Adviser:
    """Return from where the seat looks at its placements."""
    return Adviser(names.view_of(context), context.prompt.seat)


def place_panel(context: PromptContext) -> Panel:
    """Ask for a placement: suggestions for all that is held as buttons, then menus of all spaces."""
    out = lookout(context)
    best = suggested(context, out)
    text = "\n".join(
        part for part in (generic.prompt_text(context), names.held(context), *reasons(context, best)) if part
    )
    rows = tuple(row for row in (suggestion_buttons(context, best), *space_menus(context, out)) if row)
    return Panel(text, rows, sheet="seat", marks=_spaces(context, best))


def suggested(context: PromptContext, out: Adviser) -> tuple[SuggestedPlacings, ...]:
    """Return the best ways to go on from a question, as far as something may be suggested."""
    return out.suggested_placings(context.legal) if context.suggestions else ()


def turns(context: PromptContext, space: str) -> list[do.PlaceBranch]:
    """Return the rotations in which the Branch tile may lie on a space."""
    return [action for action in context.legal if isinstance(action, do.PlaceBranch) and action.space == space]


def space_menus(context: PromptContext, out: Adviser, chosen: Placing | None = None) -> tuple[Row, ...]:
    """Return a menu of the spaces for each tile held; a branch space leads to one of its rotations."""
    branches = dict.fromkeys(action.space for action in context.legal if isinstance(action, do.PlaceBranch))
    best = [_turn(context, out, turns(context, space)) for space in branches]
    circles = [action for action in context.legal if isinstance(action, do.PlaceCircle | do.PlaceSpecial)]
    rows = []
    for path, key, actions in ((BRANCHES, "branch_to", best), (CIRCLES, "circle_to", circles)):
        if actions:
            items = tuple(_space(context, out.preview_of(action), chosen) for action in actions)
            rows.append(SelectMenu(("c", path), context.words(f"bot.solani.{key}"), items))
    return tuple(rows)


def _turn(context: PromptContext, out: Adviser, found: Sequence[do.PlaceBranch]) -> do.PlaceBranch:
    """Return the best of these rotations; where nothing is suggested, the first that adds most to the score now."""
    return out.best_turn(found) if context.suggestions else max(found, key=lambda turn: out.preview_of(turn).gain)


def _space(context: PromptContext, preview: PlacementPreview, chosen: Placing | None) -> SelectOption:
    action = preview.action
    here = chosen is not None and isinstance(action, type(chosen)) and action.space == chosen.space
    words, player = context.words, names.mine(context)
    note = names.listed((names.plus(preview.gain), *effects.changes(words, player, (preview,))))
    return SelectOption(
        index_of(context, action), effects.short(words, player, action), note, effects.icon(player, action), here
    )


def described(context: PromptContext, action: Placing) -> str:
    """Return what a placement would do: points, what happens on the board, and how the estimate changes."""
    return _told(context, lookout(context).preview_of(action))


def _told(context: PromptContext, preview: PlacementPreview) -> str:
    player = names.mine(context)
    return "\n".join(
        [
            *effects.changes(context.words, player, (preview,)),
            effects.sums(context.words, player.total, (preview,)),
        ]
    )


def preview_panel(context: PromptContext, action: Placing) -> Panel:
    """Show the sky as it would be, with the points and risks; other rotations and spaces stay within reach."""
    words, out = context.words, lookout(context)
    preview = out.preview_of(action)
    title = f"### {effects.placed(words, names.mine(context), action)}: {names.plus(preview.gain)}"
    last = (
        Button(("y", index_of(context, action)), words("bot.confirm"), ButtonStyle.GO, "✅"),
        Button(("move",), words("bot.solani.start_over")),
    )
    found = turns(context, action.space) if isinstance(action, do.PlaceBranch) else []
    rows = (_turn_buttons(context, out, found, action), *space_menus(context, out, action), last)
    text = (title, generic.rotation(context, found, action), _told(context, preview))
    return Panel(
        "\n".join(filter(None, text)), tuple(row for row in rows if row), sheet="seat", marks=intended(context, action)
    )


def _turn_buttons(
    context: PromptContext, out: Adviser, found: Sequence[do.PlaceBranch], chosen: Placing
) -> tuple[Button, ...]:
    """Return a button for each other rotation, numbered as on the picture."""
    return tuple(
        Button(
            ("c", "at", index_of(context, turn)),
            f"{number} · {names.arms(context.words, names.mask_of(context, turn))} "
            f"{names.plus(out.preview_of(turn).gain)}",
        )
        for number, turn in enumerate(found, start=1)
        if turn != chosen
    )


def intended(context: PromptContext, action: Placing) -> Mapping[str, str]:
    """Mark a placement that is intended, and the rotations there are."""
    match action:
        case do.PlaceBranch(space, rotation):
            found = turns(context, space)
            small = {f"turn-{turn.rotation}": str(number) for number, turn in enumerate(found, start=1)}
            return {"place-branch": f"{space}.{rotation}", **(small if len(found) > 1 else {})}
        case do.PlaceCircle(space):
            return {"place-circle": space}
        case do.PlaceSpecial(space):
            return {"place-special": space}


def place_marks(context: PromptContext) -> Mapping[str, str]:
    """Mark every space where a tile may go, those of the suggestions with their numbers."""
    return _spaces(context, suggested(context, lookout(context)))


def _spaces(context: PromptContext, best: Sequence[SuggestedPlacings]) -> Mapping[str, str]:
    return {**dict.fromkeys((action.space for action in placings(context)), ""), **suggestion_marks(best)}


def place_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel:
    """Preview the placement that was tapped or picked; raises NoSuchPath."""
    match args, values:
        case ("at", token), ():
            return preview_panel(context, _placing(context, token, placings(context)))
        case (path,), (token,) if path in (BRANCHES, CIRCLES):
            kinds = [act for act in placings(context) if isinstance(act, do.PlaceBranch) == (path == BRANCHES)]
            return preview_panel(context, _placing(context, token, kinds))
    raise move_menu.NoSuchPath(".".join(args))


def _placing(context: PromptContext, token: str, among: Iterable[Placing]) -> Placing:
    action = context.legal[move_menu.number(token, len(context.legal))]
    for placing in among:
        if placing == action:
            return placing
    raise move_menu.NoSuchPath(token)
