"""Deals again what a seat cannot know."""

from games.core.chance import Chance
from games.core.step import Seat
from games.hoshitsukuri import rules
from games.hoshitsukuri.state import Player, State


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Deal the unknowns of this seat again: the other seats' hands, decks and revealed cards.

    Cards on a discard pile were seen by all players when they were discarded. Decks have no order.
    """
    for other, player in enumerate(state.players):
        if other != seat:
            _deal_again(state, other, player, chance)
    return state


def _deal_again(state: State, seat: Seat, player: Player, chance: Chance) -> None:
    turn = state.turn
    looked = [turn.looked] if turn is not None and turn.seat == seat and turn.looked else []
    # sorted, so that the result reveals nothing of the cards' present places
    hidden = list(rules.in_order([*player.hand, *player.deck, *looked]))
    hand = [hidden.pop(chance.next(len(hidden), "imagined", seat)) for _ in player.hand]
    if turn is not None and looked:
        turn.looked = hidden.pop(chance.next(len(hidden), "imagined", seat))
    player.hand, player.deck = rules.in_order(hand), rules.in_order(hidden)
