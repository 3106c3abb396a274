"""The energy phase: every result with what it pays, the ring move by move, nebula stacks, energy cards. [spec 13]"""

from collections.abc import Mapping, Sequence
from itertools import combinations

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.crafting_cosmos import names
from bot.game_ui.prompt_table import grouped, panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import preview, suggestions
from games.crafting_cosmos.components import CONTROLS
from games.crafting_cosmos.preview import results
from games.crafting_cosmos.ring import Income, Ring, after, movable
from games.crafting_cosmos.view import ring_of

MOVE, TAKE = "s", "take"
"""Paths: moves of the ring begun; several energy cards at once."""

OWN, MOVES, BEST = "own", 3, 3


# -- shifting ----------------------------------------------------------------------------------------------------


def shift_panel(context: PromptContext, begun: tuple[str, ...] = ()) -> Panel:
    """Show the ring after the moves begun, and every result from there with what it pays."""
    pays = names.gains_said(context.words, income_of(context, begun)) if OWN in begun else ""
    lines = (
        generic.prompt_text(context),
        context.say("begun", moves=moves_said(context, begun)) if begun else "",
        context.say("pays", pays=pays) if OWN in begun else "",
        names.hand(context),
        f"-# {context.say('numbered')}",
    )
    rows = (_best(context, begun), *result_rows(context, begun), _next(context, begun), _foot(context, begun))
    return panel(lines, rows, sheet="energy", marks=shift_marks(context, begun))


def result_rows(context: PromptContext, begun: tuple[str, ...] = ()) -> tuple[Row, ...]:
    """Return one menu of results for each control where the own token may end, numbered as on the picture."""
    found = enumerate(results(names.view_of(context), context.prompt.seat, begun), start=1)
    ends = grouped(found, lambda one: one[1].ring.own)
    rows = []
    for control in filter(ends.__contains__, CONTROLS):
        pays = names.active(context.words, _paid(context, ends[control][0][1].ring))
        hint = context.say("end_on", control=names.energy(context.words, control), pays=pays)
        options = tuple(
            context.option(
                do.ShiftEnergy(*one.moves),
                f"{number} · {names.gains_said(context.words, _paid(context, one.ring))}",
                moves_said(context, one.moves),
                names.ENERGY[control],
            )
            for number, one in ends[control][: move_menu.MENU_ENTRIES]
        )
        rows.append(SelectMenu(("c", MOVE, "r", control), hint, options))
    return tuple(rows)


def _paid(context: PromptContext, ring: Ring) -> Income:
    """Return what a ring pays as far as everything is there."""
    return preview.paid(names.view_of(context), context.prompt.seat, ring)


def _ring(context: PromptContext, moves: Sequence[str]) -> Ring:
    """Return the ring after these moves."""
    return after(ring_of(names.view_of(context), context.prompt.seat), moves)[0]


def income_of(context: PromptContext, begun: tuple[str, ...]) -> Income:
    """Return what the ring pays after these moves."""
    return _paid(context, _ring(context, begun))


def moves_of(action: do.ShiftEnergy) -> tuple[str, ...]:
    """Return the token moves of a `ShiftEnergy`, without those that are none."""
    return tuple(move for move in (action.first, action.second, action.third) if move != do.NONE)


def moves_said(context: PromptContext, moves: tuple[str, ...]) -> str:
    """Return moves by name, one after the other."""
    return " › ".join(context.words(f"{names.GAME}.first.{move}") for move in moves)


def _best(context: PromptContext, begun: tuple[str, ...]) -> tuple[Button, ...]:
    """Return the best three results of all as buttons, while no move is begun."""
    if begun or not context.suggestions:
        return ()
    found = suggestions.prospects(names.view_of(context), context.prompt.seat)
    rings = grouped(found, lambda one: (one.ring.own, one.ring.tokens))  # the owners of the tokens do not matter
    return tuple(
        context.button(
            one.action,
            names.gains_said(context.words, _paid(context, one.ring)),
            ButtonStyle.MAIN,
            names.ENERGY[one.ring.own],
        )
        for one, *_ in list(rings.values())[:BEST]
    )


def _next(context: PromptContext, begun: tuple[str, ...]) -> tuple[Button, ...]:
    """Return a button for each token that may move next; the third completes the `ShiftEnergy`."""
    buttons = []
    for token in movable(_ring(context, begun)) if len(begun) < MOVES else ():
        moves = (*begun, token)
        text, icon = moves_said(context, (token,)), names.ENERGY.get(token, "▶️")
        if len(moves) < MOVES:
            buttons.append(Button(("c", MOVE, *moves), text, emoji=icon))
        elif OWN in moves:
            buttons.append(context.button(do.ShiftEnergy(*moves), text, emoji=icon))
    return tuple(buttons)


def _foot(context: PromptContext, begun: tuple[str, ...]) -> tuple[Button, ...]:
    if not begun:
        return (names.table_button(context),)
    back = Button(("c", MOVE, *begun[:-1]), context.words("bot.back")) if len(begun) > 1 else context.back()
    if OWN not in begun:
        return (back,)
    return (context.button(do.ShiftEnergy(*begun), context.words("bot.confirm"), ButtonStyle.GO, "✅"), back)


def shift_marks(context: PromptContext, begun: tuple[str, ...] = ()) -> Mapping[str, str]:
    """Tell the picture the moves begun and the tokens that may move."""
    marks = dict.fromkeys(movable(_ring(context, begun)), "")
    return {**marks, "moves": ",".join(begun)} if begun else marks


