"""The energy phase: every result with what it pays, the ring move by move, nebula stacks, energy cards. [spec 13]"""

from collections.abc import Mapping
from itertools import combinations

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of, move_button
from bot.game_ui.crafting_cosmos import names as crafting_cosmos_names
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption
from games.api import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import preview, suggestions
from games.crafting_cosmos.preview import Result, results
from games.crafting_cosmos.view import CONTROLS, Income, after, movable, ring_of

MOVE, TAKE = "s", "take"
"""Paths: moves of the ring begun; several energy cards at once."""

OWN, MOVES, BEST = "own", 3, 3


# -- shifting ----------------------------------------------------------------------------------------------------


def shift_panel(context: PromptContext, begun: tuple[str, ...] = ()) -> Panel:
    """Show the ring after the moves begun, and every result from there with what it pays."""
    words = context.words
    parts = [generic.prompt_text(context)]
    if begun:
        parts.append(crafting_cosmos_names.said(words, "begun", moves=moves_said(context, begun)))
    if OWN in begun:
        parts.append(
            crafting_cosmos_names.said(
                words, "pays", pays=crafting_cosmos_names.gains_said(words, income_of(context, begun))
            )
        )
    parts += [crafting_cosmos_names.hand(context), f"-# {crafting_cosmos_names.said(words, 'numbered')}"]
    rows = (*_best(context, begun), *result_rows(context, begun), *_next(context, begun), _foot(context, begun))
    return Panel("\n".join(parts), tuple(row for row in rows if row), sheet="energy", marks=shift_marks(context, begun))


def result_rows(context: PromptContext, begun: tuple[str, ...] = ()) -> tuple[Row, ...]:
    """Return one menu of results for each control where the own token may end, numbered as on the picture."""
    found = list(enumerate(results(crafting_cosmos_names.view_of(context), context.prompt.seat, begun), start=1))
    rows = []
    for control in CONTROLS:
        items = tuple(_result(context, number, one) for number, one in found if one.ring.own == control)
        if items:
            pays = crafting_cosmos_names.active(
                context.words, paid(context, next(one for _, one in found if one.ring.own == control))
            )
            hint = crafting_cosmos_names.said(
                context.words, "end_on", control=crafting_cosmos_names.energy(context.words, control), pays=pays
            )
            rows.append(SelectMenu(("c", MOVE, "r", control), hint, items[: move_menu.PAGE]))
    return tuple(rows)


def _result(context: PromptContext, number: int, one: Result) -> SelectOption:
    pays = crafting_cosmos_names.gains_said(context.words, paid(context, one))
    icon = crafting_cosmos_names.ENERGY[one.ring.own]
    return SelectOption(
        index_of(context, _shift(one.moves)), f"{number} · {pays}", moves_said(context, one.moves), icon
    )


def paid(context: PromptContext, one: Result) -> Income:
    """Return what a result pays as far as everything is there."""
    return preview.paid(crafting_cosmos_names.view_of(context), context.prompt.seat, one.ring)


def income_of(context: PromptContext, begun: tuple[str, ...]) -> Income:
    """Return what the ring pays after these moves."""
    view, seat = crafting_cosmos_names.view_of(context), context.prompt.seat
    ring, _ = after(ring_of(view, seat), begun)
    return preview.paid(view, seat, ring)


def _shift(moves: tuple[str, ...]) -> do.ShiftEnergy:
    return do.ShiftEnergy(*moves)


def moves_of(action: do.ShiftEnergy) -> tuple[str, ...]:
    """Return the moves of an answer, without those that are none."""
    return tuple(move for move in (action.first, action.second, action.third) if move != do.NONE)


def moves_said(context: PromptContext, moves: tuple[str, ...]) -> str:
    """Return moves by name, one after the other."""
    return " › ".join(context.words(f"{crafting_cosmos_names.GAME}.first.{move}") for move in moves)


def _best(context: PromptContext, begun: tuple[str, ...]) -> tuple[Row, ...]:
    """Return the best three results of all as buttons, while no move is begun."""
    if begun or not context.suggestions:
        return ()
    view, seat = crafting_cosmos_names.view_of(context), context.prompt.seat
    numbers = {(one.ring.own, one.ring.tokens): number for number, one in enumerate(results(view, seat), start=1)}
    buttons: dict[int, Button] = {}  # rings that differ in whose tokens stand where alone pay the same
    for one in suggestions.prospects(view, seat):
        number = numbers[one.ring.own, one.ring.tokens]
        pays = crafting_cosmos_names.gains_said(context.words, preview.paid(view, seat, one.ring))
        icon = crafting_cosmos_names.ENERGY[one.ring.own]
        buttons.setdefault(number, move_button(context, one.action, pays, style=ButtonStyle.MAIN, emoji=icon))
    return (tuple(buttons.values())[:BEST],)


