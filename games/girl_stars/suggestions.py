"""What a strong computer player would do, for people who ask."""

from games.core.ai import STRONG, Suggestion
from games.core.match import Prompt
from games.core.step import Action
from games.girl_stars.ai import worths
from games.girl_stars.ai.action_value import NEVER
from games.girl_stars.preview import apart_from_bonus, following
from games.girl_stars.view import View

LONGEST = 12
"""So many answers are suggested at most to be given one after another."""


def suggestions(view: View, prompt: Prompt, most: int = 8) -> tuple[Suggestion, ...]:
    """Return the best few answers to a question, the best first, as a strong computer player sees it.

    Of placements that differ only in the bonus token the best one is named; what such a player would never do is left
    out.
    """
    judged = map(Suggestion, prompt.legal, worths(STRONG, view, prompt))
    ranked = sorted((each for each in judged if each.worth > NEVER), key=lambda each: -each.worth)
    found: dict[Action, Suggestion] = {}
    for suggestion in ranked:
        found.setdefault(apart_from_bonus(suggestion.action), suggestion)
        if len(found) == most:
            break
    return tuple(found.values())


def course(view: View, prompt: Prompt) -> tuple[Action, ...]:
    """Return what a strong computer player would answer from here on, until somebody else comes first.

    That is all tiles of a hand, all picks in a row, or a whole turn, with Stardust in between.
    """
    found: list[Action] = []
    asked: Prompt | None = prompt
    while asked is not None and len(found) < LONGEST and (best := suggestions(view, asked, 1)):
        found.append(best[0].action)
        view, asked = following(view, asked, found[-1])
    return tuple(found)
