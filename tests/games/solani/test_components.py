"""The printed pieces and the geometry of a board. [spec 3, 4]"""

from itertools import product

import pytest

from games.solani.cells import (
    ADJACENT,
    AROUND,
    AXES,
    BRANCH_SPACES,
    CELLS_OF,
    CIRCLES,
    CORNERS,
    DIAGONALS,
    EDGE,
    RING,
    ROW,
    SECTOR,
    TOUCHED,
    turned,
)
from games.solani.components import (
    BOARDS,
    BRANCHES,
    CLUSTERS,
    DEALT,
    KIND_OF,
    PLANETS,
    SETUP_CARDS,
    TRACK,
)


def test_the_box_holds_160_tiles() -> None:
    assert sum(kind.count for kind in BRANCHES.values()) == 64
    assert sum(kind.count for kind in CLUSTERS.values()) == 56
    assert sum(kind.count for kind in PLANETS.values()) == 16
    assert [feature.magnitude for feature in DEALT.values()].count(2) == 12
    assert sum(kind.set_aside for kind in BRANCHES.values()) == 5


def test_a_branch_has_as_many_arms_as_nodes_and_every_shape_is_one_kind() -> None:
    """The digits of the rulebook's names are numbers of nodes. [ruling 8]"""
    assert sorted(KIND_OF) == list(range(1, 16))
    for mask, kind in KIND_OF.items():
        assert mask.bit_count() == BRANCHES[kind].nodes == int(kind[1])
        turn = ((mask << 1) | (mask >> 3)) & 15
        assert KIND_OF[turn] == kind
        masks = BRANCHES[kind].masks
        assert masks.index(turn) == (masks.index(mask) + 1) % len(masks)


def test_a_branch_space_lies_between_four_circles() -> None:
    assert CORNERS["b3"] == ("B3", "C3", "C4", "B4")
    assert TOUCHED["b3"][1] == ("B3",)
    assert TOUCHED["b3"][14] == ("C3", "C4", "B4")
    assert len(BRANCH_SPACES) == 25
    assert dict(ADJACENT["C4"]) == {"b3": 4, "c3": 8, "b4": 2, "c4": 1}


def test_corners_have_one_branch_space_edges_two_and_inner_circles_four() -> None:
    corners = {"A1", "F1", "A6", "F6"}
    for cell in CIRCLES:
        assert len(AROUND[cell]) == (1 if cell in corners else 2 if cell in EDGE else 4)


def test_ring_rows_diagonals_and_axes() -> None:
    assert RING["A1"] == ("B1", "B2", "A2")
    assert len(RING["C3"]) == 8
    assert ROW["B2"] == ("A2", "C2", "D2", "E2", "F2")
    assert set(DIAGONALS["B2"]) == {"A1", "C3", "D4", "E5", "F6", "A3", "C1"}
    assert len(AXES["A1"]) == 0
    assert {frozenset(axis) for axis in AXES["A3"]} == {frozenset(("A2", "A4"))}
    assert len(AXES["D4"]) == 4


def test_sectors_are_three_by_three() -> None:
    assert CELLS_OF["nw"] == ("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3")
    assert {sector: len(cells) for sector, cells in CELLS_OF.items()} == dict.fromkeys(("nw", "ne", "sw", "se"), 9)
    assert [SECTOR[cell] for cell in ("C4", "D3", "D4")] == ["sw", "ne", "se"]


@pytest.mark.parametrize(
    ("card", "quarters", "cells"),
    [
        ("rug", 1, "E3 E4 B1 B6"),
        ("rug", 2, "D5 C5 F2 A2"),
        ("river", 1, "F2 E3 B4 A5"),
        ("river", 3, "A5 B4 E3 F2"),
        ("scatter", 3, "A5 B1 E4 D2"),
        ("knot", 2, "B6 D5 E4 F2"),
        ("knot", 3, "A2 B4 C5 E6"),
        ("knot", 4, "E1 C2 B3 A5"),
    ],
)
def test_a_setup_card_turns(card: str, quarters: int, cells: str) -> None:
    """The table of spec 4.7, scatter and knot with one Dark Sky moved."""
    assert sorted(SETUP_CARDS[card].turned(quarters)) == sorted(cells.split())
    assert turned("A1", 1) == "F1"


def test_no_dark_sky_ever_lies_on_a_guiding_star() -> None:
    for board, card, quarters in product(BOARDS.values(), SETUP_CARDS.values(), range(4)):
        assert not set(board.stars) & set(card.turned(quarters))
    for board in BOARDS.values():
        assert {SECTOR[cell] for cell in board.stars} == {"nw", "ne", "sw", "se"}
        assert sum(board.stars.values()) == 12


def test_the_track_is_filled_from_the_middle() -> None:
    assert sorted(TRACK.fill_order) == list(range(1, 13))
    assert TRACK.reserve_slots == (5, 6, 7, 8)
