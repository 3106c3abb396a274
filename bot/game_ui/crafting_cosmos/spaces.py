"""Moves that name spaces: field by field, no more than one menu for each arm of the galaxy, the best ones first."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import astuple

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, label, value_name
from bot.game_ui.crafting_cosmos import names, reasons
from bot.game_ui.prompt_table import grouped, panel
from bot.game_ui.registry import PLAIN
from bot.ui_kit import move_menu
from bot.ui_kit.panels import (
    MAX_LABEL,
    Button,
    ButtonStyle,
    Panel,
    ProposedMoves,
    Row,
    SelectMenu,
    SelectOption,
    truncate,
)
from games.api import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import suggestions
from games.crafting_cosmos.components import ARMS, NEBULA_SPACES
from games.crafting_cosmos.player_view import PlayerView

GO, STEP = "g", "k"
"""Paths: `GO` makes the picked moves, `STEP` asks for the next field of a kind of move."""

ALL, PAIRS = "-", "best"
"""In a path, in place of an arm: `ALL` for one menu of the whole galaxy, `PAIRS` for one of the best moves."""

BEST = names.BEST

_PAIRED_BY_ELEMENT = ("PlaceStar", "PlaceNebula", "ReleaseCrystal")
"""Kinds of moves whose first field, an element or a tile, has buttons of its own; they have no `PAIRS`."""

MOST_OTHER_BUTTONS = 5
"""Maximum number of choices other than spaces that are shown as buttons."""

_GOALS = {"PlaceNebula", "PlaceStar", "PlaceProtoLife", "ReleaseCrystal", "MoveStar", "MoveLife", "SendStar"}
_GOALS |= {"SendLife", "ShiftNebula", "PlaceOmegaNebula"}
"""Kinds of moves whose last field is a destination, so that its menu asks where the piece goes."""


class KindUI(Struct, frozen=True):
    """How a kind of move is offered on the workbench.

    `icon` and `style` are those of its button. `held` counts the pieces; a move uses up one of them. None if it uses
    up none. `mark` is what the picture marks for it. With `at_once`, one menu makes several moves, each on a space of
    its own.
    """

    icon: str
    held: Callable[[PlayerView], int] | None = None
    mark: str = ""
    style: ButtonStyle = ButtonStyle.PLAIN
    at_once: bool = False


POOL = {
    "PlaceProtoLife": KindUI(names.PROTO, lambda player: player.pool.proto, "pool-proto", at_once=True),
    "PlaceNebula": KindUI(names.NEBULA, lambda player: len(player.pool.tiles)),
}
KINDS = {
    **POOL,
    "CompleteNebula": KindUI(names.COMPLETE, style=ButtonStyle.GO),
    "CreateAdvancedLife": KindUI(names.BEING, style=ButtonStyle.GO),
    "ReleaseCrystal": KindUI(names.CRYSTAL, lambda player: player.ready, "crystal", ButtonStyle.GO, at_once=True),
    "MakeSupernova": KindUI(names.SUPERNOVA, lambda player: player.supernova, "supernova", at_once=True),
    "StabilizeLife": KindUI(names.DNA, lambda player: player.dna, "dna", at_once=True),
    "MoveStar": KindUI(names.GRAVITON, lambda player: player.graviton, "graviton"),
    "MoveLife": KindUI(names.GRAVITON, lambda player: player.graviton, "graviton"),
}
"""Kinds of moves with a button of their own; those of `POOL` place what is held in the pool."""


def of_kind(context: PromptContext, kind: str, chosen: Sequence[str] = ()) -> list[Action]:
    """Return the legal moves of a kind whose first fields are these."""
    moves = [action for action in context.legal if move_menu.kind_of(action) == kind]
    return [action for action in moves if _values(action)[: len(chosen)] == list(chosen)]


def _values(action: Action) -> list[str]:
    """Return the values of a move's fields, as paths name them."""
    return [str(value) for value in astuple(action)]


def best(context: PromptContext, among: Sequence[Action], most: int = 3) -> list[Action]:
    """Return the best few of these moves about the seat's galaxy, as rated by a strong computer player."""
    return suggestions.best(names.view_of(context), context.prompt, among, most)


def step_panel(context: PromptContext, kind: str, chosen: Sequence[str] = ()) -> Panel | ProposedMoves:
    """Ask for the next field of a kind of move, or make the only one; raises NoSuchPath if there is none."""
    among = of_kind(context, kind, chosen)
    if not among:
        raise move_menu.NoSuchPath(kind)
    if len(among) == 1:
        return ProposedMoves((among[0],))
    chosen = _settled(among, chosen)
    pairs = () if chosen else best_pairs(context, kind, among)
    return panel(
        (_title(context, kind, chosen), names.held(context)),
        (best_row(context, among), *pairs, *step_rows(context, kind, chosen), (context.back(),)),
        sheet="workbench",
        marks=step_marks(context, kind, chosen),
    )


