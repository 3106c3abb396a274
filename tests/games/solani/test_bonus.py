"""The bonus tiles. [p.7, spec 4.9]"""

from collections.abc import Mapping

import pytest

from games.solani import scoring
from games.solani.components import BONUSES
from games.solani.state import Player
from tests.support.games.solani.scene import Scene, sky

GATHERED = {"E2": "s2", "F3": "coral", "E1": "pulsar"}
TWO_NODES = {"d1": "se", "e1": "sw"}
SCORING = {"a1": "sw", "a2": "nw"}
SOUTH_WEST = {"A4": "s2", "B4": "s2", "C4": "coral", "A6": "s2", "B6": "comet"}


def holders(*players: Player) -> dict[str, list[int]]:
    return scoring.bonus_holders([player.sky for player in players])


def planets(*cells: str, **more: str) -> Player:
    return sky(tiles={**dict.fromkeys(cells, "coral"), **more})


def test_the_campfire_goes_to_the_most_cluster_points_in_the_north_west() -> None:
    two = sky(tiles={"A2": "s2"}, branches=SCORING)
    none = sky(tiles={"A2": "s3", "F2": "s2"}, branches={**SCORING, "e1": "se", "e2": "ne"})
    stars = sky("first_man", branches={"b1": "ne", "c1": "nw"})
    assert holders(two, none)["bonus_campfire"] == [0]
    assert holders(two, none, two)["bonus_campfire"] == [0, 2]
    assert holders(none, stars)["bonus_campfire"] == []
    assert scoring.campfire(sky("first_woman", branches={"b2": "se", "c2": "sw", "b3": "ne", "c3": "nw"}).sky) == 0


def test_the_gathering_wants_a_star_a_planet_and_a_feature_in_the_north_east() -> None:
    met = sky(tiles=GATHERED, branches=TWO_NODES)
    assert holders(met, met)["bonus_gathering"] == [0, 1]
    for missing in GATHERED:
        rest: Mapping[str, str] = {cell: tile for cell, tile in GATHERED.items() if cell != missing}
        assert holders(sky(tiles=rest, branches=TWO_NODES))["bonus_gathering"] == []
    touched = sky(tiles=GATHERED, branches={**TWO_NODES, "e3": "ne"})
    assert holders(touched)["bonus_gathering"] == []
    silent = sky(tiles=GATHERED)
    assert holders(silent)["bonus_gathering"] == []


def test_the_wanderers_go_to_the_most_free_planets_in_the_south_east() -> None:
    one, two, other = planets("D4"), planets("D4", "D5"), planets("A4", "E1")
    assert holders(one, two)["bonus_wanderers"] == [1]
    assert holders(one, other, one)["bonus_wanderers"] == [0, 2]
    assert holders(other, other)["bonus_wanderers"] == []
    two.branches["c4"] = 4
    assert holders(one, two)["bonus_wanderers"] == [0, 1]


def test_the_rug_wants_five_tiles_and_no_loose_node_in_the_south_west() -> None:
    assert holders(sky(tiles=SOUTH_WEST), sky(tiles=SOUTH_WEST))["bonus_rug"] == [0, 1]
    assert holders(sky(tiles=SOUTH_WEST, branches={"a4": "nw", "d1": "nw"}))["bonus_rug"] == [0]
    assert holders(sky(tiles=SOUTH_WEST, branches={"a4": "sw"}))["bonus_rug"] == []
    assert holders(sky(tiles=SOUTH_WEST, branches={"a4": "se"}))["bonus_rug"] == []
    for missing in SOUTH_WEST:
        rest = {cell: tile for cell, tile in SOUTH_WEST.items() if cell != missing}
        assert holders(sky(tiles={**rest, "D4": "s2"}))["bonus_rug"] == []


@pytest.mark.parametrize("bonus", BONUSES)
def test_each_bonus_tile_is_worth_five_points(bonus: str) -> None:
    """All four are used. [ruling 15]"""
    line = scoring.lines_of(sky().sky, [bonus])[-1]
    assert (line.key, line.points, line.detail) == ("bonus_tiles", 5, "1/4")
    assert [view.id for view in Scene(2).view().bonuses] == list(BONUSES)
