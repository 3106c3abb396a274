"""The metrics of the universal goals, and the final scoring; one function per item. [spec 4.5, 9, 10]"""

from collections.abc import Callable, Sequence

from games.core import compensation
from games.core.scores import Line, Score, against_target, ranked
from games.core.step import Seat
from games.crafting_cosmos import galaxy
from games.crafting_cosmos.components import ELEMENTS, FIGURES, GOALS, TARGETS, TILES, Element, Side
from games.crafting_cosmos.state import Player, State, value_of


def elements(player: Player) -> dict[Element, int]:
    """Return the number of normal stars of each element on the board, supernovae excluded. [rulebook]"""
    return {element: _normal(player, element) for element in ELEMENTS}


def _normal(player: Player, element: Element) -> int:
    turned = [player.stars[star] for star in player.supernovae]
    return list(player.stars.values()).count(element) - turned.count(element)


def _life(player: Player, side: Side) -> int:
    return list(player.life.values()).count(side)


def _completed(player: Player) -> list[int]:
    return [TILES[nebula.tile].size for nebula in player.nebulae.values() if nebula.completed]


def _arm(player: Player, arm: str) -> int:
    return sum(star in player.stars for star in galaxy.stars_of_arm(arm))


METRICS: dict[str, Callable[[Player], int]] = {
    "most_proto_life": lambda player: _life(player, "proto"),
    "most_stable_life": lambda player: _life(player, "stable"),
    "most_life": lambda player: len(player.life),
    "most_hydrogen": lambda player: _normal(player, "hydrogen"),
    "most_helium": lambda player: _normal(player, "helium"),
    "most_carbon": lambda player: _normal(player, "carbon"),
    "most_oxygen": lambda player: _normal(player, "oxygen"),
    "most_supernovae": lambda player: len(player.supernovae),
    "longest_star_stream": lambda player: galaxy.largest_group(player.stars),
    "largest_life_web": lambda player: galaxy.largest_group(player.life),
    "most_completed_nebulae": lambda player: len(_completed(player)),
    "largest_nebulae": lambda player: sum(_completed(player)),
    "most_uncompleted_nebulae": lambda player: len(player.nebulae) - len(_completed(player)),
    "arm_1_stars": lambda player: _arm(player, "I"),
    "arm_2_stars": lambda player: _arm(player, "II"),
    "arm_3_stars": lambda player: _arm(player, "III"),
    "element_sets": lambda player: min(elements(player).values()),
    "most_advanced_life": lambda player: sum(nebula.life != "" for nebula in player.nebulae.values()),
    "most_time_crystals": lambda player: player.released,
    "most_energy_cards": lambda player: player.cards,
}
"""The metric of each universal goal on a player's board, hand or time chamber. [spec 4.5]"""


def metric(goal: str, player: Player) -> int:
    """Return the metric of a universal goal for a player."""
    return METRICS[goal](player)


def goal_points(goal: str, metrics: Sequence[int]) -> list[int]:
    """Return the points of a universal goal for each seat's metric.

    One metric alone is the solo challenge's.

    6 for the first, 3 for the second. The second place exists only without a tie for the first, and with more than
    two players. [rulebook, spec 9, 10]
    """
    if len(metrics) == 1:
        marks = GOALS[goal]
        return [FIGURES.first if metrics[0] >= marks.gold else FIGURES.second if metrics[0] >= marks.silver else 0]
    best = max(metrics)
    second = max((number for number in metrics if number < best), default=0)
    if len(metrics) == 2 or metrics.count(best) > 1:
        second = 0
    return [
        0 if not number else FIGURES.first if number == best else FIGURES.second if number == second else 0
        for number in metrics
    ]


def advanced_life(player: Player) -> list[int]:
    """Return the values of a player's advanced life."""
    return [value_of(nebula.life) for nebula in player.nebulae.values() if nebula.life]


def lines(player: Player, *, revealed: bool) -> list[Line]:
    """Return the rows of the score sheet; advanced life counts once it is revealed. [rulebook]"""
    points = player.points
    values = advanced_life(player)
    completed = len(_completed(player))
    rows = [
        Line("nebulae", points.nebulae, str(completed)),
        Line("crystals", points.crystals, str(player.released)),
        Line("energy_sets", points.energy_sets),
        Line("power_cards", points.power_cards),
        Line("goals", points.goals),
        *compensation.lines(points.start),
    ]
    return [*rows, Line("advanced_life", sum(values), str(len(values)))] if revealed else rows


def score(state: State) -> list[Score]:
    """Return the present score of every seat, and the target after it in the solo challenge.

    Advanced life is secret until the game ends; ties are broken by energy cards in hand. [rulebook]
    """
    scores = [_score_of(state, seat) for seat in range(len(state.players))]
    return against_target(scores[0], "target", TARGETS[state.options.target]) if state.solo else ranked(scores)


def _score_of(state: State, seat: Seat) -> Score:
    player = state.players[seat]
    return Score.of(seat, lines(player, revealed=state.over), ties=(player.cards,))
