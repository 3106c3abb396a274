"""The spec's worked examples on sky boards. [spec 14]"""

import pytest

from games.core import play
from games.core.step import Gather
from games.girl_stars import GAME, events
from games.girl_stars.actions import EndTurn, GainStardust, PlaceTile, UseStardust
from games.girl_stars.flow import Acting, Stargazing, Turn
from games.girl_stars.hexes import PLAYABLE
from tests.support.games.girl_stars.scene import (
    acting,
    dusting,
    hold,
    lay,
    light,
    out_of_turn_actions,
    place,
    placing,
    put,
    star,
    table,
    uses,
)
from tests.support.games.scenario import Scene, scenario


def gains(scene: Scene) -> tuple[dict[str, int], int, int]:
    """A's supply of Light above the first one of each colour, Stardust, VP."""
    player = scene.state.players[0]
    return {colour: n - 1 for colour, n in player.light.items() if n != 1}, player.stardust, player.points


def fits(scene: Scene, tile: str, at: str, *, back: bool = False) -> list[int]:
    """The legal rotations of a tile of A's hand on a hex."""
    legal = [answer for answer in scene.legal() if isinstance(answer, PlaceTile)]
    return [a.rotation for a in legal if (a.tile, a.hex, a.back) == (tile, at, back)]


def test_gs_01_stardust_costs_a_disc_for_each_line() -> None:
    board = "red_2c@D3/1 blue_2b@E4/0 yellow_2c@C5/0"
    assert "D4" not in uses(dusting(board, 2))
    scene = dusting(board, 4)
    assert uses(scene)["D4"] == 1
    scene.answer(UseStardust("D4"))
    assert gains(scene) == ({}, 1, 0)
    assert scene.state.players[0].dust == {"D4": 3}
    assert not scene.told(events.LightCollected)


def test_gs_03_a_tile_may_enclose_two_areas_and_complete_a_constellation() -> None:
    scene = place("red_2a@D5/3 blue_2a@E5/5 yellow_2a@D3/0 white_2a@C4/2", "red_4c@D4/1")
    assert gains(scene) == ({"red": 2, "blue": 1, "yellow": 1}, 2, 7)
    assert scene.state.marked == ("r4",)
    assert scene.told(events.AreasEnclosed)[0].areas == 2


def test_gs_06_a_constellation_that_touches_two_tokens_gains_one_of_choice() -> None:
    state = table()
    lay(state.players[0], "red_2c@A4/1 back@A3/1")
    at, last = star("back@A5/4", state.players[0])
    hold(state.players[0], last.tile)
    scene = placing(state)
    answers = [a for a in scene.legal() if isinstance(a, PlaceTile) and (a.hex, a.rotation, a.back) == (at, 4, True)]
    assert [answer.bonus for answer in answers] == ["nw", "ne"]
    scene.answer(answers[1])
    player = scene.state.players[0]
    assert player.used == ("ne",)
    assert player.points == 0
    assert player.light == {"red": 3, "blue": 2, "yellow": 2}  # the crystal, and three lights of the token


def test_gs_09_stardust_closes_a_constellation_but_no_area() -> None:
    scene = dusting("red_2a@D3/1 blue_2a@D4/3", 3).answer(UseStardust("E4"))
    assert gains(scene) == ({"red": 1, "blue": 1}, 1, 0)
    assert [event.size for event in scene.told(events.ConstellationCompleted)] == [2]
    assert not scene.told(events.BonusGained)
    assert not scene.told(events.AreasEnclosed)


def test_gs_13_tiles_without_a_space_leave_the_game() -> None:
    state = table()
    player = state.players[0]
    hold(player, "red_2a", "blue_2a")
    player.dust = dict.fromkeys(PLAYABLE, 1)
    player.vp = {"scouting": 5}
    scene = placing(state)
    assert scene.state.players[0].points == 3
    assert scene.state.players[0].lost == ("red_2a", "blue_2a")
    assert list(scene.asked) == [1]
    assert scene.told(events.TilesLost)[0].vp == 2


def test_gs_16_a_triangle() -> None:
    scene = place("red_2a@D3/1 blue_2a@D4/3", "yellow_2a@E4/5")
    assert gains(scene) == ({"red": 1, "blue": 1, "yellow": 1}, 1, 4)
    assert scene.state.marked == ("r3",)
    assert not scene.told(events.BonusGained)


def test_gs_17_a_single_token_is_gained_by_itself() -> None:
    scene = place("red_2c@B2/1 back@B3/4", "back@B1/1")
    assert gains(scene) == ({"red": 1}, 0, 0)
    assert scene.state.players[0].home == ["v1", "v2", "v3", "v4"]
    assert scene.state.players[0].used == ("nw",)


def test_gs_18_lines_on_the_board_meet_no_blank_side() -> None:
    state = table()
    lay(state.players[0], "red_2c@D3/1")
    hold(state.players[0], "blue_2c")
    assert fits(placing(state), "blue_2c", "D4") == [1]


def test_gs_19_edges_and_tokens_stop_lines() -> None:
    state = table()
    hold(state.players[0], "blue_2c")
    scene = placing(state)
    assert fits(scene, "blue_2c", "C1", back=True) == [0, 1, 2]
    assert fits(scene, "blue_2c", "A3", back=True) == [1, 2, 3]


