"""The scoring; one function per heading of the rulebook. [p.7, spec 9, 10.4]"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from games.core import compensation
from games.core.scores import OPPONENT, Line, Score, duel, ranked
from games.solani import features
from games.solani.cells import CELLS_OF, SECTOR, SECTORS
from games.solani.components import BONUSES, COLOUR_CHART, KINDS_CHART, LEVELS, PLANETS, Bonus
from games.solani.sky import Sky
from games.solani.state import State

COYOTE_FEATURES = 4
"""Number of Special Features that Coyote scores. [spec 10.4]"""

RUG_TILES = 5
"""Number of circular tiles for the Buckskin Rug. [spec 4.9]"""


def score(state: State) -> list[Score]:
    """Return the present score of every seat, followed by Coyote's in a solo match."""
    skies = [player.sky for player in state.players]
    holders = bonus_holders(skies)
    scores = [
        Score.of(seat, lines_of(sky, bonuses_of(seat, holders), state.players[seat].given), (clusters(sky),))
        for seat, sky in enumerate(skies)
    ]
    if state.coyote is None:
        return ranked(scores)
    lines = coyote_lines(state.coyote, state.options.coyote, bonuses_of(0, holders))
    return duel(scores[0], Score.of(OPPONENT, lines))


def lines_of(sky: Sky, bonuses: Sequence[str], given: int = 0) -> tuple[Line, ...]:
    """Return the rows of a score sheet for a sky, its bonus tiles, and starting points."""
    earned = sum(BONUSES[bonus].points for bonus in bonuses)
    return (*_lines_of(sky), Line("bonus_tiles", earned, f"{len(bonuses)}/{len(BONUSES)}"), *compensation.lines(given))


@lru_cache(maxsize=256)
def _lines_of(sky: Sky) -> tuple[Line, ...]:
    by_sector = sectors_of(sky).values()
    return (
        Line("planets", sum(by_sector), " ".join(map(str, by_sector))),
        Line("guiding_stars", guiding_stars(sky)),
        Line("star_clusters", clusters(sky)),
        Line("special_features", special_features(sky)),
        Line("loose_nodes", -loose_nodes(sky)),
    )


@lru_cache(maxsize=256)
def sectors_of(sky: Sky) -> dict[str, int]:
    """Return the points of each sector's unconnected Planets. [p.7, ruling 3]"""
    found: dict[str, list[str]] = {sector: [] for sector in SECTORS}
    for cell, tile in sky.tiles.items():
        if tile in PLANETS and cell not in sky.nodes:
            found[SECTOR[cell]].append(tile)
    return {sector: planet_sets(planets) for sector, planets in found.items()}


def planet_sets(planets: Sequence[str]) -> int:
    """Return the points of Planets in one sector. [p.7]

    They score for different colours, and for each colour.
    """
    counts = Counter(planets)
    return KINDS_CHART[len(counts)] + sum(COLOUR_CHART[count] for count in counts.values())


def _laid_in(sky: Sky, sector: str) -> list[str]:
    return [cell for cell in sky.tiles if SECTOR[cell] == sector]


def guiding_stars(sky: Sky) -> int:
    """Return the points of the Guiding Stars. [p.7]"""
    return sum(sky.star_points(cell) for cell in sky.stars)


def clusters(sky: Sky) -> int:
    """Return the points of the Star Clusters. [p.7]"""
    return sum(sky.star_points(cell) for cell in sky.tiles)


def special_features(sky: Sky) -> int:
    """Return the points of the Special Features. [p.7]"""
    return sum(shown.points for shown in features.laid(sky).values())


def loose_nodes(sky: Sky) -> int:
    """Return the number of nodes that point at an empty space or a Dark Sky. [p.7]"""
    return sum(nodes for cell, nodes in sky.nodes.items() if sky.is_loose(cell))


def campfire(sky: Sky) -> int:
    """Return the points of the Star Clusters in the north-west. [spec 4.9]"""
    return sum(map(sky.star_points, _laid_in(sky, "nw")))


def gathering(sky: Sky) -> int:
    """Return 1 if a scoring star, an unconnected Planet and a Special Feature meet, else 0. [spec 4.9]"""
    cells = CELLS_OF["ne"]
    wanted = (sky.is_feature, sky.is_unconnected_planet, sky.star_points)  # the rarest first
    return int(all(any(map(is_there, cells)) for is_there in wanted))


def wanderers(sky: Sky) -> int:
    """Return the number of unconnected Planets in the south-east. [spec 4.9]"""
    return sum(map(sky.is_unconnected_planet, _laid_in(sky, "se")))


def rug(sky: Sky) -> int:
    """Return 1 if five circular tiles lie in the south-west and no node is loose, else 0. [spec 4.9]"""
    return int(len(_laid_in(sky, "sw")) >= RUG_TILES and not any(map(sky.is_loose, CELLS_OF["sw"])))


_FIGURE = {"bonus_campfire": campfire, "bonus_gathering": gathering, "bonus_wanderers": wanderers, "bonus_rug": rug}


def bonus_figures(skies: Sequence[Sky]) -> dict[str, list[int]]:
    """Return for each bonus tile the figure of each seat."""
    return {bonus: [_figures(sky)[bonus] for sky in skies] for bonus in BONUSES}


@lru_cache(maxsize=256)
def _figures(sky: Sky) -> Mapping[str, int]:
    return {bonus: _FIGURE[bonus](sky) for bonus in BONUSES}


def bonus_holders(skies: Sequence[Sky]) -> dict[str, list[int]]:
    """Return for each bonus tile the seats that earn it with the present boards. [p.7, spec 4.9, 10.4]"""
    return holders_of(bonus_figures(skies))


def holders_of(figures: Mapping[str, Sequence[int]]) -> dict[str, list[int]]:
    """Return for each bonus tile the seats that earn it with these figures. [p.7, spec 4.9, 10.4]"""
    return {bonus: _holders(BONUSES[bonus], shown) for bonus, shown in figures.items()}


def _holders(bonus: Bonus, figures: Sequence[int]) -> list[int]:
    least = 1
    if bonus.majority:
        least = max(1, *figures) if len(figures) > 1 else bonus.solo_minimum
    return [seat for seat, figure in enumerate(figures) if figure >= least]


def bonuses_of(seat: int, holders: dict[str, list[int]]) -> list[str]:
    """Return the bonus tiles of one seat."""
    return [bonus for bonus, seats in holders.items() if seat in seats]


class Tally(Protocol):
    """Coyote's pieces that score."""

    @property
    def points(self) -> int:
        """The points of his matches."""

    @property
    def matches(self) -> int:
        """The number of his matches."""

    @property
    def planets(self) -> Sequence[str]:
        """His Planets."""

    @property
    def misses(self) -> int:
        """The number of rounds in which his tiles did not match."""


def coyote_lines(coyote: Tally, level: str, earned: Sequence[str]) -> tuple[Line, ...]:
    """Return the rows of Coyote's tally; `earned` are the human's bonus tiles. [spec 10.4]"""
    worth, unearned = LEVELS[level], len(BONUSES) - len(earned)
    return (
        Line("matches", coyote.points, str(coyote.matches)),
        Line("planets", planet_sets(coyote.planets), str(len(coyote.planets))),
        Line("special_features", COYOTE_FEATURES * worth.feature_points, str(COYOTE_FEATURES)),
        Line("misses", coyote.misses * worth.miss_points, str(coyote.misses)),
        Line("unearned_bonus", unearned * worth.bonus_points, str(unearned)),
    )