def _next(context: PromptContext, begun: tuple[str, ...]) -> tuple[Row, ...]:
    """Return a button for each token that may move next; the third move is an answer already."""
    if len(begun) == MOVES:
        return ()
    view, seat = crafting_cosmos_names.view_of(context), context.prompt.seat
    ring, _ = after(ring_of(view, seat), begun)
    buttons = []
    for token in movable(ring):
        moves = (*begun, token)
        text, icon = moves_said(context, (token,)), crafting_cosmos_names.ENERGY.get(token, "▶️")
        if len(moves) < MOVES:
            buttons.append(Button(("c", MOVE, *moves), text, emoji=icon))
        elif OWN in moves:
            buttons.append(move_button(context, _shift(moves), text, emoji=icon))
    return (tuple(buttons),)


def _foot(context: PromptContext, begun: tuple[str, ...]) -> tuple[Button, ...]:
    if not begun:
        return (crafting_cosmos_names.table_button(context),)
    stop = []
    if OWN in begun:
        stop = [move_button(context, _shift(begun), context.words("bot.confirm"), style=ButtonStyle.GO, emoji="✅")]
    back = ("c", MOVE, *begun[:-1]) if len(begun) > 1 else ("move",)
    return (*stop, Button(back, context.words("bot.back")))


def shift_marks(context: PromptContext, begun: tuple[str, ...] = ()) -> Mapping[str, str]:
    """Tell the picture the moves begun and the tokens that may move."""
    ring, _ = after(ring_of(crafting_cosmos_names.view_of(context), context.prompt.seat), begun)
    marks = dict.fromkeys(movable(ring), "")
    return {**marks, "moves": ",".join(begun)} if begun else marks


