"""Suggestions for as much of a turn as can be foreseen: one button each, with what it brings, and why."""

import re
from collections.abc import Mapping, Sequence

from bot.game_ui.base import PromptContext
from bot.game_ui.prompt_table import listed
from bot.game_ui.solani import effects, names
from bot.i18n.translator import signed_number
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, ProposedMoves
from games.api import Action
from games.solani import actions as do
from games.solani.preview import Placing
from games.solani.suggestions import Adviser, SuggestedPlacings

GO = "go"
"""The path of moves that are made one after another: the first by its number, then the placements."""

_WRITTEN = re.compile(
    r"(?:b(?P<branch>[a-e][1-5])(?P<rotation>[0-3])|o(?P<circle>[A-F][1-6])|s(?P<special>[A-F][1-6]))"
)


def suggestion_buttons(context: PromptContext, suggestions: Sequence[SuggestedPlacings]) -> tuple[Button, ...]:
    """Return a button for each of these ways to go on, numbered as on the picture."""
    return tuple(_button(context, rank, suggestion) for rank, suggestion in enumerate(suggestions, start=1))


def _button(context: PromptContext, rank: int, suggestion: SuggestedPlacings) -> Button:
    first, *rest = suggestion.actions
    gain = [signed_number(suggestion.gain)] if suggestion.previews else []
    text = listed([str(rank), " → ".join(_step(context, suggestion, action) for action in suggestion.actions), *gain])
    return Button(("c", GO, context.index_of(first), *(_written(action) for action in rest)), text, ButtonStyle.MAIN)


def _step(context: PromptContext, suggestion: SuggestedPlacings, action: Action) -> str:
    match action:
        case do.DraftTile():
            return f"{names.draft_icon(action)} {names.drafted(context, action)}"
        case do.TakeSpecial(card) | do.KeepSpecial(card):
            return f"{names.FEATURE} {names.feature(context.words, card)}"
    assert isinstance(action, Placing)
    return effects.placed(context.words, suggestion.view.players[context.prompt.seat], action)


def _written(action: Action) -> str:
    match action:
        case do.PlaceBranch(space, rotation):
            return f"b{space}{rotation}"
        case do.PlaceSpecial(space):
            return f"s{space}"
    assert isinstance(action, do.PlaceCircle)
    return f"o{action.space}"


def _read(text: str) -> Placing:
    found = _WRITTEN.fullmatch(text)
    if found is None:
        raise move_menu.NoSuchPath(text)
    if found["branch"]:
        return do.PlaceBranch(found["branch"], int(found["rotation"]))
    return do.PlaceCircle(found["circle"]) if found["circle"] else do.PlaceSpecial(found["special"])


def reasons(context: PromptContext, suggestions: Sequence[SuggestedPlacings]) -> tuple[str, ...]:
    """Return in a small line for each of them what would happen on the board; what goes for all is said once."""
    for_good = context.words("bot.for_good")
    whys = [listed([*_why(context, one), for_good if _at_once(one.actions) else ""]) for one in suggestions]
    if len(whys) > 1 and len(set(whys)) == 1:
        return (f"-# {context.words('bot.solani.all', count=len(whys))} · {whys[0]}",)
    return tuple(f"-# {rank} · {why}" for rank, why in enumerate(whys, start=1))


def _at_once(given: Sequence[Action]) -> bool:
    """Return whether one click takes a piece and places it, as the panel says."""
    return len(given) > 1 and not isinstance(given[0], Placing)


def _why(context: PromptContext, suggestion: SuggestedPlacings) -> list[str]:
    player = suggestion.view.players[context.prompt.seat]
    if suggestion.hope is None:
        if not suggestion.previews:
            return [context.say("waits")]
        told = list(effects.changes(context.words, player, suggestion.previews))
        return told or [effects.summed(context.words, player.total, suggestion.previews)]
    hoped = {
        "placed": effects.placed(context.words, player, suggestion.hope.action),
        "gain": signed_number(suggestion.hope.gain),
    }
    return [context.say("hope", **hoped), *effects.changes(context.words, player, (suggestion.hope,))]


def why(context: PromptContext, action: Action) -> str:
    """Return what a strong player hopes for from a tile or card that is taken now."""
    if isinstance(action, Placing):
        return ""
    found = Adviser(names.view_of(context), context.prompt.seat).suggested_placings([action], 1)
    return listed(_why(context, found[0])) if found else ""


def suggested_moves(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> ProposedMoves:
    """Return the moves that a button stands for, with what they come to; raises NoSuchPath, NothingSuggested."""
    tokens = args[1:]
    if values:
        raise move_menu.NoSuchPath(str(values))
    context.require_suggestions()
    if not tokens:
        raise move_menu.NoSuchPath(GO)
    first = context.move_at(tokens[0])
    given = (first, *map(_read, tokens[1:]))
    try:
        suggestion = Adviser(names.view_of(context), context.prompt.seat).followed(given)
    except ValueError as error:
        raise move_menu.NoSuchPath(str(tokens)) from error
    text = effects.told(context.words, suggestion.view.players[context.prompt.seat], suggestion.previews)
    confirmed = _at_once(given) or isinstance(first, do.KeepSpecial)  # these panels say that it is irreversible
    return ProposedMoves(
        given,
        confirmed=confirmed,
        said=text,
        sheet="seat",
        marks=placing_marks(suggestion.actions),
        seen=suggestion.view,
    )


def placing_marks(actions: Sequence[Action]) -> Mapping[str, str]:
    """Return the marks of intended placements, in their order."""
    marks = {}
    for action in actions:
        match action:
            case do.PlaceBranch(space, rotation):
                marks["place-branch"] = f"{space}.{rotation}"
            case do.PlaceCircle(space):
                marks["place-circle"] = space
            case do.PlaceSpecial(space):
                marks["place-special"] = space
    return marks


def suggestion_marks(suggestions: Sequence[SuggestedPlacings]) -> Mapping[str, str]:
    """Return the numbers of the suggestions by the spaces that they use; the best one comes first."""
    marks: dict[str, str] = {}
    for rank, suggestion in enumerate(suggestions, start=1):
        for action in suggestion.actions:
            if isinstance(action, Placing):
                marks.setdefault(action.space, str(rank))
    return marks
