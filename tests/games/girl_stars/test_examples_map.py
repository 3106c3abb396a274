"""The spec's worked examples on the main board: Scouting, foraging, offerings, reward piles. [spec 14]"""

import pytest

from games.core import play
from games.girl_stars import GAME, events
from games.girl_stars.actions import (
    Forage,
    GainStardust,
    OfferCard,
    PlaceTile,
    Recall,
    Scout,
    ScoutColour,
    ScoutRest,
    UseStardust,
)
from games.girl_stars.flow import Acting, CleanUp, Turn
from games.girl_stars.state import State
from tests.support.games.girl_stars.scene import acting, colours, lay, light, routes, scout, table
from tests.support.games.scenario import Scene, scenario


def lit(state: State, **spaces: str) -> State:
    """Light spaces: `s1="B"`."""
    state.lit = {int(space[1:]): colours(letter)[0] for space, letter in spaces.items()}
    return state


def supply(letters: str, state: State | None = None) -> State:
    state = state or table()
    state.players[0].light = light(letters)
    return state


def forages(scene: Scene, site: str) -> list[Forage]:
    return [answer for answer in scene.legal() if isinstance(answer, Forage) and answer.site == site]


def test_gs_07_both_score_a_pile_in_the_round_in_which_it_is_marked() -> None:
    state = supply("RRBBY")
    lay(state.players[1], "back@C1/1 red_2c@C2/1 blue_2c@C3/1 yellow_2c@C4/1 red_2b@C5/2 yellow_2a@D5/4")
    state.players[1].stardust = 1
    scene = scout(acting(state, actions=1, rest=[Turn(1), CleanUp()]), [1, 3, 10, 11, 12], "BYRRB")
    assert scene.state.players[0].points == 10
    assert scene.state.marked == ("r5",)
    scene.answer(UseStardust("D4"), seat=1)
    assert scene.state.players[1].points == 10
    assert scene.state.marked == ("r5",)
    assert scene.state.piles["r5"] == (10, 8)
    scene.answer(GainStardust("action"), GainStardust("action"), seat=1)
    assert scene.state.piles["r5"] == (8,)
    assert scene.state.marked == ()
    assert [(event.pile, event.vp) for event in scene.told(events.RewardRemoved)] == [("r5", 10)]


def test_gs_12_free_foraging_needs_no_villager_and_leaves_the_early_bird() -> None:
    state = lit(supply("RBY"), s31="Y")
    state.players[0].kept = ("foraging",)
    state.players[0].villagers = ("village", "village", "village", "token")
    (answer,) = forages(acting(state), "fish_2")
    assert answer == Forage("fish_2", colours("RBY"), "ash")
    scene = acting(state).answer(answer)
    player = scene.state.players[0]
    assert (player.goods, player.points, player.actions) == ({"fish": 1}, 1, 2)
    assert scene.state.early == {}
    assert player.kept == ()
    assert not forages(acting(supply("RB", lit(_with_ash(), s31="Y"))), "fish_2")


def _with_ash() -> State:
    state = table()
    state.players[0].kept = ("foraging",)
    state.players[0].villagers = ("village", "village", "village", "token")
    return state


def test_gs_14_two_short_paths_are_not_one() -> None:
    state = supply("RRBBYY")
    scene = scout(acting(state, rest=[Turn(1)]), [1, 3, 10], "BYR")
    assert scene.state.players[0].points == 4
    scout(scene, [11, 12], "RB")
    assert scene.state.players[0].points == 4
    assert scene.state.marked == ("r3",)


def test_gs_15_a_first_path() -> None:
    scene = scout(acting(supply("RRB")), [1, 3, 10], "RBR")
    player = scene.state.players[0]
    assert player.points == 4
    assert sum(player.light.values()) == 0
    assert scene.state.connected("fruit_1")
    assert scene.state.lit == {1: "red", 3: "blue", 10: "red"}


def test_gs_24_two_gates_on_one_path() -> None:
    state = supply("RRBYY")
    scene = scout(acting(state), [1, 3, 10, 11, 12], "RYRYB")
    player = scene.state.players[0]
    assert player.points == 10
    assert sum(player.light.values()) == 0
    assert [event.site for event in scene.told(events.SiteConnected)] == ["fruit_1", "fish_1"]


def test_gs_25_a_path_from_a_lit_space_begins_in_its_colour() -> None:
    before = lit(table(), s1="B", s3="Y", s10="R")
    assert routes(supply("BB", before), 12) == []
    assert routes(supply("RB", before), 12) == [(11, 12)]
    scene = acting(before).answer(Scout(12, "action"))
    assert scene.state.players[0].points == 0
    assert scene.state.connected("fish_1")
    assert scene.state.lit[11] == "red"


