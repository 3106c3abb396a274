"""Deals again what a seat cannot know."""

from games.core.chance import Chance
from games.core.step import Seat
from games.hoshitsukuri import rules
from games.hoshitsukuri.state import Player, State


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Deal anew what this seat cannot know: which of the others' cards are in hand, in the deck, or looked at.

    What lies on a discard pile was seen by everybody when it was put there, and the order of decks is luck to come.
    """
    for other, player in enumerate(state.players):
        if other != seat:
            _deal_anew(state, other, player, chance)
    return state


def _deal_anew(state: State, seat: Seat, player: Player, chance: Chance) -> None:
    turn = state.turn
    looked = [turn.looked] if turn is not None and turn.seat == seat and turn.looked else []
    # in order, so that what is dealt tells nothing of where it lay
    hidden = list(rules.in_order([*player.hand, *player.deck, *looked]))
    hand = [hidden.pop(chance.next(len(hidden), "imagined", seat)) for _ in player.hand]
    if turn is not None and looked:
        turn.looked = hidden.pop(chance.next(len(hidden), "imagined", seat))
    player.hand, player.deck = rules.in_order(hand), rules.in_order(hidden)
