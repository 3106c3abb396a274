"""What the master knows of Glow: the companions, rerolls and journeys worth trying; they are tried to the end."""

from collections.abc import Sequence

from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.game import Mind
from games.core.match import Prompt
from games.core.step import Action, Seat
from games.glow import scoring
from games.glow.ai import KEEP, journeys, recruits, rerolls_of
from games.glow.components import ROUNDS
from games.glow.state import State
from games.glow.view import View


def rank(view: View, prompt: Prompt, chance: Chance) -> Sequence[Suggestion]:
    """Return whom to recruit, what to roll again or where to go, the best first."""
    player = view.players[prompt.seat]
    if prompt.name == "Recruit":
        found = [Suggestion(offer.action, offer.worth) for offer in recruits(STRONG, view, prompt, chance)]
    elif prompt.name == "RerollDice":
        found = [KEEP, *rerolls_of(view, player, chance)]
    elif prompt.name == "Travel":
        found = journeys(view, player, prompt.legal)
    else:
        return ()
    firsts: dict[Action, Suggestion] = {}
    for one in sorted(found, key=lambda one: -one.worth):
        firsts.setdefault(one.action, one)
    return list(firsts.values())


def estimate(state: State, seat: Seat) -> float:
    """Return the points as they stand."""
    return float(scoring.score(state)[seat].total)


MIND = Mind(
    rank=rank, close=4.0, trials=24, trust=8.0, clock=lambda state: int(state.round), horizon=ROUNDS, estimate=estimate
)
