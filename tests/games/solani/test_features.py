"""The Special Features, one scenario each with what must not count beside it. [spec 4.8]

Unless told otherwise the board is Coyote's (B2, D3, C6, E5 are Guiding Stars) with the rug (C2, D2, A5, F5 are dark).
"""

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from games.solani import features, scoring
from games.solani.components import FEATURES, MAX_UNITS
from games.solani.state import Player
from tests.support.games.solani.scene import sky


class Case(NamedTuple):
    """A feature on its space, with what else lies there, and its units."""

    card: str
    cell: str
    units: int
    tiles: Mapping[str, str] = {}
    branches: Mapping[str, str] = {}

    @property
    def player(self) -> Player:
        return sky("coyote", "rug", {**self.tiles, self.cell: self.card}, self.branches)


AROUND_B3 = {"a2": "6", "b2": "3", "a3": "11", "b3": "13"}
"""Example 20: three nodes on B3, two of tiles with three nodes."""

CASES = [
    Case("pulsar", "B3", 3, {}, AROUND_B3),
    Case("black_hole", "B3", 1, {}, AROUND_B3),
    Case("supernova_2", "B3", 2, {}, AROUND_B3),
    Case("supernova", "B3", 2, {}, AROUND_B3),
    Case("comet", "C4", 3, {"A4": "s2", "B4": "w34", "F4": "s4", "D4": "coral", "C3": "s2", "E4": "void"}),
    Case("meteor_shower", "C4", 2, {"C1": "s2", "C5": "s3", "C3": "amber", "D4": "s2"}),
    Case("moonlight", "C4", 3, {"B3": "coral", "C3": "coral", "D5": "shell", "F4": "amber"}, {"b3": "nw"}),
    Case("dust_lane", "F2", 3, {"F1": "s2"}),
    Case("binary_star", "C4", 2, {"B3": "s2", "C3": "w23", "D4": "s3", "B4": "w34", "A4": "s2"}),
    Case("open_cluster", "C4", 3, {"B3": "s3", "C3": "w23", "D4": "w34", "B4": "s2", "D5": "s4", "A4": "s3"}),
    Case("zodiacal_light", "C4", 2, {"A4": "coral", "C1": "coral", "C5": "shell", "B3": "amber"}, {"a4": "ne"}),
    Case("aurora", "A2", 3, {"A1": "s2", "C1": "coral", "A3": "comet", "B3": "s2", "D1": "s2"}),
    Case("spiral_arm", "B3", 3, {"C3": "s2", "A4": "coral", "A3": "s2"}, {"b2": "nw ne se sw", "a3": "ne sw"}),
    Case(
        "star_nursery",
        "A1",
        2,
        {"A2": "s2", "C3": "s2", "C1": "s2", "D1": "s2"},
        {"a1": "sw se", "a2": "nw ne", "b2": "nw"},
    ),
    Case("pole_star", "D5", 1, {"D4": "s2"}, {"c2": "se", "d2": "sw", "c3": "ne", "d3": "nw", "c5": "sw"}),
    Case("galaxy", "C4", 2, {"B3": "s4", "C3": "w34", "D4": "s3", "B5": "w23", "A4": "s4"}),
    Case("eclipse", "E4", 2, {"F4": "coral", "E3": "coral", "D4": "amber", "C4": "shell"}, {"c3": "se"}),
    Case("conjunction", "C4", 2, {"B4": "s2", "D4": "amber", "B3": "void", "D5": "s2", "C3": "s3"}),
    Case(
        "milky_way",
        "B3",
        2,
        {"A4": "s2", "A2": "s2", "C4": "s2", "B4": "s2"},
        {"a1": "sw", "a2": "nw", "a4": "nw", "a3": "sw se", "b3": "sw"},
    ),
    Case("constellation", "B3", 1, {"A3": "s2", "A2": "s2", "C3": "s3"}, {"a2": "nw se sw", "a3": "nw", "b2": "se sw"}),
    Case(
        "planetary_nebula_2",
        "D5",
        2,
        {"D4": "coral", "E4": "coral", "E6": "amber", "D6": "shell", "C4": "turquoise"},
        {"c1": "se"},
    ),
    Case(
        "planetary_nebula",
        "D5",
        2,
        {"D4": "coral", "E4": "coral", "E6": "amber", "D6": "shell", "C4": "turquoise"},
        {"c3": "se"},
    ),
    Case("void", "C5", 2, {}, dict.fromkeys(("b1", "c1", "b2", "c2", "a4", "a5"), "nw")),
    Case("twin_quasar_2", "C4", 3, {"C1": "pulsar", "F4": "void", "B3": "comet", "A4": "s2", "A3": "eclipse"}),
    Case("twin_quasar", "C4", 2, {"C1": "pulsar", "F4": "void", "B3": "comet", "A4": "s2"}),
    Case(
        "spectrum",
        "B3",
        2,
        {"A2": "s2", "C3": "s2", "A3": "s4", "C4": "s3"},
        {"a1": "sw se", "a2": "nw ne", "b2": "nw se", "c2": "sw"},
    ),
    Case(
        "great_chain",
        "B3",
        1,
        {"B1": "s2", "A2": "s2", "C3": "s3", "D4": "coral", "E4": "s3"},
        {"b1": "nw sw", "a2": "nw ne se", "c3": "nw ne se", "d3": "nw sw", "b2": "se sw"},
    ),
]