def shift_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Go on after a move of a token, or with the result that was picked; raises NoSuchPath."""
    match args, values:
        case (_, "r", _), (token,):
            return ProposedMoves((context.move_at(token),))
        case (_, *begun), () if 0 < len(begun) < MOVES:
            if begun in [list(moves_of(one)[: len(begun)]) for one in context.moves(do.ShiftEnergy)]:
                return shift_panel(context, tuple(begun))
    raise move_menu.NoSuchPath(".".join(args))


# -- collecting --------------------------------------------------------------------------------------------------


def stack_panel(context: PromptContext) -> Panel:
    """Ask for a size of nebula, with the seat's own galaxy as the picture."""
    lines = (generic.prompt_text(context), f"-# {context.words('bot.stands')}")
    return panel(lines, stack_rows(context), sheet="workbench", marks=stack_marks(context))


def stack_marks(context: PromptContext) -> Mapping[str, str]:
    """Mark the nebula stacks with tiles."""
    return {f"stack-{one.size}": "" for one in context.moves(do.ChooseNebulaStack)}


def stack_rows(context: PromptContext) -> tuple[Row, ...]:
    """Return a button for each nebula stack with tiles."""
    stacks = context.moves(do.ChooseNebulaStack)
    return (
        tuple(context.button(one, size_said(context, one.size), emoji=names.NEBULA, at_once=True) for one in stacks),
    )


def size_said(context: PromptContext, size: int) -> str:
    """Return a size of nebula, and how many tiles are left of it."""
    return context.say("size", size=size, count=names.view_of(context).stacks[size - 1])


def card_panel(context: PromptContext) -> Panel:
    """Ask for an energy card, or for several at once: first the best together, told to their owner alone."""
    rows, together = card_rows(context), _at_once(context)
    suggestion = ""
    if together > 1 and context.suggestions:
        best = tuple(suggestions.cards(names.view_of(context), context.prompt, together))
        label = _named(context, best)
        suggestion = f"-# {names.BEST} {context.words.join_with_more(label, _then_held(context, best))}"
        button = Button(("c", TAKE, *(str(one.position) for one in best)), label, ButtonStyle.MAIN, names.BEST)
        rows = (button,), *(rows if len(_hands(context, together)) > 1 else rows[1:])
    lines = (generic.prompt_text(context), context.say("due", count=_due(context)), names.hand(context), suggestion)
    return panel(lines, rows, sheet="table", marks=card_marks(context))


def card_marks(context: PromptContext) -> Mapping[str, str]:
    """Mark the cards of the display with their places, and the deck."""
    places = [one.position for one in context.moves(do.TakeEnergyCard)]
    return {f"display-{place}" if place else "deck": str(place) if place else "" for place in places}


def _due(context: PromptContext) -> int:
    return next((one.due for one in names.view_of(context).asked if one.seat == context.prompt.seat), 1)


def card_rows(context: PromptContext) -> tuple[Row, ...]:
    """Return a button for each type within reach; if several are due, a menu of all that may be taken together."""
    types = grouped(context.moves(do.TakeEnergyCard), lambda one: one.energy)  # equal cards are one choice
    buttons = tuple(
        context.button(one, _card(context, one), emoji=names.ENERGY.get(one.energy, names.CARD), at_once=True)
        for one, *_ in types.values()
    )
    together = _at_once(context)
    if together < 2:
        return (buttons,)
    options = tuple(
        SelectOption("-".join(str(one.position) for one in hand), _named(context, hand))
        for hand in _hands(context, together)
    )
    return SelectMenu(("c", TAKE), context.say("take_several", count=together), options), buttons


def _displayed(context: PromptContext) -> list[do.TakeEnergyCard]:
    return [one for one in context.moves(do.TakeEnergyCard) if one.position]


def _hands(context: PromptContext, together: int) -> list[tuple[do.TakeEnergyCard, ...]]:
    """Return every different choice of `together` cards of the display."""
    choices = combinations(_displayed(context), together)
    return [hands[0] for hands in grouped(choices, lambda hand: tuple(sorted(one.energy for one in hand))).values()]


def _at_once(context: PromptContext) -> int:
    """Return how many cards of the display may be taken together."""
    return min(_due(context), len(_displayed(context)))


def _named(context: PromptContext, hand: Sequence[do.TakeEnergyCard]) -> str:
    """Return what cards are called that are taken together."""
    return names.cards(context.words, [one.energy for one in hand])


def _then_held(context: PromptContext, hand: Sequence[do.TakeEnergyCard]) -> str:
    """Return how many of these types are in hand then: several of one type are what they are taken for."""
    taken, own = [one.energy for one in hand], names.view_of(context).own
    held = [kind for kind, count in own.hand.items() for _ in range(count) if kind in taken] if own else []
    return context.say("why_cards", cards=names.cards(context.words, [*held, *taken]))


def _card(context: PromptContext, action: do.TakeEnergyCard) -> str:
    if action.position:
        return f"{action.position} · {names.energy(context.words, action.energy)}"
    return context.say("deck", count=names.view_of(context).deck)


def card_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> ProposedMoves:
    """Take several cards of the display one after the other; raises NoSuchPath, NothingSuggested for suggested ones."""
    if args[1:]:
        context.require_suggestions()
    places = args[1:] or tuple(place for value in values for place in value.split("-"))
    offers = {str(one.position): one for one in _displayed(context)}
    if not places or (args[1:] and values) or len(set(places)) < len(places) or not set(places) <= offers.keys():
        raise move_menu.NoSuchPath(".".join((*args, *values)))
    return ProposedMoves(tuple(offers[place] for place in places), confirmed=True)
