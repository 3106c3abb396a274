"""Answers that name spaces: field by field, no more than one menu for each arm of the galaxy, the best ones first."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of, value_name
from bot.game_ui.crafting_cosmos import names, reasons
from bot.ui_kit import move_menu
from bot.ui_kit.panels import LABEL, Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption, truncate
from games.api import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import suggestions
from games.crafting_cosmos.view import ARMS, NEBULA_SPACES

GO, STEP = "g", "k"
"""Paths: give the answers that are picked; go on with the next field of a kind of answer."""

ALL, PAIRS = "-", "best"
"""In place of an arm: menus that hold all of the galaxy, and those of the best answers that name two spaces."""

BEST = names.BEST

_PAIRED_BY_ELEMENT = ("PlaceStar", "PlaceNebula", "ReleaseCrystal")
"""Kinds of answers whose first field is no space and has buttons of its own."""

FEW = 5
"""So many choices that are no spaces are shown as buttons."""

_GOALS = {"PlaceNebula", "PlaceStar", "PlaceProtoLife", "ReleaseCrystal", "MoveStar", "MoveLife", "SendStar"}
_GOALS |= {"SendLife", "ShiftNebula", "PlaceOmegaNebula"}
"""Kinds of answers whose last field is where something goes."""


def of_kind(context: PromptContext, kind: str, chosen: Sequence[str] = ()) -> list[Action]:
    """Return the legal answers of a kind whose first fields are these."""
    fields = [action for action in context.legal if move_menu.kind_of(action) == kind]
    return [action for action in fields if _values(action)[: len(chosen)] == list(chosen)]


def _values(action: Action) -> list[str]:
    return [str(getattr(action, field)) for field in action.__struct_fields__]


def best(context: PromptContext, among: Sequence[Action], most: int = 3) -> list[Action]:
    """Return the best few of these answers about one's own galaxy, as a strong computer player sees it."""
    return suggestions.best(names.view_of(context), context.prompt, among, most)


def verb(action: Action) -> str:
    """Return how a button gives an answer: buying says itself what it does and needs no second question."""
    return "y" if isinstance(action, do.AcquirePower) else "a"


def step_panel(context: PromptContext, kind: str, chosen: Sequence[str] = ()) -> Panel | ProposedMoves:
    """Ask for the next field of a kind of answer, or give the only one; raises NoSuchPath if there is none."""
    among = of_kind(context, kind, chosen)
    if not among:
        raise move_menu.NoSuchPath(kind)
    if len(among) == 1:
        return ProposedMoves((among[0],))
    chosen, back = _settled(among, chosen), (Button(("move",), context.words("bot.back")),)
    text = "\n".join(part for part in (_title(context, kind, chosen), names.held(context)) if part)
    pairs = () if chosen else best_pairs(context, kind, among)
    rows = (*best_row(context, among), *pairs, *step_rows(context, kind, chosen), back)
    return Panel(text, rows, sheet="workbench", marks=step_marks(context, kind, chosen))


def _settled(among: Sequence[Action], chosen: Sequence[str]) -> list[str]:
    """Return the first fields of these answers as far as there is nothing to choose, the last one left out."""
    settled, fields = list(chosen), len(among[0].__struct_fields__)
    while len(settled) < fields - 1 and len({_values(action)[len(settled)] for action in among}) == 1:
        settled.append(_values(among[0])[len(settled)])
    return settled


def _title(context: PromptContext, kind: str, chosen: Sequence[str]) -> str:
    key = f"{names.GAME}.kind.{kind}"
    title = f"### {context.words(key)}" if context.words.has(key) else generic.prompt_text(context)
    return " · ".join((title, *(_called(context, kind, place, value) for place, value in enumerate(chosen))))


def best_row(context: PromptContext, among: Sequence[Action]) -> tuple[Row, ...]:
    """Return the best few answers as buttons with the reasons for them, of several elements the best one of each."""
    if len(among) <= FEW or not context.suggestions:
        return ()
    elements = dict.fromkeys(getattr(one, "element", "") for one in among)
    if move_menu.kind_of(among[0]) == "ReleaseCrystal" and len(elements) > 1:
        found = [
            best(context, [one for one in among if getattr(one, "element", "") == name], 1)[0] for name in elements
        ]
    else:
        found = best(context, among)
    settled = len({(move_menu.kind_of(one), *_values(one)[:-1]) for one in among}) == 1
    buttons = [
        Button(("a", index_of(context, one)), reasoned(context, one, short=settled), ButtonStyle.MAIN, BEST)
        for one in found
    ]
    return (tuple(buttons),)


