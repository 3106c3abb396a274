"""From a view alone: what an answer would do."""

from msgspec.structs import replace

from games.glow.travel import Way, may_camp, step_cost, steps
from games.glow.view import ROUNDS, DieView, PlayerView, View


def ends_day(player: PlayerView, way: Way) -> bool:
    """Say whether a journey surely leaves nothing to do but to end the day.

    It is not sure where a skull may take a Sketal, whose die follows it.
    """
    if way.skulls and any(mine.die for mine in player.companions):
        return False
    after = _walked(player, way)
    return not may_camp(after) and not steps(after)


def _walked(player: PlayerView, way: Way) -> PlayerView:
    """Return a player after the steps of a journey, as far as more steps depend on them."""
    for space in way.steps:
        cost = step_cost(player, space)
        player = replace(
            player,
            party=space,
            visited=(*player.visited, player.party),
            footprints=player.footprints - cost.footprints,
            dice=tuple(_spent(die) if die.id == cost.die else die for die in player.dice),
        )
    return player


def _spent(die: DieView) -> DieView:
    return replace(die, used=True)


def last_day(view: View) -> bool:
    """Say whether no day follows: after eight days, or when Tom's tiles have run out twice."""
    return view.round == ROUNDS or (view.tom is not None and view.tom.last_round)
