"""Computer players: `easy`, the beginner, and `strong`, the weigher. [spec 11]

Both get a view and a prompt, and nothing that their seat may not know.
"""

from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action
from games.hoshitsukuri.ai import easy, strong
from games.hoshitsukuri.ai.context import WEIGHTS, DecisionContext
from games.hoshitsukuri.ai.strong import Weigher
from games.hoshitsukuri.view import View


def choose(level: str, view: View, prompt: Prompt, chance: Chance) -> Action:
    """Return the move of a computer player of this level, or of a strong player by plan.

    The prompt must have a legal move.
    """
    del chance  # no level uses chance
    if level in WEIGHTS:
        return strong.CHOICES[prompt.name](Weigher(view, prompt.seat, level), prompt.legal)
    return easy.CHOICES[prompt.name](DecisionContext(view, prompt.seat), prompt.legal)