def best_pairs(context: PromptContext, kind: str, among: Sequence[Action]) -> tuple[Row, ...]:
    """Return one menu of the best answers that name two things, if they are too many to be listed all."""
    if not context.suggestions:
        return ()
    if len(among) <= move_menu.PAGE or len(among[0].__struct_fields__) < 2 or kind in _PAIRED_BY_ELEMENT:
        return ()
    found = suggestions.in_order(names.view_of(context), context.prompt, among, move_menu.PAGE)
    items = [
        SelectOption(index_of(context, one), long(context, one), reason(context, one), _icon(context, one))
        for one in found
    ]
    hint = _said_hint(context, _hint(kind, False, _values(among[0])[0]))
    return (
        SelectMenu(
            ("c", GO, PAIRS, kind), names.said(context.words, "pairs", hint=hint, count=len(items)), tuple(items)
        ),
    )


def step_rows(context: PromptContext, kind: str, chosen: Sequence[str] = ()) -> tuple[Row, ...]:
    """Return menus and buttons for the next field of a kind of answer."""
    among = of_kind(context, kind, chosen)
    chosen, fields = _settled(among, chosen), len(among[0].__struct_fields__)
    values = list(dict.fromkeys(_values(action)[len(chosen)] for action in among))
    if len(chosen) < fields - 1 and len(among) > move_menu.PAGE:
        items = [(value, _item(context, kind, len(chosen), value, value)) for value in values]
        if len(values) <= FEW and not names.is_space(values[0]):
            path = ("c", STEP, ALL, kind, *chosen)
            return (tuple(Button((*path, value), item.label, emoji=item.emoji) for value, item in items),)
        return _menus(context, (STEP, kind, *chosen), _hint(kind, False, values[0]), items)
    if len(chosen) < fields - 1:  # so few that both fields fit into one menu
        pairs = [
            SelectOption(index_of(context, one), long(context, one), _note(context, one), _icon(context, one))
            for one in among
        ]
        return (
            SelectMenu(
                ("c", GO, ALL, kind), _said_hint(context, _hint(kind, True, _values(among[0])[-1])), tuple(pairs)
            ),
        )
    return _last(context, kind, len(chosen), among)


def _last(context: PromptContext, kind: str, place: int, among: Sequence[Action]) -> tuple[Row, ...]:
    values = [_values(action)[place] for action in among]
    items = [
        (value, _item(context, kind, place, value, index_of(context, one)))
        for value, one in zip(values, among, strict=True)
    ]
    if len(values) <= FEW and not names.is_space(values[0]):
        return (tuple(Button(("a", item.value), item.label, emoji=item.emoji) for _, item in items),)
    return _menus(context, (GO, kind), _hint(kind, True, values[0]), items, _at_once(context, kind, among[0]))


def _menus(
    context: PromptContext, path: tuple[str, ...], hint: str, items: Sequence[tuple[str, SelectOption]], most: int = 1
) -> tuple[Row, ...]:
    """Return one menu, or one for each arm if the spaces are too many for one."""
    said = _said_hint(context, hint)
    if most > 1:
        said = names.said(context.words, "several", hint=said, count=most)
    if len(items) <= move_menu.PAGE:
        entries = tuple(item for _, item in items)
        return (SelectMenu(("c", path[0], ALL, *path[1:]), said, entries, most=min(most, len(entries))),)
    rows = []
    for arm in ARMS:
        own = tuple(item for value, item in items if names.arm_of(value) == arm)
        if own:
            where = context.words(f"{names.GAME}.arm.{arm}")
            rows.append(SelectMenu(("c", path[0], arm, *path[1:]), f"{where}: {said}", own, most=min(most, len(own))))
    return tuple(rows)


def _hint(kind: str, last: bool, value: str) -> str:
    if kind == "CompleteNebula" and last:
        return "discard"
    if not names.is_space(value):
        return "choose"
    return "to" if last and kind in _GOALS else f"a_{names.sort_of(value)}"


def _said_hint(context: PromptContext, hint: str) -> str:
    return names.said(context.words, hint)


