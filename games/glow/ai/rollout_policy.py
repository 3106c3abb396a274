"""The level of a master's own seat in rollouts.

It is the strong level, but chooses adventurers and ways by their future.
"""

from collections.abc import Sequence

from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action
from games.glow import actions, travel
from games.glow.ai import future_value, moves
from games.glow.components import ROUNDS, SPACES
from games.glow.player_view import PlayerView
from games.glow.view import View

WAYFARER = "wayfarer"
"""Not offered to people: plays where a master has no candidates, and in a master's rollouts."""

_FIRST, _ALONE = "noctiluca", "braccio"
"""The adventurers with which strong players score most, at a table and solo."""


def choose(level: str, view: View, prompt: Prompt, chance: Chance) -> Action:
    """Return the move of a computer player of this level; the prompt must have a legal move."""
    if level != WAYFARER:
        return moves.choose(level, view, prompt, chance)
    if prompt.name == "ChooseAdventurer":
        best = actions.ChooseAdventurer(_ALONE if len(view.players) == 1 else _FIRST)
        return best if best in prompt.legal else moves.choose("easy", view, prompt, chance)
    if prompt.name == "Travel":
        return max(journeys(view, view.players[prompt.seat], prompt.legal), key=lambda one: one.worth).action
    return moves.choose(STRONG, view, prompt, chance)


def journeys(view: View, player: PlayerView, legal: Sequence[Action]) -> list[Suggestion]:
    """Return the worth by the last day of staying and of each way, by its first step."""
    ways, days = travel.ways(player), ROUNDS - view.round
    toll = moves.toll_of(view, player) if any(way.skulls for way in ways) else 0.0
    spare = player.fireflies + player.firefly_icons - len(player.companions)
    footprint, token = future_value.footprint(days), future_value.token(days)

    def ends(space: str, fireflies: int = 0) -> float:
        there = SPACES[space]
        camp = max(SPACES[player.camp].light, there.light if there.kind == "village" else 0)
        return camp + future_value.village(camp, days, space) + future_value.fireflies(spare + fireflies, days)

    return [
        Suggestion(moves.staying(player, tuple(legal)), ends(player.party)),
        *[
            Suggestion(
                moves.MOVES[way.steps[0]],
                ends(way.end, way.fireflies)
                + way.light
                + token * way.reroll_tokens
                - footprint * way.footprints
                - toll * way.skulls,
            )
            for way in ways
        ],
    ]