def test_gs_26_start_colours_and_the_number_of_light() -> None:
    state = supply("RYB", lit(table(), s1="B", s3="Y", s10="R"))
    assert routes(state, 8) == [(4, 7, 8)]
    scene = acting(state).answer(Scout(8, "action"))
    assert [scene.state.lit[space] for space in (4, 7, 8)] == ["blue", "red", "yellow"]
    assert scene.state.players[0].points == 4


def test_gs_27_a_gate_takes_its_colour_and_its_neighbours() -> None:
    assert (8,) not in routes(supply("RRBBYY", lit(table(), s1="R", s4="R", s7="R")), 8)
    state = supply("Y", lit(table(), s1="R", s4="R", s7="Y"))
    assert routes(state, 8) == [(8,)]
    scene = acting(state).answer(Scout(8, "action"))
    assert scene.state.connected("rabbit_1")
    assert scene.state.players[0].points == 0


def test_gs_28_early_bird() -> None:
    state = lit(table(), s10="R")
    state.players[1].light = light("RBY")
    scene = acting(state, actions=1, rest=[Turn(1), Acting(0)])
    scene.answer(Forage("fruit_1", colours("RB"), "action"))
    assert scene.state.players[0].goods == {"fruit": 1}
    assert scene.state.players[0].stardust == 1
    assert scene.state.early == {"fruit_1": (0, "v1")}
    scene.answer(Forage("fruit_1", colours("R"), "action"), seat=1)
    assert scene.state.players[1].villagers[0] == "near:fruit_1"
    assert scene.state.players[1].stardust == 0
    assert not [a for a in scene.legal(1) if isinstance(a, Forage)]
    scene = acting(scene.state).answer(Recall(("v1",), "action"))
    assert scene.state.early == {}
    assert forages(scene, "fruit_1") == []


def test_gs_33_a_full_card_is_replaced_at_once() -> None:
    state = table()
    state.filled = (1, 2, 3, 4)
    state.players[0].goods = {"fruit": 1, "antelope": 1}
    scene = acting(state).answer(OfferCard(5, "action"))
    assert scene.state.players[0].points == 11
    assert scene.state.filled == ()
    assert scene.state.offering != "harvest_feast"
    assert scene.state.aside == ("harvest_feast",)
    assert scene.state.players[0].villagers[0] == "village"
    (revealed,) = scene.told(events.CardRevealed)
    after = scenario(GAME, scene.state, [CleanUp()])
    assert after.state.offering == revealed.card


def test_gs_39_the_shadow_takes_a_reward_after_you_scored_it() -> None:
    state = supply("RRRBBY", table(1))
    state.marked = ("r6",)
    scene = scout(acting(state, actions=1, rest=[CleanUp()]), [1, 3, 13, 14, 16, 17], "RRRBBY")
    assert scene.state.players[0].points == 14
    assert scene.state.piles["r6"] == (12,)


def test_gs_40_the_only_payment() -> None:
    state = supply("RRBB", lit(table(), s20="Y"))
    scene = acting(state)
    (answer,) = forages(scene, "antelope_1")
    assert answer.payment == colours("RRBB")
    scene.answer(answer)
    assert (scene.state.players[0].goods, scene.state.players[0].points) == ({"antelope": 1}, 2)


def test_gs_41_a_route_and_its_colours() -> None:
    scene = acting(supply("RRBY")).answer(Scout(10, "action"))
    assert play.view(GAME, scene.match, 0).scouting.path == (1, 3, 10)
    assert scene.legal() == [*map(ScoutColour, colours("RBY")), ScoutRest()]
    after, _ = play.apply(GAME, scene.match, 0, ScoutColour("red"))
    assert list(play.prompts(GAME, after)[0].legal) == [*map(ScoutColour, colours("BY")), ScoutRest()]
    scene.answer(ScoutRest())
    assert scene.state.lit == {1: "red", 3: "blue", 10: "red"}
    assert scene.state.players[0].points == 4
    assert scene.state.players[0].light == light("Y")


@pytest.mark.parametrize(("seats", "filled", "changes"), [(3, (1, 2, 3), True), (3, (1, 2), False), (2, (1, 2), True)])
def test_gs_10_the_card_changes_when_enough_is_filled(seats: int, filled: tuple[int, ...], changes: bool) -> None:
    state = table(seats)
    state.filled = filled
    scene = scenario(GAME, state, [CleanUp()])
    assert (scene.state.offering != "harvest_feast") == changes
    assert scene.state.filled == (() if changes else filled)
    assert isinstance(scene.legal()[0], PlaceTile)
