"""What the master knows of Hoshitsukuri: the plays and creations that are worth trying; they are tried to the end."""

from collections.abc import Iterable, Sequence

from games.core.ai import Suggestion
from games.core.chance import Chance
from games.core.game import Mind
from games.core.match import Prompt
from games.core.step import Seat
from games.hoshitsukuri import scoring
from games.hoshitsukuri.ai.strong import Weigher, acquisitions, plays, upgrades
from games.hoshitsukuri.state import State
from games.hoshitsukuri.view import View

_TO_THE_END = 10_000
_BELIEVED = 0.2
"""What a card does for a deck is the weigher's boldest guess: so much of it counts beside what trials say of it."""


def rank(view: View, prompt: Prompt, _: Chance) -> Sequence[Suggestion]:
    """Return what may be played, gained or trashed for something better, the best first."""
    desk = Weigher(view, prompt.seat)
    if prompt.name == "PlayCards":
        found = plays(desk, prompt.legal)
    elif prompt.name in {"Generate", "LightningGain", "GrasslandGain"}:
        found = _doubted(acquisitions(desk, prompt.legal))
    elif prompt.name == "LightningTrash":
        found = _doubted(upgrades(desk, prompt.legal))
    else:
        return ()
    return sorted(found, key=lambda one: -one.worth)


def _doubted(found: Iterable[Suggestion]) -> list[Suggestion]:
    """Return suggestions whose worths lie nearer to each other."""
    return [Suggestion(one.action, _BELIEVED * one.worth) for one in found]


def estimate(state: State, seat: Seat) -> float:
    """Return the points as they stand."""
    return float(scoring.score(state)[seat].total)


# A strong player rarely misses the best play by much, and what two plays bring differs by nearly four points from world
# to world: few trials mislead, so the weigher's opinion counts as much as most of them, and only close plays are tried.
MIND = Mind(
    rank=rank,
    close=1.0,
    trials=96,
    trust=40.0,
    clock=lambda state: int(state.number),
    horizon=_TO_THE_END,
    estimate=estimate,
)
