"""What the master knows of The Girl: its answers as they are ranked, and what a seat may still make of its sky."""

from collections.abc import Sequence

from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.game import Mind
from games.core.match import Prompt
from games.core.step import Seat
from games.girl_stars.ai import worths
from games.girl_stars.ai.turn import KEEP
from games.girl_stars.components import ROUNDS, pile_of
from games.girl_stars.scoring import lines_of
from games.girl_stars.sky import Sky
from games.girl_stars.state import Player, State
from games.girl_stars.view import View

_SEARCHED = {"PlaceTile", "TakeAsh", "TakeAction"}
_LIGHT, _STARDUST, _VILLAGER, _TOKEN = 0.8, 0.8, 0.9, 1.3


def rank(view: View, prompt: Prompt, _: Chance) -> Sequence[Suggestion]:
    """Return where a tile may go, what may be taken from the dish or done in a turn, the best first."""
    if prompt.name not in _SEARCHED:
        return ()
    found = map(Suggestion, prompt.legal, worths(STRONG, view, prompt))
    return sorted(found, key=lambda one: -one.worth)


def estimate(state: State, seat: Seat) -> float:
    """Return the points as they stand, and what is at hand for more."""
    player, left = state.players[seat], ROUNDS - state.round
    points = float(sum(line.points for line in lines_of(player)))
    if left < 0 or state.phase in {"final_stardust", "finished"}:
        return points
    at_hand = _LIGHT * sum(player.light.values()) + _STARDUST * player.stardust + _TOKEN * len(player.kept)
    at_hand += _VILLAGER * len(player.home) + sum(KEEP[kind] * number for kind, number in player.goods.items())
    return points + min(1.0, left / 2) * (at_hand + _open_groups(state, player))


def _open_groups(state: State, player: Player) -> float:
    """Return what the groups promise that are still open."""
    hopes = 0.0
    for group in Sky.of(player).patterns:
        if group.open and group.size:
            reward = state.top(pile_of(group.size)) or 0.5 * group.size
            hopes += 0.75 * reward * max(0.0, 1 - 0.11 * sum(group.open.values()))
    return hopes


MIND = Mind(
    rank=rank, close=1.0, trials=24, trust=4.0, clock=lambda state: int(state.round), horizon=1, estimate=estimate
)
