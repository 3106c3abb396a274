"""What the master knows of Hoshitsukuri: the plays and creations that are worth trying; they are tried to the end."""

from collections.abc import Sequence

from games.core.ai import Suggestion
from games.core.chance import Chance
from games.core.game import Mind
from games.core.match import Prompt
from games.core.step import Seat
from games.hoshitsukuri import scoring
from games.hoshitsukuri.ai.strong import Weigher, acquisitions, plays
from games.hoshitsukuri.state import State
from games.hoshitsukuri.view import View

_TO_THE_END = 10_000


def rank(view: View, prompt: Prompt, _: Chance) -> Sequence[Suggestion]:
    """Return what may be played or gained, the best first."""
    if prompt.name == "PlayCards":
        found = plays(Weigher(view, prompt.seat), prompt.legal)
    elif prompt.name in {"Generate", "LightningGain", "GrasslandGain"}:
        found = acquisitions(Weigher(view, prompt.seat), prompt.legal)
    else:
        return ()
    return sorted(found, key=lambda one: -one.worth)


def estimate(state: State, seat: Seat) -> float:
    """Return the points as they stand."""
    return float(scoring.score(state)[seat].total)


MIND = Mind(
    rank=rank,
    close=2.5,
    trials=48,
    trust=8.0,
    clock=lambda state: int(state.number),
    horizon=_TO_THE_END,
    estimate=estimate,
)