def _settled(among: Sequence[Action], chosen: Sequence[str]) -> list[str]:
    """Return the first fields of these moves as far as there is nothing to choose, the last one left out."""
    settled, fields = list(chosen), len(among[0].__struct_fields__)
    while len(settled) < fields - 1 and len({_values(action)[len(settled)] for action in among}) == 1:
        settled.append(_values(among[0])[len(settled)])
    return settled


def _title(context: PromptContext, kind: str, chosen: Sequence[str]) -> str:
    key = f"{names.GAME}.kind.{kind}"
    title = f"### {context.words(key)}" if context.words.has(key) else generic.prompt_text(context)
    return " · ".join((title, *(_choice_name(context, kind, place, value) for place, value in enumerate(chosen))))


def best_row(context: PromptContext, among: Sequence[Action]) -> tuple[Button, ...]:
    """Return the best few moves as buttons with the reasons for them, of several elements the best one of each."""
    if len(among) <= MOST_OTHER_BUTTONS or not context.suggestions:
        return ()
    elements = grouped((one for one in among if isinstance(one, do.ReleaseCrystal)), lambda one: one.element)
    if len(elements) > 1:
        found = [best(context, releases, 1)[0] for releases in elements.values()]
    else:
        found = best(context, among)
    settled = len({(move_menu.kind_of(one), *_values(one)[:-1]) for one in among}) == 1
    return tuple(context.button(one, reasoned(context, one, short=settled), ButtonStyle.MAIN, BEST) for one in found)


def best_pairs(context: PromptContext, kind: str, among: Sequence[Action]) -> tuple[Row, ...]:
    """Return one menu of the best moves that name two things, if they are too many to be listed all."""
    few = len(among) <= move_menu.MENU_ENTRIES or len(_values(among[0])) < 2
    if few or kind in _PAIRED_BY_ELEMENT or not context.suggestions:
        return ()
    found = suggestions.in_order(names.view_of(context), context.prompt, among, move_menu.MENU_ENTRIES)
    options = tuple(_pair(context, one, reason(context, one)) for one in found)
    hint = context.say("pairs", hint=_hint(context, kind, 0, _values(among[0])[0]), count=len(options))
    return (SelectMenu(("c", GO, PAIRS, kind), hint, options),)


def _pair(context: PromptContext, action: Action, note: str) -> SelectOption:
    """Return the entry of a move by its full name, with the icon of what it names first."""
    return context.option(action, long(context, action), note, _icon(context, _values(action)[0]))


def step_rows(context: PromptContext, kind: str, chosen: Sequence[str] = ()) -> tuple[Row, ...]:
    """Return menus and buttons for the next field of a kind of move."""
    among = of_kind(context, kind, chosen)
    chosen = _settled(among, chosen)
    place, last = len(chosen), len(chosen) == len(_values(among[0])) - 1
    if not last and len(among) <= move_menu.MENU_ENTRIES:  # so few that both fields fit into one menu
        options = tuple(_pair(context, one, _note(context, _values(one)[-1])) for one in among)
        hint = _hint(context, kind, place + 1, _values(among[0])[-1])
        return (SelectMenu(("c", GO, ALL, kind), hint, options),)
    found = grouped(among, lambda one: _values(one)[place])
    named = {
        value: SelectOption(
            context.index_of(moves[0]) if last else value,
            _choice_name(context, kind, place, value),
            _note(context, value),
            _icon(context, value),
        )
        for value, moves in found.items()
    }
    if len(found) <= MOST_OTHER_BUTTONS and not names.is_space(next(iter(found))):
        way = ("a",) if last else ("c", STEP, ALL, kind, *chosen)
        return (tuple(Button((*way, one.value), one.label, emoji=one.emoji) for one in named.values()),)
    hint, most = _hint(context, kind, place, next(iter(found))), _at_once(context, among[0]) if last else 1
    if most > 1:
        hint = context.say("several", hint=hint, count=most)
    path = (GO, kind) if last else (STEP, kind, *chosen)
    return arm_menus(context, lambda arm: ("c", path[0], arm, *path[1:]), hint, named, most)


