"""What the master knows of Crafting the Cosmos: the rings that are worth trying, and what a galaxy may still bring."""

from collections.abc import Sequence

from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.game import Mind
from games.core.match import Prompt
from games.core.step import Seat
from games.crafting_cosmos.ai.desk import Desk
from games.crafting_cosmos.ai.energy import shifts
from games.crafting_cosmos.ai.worth import ADVANCED_LIFE, Judge
from games.crafting_cosmos.components import ROUNDS
from games.crafting_cosmos.state import State
from games.crafting_cosmos.view import View


def rank(view: View, prompt: Prompt, _: Chance) -> Sequence[Suggestion]:
    """Return the rings that energy may be shifted to, the best first."""
    if prompt.name != "Shift":
        return ()
    return sorted(shifts(Desk(STRONG, view, prompt.seat)), key=lambda one: -one.worth)


def estimate(state: State, seat: Seat) -> float:
    """Return the points as they stand, and what the galaxy, the hand and the time chamber are worth."""
    player = state.players[seat]
    left = min(ROUNDS - state.round, state.crystals) if state.crystals else 0
    judge = Judge(player, max(0, left))
    worth = player.points.total + ADVANCED_LIFE * sum(nebula.life != "" for nebula in player.nebulae.values())
    worth += judge.board() + judge.hand(player.hand)
    return worth + judge.crystals(player.spot, player.ready, player.released)


MIND = Mind(
    rank=rank, close=2.0, trials=24, trust=4.0, clock=lambda state: int(state.round), horizon=1, estimate=estimate
)
