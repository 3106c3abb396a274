"""The worth of the universal goals to a computer player, and its change by a move."""

from collections.abc import Iterable
from math import exp
from typing import Any

from msgspec.structs import replace

from games.crafting_cosmos import scoring
from games.crafting_cosmos.ai.evaluation import Change
from games.crafting_cosmos.components import CONTROLS, GOALS
from games.crafting_cosmos.state import Player
from games.crafting_cosmos.view import GoalView

_WEIGHTS = {3: 0.75, 2: 0.4, 1: 0.22}
_POINTS = 6

_COUNTED = {
    "stars": (
        "most_hydrogen", "most_helium", "most_carbon", "most_oxygen", "most_supernovae", "longest_star_stream",
        "arm_1_stars", "arm_2_stars", "arm_3_stars", "element_sets",
    ),
    "life": ("most_proto_life", "most_stable_life", "most_life", "largest_life_web"),
    "nebulae": ("most_completed_nebulae", "largest_nebulae", "most_uncompleted_nebulae", "most_advanced_life"),
    "released": ("most_time_crystals",),
    "cards": ("most_energy_cards",),
}  # fmt: skip
COUNTS = {goal: kind for kind, goals in _COUNTED.items() for goal in goals}
"""The part of a change that each goal depends on."""


class Goals:
    """The present goals on the track for one player."""

    def __init__(self, track: Iterable[GoalView], player: Player, seat: int) -> None:
        self._player = player
        self._track = [_Race(goal, seat) for goal in track if goal.space in _WEIGHTS and not goal.missed]
        self.worth = sum([race.worth for race in self._track])

    def after(self, change: Change) -> float:
        """Return the worth of the goals after a change of the player's pieces."""
        worth, player = 0.0, None
        for race in self._track:
            if getattr(change, race.counts):
                player = player or changed(self._player, change)
                worth += race.with_(player)
            else:
                worth += race.worth
        return worth


class _Race:
    """One goal: its worth to a seat now, and with another metric."""

    def __init__(self, goal: GoalView, seat: int) -> None:
        self._goal, self.counts = goal, COUNTS[goal.id]
        self._others = [metric for other, metric in enumerate(goal.metrics) if other != seat]
        self._known: dict[int, float] = {}
        self.worth = self._worth(goal.metrics[seat])

    def with_(self, player: Player) -> float:
        """Return the worth of the goal with these pieces."""
        return self._worth(scoring.metric(self._goal.id, player))

    def _worth(self, own: int) -> float:
        if own not in self._known:
            self._known[own] = goal_worth(self._goal, own, self._others)
        return self._known[own]


def goal_worth(goal: GoalView, own: int, others: list[int]) -> float:
    """Return the worth of a goal on the track with this metric against those of the others. [spec 11]"""
    weight = _WEIGHTS.get(goal.space, 0.0)
    if not own or not weight or goal.missed:
        return 0.0
    if not others:
        return float(weight * _POINTS * min(1.0, own / GOALS[goal.id].gold) ** 2)
    best = max(others)
    lead = (own - best) / (1 + 0.15 * best)
    return float(weight * _POINTS / (1 + exp(-2.2 * lead)))


def changed(player: Player, change: Change) -> Player:
    """Return a player after a change; unchanged pieces are shared."""
    parts: dict[str, Any] = {}
    if change.stars:
        stars, turned = dict(player.stars), [space for space in player.supernovae if space not in change.stars]
        for space, star in change.stars.items():
            if star:
                stars[space] = star[0]
                turned += [space] * star[1]
            else:
                stars.pop(space, None)
        parts["stars"], parts["supernovae"] = stars, tuple(turned)
    if change.life:
        parts["life"] = {space: side for space, side in {**player.life, **change.life}.items() if side}
    if change.nebulae:
        nebulae = {**player.nebulae, **change.nebulae}
        parts["nebulae"] = {space: nebula for space, nebula in nebulae.items() if nebula}
    if change.cards:
        parts["hand"] = {card: player.hand.get(card, 0) + change.cards.get(card, 0) for card in CONTROLS}
    return replace(player, released=player.released + change.released, **parts)
