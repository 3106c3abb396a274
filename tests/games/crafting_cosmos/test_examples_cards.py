"""The last worked examples of the specification: goals that move on, and power cards. [spec 14]"""

from games.crafting_cosmos import actions as do
from games.crafting_cosmos.flow import Collect, EndPhase, EndTurn, Turn
from tests.support.games.crafting_cosmos.scene import (
    bare,
    begin,
    crafting,
    energy,
    hand,
    legal,
    life,
    nebula,
    power,
    stars,
)


def test_t20_goals_move_down_the_track() -> None:
    state = bare()
    state.round = 3
    state.unseen += tuple(filter(None, state.track))
    *unseen, c, b, a = state.unseen
    state.unseen = tuple(unseen)
    state.track, state.goals_left = (c, b, a, ""), 3
    scene = begin(state, EndPhase())
    assert scene.state.scored == (a,)
    new, *rest = scene.state.track
    assert rest == [c, b, ""]
    assert new not in (a, b, c, "")


def test_t21_the_last_goal_ends_the_game() -> None:
    state = bare(3)
    state.round = 8
    state.unseen += tuple(filter(None, state.track))
    goals, state.unseen = state.unseen[-6:], state.unseen[:-6]
    state.scored, state.track, state.goals_left = goals[:5], ("", "", goals[5], ""), 0
    hand(state, "light " * 12).surplus = {"light": 2}
    first = state.first
    scene = begin(state, EndPhase())
    assert scene.match.over
    assert scene.state.scored == goals
    assert scene.state.players[0].cards == 10
    assert scene.state.first == first


def test_t22_stasis_keeps_the_star() -> None:
    state = bare()
    nebula(state, "F", "n2_20")
    nebula(state, "E", "n1_01")
    stars(state, "s10 He s15 C s20 O s24 O s09 H s13 H s18 H")
    state.running.flags = ("stasis",)
    scene = crafting(state)
    assert {move.discard for move in legal(scene, do.CompleteNebula)} == {"none"}
    scene.answer(do.CompleteNebula("F"))
    assert len(scene.state.players[0].stars) == 7
    assert {move.discard for move in legal(scene, do.CompleteNebula)} == {"s09", "s13", "s18"}


def test_t23_symbiosis_keeps_proto_life() -> None:
    state = bare()
    nebula(state, "E", "n1_01", completed=True)
    life(state, proto="l14 l21 l27 l26 l20 l13")
    state.running.flags = ("symbiosis",)
    scene = crafting(state).answer(do.CreateAdvancedLife("E"))
    assert len(scene.state.players[0].life) == 6
    assert scene.state.running.flags == ()


def test_t24_cosmic_background_never_takes_what_was_just_paid() -> None:
    state = bare()
    hand(state, "light time")
    state.discard, state.deck["gravity"] = {"gravity": 1}, state.deck["gravity"] - 1
    power(state, 1, "cosmic_background_3")
    scene = crafting(state).answer(do.ActivatePower(1, ("light", "time")))
    player = scene.state.players[0]  # gravity was the only choice
    assert player.hand == {"gravity": 1}
    assert player.points.power_cards == 3
    assert {card: count for card, count in scene.state.discard.items() if count} == {"light": 1, "time": 1}


def test_t25_the_surplus_is_chosen_now_and_given_up_later() -> None:
    state = bare(2)
    hand(state, "light " * 6 + "time " * 6)
    scene = begin(state, EndTurn(0), Turn(1), EndPhase())
    scene.answer(do.DiscardToLimit(("light", "light")))
    assert scene.asked == {1: "Shift"}
    assert scene.state.players[0].cards == 12
    state = scene.state
    ended = begin(state, EndPhase())
    assert ended.state.players[0].hand == {"light": 4, "time": 6}


def test_t26_supernovae_stay_but_are_jumped() -> None:
    state = bare()
    stars(state, "s14 He s09 H s05 H", turned="s14").graviton = 1
    moves = legal(crafting(state), do.MoveStar)
    assert not [move for move in moves if move.origin == "s14"]
    assert {move.space for move in moves if move.origin == "s09"} == {"s13", "s10", "s19", "s01", "s02"}


def test_t27_a_black_hole_swallows_a_supernova() -> None:
    state = bare()
    stars(state, "s14 He", turned="s14")
    power(state, 1, "black_hole_3")
    hand(state, "gravity")
    helium = state.reserve["helium"]
    scene = crafting(state).answer(do.ActivatePower(1, ("gravity",)))  # the only target is taken at once
    player = scene.state.players[0]
    assert (player.points.power_cards, player.stars, player.supernovae) == (5, {}, ())
    assert scene.state.reserve["helium"] == helium + 1


def test_t28_without_carbon_there_is_still_a_tile() -> None:
    state = energy(bare(2), light="1 D", time="D D", gravity="D", chemistry="0")
    for number in range(state.reserve["carbon"]):
        state.players[1].stars[f"s{number + 1:02}"] = "carbon"
    state.reserve["carbon"] = 0
    scene = begin(state, Collect(0), Turn(1))
    assert scene.asked == {0: "ChooseStack"}
    assert scene.state.players[0].pool.stars == {}
    scene.answer(do.ChooseNebulaStack(3))
    assert len(scene.state.players[0].pool.tiles) == 1


def test_t29_tidal_force_swaps_different_faces() -> None:
    state = bare()
    stars(state, "s05 H s10 C s11 O", turned="s10 s11")
    power(state, 1, "tidal_force")
    hand(state, "light")
    scene = crafting(state).answer(do.ActivatePower(1, ("light",)))
    assert scene.state.players[0].hand == {}
    pairs = [("s05", "s10"), ("s10", "s05"), ("s05", "s11"), ("s11", "s05")]
    assert {(move.star, move.other) for move in legal(scene, do.SwapStars)} == set(pairs)
    assert len(scene.legal()) == 4


def test_t30_abiogenesis_takes_what_is_there() -> None:
    state = bare()
    power(state, 1, "abiogenesis")
    hand(state, "chemistry chemistry")
    spaces = iter(f"l{number:02}" for number in range(1, 49))
    for seat in (1, 2):
        life(state, proto=" ".join(f"l{n:02}" for n in range(1, 41)) if seat == 1 else "", seat=seat)
    life(state, proto=" ".join(next(spaces) for _ in range(state.life - 1)), seat=3)
    assert state.life == 1
    scene = crafting(state).answer(do.ActivatePower(1, ("chemistry",)))
    assert scene.state.players[0].pool.proto == 1
    assert scene.state.life == 0
    assert legal(scene, do.ActivatePower) == []
