"""The pace of a match: the crystal steps of each round, and the rounds left. [spec 11]"""

from itertools import accumulate
from math import ceil

from games.crafting_cosmos import ring, rules
from games.crafting_cosmos.components import RELEASES, ROUNDS, SPOT
from games.crafting_cosmos.state import Player, State

_ON_TIME = 1.7
"""Usual number of energy tokens on the time control."""

_TOTALS = (0, *accumulate(RELEASES))


def pace_of(player: Player) -> float:
    """Return the expected crystal steps of a player's turn."""
    return _ON_TIME + ring.bonus(player.powers, "time")


def points_of(crystals: float) -> float:
    """Return the points of this number of releases, fractions included."""
    whole = int(crystals)
    if whole >= len(RELEASES):
        return _TOTALS[-1]
    return _TOTALS[whole] + (crystals - whole) * RELEASES[whole]


def rounds_left(state: State) -> int:
    """Return the estimated rounds after this one: an empty supply ends the match."""
    left = max(0, ROUNDS - state.round)
    if rules.end_reason(state):
        return 0
    if state.solo:
        return min(left, state.crystals) if state.crystals <= 1 else left
    waiting = rules.seats_from(state.first, len(state.players))
    waiting = waiting[waiting.index(state.turn.seat) + 1 :] if state.turn else []
    supply = state.crystals - sum(pace_of(state.players[seat]) for seat in waiting) / SPOT
    return min(left, max(0, ceil(supply / (sum(map(pace_of, state.players)) / SPOT))))
