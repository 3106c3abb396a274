"""Deals again what a seat cannot know."""

from games.core.chance import Chance
from games.core.step import Seat
from games.solani.components import PLANETS
from games.solani.rules import magnitude_of
from games.solani.state import State


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Deal the unknowns of this seat again: face-down Planets, and cards just drawn. [spec 7]

    The other seats get no wishes.
    """
    kinds = sorted(kind for bag in (state.reserve, state.removed) for kind in bag for _ in range(bag[kind]))
    order = chance.shuffle("imagined", [f"{number:02}" for number in range(len(kinds))])
    down = [kinds[int(number)] for number in order[: sum(state.reserve.values())]]
    for kind in PLANETS:
        state.removed[kind] += state.reserve[kind] - down.count(kind)
        state.reserve[kind] = down.count(kind)
    for other, player in enumerate(state.players):
        if other != seat:
            player.wishes = ()
        if player.pair and other != seat:
            stock = state.stock(magnitude_of(player.pair[0]))
            mixed = chance.shuffle("imagined pair", sorted(stock.deck + player.pair))
            player.pair, stock.deck = tuple(mixed[: len(player.pair)]), tuple(sorted(mixed[len(player.pair) :]))
    return state
