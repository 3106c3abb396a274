"""What a strong computer player would do, for people who ask."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from games.core.ai import STRONG, Suggestion
from games.core.match import Prompt
from games.core.step import Action, Seat
from games.solani import actions
from games.solani.ai import draft_worths
from games.solani.ai.search import Ranked, best_feature, singles, thought_through
from games.solani.ai.worth import Judge
from games.solani.outlook import Lookout
from games.solani.rules import after
from games.solani.view import View

_WIDTH = 4
"""So many placements of each tile held are thought through for suggestions."""


class Adviser(Lookout):
    """A lookout with somebody at one's side who judges what is seen from it."""

    def __init__(self, view: View, seat: Seat) -> None:
        super().__init__(view, seat)
        self._judge = Judge(STRONG, view.round)

    @cached_property
    def _singles(self) -> list[Ranked]:
        return singles(self._judge, self._sky, self._player.circle, self._player.branch)

    @cached_property
    def _worth(self) -> dict[Action, float]:
        return {action: worth for worth, action in self._singles}

    def best_turn(self, turns: Sequence[actions.PlaceBranch]) -> actions.PlaceBranch:
        """Return the best of these placements of the Branch tile held, as a strong computer player sees it.

        There must be one; the circular tile held is not thought of.
        """
        return max(turns, key=self._worth.__getitem__)

    def suggestions(self, legal: Sequence[Action], most: int = 3) -> tuple[Suggestion, ...]:
        """Return the best few of these answers to a question, the best first, as a strong computer player sees it.

        Drawing cards unseen is never suggested.
        """
        found = sorted(self._worths(legal), key=lambda suggestion: -suggestion.worth)
        return tuple(found[:most])

    def _worths(self, legal: Sequence[Action]) -> Iterator[Suggestion]:
        judge, sky, player = self._judge, self._sky, self._player
        drafts = [action for action in legal if isinstance(action, actions.DraftTile)]
        for draft, worth in zip(drafts, draft_worths(judge, self._view, player, drafts), strict=True):
            yield Suggestion(draft, worth)
        if any(isinstance(action, actions.PlaceBranch | actions.PlaceCircle) for action in legal):
            for worth, placing in thought_through(judge, sky, player.circle, player.branch, _WIDTH, self._singles):
                yield Suggestion(placing, worth)
        for action in legal:
            if isinstance(action, actions.TakeSpecial | actions.KeepSpecial):
                yield Suggestion(action, best_feature(judge, sky, action.card)[0])
            elif isinstance(action, actions.PlaceSpecial):
                yield Suggestion(action, judge.worth(after(sky, action, player.feature, "")))


def suggestions(view: View, prompt: Prompt, most: int = 3) -> tuple[Suggestion, ...]:
    """Return the best few answers to a question, the best first, as a strong computer player sees it."""
    return Adviser(view, prompt.seat).suggestions(prompt.legal, most)
