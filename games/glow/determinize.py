"""Deals again what a seat cannot know."""

from games.core.chance import Chance
from games.core.pile import Pile
from games.core.step import Seat
from games.glow.components import COMPANIONS
from games.glow.state import State


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Deal the removed companions and the face-down spells again, both unknown to all. [spec 7.1]"""
    state.removed = (
        *_deal_again(state.deck_a, [card for card in state.removed if COMPANIONS[card].deck == "A"], chance),
        *_deal_again(state.deck_b, [card for card in state.removed if COMPANIONS[card].deck == "B"], chance),
    )
    down = [spell for player in state.players for spell in player.spells if not spell.face_up]
    for spell, name in zip(down, _deal_again(state.spells, [spell.id for spell in down], chance), strict=True):
        spell.id = name
    return state


def _deal_again(pile: Pile, outside: list[str], chance: Chance) -> list[str]:
    """Shuffle a pile in place with the hidden cards outside it, and return the new ones outside."""
    mixed = chance.shuffle("imagined", [*pile.cards, *outside])
    pile.cards = tuple(sorted(mixed[len(outside) :]))
    return mixed[: len(outside)]
