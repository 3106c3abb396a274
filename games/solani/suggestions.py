"""The suggestions of a strong computer player."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from games.core.ai import STRONG, Suggestion
from games.core.match import Prompt
from games.core.step import Action
from games.solani import actions
from games.solani.ai.drafting import draft_worths, tiles_of
from games.solani.ai.evaluation import Judge, judge_for
from games.solani.ai.incremental_score import Ledger, ledger_of
from games.solani.ai.placement_search import Line, best_feature, lines_from, singles
from games.solani.player_view import PlayerView
from games.solani.preview import Lookout, PlacementPreview, Placing
from games.solani.view import View

_WIDTHS = 4, 4
"""Beam widths for suggestions: placements of each held tile to continue."""


class SuggestedPlacings(Struct, frozen=True):
    """The suggested rest of a turn, as far as predictable: a draft or a card, then placements.

    `previews` are the results of the placements, each after the previous ones; `hope` is the best use of a tile
    that cannot be placed yet. `view` is the table before the placements.
    """

    actions: tuple[Action, ...]
    worth: float
    previews: tuple[PlacementPreview, ...]
    view: View
    hope: PlacementPreview | None = None

    @property
    def gain(self) -> int:
        """The change of the seat's score."""
        return sum(look.gain for look in self.previews)


