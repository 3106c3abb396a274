"""What the master knows of Crafting the Cosmos: the rings that are worth trying, and what a seat may still expect."""

from collections.abc import Sequence

from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.game import Mind
from games.core.match import Prompt
from games.core.step import Seat
from games.crafting_cosmos.ai.desk import MINDS, Desk
from games.crafting_cosmos.ai.energy import shifts
from games.crafting_cosmos.ai.goals import Goals
from games.crafting_cosmos.ai.pace import rounds_left
from games.crafting_cosmos.ai.worth import ADVANCED_LIFE, judge_of
from games.crafting_cosmos.components import POWERS
from games.crafting_cosmos.state import State
from games.crafting_cosmos.view import View, goals


def rank(view: View, prompt: Prompt, _: Chance) -> Sequence[Suggestion]:
    """Return the rings that energy may be shifted to, the best first."""
    if prompt.name != "Shift":
        return ()
    return sorted(shifts(Desk(STRONG, view, prompt.seat)), key=lambda one: -one.worth)


def estimate(state: State, seat: Seat) -> float:
    """Return the points as they stand, and what the galaxy, hand, time chamber, goals and power cards are worth.

    Without the latter two a ring would be blamed for the energy cards that it let a seat spend. What power cards of
    time bring is in what the time chamber is worth already, if the judge knows a pace.
    """
    player = state.players[seat]
    left = rounds_left(state)
    judge = judge_of(state, seat, left)
    worth = player.points.total + ADVANCED_LIFE * sum(nebula.life != "" for nebula in player.nebulae.values())
    worth += judge.board() + judge.hand(player.hand)
    worth += Goals(goals(state), player, seat).worth
    decks = [POWERS[power].deck for power in player.powers if power]
    worth += left * sum(MINDS.buy[deck] for deck in decks if deck != "time" or not judge.pace)
    return worth + judge.crystals(player.spot, player.ready, player.released)


MIND = Mind(
    rank=rank, close=2.0, trials=24, trust=4.0, clock=lambda state: int(state.round), horizon=2, estimate=estimate
)
