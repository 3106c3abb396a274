"""The worked examples of the specification, those of the rulebook first, up to the goals. [spec 14]"""

import pytest

from games.core.chance import Chance
from games.core.step import StepContext
from games.core.tuples import without
from games.crafting_cosmos import GAME, mutations
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.events import EndAnnounced, EnergyCardTaken, GoalScored
from games.crafting_cosmos.flow import Collect, EndEnergy, EndPhase, Shift, Turn
from tests.support.games.crafting_cosmos.scene import (
    bare,
    begin,
    crafting,
    dealt,
    energy,
    hand,
    legal,
    life,
    nebula,
    pool,
    power,
    seen,
    stars,
    tokens,
)
from tests.support.games.scenario import Scene


def magenta_shifts() -> Scene:
    state = energy(bare(4), light="D 1", time="D 2", gravity="0 3", chemistry="D")
    return begin(state, Turn(0))


def test_r1_energy_jumps_over_a_full_control() -> None:
    scene = magenta_shifts()
    scene.answer(do.ShiftEnergy("chemistry", "own", "own"))
    assert tokens(scene.state) == {"light": "D D 1", "time": "D 0 2", "gravity": "3", "chemistry": ""}


def test_r2_the_ring_pays() -> None:
    scene = magenta_shifts().answer(do.ShiftEnergy("chemistry", "own", "own"))
    player = scene.state.players[0]
    assert player.pool.stars == {"oxygen": 1}
    assert (player.dna, player.spot, player.graviton, player.pool.proto) == (2, 3, 1, 0)
    kinds = [type(event).__name__ for event in scene.events]
    assert kinds == ["EnergyShifted", "Gained", "Gained", "CrystalAdvanced", "Gained"]
    for due in (3, 2, 1):
        assert scene.asked == {0: "TakeCard"}
        assert seen(scene).asked[0].due == due
        scene.answer(scene.legal()[0])
    assert scene.asked == {0: "Craft"}
    assert player.cards == 0  # the scene goes on, the old state stays
    assert scene.state.players[0].cards == 3


def test_r3_a_nebula_is_completed() -> None:
    state = bare()
    nebula(state, "I", "n3_16")
    stars(state, "s19 H s24 He s28 He s31 C s27 C s23 O")
    carbon = state.reserve["carbon"]
    scene = crafting(state).answer(do.CompleteNebula("I", "s31"))
    player = scene.state.players[0]
    assert player.points.total == 10
    assert "s31" not in player.stars
    assert scene.state.reserve["carbon"] == carbon + 1
    assert player.nebulae["I"].completed
    assert legal(scene, do.CompleteNebula) == []


def time_chamber() -> Scene:
    state = energy(bare(4), light="D 1 2", time="D 3", chemistry="D", gravity="0")
    player = state.players[0]
    player.spot, player.released, state.crystals, player.points.crystals = 4, 1, 5, 3
    state.box = 4 + 11 - (5 + 1 + 4)
    player.control = "time"
    return begin(state, Collect(0), EndEnergy(), Turn(1))


def test_r4_a_crystal_comes_to_the_top_and_another_follows() -> None:
    player = time_chamber().state.players[0]
    assert (player.ready, player.spot) == (1, 1)
    assert time_chamber().state.crystals == 4


def test_r4b_a_crystal_is_released() -> None:
    state = time_chamber().state
    state.players[0].pool.stars = {}
    state.reserve["oxygen"] += 1
    scene = crafting(state).answer(do.ReleaseCrystal("oxygen", "s05"))
    player = scene.state.players[0]
    assert (player.points.total, player.released, player.ready) == (9, 2, 0)
    assert player.stars["s05"] == "oxygen"


def test_r5_advanced_life_is_created() -> None:
    state = bare()
    nebula(state, "E", "n1_01", completed=True)
    life(state, proto="l26 l20 l13", stable="l14 l21 l27")
    state.advanced.green_left = 0
    state.advanced.under = ("p7",)
    state.advanced.green += without(state.advanced.plain, "p7")
    state.advanced.plain = ()  # so that the one put under is the top
    scene = crafting(state).answer(do.CreateAdvancedLife("E"))
    player = scene.state.players[0]
    assert sorted(player.life) == ["l14", "l21", "l27"]
    assert player.nebulae["E"].life == "p7"
    assert player.points.total == 0
    assert seen(scene, 0).players[0].nebulae[0].value == 7
    assert seen(scene, 1).players[0].nebulae[0].value is None
    assert seen(scene, None).players[0].nebulae[0].advanced


def power_bought() -> Scene:
    state = bare()
    hand(state, "light light light light time")
    power(state, 1, "solar_wind_2")
    deck = state.powers["light"]
    deck.hidden = ("relativity_delta", "speed_of_light_2", "white_light_2")
    rest = ("stellar_ignition", "supernova_flash_2", "spectral_shift_4", "gamma_ray_burst", "cosmic_background_3")
    state.powers["time"].hidden += rest  # out of the way
    return crafting(state).answer(do.AcquirePower(2, "light"))