LINKED_TWICE = {"b2": "nw sw", "a2": "ne se", "a1": "se"}
"""Two Branch tiles join B3 to B2, which scores its three nodes."""

FINER = [
    Case("black_hole", "B3", 1, {}, {"a2": "nw"}),  # not the three empty branch spaces
    Case("dust_lane", "C1", 1),  # C2, not D2 on the diagonal
    Case("binary_star", "C4", 2, {"B3": "w23", "D5": "s2", "A4": "s2"}),
    Case("open_cluster", "C4", 2, {"B3": "s3", "D5": "w34", "A4": "s3"}),
    Case("galaxy", "C4", 2, {"B3": "s4", "D5": "w34", "A4": "s4"}),
    Case("zodiacal_light", "C4", 2, {"A4": "amber", "C1": "coral", "B3": "shell"}, {"a3": "sw"}),  # A4 is connected
    Case("aurora", "A6", 1, {"B6": "s2", "B5": "s2"}),  # not the Guiding Star on C6
    Case("star_nursery", "A1", 1, {"C3": "s2"}, {"b2": "se", "c2": "sw"}),  # the far corner of the sector
    Case("supernova_2", "B3", 2, {}, {"a2": "nw ne sw", "b3": "nw ne se"}),  # a2 has three arms, none on B3
    Case("supernova", "B3", 1, {}, {"a2": "nw ne sw", "b3": "nw ne se"}),  # a2 has three arms, none on B3
    Case(
        "pole_star",
        "C3",
        2,  # D3 in the row, E5 on the diagonal, not the cluster on C1
        {"C1": "s2"},
        {"c2": "se", "d2": "sw", "c3": "ne", "d3": "nw", "d4": "se", "e4": "sw", "d5": "ne", "b1": "ne", "c1": "nw"},
    ),
    Case("eclipse", "E4", 2, {"F3": "coral", "D5": "shell"}),
    Case(
        "milky_way",
        "C3",
        1,  # E1 at the end of the diagonal, not the Guiding Star on B2
        {"E1": "s2"},
        {"a1": "se", "b1": "sw", "a2": "ne", "d1": "ne", "e1": "nw"},
    ),
    Case("spiral_arm", "B3", 1, {}, LINKED_TWICE),
    Case("constellation", "B3", 1, {}, LINKED_TWICE),
    Case("planetary_nebula_2", "D5", 0),
    Case("planetary_nebula_2", "D5", 0, {"D4": "coral", "E6": "amber"}, {"d5": "se"}),  # E6 is connected
    Case("planetary_nebula", "D5", 0),
    Case("planetary_nebula", "D5", 1, {"D4": "coral", "E6": "amber"}, {"d5": "se"}),
    Case("void", "B3", 1, {}, dict.fromkeys(("b1", "c1", "b2", "c2"), "nw")),  # C2 on the diagonal
    Case(
        "spectrum",
        "C4",
        2,  # B3 and D5 in the corners, not E4 two steps away
        {"B3": "s2", "D5": "s3", "E4": "s4"},
        {"a2": "se", "a3": "ne", "c4": "se", "d4": "ne sw", "c5": "ne", "d3": "se", "e3": "sw", "e4": "nw"},
    ),
]
"""What a reading that is nearly right would count otherwise."""


@pytest.mark.parametrize("case", FINER, ids=lambda case: f"{case.card}-{case.cell}-{case.units}")
def test_a_feature_counts_nothing_else(case: Case) -> None:
    assert features.units(case.player.sky, case.card, case.cell) == case.units


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_a_feature_counts_what_it_says(case: Case) -> None:
    player = case.player
    assert features.units(player.sky, case.card, case.cell) == case.units
    points = case.units * FEATURES[case.card].magnitude
    assert features.points(player.sky, case.card, case.cell) == points
    others = sum(features.points(player.sky, tile, cell) for cell, tile in case.tiles.items() if tile in FEATURES)
    assert scoring.special_features(player.sky) == points + others


