"""Deals again what a seat cannot know. [spec 7]"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.step import Seat
from games.crafting_cosmos import rules
from games.crafting_cosmos.components import CONTROLS, POWERS, TILES
from games.crafting_cosmos.state import Buried, Stack, State

T = TypeVar("T")


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Deal the unknowns of this seat again: hands, secret values, viewed and stored cards.

    Pieces are sorted before they are dealt, so that the result does not depend on their present owners.
    """
    _deal_energy(state, seat, chance)
    _deal_life(state, seat, chance)
    notes = state.turn if state.turn and state.turn.seat != seat else None
    for size, stack in enumerate(state.nebulae, start=1):
        if notes and notes.looked and TILES[notes.looked[0]].size == size:
            notes.looked = _deal_stack(stack, notes.looked, seat, chance)
        else:
            _deal_stack(stack, (), seat, chance)
    for control, stack in state.powers.items():
        if notes and notes.drawn and POWERS[notes.drawn[0]].deck == control:
            notes.drawn = _deal_stack(stack, notes.drawn, seat, chance)
        else:
            _deal_stack(stack, (), seat, chance)
    return state


def _pick(pieces: list[T], chance: Chance) -> T:
    return pieces.pop(chance.next(len(pieces), "imagined"))


def _deal_energy(state: State, seat: Seat, chance: Chance) -> None:
    """Deal the other seats' hands again, and choose their stored discards again.

    The cards come from their hands and the deck.
    """
    others = [player for other, player in enumerate(state.players) if other != seat]
    cards = rules.cards_of(state.deck)
    for player in others:
        cards += rules.cards_of(player.hand)
    cards.sort()
    for player in others:
        hand = [_pick(cards, chance) for _ in range(player.cards)]
        player.hand = rules.counted(hand)
        if player.surplus:
            player.surplus = rules.counted(_pick(hand, chance) for _ in range(sum(player.surplus.values())))
    state.deck = {control: cards.count(control) for control in CONTROLS}


def _deal_life(state: State, seat: Seat, chance: Chance) -> None:
    """Deal the other seats' advanced life again, within the tokens of the same rim."""
    stack = state.advanced
    under = list(stack.under)
    secret = [
        (player.nebulae, space)
        for other, player in enumerate(state.players)
        if other != seat
        for space, nebula in player.nebulae.items()
        if nebula.life
    ]
    left = {}
    for rim, hidden in (("g", stack.green), ("p", stack.plain)):
        bearers = [(nebulae, space) for nebulae, space in secret if nebulae[space].life[0] == rim]
        buried = [place for place, token in enumerate(under) if token[0] == rim]
        held = [nebulae[space].life for nebulae, space in bearers]
        unknown = sorted([*hidden, *held, *(under[place] for place in buried)])
        for nebulae, space in bearers:
            nebulae[space] = replace(nebulae[space], life=_pick(unknown, chance))
        for place in buried:
            under[place] = _pick(unknown, chance)
        left[rim] = tuple(sorted(unknown))
    stack.green, stack.plain, stack.under = left["g"], left["p"], tuple(under)


def _deal_stack(stack: Stack, held: Sequence[str], seat: Seat, chance: Chance) -> tuple[str, ...]:
    """Deal the hidden, buried and held pieces of a stack again.

    Return the pieces then held by another seat.
    """
    under = list(stack.under)
    places = [place for place, buried in enumerate(under) if buried.seen not in (None, seat)]
    unknown = sorted([*stack.hidden, *held, *(under[place].piece for place in places)])
    dealt = tuple([_pick(unknown, chance) for _ in held])
    for place in places:
        under[place] = Buried(_pick(unknown, chance), under[place].seen)
    stack.hidden, stack.under = tuple(sorted(unknown)), tuple(under)
    return dealt