class Adviser(Lookout):
    """The previews and ratings of the moves of a seat."""

    @cached_property
    def _judge(self) -> Judge:
        return judge_for(STRONG, self._view, self._seat)

    @cached_property
    def _ledger(self) -> Ledger:
        return ledger_of(self._judge, self._sky)

    @cached_property
    def _singles(self) -> list[Line]:
        return singles(self._ledger, self._player.circle, self._player.branch)

    @cached_property
    def _worth(self) -> dict[Action, float]:
        return {placings[0]: worth for worth, placings in self._singles}

    def best_turn(self, turns: Sequence[actions.PlaceBranch]) -> actions.PlaceBranch:
        """Return a strong player's choice among these placements of the held Branch tile.

        There must be one; the held circular tile is not considered.
        """
        return max(turns, key=self._worth.__getitem__)

    def suggestions(self, legal: Sequence[Action], most: int = 3) -> tuple[Suggestion, ...]:
        """Return a strong player's best `most` of these moves, the best first.

        Drawing cards unseen is never suggested.
        """
        found = sorted(self._worths(legal), key=lambda suggestion: -suggestion.worth)
        return tuple(found[:most])

    def suggested_placings(self, legal: Sequence[Action], most: int = 3) -> tuple[SuggestedPlacings, ...]:
        """Return a strong player's best `most` ways to continue from a prompt.

        The best comes first, but a way that loses points never precedes one that loses fewer or none.
        """
        if any(isinstance(action, actions.PlaceBranch | actions.PlaceCircle) for action in legal):
            found = self._ways(most)
        else:
            found = [self._suggestion(suggestion) for suggestion in self.suggestions(legal, most)]
        return tuple(sorted(found, key=lambda suggestion: (-min(0, suggestion.gain), -suggestion.worth)))

    def _ways(self, most: int) -> list[SuggestedPlacings]:
        """Return the best ways to place the held tiles.

        The same tiles on the same spaces are one way.
        """
        found: dict[frozenset[Placing], SuggestedPlacings] = {}
        player = self._player
        for worth, placings in lines_from(self._ledger, player.circle, player.branch, _WIDTHS, self._singles):
            if len(found) == most:
                break
            if frozenset(placings) not in found:
                found[frozenset(placings)] = self._laid_out(placings, worth)
        return list(found.values())

    def _laid_out(self, placings: Sequence[Placing], worth: float) -> SuggestedPlacings:
        """Return the move sequence of these placements; the automatic placement is not a move."""
        seen, given, previews = self._view, list[Action](), list[PlacementPreview]()
        for placing in placings:
            if previews and previews[-1].follows:
                break
            out = Lookout(seen, self._seat)
            if not out.allows(placing):
                raise ValueError(str(placing))
            given.append(placing)
            previews.append(out.preview_of(placing))
            seen = out.preview(placing).view
        return SuggestedPlacings(tuple(given), worth, tuple(previews), self._view)

    def _suggestion(self, suggestion: Suggestion) -> SuggestedPlacings:
        """Return the move sequence of a move and the best placement of the tiles then held."""
        if isinstance(suggestion.action, Placing):
            return self._laid_out([suggestion.action], suggestion.worth)
        ahead = self._ahead(suggestion.action)
        rest = ahead.rest()
        if rest is None:
            return SuggestedPlacings((suggestion.action,), suggestion.worth, (), self._view)
        if ahead.holds_all:
            return replace(rest, actions=(suggestion.action, *rest.actions), worth=suggestion.worth)
        return SuggestedPlacings((suggestion.action,), suggestion.worth, (), rest.view, rest.previews[0])

    def followed(self, given: Sequence[Action]) -> SuggestedPlacings:
        """Return the move sequence of these moves, placements last.

        Raises ValueError if one is not legal.
        """
        ahead = self._ahead(given[0])
        placings = [action for action in (given if ahead is self else given[1:]) if isinstance(action, Placing)]
        if len(placings) < len(given) - (ahead is not self) or (placings and not ahead.holds_all and ahead is not self):
            raise ValueError(str(given))
        return replace(ahead._laid_out(placings, 0.0), actions=tuple(given))  # noqa: SLF001 - of the same class

    @property
    def holds_all(self) -> bool:
        """Whether the seat holds every tile with which its placement begins."""
        player = self._player
        return bool(player.feature or (player.circle and player.branch))

    def rest(self) -> SuggestedPlacings | None:
        """Return the best way to place the held tiles, or None if they have no space."""
        if self._player.feature:
            gain, space = best_feature(self._ledger, self._player.feature)
            return self._laid_out([actions.PlaceSpecial(space)], gain)
        return next(iter(self._ways(1)), None)

    def _ahead(self, action: Action) -> "Adviser":
        """Return the adviser after a tile is drafted or a card taken; this one after a placement."""
        player = self._player
        match action:
            case actions.DraftTile():
                circle, branch = tiles_of(self._view, action)
                player = replace(player, circle=circle or player.circle, branch=branch or player.branch)
            case actions.TakeSpecial(card) | actions.KeepSpecial(card):
                player = replace(player, feature=card)
            case _:
                return self
        return Adviser(self._with(player), self._seat)

    def _with(self, player: PlayerView) -> View:
        players = list(self._view.players)
        players[self._seat] = player
        return replace(self._view, players=tuple(players))

    def _worths(self, legal: Sequence[Action]) -> Iterator[Suggestion]:
        judge, ledger, player = self._judge, self._ledger, self._player
        drafts = [action for action in legal if isinstance(action, actions.DraftTile)]
        for draft, worth in zip(drafts, draft_worths(judge, self._view, player, drafts), strict=True):
            yield Suggestion(draft, worth)
        if any(isinstance(action, actions.PlaceBranch | actions.PlaceCircle) for action in legal):
            for worth, placings in lines_from(ledger, player.circle, player.branch, _WIDTHS, self._singles):
                yield Suggestion(placings[0], worth)
        for action in legal:
            if isinstance(action, actions.TakeSpecial | actions.KeepSpecial):
                yield Suggestion(action, best_feature(ledger, action.card)[0])
            elif isinstance(action, actions.PlaceSpecial):
                yield Suggestion(action, ledger.tile(action.space, player.feature))


def suggestions(view: View, prompt: Prompt, most: int = 3) -> tuple[Suggestion, ...]:
    """Return a strong player's best `most` moves for a prompt, the best first."""
    return Adviser(view, prompt.seat).suggestions(prompt.legal, most)
