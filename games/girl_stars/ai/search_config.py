"""The search config of The Girl: the ranking of moves and the estimate of a seat's points."""

from collections.abc import Sequence

from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.game import SearchConfig
from games.core.match import Prompt
from games.core.step import Seat
from games.girl_stars.ai import worths
from games.girl_stars.components import ROUNDS, Goods, pile_of
from games.girl_stars.paths import connected
from games.girl_stars.scoring import lines_of
from games.girl_stars.sky import Sky
from games.girl_stars.state import TOKEN, Player, State
from games.girl_stars.view import View

_SEARCHED = {"PlaceTile", "TakeAsh", "TakeAction"}

# Fitted to the points that strong players still made of their supplies, measured at the start of each round in 500
# solo matches. Earlier values ignored villagers on the track, and treated the last round as finished.
_LIGHT, _STARDUST, _CRYSTAL, _TOKEN = 1.1, 0.6, 0.8, 1.3
_GOODS: dict[Goods, float] = {"fruit": 0.2, "fish": 1.7, "rabbit": 1.2, "antelope": 2.6}
_HOPE = 1.5
_SITE, _REWARD = 0.8, 0.5
_VILLAGER, _GAZER, _FOURTH = 0.6, 1.3, 0.5
_ACTION = 2.5
_RIPE = 3
"""Number of rounds, including the one that starts, in which supplies can be used fully."""


def rank(view: View, prompt: Prompt, _: Chance) -> Sequence[Suggestion]:
    """Return the moves for a tile, the dish or a turn, the best first."""
    if prompt.name not in _SEARCHED:
        return ()
    found = map(Suggestion, prompt.legal, worths(STRONG, view, prompt))
    return sorted(found, key=lambda one: -one.worth)


def estimate(state: State, seat: Seat) -> float:
    """Return the present points and the worth of the supplies."""
    player, left = state.players[seat], ROUNDS - state.round
    points = float(sum(line.points for line in lines_of(player)))
    ripe = min(1.0, (left + 1) / _RIPE)
    return points + ripe * (_at_hand(player) + _open_groups(state, player) + _on_table(state)) + _lasting(player, left)


def _at_hand(player: Player) -> float:
    """Return the worth of the supplies."""
    crystals = sum(star.crystal for star in player.tiles.values())
    goods = sum(_GOODS[kind] * number for kind, number in player.goods.items())
    supplies = _LIGHT * sum(player.light.values()) + _STARDUST * player.stardust + _TOKEN * len(player.kept)
    return supplies + goods + _CRYSTAL * crystals + _VILLAGER * len(player.home)


def _on_table(state: State) -> float:
    """Return the worth of rewards and connected sites, which any seat can use.

    Solo, the difference between moves depends on it.
    """
    stocked = sum(state.sites[site] > 0 for site in connected(state.lit))
    return _SITE * stocked + _REWARD * sum(map(state.top, state.piles))


def _lasting(player: Player, left: int) -> float:
    """Return the worth of villagers in the rounds to come, and of additional actions."""
    gazers = sum(place.startswith("sky:") for place in player.villagers)
    return (
        _GAZER * gazers * left + _FOURTH * (TOKEN not in player.villagers) * (left + 1) + _ACTION * player.extra_actions
    )


def _open_groups(state: State, player: Player) -> float:
    """Return the worth of the groups that are still open."""
    hopes = 0.0
    for group in Sky.of(player).patterns:
        if group.open and group.size:
            reward = state.top(pile_of(group.size)) or 0.5 * group.size
            hopes += _HOPE * reward * max(0.0, 1 - 0.11 * sum(group.open.values()))
    return hopes


SEARCH = SearchConfig(
    rank=rank,
    candidate_margin=1.0,
    rollouts=24,
    confidence=4.0,
    depth=lambda state: int(state.round),
    horizon=1,
    estimate=estimate,
)