def test_every_feature_has_its_scenario() -> None:
    assert [case.card for case in CASES if case.units] == [case.card for case in CASES]
    assert {case.card for case in CASES} == set(FEATURES)


def test_units_are_capped_by_magnitude() -> None:
    row = dict.fromkeys(("A4", "B4", "D4", "E4", "F4"), "s2")
    assert features.units(sky(tiles={**row, "C4": "comet"}).sky, "comet", "C4") == 4
    ring = dict.fromkeys(("B3", "C3", "B4", "D4", "C5"), "s4")
    assert features.units(sky(tiles={**ring, "C4": "galaxy"}).sky, "galaxy", "C4") == 3
    assert MAX_UNITS == {2: 4, 3: 3}


def test_points_of_the_worked_examples_around_b3() -> None:
    """Example 20."""
    player = sky("coyote", "rug", {}, AROUND_B3)
    assert player.sky.nodes["B3"] == 3
    worth = {card: features.points(player.sky, card, "B3") for card in ("pulsar", "black_hole", "supernova_2")}
    assert worth == {"pulsar": 6, "black_hole": 2, "supernova_2": 6}


def test_dark_skies_surrounded_or_not() -> None:
    """Example 21."""
    branches = dict.fromkeys(("b1", "c1", "b2", "c2", "a4", "a5"), "nw")
    player = sky("first_man", "rug", {}, branches)
    assert player.surrounded == ("C2", "A5")
    assert features.points(player.sky, "void", "C5") == 6
    assert features.points(player.sky, "dust_lane", "C5") == 6


def test_a_conjunction_needs_both_sides() -> None:
    """Example 22; at the edge of the board an axis has no second side."""
    tiles = {"B4": "s2", "D4": "amber", "B3": "s3", "D5": "s2", "C3": "s3"}
    assert features.points(sky("coyote", "scatter", tiles).sky, "conjunction", "C4") == 6
    assert features.points(sky("coyote", "scatter", {**tiles, "B5": "s2"}).sky, "conjunction", "C4") == 9
    assert features.units(sky("coyote", "rug", {"B1": "s2"}).sky, "conjunction", "A1") == 0


def test_an_eclipse_needs_to_be_untouched() -> None:
    """Example 23."""
    tiles = {"F4": "coral", "E3": "shell", "D4": "amber"}
    assert features.points(sky("fire_man", "rug", tiles, {"c3": "se"}).sky, "eclipse", "E4") == 6
    assert features.points(sky("fire_man", "rug", tiles, {"c3": "se", "d3": "se"}).sky, "eclipse", "E4") == 0


def test_a_chain_counts_in_fours() -> None:
    """Example 24."""
    tiles = {"B1": "s2", "A2": "s2", "C3": "s3", "D4": "coral", "E4": "s3", "B3": "great_chain"}
    branches = {"b1": "nw sw", "a2": "nw ne se", "c3": "nw ne se", "d3": "nw se", "b2": "se sw"}
    player = sky("coyote", "rug", tiles, branches)
    assert player.sky.chain("B3") == {"B1", "A2", "B2", "B3", "C3", "D3", "D4", "E4"}
    assert features.points(player.sky, "great_chain", "B3") == 3
    player.branches["d4"] = 6
    assert "E5" in player.sky.chain("B3")
    assert features.points(player.sky, "great_chain", "B3") == 6


def test_a_chain_does_not_lead_over_a_space_with_nothing() -> None:
    tiles = {"B3": "great_chain", "D5": "s2", "B1": "s2"}
    player = sky(tiles=tiles, branches={"b3": "nw se", "c4": "nw se", "b2": "ne sw", "b1": "nw se"})
    assert player.sky.chain("B3") == {"B3"}  # C4 is empty, C2 dark
    assert sky(tiles={**tiles, "C4": "s4"}, branches={"b3": "nw se", "c4": "nw se"}).sky.chain("B3") == {
        "B3",
        "C4",
        "D5",
    }


def test_a_space_with_nothing_links_nothing() -> None:
    player = sky(branches={"b2": "nw ne se sw"}, tiles={"B3": "spiral_arm"})
    assert player.sky.links("B3") == {"B2"}  # C2 is dark, C3 empty
    assert features.units(player.sky, "spiral_arm", "B3") == 1