def _at_once(context: PromptContext, kind: str, action: Action) -> int:
    """Return how many answers of this kind can be given at once, one for each thing that is held."""
    player = names.mine(context)
    stars = {str(name): count for name, count in player.pool.stars.items()}
    counts: Mapping[str, int] = {
        "PlaceStar": stars.get(getattr(action, "element", ""), 0),
        "PlaceProtoLife": player.pool.proto,
        "MakeSupernova": player.supernova,
        "StabilizeLife": player.dna,
        "ReleaseCrystal": player.ready,
    }
    return max(1, counts.get(kind, 1))


# -- labels ------------------------------------------------------------------------------------------------------


def _item(context: PromptContext, kind: str, place: int, value: str, token: str) -> SelectOption:
    icon = names.STARS.get(value) or names.ENERGY.get(value, "")
    note = ""
    if names.is_space(value):
        icon, _ = names.lying(context, value)
        note = names.nearby(context, value)
    return SelectOption(token, _called(context, kind, place, value), note, icon)


def _called(context: PromptContext, kind: str, place: int, value: str) -> str:
    """Return what the value of a field is called: a space with what lies there, else its name."""
    if names.is_space(value):
        there = names.lying(context, value)[1]
        return f"{value} · {there}" if there else value
    field = next(one for one in context.legal if move_menu.kind_of(one) == kind).__struct_fields__[place]
    if field == "size":
        return names.said(context.words, "size", size=value, count=names.view_of(context).stacks[int(value) - 1])
    return str(value_name(context.words, context.game, field, value))


def short_of(context: PromptContext, action: Action) -> str:
    """Return the space that an answer names last, by what lies there: what is left to choose once all else is known."""
    kind, last = move_menu.kind_of(action), _values(action)[-1:]
    named = last and names.is_space(last[0])
    return _called(context, kind, len(action.__struct_fields__) - 1, last[0]) if named else long(context, action)


def long(context: PromptContext, action: Action) -> str:
    """Return an answer by its full name."""
    return names.name(context, action) or plainly(context, action)


def reason(context: PromptContext, action: Action) -> str:
    """Return why an answer is a good one: what it changes, or what lies around where a nebula goes."""
    space = _values(action)[-1]
    return reasons.why(context, action) or (names.nearby(context, space) if space in NEBULA_SPACES else "")


def reasoned(context: PromptContext, action: Action, before: str = "", *, short: bool = False) -> str:
    """Return the label of a suggestion, with its reason as far as there is room."""
    text = before + (short_of(context, action) if short else long(context, action))
    said = reasons.with_why(context, text, reason(context, action))
    return said if len(said) <= LABEL else truncate(text, LABEL)


def plainly(context: PromptContext, action: Action) -> str:
    """Return an answer by a name that does not depend on what lies on the table."""
    fields: dict[str, Any] = {
        field: value_name(context.words, context.game, field, getattr(action, field))
        for field in action.__struct_fields__
    }
    return context.words(f"{names.GAME}.do.{move_menu.kind_of(action)}", **fields)


def _note(context: PromptContext, action: Action) -> str:
    space = _values(action)[-1]
    return names.nearby(context, space) if names.is_space(space) else ""


def _icon(context: PromptContext, action: Action) -> str:
    first = _values(action)[0]
    return names.STARS.get(first) or (names.lying(context, first)[0] if names.is_space(first) else "")


def step_marks(context: PromptContext, kind: str, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Mark the spaces of the next field, those chosen already, and the best few with their numbers."""
    among = of_kind(context, kind, chosen)
    marks = {f"at-{value}": "" for value in chosen if names.is_space(value)}
    marks |= {f"pool-{value}": "" for value in chosen if not names.is_space(value)}
    for action in among:
        values = _values(action)[len(chosen) :]
        marks |= dict.fromkeys(filter(names.is_space, values[:1] if len(among) > move_menu.PAGE else values), "")
    return marks


def step_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Go on after a tap on one of these menus or buttons; raises NoSuchPath, NothingSuggested for the best pairs."""
    if args[:2] == (GO, PAIRS):
        context.require_suggestions()
    match args:
        case (path, *_) if path == GO and values:
            return ProposedMoves(tuple(context.legal[move_menu.number(token, len(context.legal))] for token in values))
        case (path, _, kind, *chosen) if path == STEP and len(values) <= 1:
            return step_panel(context, kind, (*chosen, *values))
    raise move_menu.NoSuchPath(".".join(args))