def shift_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Go on after a move of a token, or with the result that was picked; raises NoSuchPath."""
    match args, values:
        case (path, "r", _), (token,) if path == MOVE:
            return ProposedMoves((context.legal[move_menu.number(token, len(context.legal))],))
        case (path, *begun), () if path == MOVE and 0 < len(begun) < MOVES:
            known = [moves_of(one)[: len(begun)] for one in context.legal if isinstance(one, do.ShiftEnergy)]
            if tuple(begun) in known:
                return shift_panel(context, tuple(begun))
    raise move_menu.NoSuchPath(".".join(args))


# -- collecting --------------------------------------------------------------------------------------------------


def stack_panel(context: PromptContext) -> Panel:
    """Ask for a size of nebula, one's own galaxy before one's eyes."""
    text = f"{generic.prompt_text(context)}\n-# {context.words('bot.stands')}"
    marks = {f"stack-{one.size}": "" for one in context.legal if isinstance(one, do.ChooseNebulaStack)}
    return Panel(text, stack_rows(context), sheet="workbench", marks=marks)


def stack_rows(context: PromptContext) -> tuple[Row, ...]:
    """Return a button for each nebula stack with tiles."""
    return (
        tuple(
            Button(("y", index_of(context, one)), size_said(context, one), emoji=crafting_cosmos_names.NEBULA)
            for one in context.legal
        ),
    )


def size_said(context: PromptContext, action: Action) -> str:
    """Return the size of nebula that an answer names, and how many tiles are left of it."""
    size = getattr(action, "size")  # noqa: B009 - several kinds of answers have one
    return crafting_cosmos_names.said(
        context.words, "size", size=size, count=crafting_cosmos_names.view_of(context).stacks[size - 1]
    )


def card_panel(context: PromptContext) -> Panel:
    """Ask for an energy card, or for several at once."""
    lines = (
        generic.prompt_text(context),
        crafting_cosmos_names.said(context.words, "due", count=_due(context)),
        crafting_cosmos_names.hand(context),
        _suggestion(context),
    )
    text = "\n".join(line for line in lines if line)
    names = {one.position: one for one in context.legal if isinstance(one, do.TakeEnergyCard)}
    marks = {f"display-{place}" if place else "deck": str(place) if place else "" for place in names}
    return Panel(text, _best_first(context), sheet="table", marks=marks)


def _due(context: PromptContext) -> int:
    return next((one.due for one in crafting_cosmos_names.view_of(context).asked if one.seat == context.prompt.seat), 1)


def card_rows(context: PromptContext) -> tuple[Row, ...]:
    """Return a button for each type within reach; if several are due, a menu of all that may be taken together."""
    buttons = tuple(
        Button(
            ("y", index_of(context, one)),
            _card(context, one),
            emoji=crafting_cosmos_names.ENERGY.get(one.energy, crafting_cosmos_names.CARD),
        )
        for one in _types(context)
    )
    together = _at_once(context)
    if together < 2:
        return (buttons,)
    items = tuple(SelectOption("-".join(places), _together(context, places)) for places in _hands(context, together))
    return SelectMenu(
        ("c", TAKE), crafting_cosmos_names.said(context.words, "take_several", count=together), items
    ), buttons


def _best_first(context: PromptContext) -> tuple[Row, ...]:
    """Return these rows after the best cards together, which are for their owner alone, as they tell of the hand."""
    rows, together = card_rows(context), _at_once(context)
    if together < 2 or not context.suggestions:
        return rows
    best = _best_cards(context, together)
    button = Button(("c", TAKE, *best), _together(context, best), ButtonStyle.MAIN, crafting_cosmos_names.BEST)
    return (button,), *(rows if len(_hands(context, together)) > 1 else rows[1:])


def _types(context: PromptContext) -> list[do.TakeEnergyCard]:
    """Return one card of each type of the display, the first one, and the deck: equal cards are one choice."""
    first: dict[str, do.TakeEnergyCard] = {}
    for one in context.legal:
        if isinstance(one, do.TakeEnergyCard):
            first.setdefault(one.energy, one)
    return list(first.values())


def _best_cards(context: PromptContext, together: int) -> tuple[str, ...]:
    found = suggestions.cards(crafting_cosmos_names.view_of(context), context.prompt, together)
    return tuple(str(one.position) for one in found)


def _hands(context: PromptContext, together: int) -> list[tuple[str, ...]]:
    """Return the positions of every different choice of so many cards of the display."""
    shown = [one for one in context.legal if isinstance(one, do.TakeEnergyCard) and one.position]
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for choice in combinations(shown, together):
        kinds = tuple(sorted(one.energy for one in choice))
        found.setdefault(kinds, tuple(str(one.position) for one in choice))
    return list(found.values())


def _at_once(context: PromptContext) -> int:
    """Return how many cards of the display may be taken together."""
    return min(_due(context), sum(one.position > 0 for one in context.legal if isinstance(one, do.TakeEnergyCard)))


def _suggestion(context: PromptContext) -> str:
    """Return why several cards are the best together, for their owner alone, as it tells of the hand."""
    if (together := _at_once(context)) < 2 or not context.suggestions:
        return ""
    best = _best_cards(context, together)
    told = context.words.join_with_more(_together(context, best), _then_held(context, best))
    return f"-# {crafting_cosmos_names.BEST} {told}"


def _kinds(context: PromptContext, places: tuple[str, ...]) -> list[str]:
    kinds = {str(one.position): one.energy for one in context.legal if isinstance(one, do.TakeEnergyCard)}
    return [kinds[place] for place in places if place in kinds]


def _together(context: PromptContext, places: tuple[str, ...]) -> str:
    """Return what cards are called that are taken together."""
    return crafting_cosmos_names.cards(context.words, _kinds(context, places))


def _then_held(context: PromptContext, places: tuple[str, ...]) -> str:
    """Return how many of these types are in hand then: several of one type are what they are taken for."""
    taken, own = _kinds(context, places), crafting_cosmos_names.view_of(context).own
    held = [kind for kind, count in own.hand.items() for _ in range(count) if kind in taken] if own else []
    return crafting_cosmos_names.said(
        context.words, "why_cards", cards=crafting_cosmos_names.cards(context.words, [*held, *taken])
    )


def _card(context: PromptContext, action: do.TakeEnergyCard) -> str:
    if action.position:
        return f"{action.position} · {crafting_cosmos_names.energy(context.words, action.energy)}"
    return crafting_cosmos_names.said(context.words, "deck", count=crafting_cosmos_names.view_of(context).deck)


def card_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> ProposedMoves:
    """Take several cards of the display one after the other; raises NoSuchPath, NothingSuggested for suggested ones."""
    if args[1:]:
        context.require_suggestions()
    places = args[1:] or tuple(place for value in values for place in value.split("-"))
    offers = {str(one.position): one for one in context.legal if isinstance(one, do.TakeEnergyCard) and one.position}
    if not places or (args[1:] and values) or len(set(places)) < len(places) or not set(places) <= offers.keys():
        raise move_menu.NoSuchPath(".".join((*args, *values)))
    return ProposedMoves(tuple(offers[place] for place in places), confirmed=True)
