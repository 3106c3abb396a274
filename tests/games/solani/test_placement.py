"""Placement. [p.6, spec 6.3, 6.4]"""

import pytest

from games.core.step import Action
from games.solani.actions import PlaceBranch, PlaceCircle
from games.solani.events import BranchPlaced, CirclePlaced, DarkSkySurrounded, SetAside
from games.solani.flow import Placement
from games.solani.rules import placements
from games.solani.sky import branch_spaces, circle_spaces
from games.solani.state import Player
from tests.support.games.solani.scene import Scene, sky


def placing(player: Player, circle: str = "s2", branch: str = "t3") -> Scene:
    """Seat 0 is about to place these tiles on this sky."""
    scene = Scene(2)
    player.circle, player.branch = circle, branch
    scene.state.players[0] = player
    return scene.begin(seat0=(Placement(0),))


def branches(legal: tuple[Action, ...]) -> list[str]:
    """The branch spaces among the answers, each once."""
    return list(dict.fromkeys(action.space for action in legal if isinstance(action, PlaceBranch)))


def circles(legal: tuple[Action, ...]) -> list[str]:
    """The circle spaces among the answers."""
    return [action.space for action in legal if isinstance(action, PlaceCircle)]


def test_on_an_empty_sky_only_the_branch_can_be_placed() -> None:
    """Example 10: beside a Guiding Star, and nowhere else. [ruling 7]"""
    legal = placing(sky("coyote", "scatter")).legal(0)
    assert circles(legal) == []
    assert "e1" not in branches(legal)
    assert "c2" in branches(legal)
    assert len(branches(legal)) == 14
    assert len(legal) == 14 * 4


@pytest.mark.parametrize(("branch", "rotations"), [("i1", 4), ("v2", 4), ("l2", 2), ("t3", 4), ("x4", 1)])
def test_a_branch_turns_in_as_many_ways_as_it_has_shapes(branch: str, rotations: int) -> None:
    legal = placing(sky(), branch=branch).legal(0)
    assert [action.rotation for action in legal if isinstance(action, PlaceBranch) and action.space == "b2"] == list(
        range(rotations)
    )


def test_a_turned_branch_points_where_it_should() -> None:
    """Example 11."""
    scene = placing(sky())
    scene.answer(0, PlaceBranch("c3", 1))
    assert scene.events() == [BranchPlaced(0, "t3", "c3", 1)]
    nodes = scene.state.players[0].sky.nodes
    assert nodes == {"D3": 1, "D4": 1, "C4": 1}


def test_a_circle_needs_a_branch_beside_it_joined_or_not() -> None:
    """Example 12; a Guiding Star alone is not enough. [ruling 7]"""
    assert "C3" in circle_spaces(sky(branches={"b2": "nw"}))
    assert circle_spaces(sky(tiles={"B3": "s2", "C4": "s3"})) == []


def test_dark_skies_neither_hold_tiles_nor_help_placing() -> None:
    """Example 13; ruling 6."""
    near = sky("first_woman", "rug")
    assert "c1" not in branch_spaces(near)
    near.tiles["D1"] = "void"
    assert "c1" in branch_spaces(near)
    near.branches["c1"] = 15
    assert circle_spaces(near) == ["C1"]
    near.surrounded = ("C2", "D2")
    assert circle_spaces(near) == ["C1"]


def test_both_tiles_must_be_placed_in_either_order() -> None:
    """Ruling 10; the second answer sees the first one's result."""
    first = placing(sky(branches={"b2": "nw"}))
    first.answer(0, PlaceCircle("C3"))
    assert first.events() == [CirclePlaced(0, "s2", "C3")]
    assert circles(first.legal(0)) == []
    assert "c3" in branches(first.legal(0))
    second = placing(sky(branches={"b2": "nw"}))
    assert "D4" not in circles(second.legal(0))
    second.answer(0, PlaceBranch("c3", 0))
    assert branches(second.legal(0)) == []
    assert "D4" in circles(second.legal(0))
    second.answer(0, PlaceCircle("D4"))
    assert second.asked == {}