def arm_menus(
    context: PromptContext,
    path: Callable[[str], tuple[str, ...]],
    hint: str,
    options: Mapping[str, SelectOption],
    most: int = 1,
) -> tuple[Row, ...]:
    """Return one menu of these spaces, or one for each arm if they are too many for one."""
    arms = {ALL: options}
    if len(options) > move_menu.MENU_ENTRIES:
        arms = {arm: {space: one for space, one in options.items() if names.arm_of(space) == arm} for arm in ARMS}
    return tuple(
        SelectMenu(
            path(arm),
            hint if arm == ALL else context.words.labelled(context.words(f"{names.GAME}.arm.{arm}"), hint),
            tuple(own.values()),
            most=min(most, len(own)),
        )
        for arm, own in arms.items()
        if own
    )


def _hint(context: PromptContext, kind: str, place: int, value: str) -> str:
    """Return what is asked for with a field, the values of which are like this one."""
    last = place == len(_values(of_kind(context, kind)[0])) - 1
    if kind == "CompleteNebula" and last:
        return context.say("discard")
    if not names.is_space(value):
        return context.say("choose")
    return context.say("to" if last and kind in _GOALS else f"a_{names.sort_of(value)}")


def _at_once(context: PromptContext, action: Action) -> int:
    """Return how many moves of this kind can be made at once, one for each thing that is held."""
    if isinstance(action, do.PlaceStar):
        stars = names.mine(context).pool.stars.items()
        return max(1, sum(count for element, count in stars if element == action.element))
    kind = KINDS.get(move_menu.kind_of(action))
    return max(1, kind.held(names.mine(context))) if kind and kind.held and kind.at_once else 1


# -- labels ------------------------------------------------------------------------------------------------------


def _icon(context: PromptContext, value: str) -> str:
    """Return the icon of a value: of what lies on a space, or of an element or type of energy."""
    return (
        names.lying(context, value)[0]
        if names.is_space(value)
        else names.STARS.get(value) or names.ENERGY.get(value, "")
    )


def _note(context: PromptContext, value: str) -> str:
    return names.nearby(context, value) if names.is_space(value) else ""


def _choice_name(context: PromptContext, kind: str, place: int, value: str) -> str:
    """Return what the value of a field is called: a space with what lies there, else its name."""
    if names.is_space(value):
        there = names.lying(context, value)[1]
        return f"{value} · {there}" if there else value
    field = next(one for one in context.legal if move_menu.kind_of(one) == kind).__struct_fields__[place]
    if field == "size":
        return context.say("size", size=value, count=names.view_of(context).stacks[int(value) - 1])
    return str(value_name(context.words, context.game, field, value))


def _short(context: PromptContext, action: Action) -> str:
    """Return the space that a move names last, by what lies there: what is left to choose once all else is known."""
    values = _values(action)
    if values and names.is_space(values[-1]):
        return _choice_name(context, move_menu.kind_of(action), len(values) - 1, values[-1])
    return long(context, action)


def long(context: PromptContext, action: Action) -> str:
    """Return a move by its full name."""
    return names.name(context, action) or label(context.words, context.game, action, PLAIN)


def reason(context: PromptContext, action: Action) -> str:
    """Return why a move is a good one: what it changes, or what lies around where a nebula goes."""
    space = _values(action)[-1]
    return reasons.why(context, action) or (names.nearby(context, space) if space in NEBULA_SPACES else "")


def reasoned(context: PromptContext, action: Action, before: str = "", *, short: bool = False) -> str:
    """Return the label of a suggestion, with its reason as far as there is room."""
    text = before + (_short(context, action) if short else long(context, action))
    said = context.words.join_with_more(text, reason(context, action))
    return said if len(said) <= MAX_LABEL else truncate(text, MAX_LABEL)


def step_marks(context: PromptContext, kind: str, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Mark the spaces of the next field, those chosen already, and the best few with their numbers."""
    among = of_kind(context, kind, chosen)
    marks = {f"{'at' if names.is_space(value) else 'pool'}-{value}": "" for value in chosen}
    for action in among:
        values = _values(action)[len(chosen) :]
        marks |= dict.fromkeys(
            filter(names.is_space, values[:1] if len(among) > move_menu.MENU_ENTRIES else values), ""
        )
    return marks


def step_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Go on after a click on one of these menus or buttons; raises NoSuchPath, NothingSuggested for the best pairs."""
    if args[:2] == (GO, PAIRS):
        context.require_suggestions()
    match args:
        case (path, *_) if path == GO and values:
            return ProposedMoves(tuple(context.move_at(token) for token in values))
        case (path, _, kind, *chosen) if path == STEP and len(values) <= 1:
            return step_panel(context, kind, (*chosen, *values))
    raise move_menu.NoSuchPath(".".join(args))
