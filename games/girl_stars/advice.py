"""What a strong computer player would do, for people who ask."""

from games.core.ai import STRONG, Suggestion
from games.core.match import Prompt
from games.core.step import Action
from games.girl_stars.ai import ranking_of
from games.girl_stars.ai.turn import NEVER
from games.girl_stars.outlook import apart_from_bonus
from games.girl_stars.view import View


def suggestions(view: View, prompt: Prompt, most: int = 8) -> tuple[Suggestion, ...]:
    """Return the best few answers to a question, the best first, as a strong computer player sees it.

    Of placements that differ only in the bonus token the best one is named; what such a player would never do is left
    out.
    """
    ranking = ranking_of(STRONG, view, prompt)
    judged = [Suggestion(action, ranking(action)) for action in prompt.legal]
    ranked = sorted((each for each in judged if each.worth > NEVER), key=lambda each: -each.worth)
    found: dict[Action, Suggestion] = {}
    for suggestion in ranked:
        found.setdefault(apart_from_bonus(suggestion.action), suggestion)
        if len(found) == most:
            break
    return tuple(found.values())
