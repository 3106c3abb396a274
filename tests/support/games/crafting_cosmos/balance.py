"""What the balance of Crafting the Cosmos is counted from: what its powers and goals do."""

from collections.abc import Iterator, Sequence
from statistics import fmean

from games.core.ai import random_move
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action, Event, Seat
from games.crafting_cosmos import scoring
from games.crafting_cosmos.components import POWERS
from games.crafting_cosmos.events import GoalScored, PowerAcquired
from games.crafting_cosmos.state import State
from tests.tools.balance import Worth


def order(state: State) -> list[Seat]:
    """Return the seats from the first player."""
    seats = len(state.players)
    return [(state.first + step) % seats for step in range(seats)]


def lot(prompt: Prompt, chance: Chance) -> Action | None:
    """Return any power card of those drawn, so that cards of a deck differ by luck alone in who has them and when."""
    return random_move(prompt, chance) if prompt.name == "ChoosePower" else None


def worths(first: State, last: State, news: Sequence[Event]) -> Iterator[Worth]:
    """Yield the lead over the mean of the others for each power bought, and how far apart seats were in each goal."""
    totals = [score.total for score in scoring.score(last)]
    others = (len(totals) - 1) / len(totals)
    for one in news:
        if isinstance(one, PowerAcquired):
            lead = (totals[one.seat] - fmean(totals)) / others
            yield Worth(f"{POWERS[one.power].deck} power, lead", one.power, lead, one.seat)
    for goal in last.scored:
        points = [one.points for one in news if isinstance(one, GoalScored) and one.goal == goal]
        points += [0] * (len(totals) - len(points))
        yield Worth("goal, apart", goal, max(points) - min(points))