def test_r6_a_power_card_is_acquired() -> None:
    scene = power_bought()
    assert scene.asked == {0: "ChoosePower"}
    keep = do.ChoosePowerCard("relativity_delta", ("speed_of_light_2", "white_light_2"))
    assert do.ChoosePowerCard("relativity_delta", ("white_light_2", "speed_of_light_2")) in scene.legal()
    scene.answer(keep)
    player = scene.state.players[0]
    assert player.hand == {"light": 1, "time": 1}
    assert player.powers[1] == "relativity_delta"
    assert [buried.piece for buried in scene.state.powers["light"].under] == ["speed_of_light_2", "white_light_2"]
    assert seen(scene).controls[0].powers == (1, 0, 0, 0)


def test_r6b_it_brings_an_energy_card_from_now_on() -> None:
    scene = power_bought().answer(do.ChoosePowerCard("relativity_delta", ("speed_of_light_2", "white_light_2")))
    state = energy(scene.state, time="D D D", gravity="0 1", chemistry="2 3")
    after = begin(state, Collect(0), EndEnergy(), Turn(1))
    assert after.asked == {0: "TakeCard"}
    after.answer(after.legal()[0])
    assert after.asked == {1: "Shift"}


def goal_on_bottom(goal: str, seats: int) -> Scene:
    state = bare(seats)
    state.unseen += tuple(filter(None, state.track))
    state.unseen = without(state.unseen, goal)
    state.goals_left = 3
    state.track = ("", "", goal, "")
    return Scene(GAME, begin(state, Shift(0)).match)


def end_of_round(scene: Scene) -> Scene:
    return begin(scene.state, EndPhase())


def test_r7_first_place_is_shared() -> None:
    scene = goal_on_bottom("most_proto_life", 3)
    ring = "l14 l15 l16 l17 l22 l29 l28"
    life(scene.state, ring, seat=0)
    life(scene.state, ring, seat=1)
    life(scene.state, "l14 l15 l16", seat=2)
    after = end_of_round(scene)
    assert [player.points.goals for player in after.state.players] == [6, 6, 0]
    assert "most_proto_life" not in after.state.track
    assert after.state.scored == ("most_proto_life",)


def test_r8_a_star_jumps_over_an_occupied_space() -> None:
    state = bare()
    stars(state, "s19 H s24 He").graviton = 1
    moves = [move for move in legal(crafting(state), do.MoveStar) if move.origin == "s19"]
    assert {move.space for move in moves} == {"s14", "s23", "s20", "s28"}


def test_t1_the_own_token_must_move() -> None:
    scene = magenta_shifts()
    assert do.ShiftEnergy("light") not in scene.legal()
    assert all("own" in (move.first, move.second, move.third) for move in legal(scene, do.ShiftEnergy))


def test_t2_the_own_token_may_come_back_to_where_it_was() -> None:
    scene = begin(energy(bare(2), light="0", time="D D D", gravity="D", chemistry="1"), Turn(0))
    scene.answer(do.ShiftEnergy("own", "own", "own"))
    assert scene.state.players[0].control == "light"
    assert scene.state.players[0].pool.stars == {"hydrogen": 3}


def test_t3_a_control_that_was_left_is_not_full() -> None:
    scene = begin(energy(bare(2), light="0 D 1", gravity="D", chemistry="D D"), Turn(0))
    scene.answer(do.ShiftEnergy("own", "chemistry"))
    assert tokens(scene.state) == {"light": "D D 1", "time": "0", "gravity": "D", "chemistry": "D"}


def test_t4_a_full_control_is_jumped_at_that_moment() -> None:
    scene = begin(energy(bare(2), light="0 D 1", gravity="D", chemistry="D D"), Turn(0))
    scene.answer(do.ShiftEnergy("chemistry", "own"))
    assert tokens(scene.state) == {"light": "D 1", "time": "D 0", "gravity": "D", "chemistry": "D"}


def test_t5_power_tokens_pay_without_energy() -> None:
    state = energy(bare(2), light="D", time="0 1 D", chemistry="D D")
    power(state, 1, "solar_wind_2")
    power(state, 2, "accretion")
    scene = begin(state, Collect(0), Turn(1))
    assert scene.state.players[0].graviton == 2


def test_t6_the_display_is_refilled_when_the_energy_phase_ends() -> None:
    scene = begin(
        energy(bare(4), light="D D 0", time="1", gravity="2", chemistry="3 D"), Collect(0), EndEnergy(), Turn(1)
    )
    first, second = scene.state.display[:2]
    scene.answer(do.TakeEnergyCard(1, first), do.TakeEnergyCard(2, second))
    assert scene.state.display[:2] == ("", "")
    assert all(scene.state.display[2:])
    assert scene.legal() == [
        do.TakeEnergyCard(3, scene.state.display[2]),
        do.TakeEnergyCard(4, scene.state.display[3]),
        do.TakeEnergyCard(0),
    ]
    scene.answer(do.TakeEnergyCard(0))
    assert all(scene.state.display)
    assert not scene.told(EnergyCardTaken)