def test_gs_20_two_constellations_may_end_on_one_stardust() -> None:
    scene = dusting("red_2c@D3/1 back@D2/1 blue_2c@D5/1 back@D6/4", 3).answer(UseStardust("D4"))
    assert gains(scene) == ({"red": 1, "blue": 1}, 1, 0)
    assert [event.hexes for event in scene.told(events.ConstellationCompleted)] == [("D2", "D3"), ("D5", "D6")]


def test_gs_21_without_a_coloured_star_there_is_no_constellation() -> None:
    scene = place("back@B2/1", "back@B3/4")
    assert gains(scene) == ({}, 0, 0)
    assert not scene.told(events.ConstellationCompleted)
    assert scene.state.players[0].used == ()


def test_gs_22_score_again() -> None:
    state = table()
    state.players[0].corners = {"nw": "rescore", "ne": "three_lights", "sw": "extra_actions", "se": "extra_villager"}
    lay(state.players[0], "red_2a@B2/1 blue_2a@B3/3")
    scene = put(state, "yellow_2a@C3/5")
    assert gains(scene) == ({"red": 1, "blue": 1, "yellow": 1}, 1, 8)
    assert scene.state.players[0].used == ("nw",)
    assert scene.state.marked == ("r3",)
    assert scene.told(events.BonusGained)[0].vp == 4


def test_gs_23_an_empty_pile_scores_nothing_but_the_token_is_gained() -> None:
    state = table()
    state.piles["r4"] = ()
    lay(state.players[0], "back@B1/1 red_2c@B2/1 blue_2c@B3/1 red_2b@B4/2 yellow_2a@C5/4")
    scene = put(state, "back@C4/1")
    assert [(event.size, event.vp) for event in scene.told(events.ConstellationCompleted)] == [(4, 0)]
    assert scene.state.players[0].points == 0
    assert scene.state.marked == ()
    assert scene.state.players[0].used == ("nw",)


def test_gs_35_vp_never_fall_below_zero() -> None:
    state = table()
    hold(state.players[0], "red_2a")
    state.players[0].dust = dict.fromkeys(PLAYABLE, 1)
    scene = placing(state)
    assert scene.state.players[0].points == 0
    assert scene.told(events.TilesLost)[0].vp == 0


def test_gs_37_a_met_tile_gives_its_light_while_the_group_stays_open() -> None:
    scene = place("red_2c@D3/1 blue_2c@D4/1", "yellow_2c@D2/1")
    assert gains(scene) == ({"red": 1}, 0, 0)
    assert not scene.told(events.ConstellationCompleted)


def test_gs_38_a_white_front_does_not_count() -> None:
    scene = place("red_2a@D3/1 white_2a@D4/3", "yellow_2a@E4/5")
    assert gains(scene) == ({"red": 1, "yellow": 1}, 1, 0)
    assert scene.told(events.ConstellationCompleted)[0].size == 2


def _extra_in(corner: str) -> dict[str, str]:
    others = iter(("three_lights", "extra_villager", "rescore"))
    return {name: "extra_actions" if name == corner else next(others) for name in ("nw", "ne", "sw", "se")}


def test_gs_31_extran_actions_while_placing_wait_for_the_turn() -> None:
    state = table()
    state.players[0].corners = _extra_in("nw")  # type: ignore[assignment]
    lay(state.players[0], "red_2c@B2/1 back@B3/4")
    at, last = star("back@B1/1", state.players[0])
    hold(state.players[0], last.tile)
    steps = [Gather(), Turn(0)]
    scene = scenario(GAME, state, steps, {0: [Stargazing(0)]})
    scene.answer(PlaceTile(last.tile, at, 1, True))
    assert scene.state.players[0].actions == 4


@pytest.mark.parametrize("own_turn", [True, False])
def test_gs_31_extran_actions_by_stardust(own_turn: bool) -> None:
    state = table()
    state.players[0].corners = _extra_in("nw")  # type: ignore[assignment]
    lay(state.players[0], "red_2c@B2/1 back@B3/4")
    state.players[0].stardust = 1
    if own_turn:
        scene = acting(state, actions=0, rest=[Turn(1)])
        assert scene.asked == {0: "WrapUp"}
        scene.answer(UseStardust("B1"))
        assert scene.asked == {0: "TakeAction"}
        assert scene.state.players[0].actions == 2
    else:
        scene = scenario(GAME, state, [Acting(1)]).answer(UseStardust("B1"))
        assert scene.state.players[1].actions == 2
        assert scene.state.players[0].extra_actions == 2
        assert scene.asked == {1: "TakeAction"}


def test_gs_42_a_turn_ends_by_itself_only_when_nothing_is_left() -> None:
    state = table()
    lay(state.players[0], "red_2c@D3/1 back@D2/1")
    scene = acting(state, actions=1, rest=[Turn(1)]).answer(GainStardust("action"))
    assert scene.asked == {0: "WrapUp"}
    assert scene.legal() == [UseStardust("D4"), EndTurn()]
    after, _ = play.apply(GAME, scene.match, 0, EndTurn())
    assert list(play.prompts(GAME, after)) == [1]
    scene.answer(UseStardust("D4"))
    assert scene.asked == {1: "TakeAction"}
    assert scene.state.players[0].light == light("RRBY")
    assert out_of_turn_actions(scene) == []
