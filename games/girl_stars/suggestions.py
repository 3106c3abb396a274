"""The suggestions of a strong computer player."""

from games.core.ai import STRONG, Suggestion
from games.core.match import Prompt
from games.core.step import Action
from games.girl_stars.ai import worths
from games.girl_stars.ai.action_value import NEVER
from games.girl_stars.preview import apart_from_bonus, following
from games.girl_stars.view import View

LONGEST = 12
"""Maximum number of moves of a suggested sequence."""


def suggestions(view: View, prompt: Prompt, most: int = 8) -> tuple[Suggestion, ...]:
    """Return a strong player's best `most` moves for a prompt, the best first.

    Of placements that differ only in the bonus token, the best one is returned; moves that such a player never
    makes are left out.
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
    """Return a strong player's moves from here on, until another seat is next.

    That is all tiles of a hand, all picks in a row, or a whole turn, with Stardust in between.
    """
    found: list[Action] = []
    asked: Prompt | None = prompt
    while asked is not None and len(found) < LONGEST and (best := suggestions(view, asked, 1)):
        found.append(best[0].action)
        view, asked = following(view, asked, found[-1]) or (view, None)
    return tuple(found)
