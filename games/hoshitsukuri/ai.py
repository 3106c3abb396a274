"""Computer players: `easy`, the beginner, and `strong`, the weigher. [spec 11]

Both see a view and a question, and nothing that their seat may not know.
"""

from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action
from games.hoshitsukuri import ai_easy, ai_strong
from games.hoshitsukuri.ai_desk import Desk
from games.hoshitsukuri.ai_strong import Weigher
from games.hoshitsukuri.view import View

EASY, STRONG = "easy", "strong"


def choose(level: str, view: View, prompt: Prompt, chance: Chance) -> Action:
    """Return the answer of a computer player of this level; the question must have one."""
    del chance  # neither of them throws dice
    if level == STRONG:
        return ai_strong.ANSWERS[prompt.name](Weigher(view, prompt.seat), prompt.legal)
    return ai_easy.ANSWERS[prompt.name](Desk(view, prompt.seat), prompt.legal)