def test_t7_a_supernova_is_any_one_element() -> None:
    state = bare()
    nebula(state, "F", "n2_20")
    stars(state, "s10 He s15 C s20 H s24 O", turned="s20")
    assert {move.discard for move in legal(crafting(state), do.CompleteNebula)} == {"s10", "s15", "s20", "s24"}
    stars(state, "s19 H")
    assert {move.discard for move in legal(crafting(state), do.CompleteNebula)} == {"s10", "s15", "s20", "s24", "s19"}


def short_of_two(*flags: str) -> Scene:
    state = bare()
    nebula(state, "F", "n2_20")
    stars(state, "s10 He s15 H s20 O", turned="s15")
    state.running.flags = flags  # type: ignore[assignment]
    return crafting(state)


def test_t8_one_supernova_does_not_fill_two_gaps() -> None:
    assert legal(short_of_two(), do.CompleteNebula) == []


def test_t9_dark_matter_is_one_more_wild_star() -> None:
    scene = short_of_two("dark_matter").answer(do.CompleteNebula("F", "s20"))
    assert scene.state.running.flags == ()
    assert scene.state.players[0].points.nebulae == 8


def test_t10_proto_life_is_placed_next_to_life() -> None:
    state = dealt(4)
    state.turn = bare().turn
    pool(state, proto=1)
    assert {move.space for move in legal(crafting(state), do.PlaceProtoLife)} == {"l14", "l15", "l27", "l28"}


def test_t11_without_life_it_begins_in_the_cradle() -> None:
    state = bare()
    pool(state, proto=2)
    scene = crafting(state)
    assert legal(scene, do.PlaceProtoLife) == [do.PlaceProtoLife("l21")]
    scene.answer(do.PlaceProtoLife("l21"))
    assert {move.space for move in legal(scene, do.PlaceProtoLife)} == {"l14", "l15", "l27", "l28"}


def test_t12_what_is_left_is_lost() -> None:
    state = bare()
    life(state, proto="l21")
    pool(state, held="C", proto=1, tiles="n1_05").graviton = 2
    carbon, supply = state.reserve["carbon"], state.life
    scene = crafting(state).answer(do.EndCraft("stabilize", 0, "l21"))
    assert scene.state.reserve["carbon"] == carbon + 1
    assert scene.state.life == supply + 1
    assert scene.state.nebulae[0].under[-1].piece == "n1_05"
    assert scene.state.players[0].graviton == 0
    assert scene.state.players[0].life == {"l21": "stable"}


def test_t13_crystals_beyond_the_supply_come_from_the_box() -> None:
    state = bare(2)
    player = state.players[0]
    player.spot, state.box, state.crystals = 5, 5, 1
    mutations.advance_crystal(state, StepContext(2, Chance(GAME.key, bytes(16))), 0, 8)
    assert (player.ready, player.spot, state.crystals) == (2, 1, 0)
    scene = begin(state, EndPhase())
    assert scene.match.over
    assert [event.reason for event in scene.told(EndAnnounced)] == ["crystals"]


def test_t14_the_sixth_release_scores_nothing() -> None:
    state = bare()
    player = state.players[0]
    player.released, player.ready = 5, 1
    state.box -= 6
    scene = crafting(state).answer(do.ReleaseCrystal("carbon", "s01"))
    player = scene.state.players[0]
    assert (player.points.total, player.released, player.stars) == (0, 6, {"s01": "carbon"})


def test_t15_five_equal_cards_are_a_set() -> None:
    state = bare()
    hand(state, "gravity " * 5 + "light light")
    scene = crafting(state).answer(do.ScoreEnergySet("gravity"))
    assert scene.state.players[0].points.energy_sets == 6
    assert scene.state.players[0].hand == {"light": 2}
    assert scene.state.discard == {"gravity": 5}


def test_t16_slots_are_filled_in_any_order() -> None:
    state = bare()
    hand(state, "time " * 4)
    assert legal(crafting(state), do.AcquirePower) == [do.AcquirePower(slot, "time") for slot in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("seats", "goal", "metrics", "points"),
    [
        pytest.param(4, "most_oxygen", (3, 2, 2, 0), [6, 3, 3, 0], id="t17"),
        pytest.param(2, "most_life", (9, 8), [6, 0], id="t18"),
        pytest.param(3, "most_supernovae", (0, 0, 0), [0, 0, 0], id="t19"),
    ],
)
def test_goals_are_scored(seats: int, goal: str, metrics: tuple[int, ...], points: list[int]) -> None:
    scene = goal_on_bottom(goal, seats)
    for seat, metric in enumerate(metrics):
        if goal == "most_oxygen":
            stars(scene.state, "s01 O s02 O s03 O"[: 6 * metric], seat)
        elif goal == "most_life":
            life(scene.state, " ".join(f"l{number:02}" for number in range(1, 1 + metric)), seat=seat)
    after = end_of_round(scene)
    assert [player.points.goals for player in after.state.players] == points
    assert after.state.scored == (goal,)
    assert len(after.told(GoalScored)) == sum(point > 0 for point in points)