def test_opposite_kinds_are_neighbours_not_equal_ones() -> None:
    """Ruling 1: a circle beside a circle, a branch beside a branch, is not enough."""
    alone = sky(tiles={"A5": "s2"}, branches={"b2": "nw"}, card="knot")
    assert "A6" not in circle_spaces(alone)
    assert "c2" in branch_spaces(alone)  # D3 is a Guiding Star
    assert "d1" not in branch_spaces(sky(branches={"c1": "nw"}))


def test_the_branch_leaves_room_for_the_circle_if_it_can() -> None:
    """The room rule. [spec 6.4, ruling 27]"""
    full = dict.fromkeys(("A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"), "s2")
    crowded = sky("coyote", "scatter", tiles={**full, "B1": "s3"})
    crowded.tiles.pop("B1")
    scene = placing(crowded)
    assert "a1" not in branches(scene.legal(0))  # A1 and A2 lie, B1 is dark, B2 a Guiding Star
    assert "c1" in branches(scene.legal(0))
    crowded.branches = {"d3": 15}
    assert "a1" in branches(placing(crowded).legal(0))  # the circle has room anyway
    assert "a1" in branches(placing(sky("coyote", "scatter", tiles=full), circle="").legal(0))


def test_where_no_branch_leaves_room_any_will_do() -> None:
    everywhere = {f"{column}{row}": "s2" for column in "ABCDEF" for row in "123456"}
    packed = sky(tiles=everywhere)
    assert len(branches(placing(packed).legal(0))) == 25
    scene = placing(packed, branch="x4")
    scene.answer(0, PlaceBranch("a1", 0))
    assert scene.events()[-1] == SetAside(0, "s2")
    assert (scene.state.players[0].circle, scene.state.players[0].discards) == ("", ("s2",))


def test_a_branch_without_a_space_leaves_the_game() -> None:
    """Ruling 28."""
    done = sky(branches={f"{column}{row}": "nw" for column in "abcde" for row in "12345"})
    scene = placing(done, circle="")
    assert scene.state.players[0].discards == ("t3",)
    assert SetAside(0, "t3") in scene.events()
    assert scene.asked == {}


def test_an_only_possible_placement_is_made_without_asking() -> None:
    """Example 30; ruling 25."""
    scene = placing(sky("coyote", "river"))
    scene.answer(0, PlaceBranch("b1", 0))
    assert scene.state.players[0].tiles == {"C1": "s2"}
    assert scene.asked == {}
    assert CirclePlaced(0, "s2", "C1") in scene.events()


def test_dark_skies_are_looked_at_after_both_tiles() -> None:
    """Example 14: A5 on the edge needs a4 and a5; its nodes stay loose."""
    scene = placing(sky(branches={"a4": "sw"}), branch="i1")
    scene.answer(0, PlaceCircle("B5"))
    scene.answer(0, PlaceBranch("a5", 0))
    player = scene.state.players[0]
    assert (player.surrounded, player.picks) == (("A5",), 1)
    assert DarkSkySurrounded(0, "A5") in scene.events()
    assert player.sky.is_loose("A5")
    assert player.sky.nodes["A5"] == 2


def test_one_branch_may_surround_two_dark_skies() -> None:
    """Example 15; an inner Dark Sky needs four branches."""
    filled = {"b1": "nw", "b2": "nw", "c2": "nw", "d1": "nw", "d2": "nw"}
    scene = placing(sky(branches=filled, tiles={"D1": "s2"}))
    scene.answer(0, PlaceCircle("B3"))
    assert scene.state.players[0].picks == 0
    scene.answer(0, PlaceBranch("c1", 0))
    assert scene.state.players[0].surrounded == ("C2", "D2")
    assert scene.state.players[0].picks == 2


def test_a_dark_sky_is_surrounded_once() -> None:
    scene = placing(sky(branches={"a4": "sw", "a5": "ne"}))
    assert scene.state.players[0].surrounded == ("A5",)
    scene.answer(0, PlaceCircle("A4"), PlaceBranch("b2", 0))
    assert scene.state.players[0].picks == 0


def test_placements_are_listed_once_while_the_same_spaces_are_free() -> None:
    """The kernel looks whether there are any, whether there is but one, and asks."""
    one, other = sky(tiles={"A2": "s2"}), sky(tiles={"A2": "coral"})
    assert placements(one, "s2", "t3") is placements(other, "s2", "t3")
    assert placements(one, "", "v2") is not placements(other, "", "t3")
