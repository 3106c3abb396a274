"""The worked examples of the rulebook and of the specification about single rules, in their order. [spec 14]"""

from games.core import play
from games.core.match import MatchPosition
from games.core.scores import OPPONENT
from games.glow import GAME
from games.glow.actions import (
    Move,
    Reroll,
    Resolve,
    ResolveAll,
    ReturnDie,
    Sail,
    SetDie,
)
from games.glow.day import Afternoon, Noon
from games.glow.flow import Evening
from games.glow.opponent import ExecuteTile, PushOn
from games.glow.options import Options
from games.glow.rules import symbols
from tests.support.games.glow.pieces import (
    afternoon,
    begin,
    fitting,
    late_morning,
    mine,
    noon,
    own,
    player,
    table,
    tom,
    track,
)
from tests.support.games.scenario import Scene


def test_example_1_tom_advances_and_scores_the_number_of_his_space() -> None:
    state = table(tom=tom(party=4, light=17), track=track(fire="tom_1"))
    begin(state, ExecuteTile("fire"))
    assert (state.opponent.party, state.opponent.light) == (6, 23)


def test_example_2_tom_sails_by_the_highest_or_the_lowest_number() -> None:
    for tile, island in (("tom_4", "isle_n"), ("tom_2", "isle_sw")):
        state = table(board="archipelago", tom=tom(boats=("center",) * 4), track=track(fire=tile))
        begin(state, ExecuteTile("fire"))
        assert sorted(state.opponent.boats) == ["center", "center", "center", island]


def test_example_3_tom_pays_for_one_more_village() -> None:
    state = table(tom=tom(camp="village_12", footprints=3, light=0))
    scene = begin(state, PushOn())
    toms = play.score(GAME, scene.match)[1]
    assert (toms.seat, state.opponent.camp, state.opponent.footprints) == (OPPONENT, "village_15", 1)
    assert {line.key: line.points for line in toms.lines} == {"light": 0, "journey": 15, "footprints": 1}


def test_example_4_toms_camp_goes_from_village_to_village() -> None:
    state = table(tom=tom(camp="village_3"), track=track(fire="tom_2", water="tom_4"))
    begin(state, ExecuteTile("fire"))
    assert state.opponent.camp == "village_5"
    begin(state, ExecuteTile("water"))
    assert state.opponent.camp == "village_8"


def test_example_5_a_special_face_lies_aside_and_one_space_is_blocked() -> None:
    for seed in range(2000):  # a seed under which yellow shows light3 and red shows fire
        match, _ = play.start(
            GAME,
            Options(adventurer="moloch", tom_dice=("fire", "yellow"), tom_colour="fire"),
            1,
            f"{seed:032x}",
        )
        if [die.face for die in match.state.tom.dice] == ["fire", "light3"]:
            break
    assert match.state.tom.light == 13
    assert [bool(space.companion) for space in match.state.track.values()] == [False, True, True, True, True]


def test_example_6_same_counts_every_full_set_of_any_symbol() -> None:
    shown = "F F F F F F fp fp fp"
    assert fitting("a03_torke", shown) == 3
    scene = noon(player(companions="a03_torke", hand=shown, light=10), player())
    assert (mine(scene).light, mine(scene).footprints) == (22, 6)


def test_example_7_a_mixed_condition_triggers_once() -> None:
    assert fitting("b14_gluach", "W W W A") == 1
    assert fitting("b14_gluach", "W W W A M") == 0
    assert mine(noon(player(companions="b14_gluach", hand="W W W A", light=10))).light == 16


def test_example_8_a_card_that_only_forbids_triggers_once() -> None:
    assert fitting("a06_mindaroo", "F F A M fp") == 1
    assert fitting("a06_mindaroo", "F F A M fp N") == 0


def test_example_9_cards_share_dice_and_the_dice_still_travel() -> None:
    scene = noon(player(companions="a23_okans", hand="N N N", light=10))
    me = mine(scene)
    assert (me.light, me.footprints, me.reroll_tokens) == (16, 1, 3)
    assert not any(die.used for die in me.dice)


def test_example_10_a_reroll_paid_with_light() -> None:
    scene = late_morning(player(hand="l_nature_1=N", light=10))
    reroll = Reroll(("l_nature_1",), "score")
    assert [mine(scene.answer(reroll)).light for _ in range(2)] == [9, 7]
    assert mine(late_morning(player(hand="l_nature_1=N", light=53)).answer(reroll)).light == 52
    assert mine(late_morning(player(hand="l_nature_1=N", light=52)).answer(reroll)).light == 44
    assert reroll not in late_morning(player(hand="l_nature_1=N", light=0, reroll_tokens=1)).legal()


def test_example_11_three_rerolls_set_a_die() -> None:
    hand = "l_purple_1=F l_purple_2=N"
    me = player("noctiluca", companions="a18_lumipili", hand=hand, light=12, reroll_tokens=1)
    scene = late_morning(me)
    scene.answer(SetDie("l_purple_1", "footprints2", ("companion", "token", "score")))
    me = mine(scene)
    assert (me.reroll_tokens, me.companions[0].rerolls_left, me.light) == (0, 0, 11)
    assert me.die("l_purple_1").face == "footprints2"


def test_example_12_harm_cannot_be_declined() -> None:
    me = player("taetyss", companions="a16_sketal:l_water_3", hand="F F F l_water_3=F", light=3)
    state = table(me)
    scene = own(state, Noon(0, begins=True))
    assert scene.asked == {}
    assert (me.light, me.companions, me.discards, me.returned) == (0, [], ("a16_sketal",), ("l_water_3",))
    assert state.tom is not None
    state.tom.deck = "B"
    assert state.last_round
    begin(state, Evening())
    assert "l_water_3" in state.reserve


def taetyss_with_a_sketal() -> Scene:
    hand = "l_water_1=W l_water_2=A l_water_3=F F F"
    return noon(player("taetyss", companions="a16_sketal:l_water_3 a05_ladawa", hand=hand))


def test_example_13_the_order_of_triggers_matters() -> None:
    scene = taetyss_with_a_sketal()
    assert scene.legal() == [Resolve("taetyss"), Resolve("a16_sketal"), Resolve("a05_ladawa"), ResolveAll()]
    scene.answer(Resolve("a16_sketal"))
    assert scene.legal() == [ReturnDie("l_water_1"), ReturnDie("l_water_2"), ReturnDie("l_water_3")]
    scene.answer(ReturnDie("l_water_3"))
    assert mine(scene).light == 10 - 5 + 3 + 4  # taetyss and ladawa follow by themselves


def test_example_13_a_returned_die_may_cost_a_trigger() -> None:
    scene = taetyss_with_a_sketal().answer(Resolve("a16_sketal"), ReturnDie("l_water_1"))
    assert mine(scene).light == 10 - 5 + 4


def test_example_13_all_at_once_asks_for_the_die_at_last() -> None:
    scene = taetyss_with_a_sketal().answer(ResolveAll())
    assert mine(scene).light == 10 + 3 + 4 - 5
    assert scene.asked == {0: "ReturnDie"}


def test_example_14_the_black_die_takes_its_own_symbol_away() -> None:
    me = player(hand="s_black_1=N N N F W", light=10, party="village_5", visited=("p04", "p06"), footprints=0)
    state = table(me, player(), track=track(fire="a01_likyar"))
    assert sorted(symbols(me.dice)) == ["fire", "water"]
    scene = own(state, Noon(0, begins=True), Afternoon(0))
    assert (me.light, me.footprints) == (10, 0)
    assert Move("p51") in scene.legal()  # forbid nature, and no footprint to pay with
    assert GAME.view(state, None, MatchPosition({}, False)).players[0].colours == 2
    begin(state, Evening())
    assert state.track["nature"].dice.count("s_black_1") == 1


def test_example_15_the_black_die_costs_light() -> None:
    me = player(hand="s_black_1=-2 l_nature_1=N l_nature_2=N", light=1)
    state = table(me, player())
    scene = own(state, Noon(0, begins=True))
    assert scene.asked == {}
    assert (me.light, me.footprints) == (0 + 3, 1)  # then Braccio acts: the other dice count
    begin(state, Evening())
    assert sum("s_black_1" in space.dice for space in state.track.values()) == 1


def test_example_16_a_village_and_a_forbidden_symbol() -> None:
    me = player(hand="l_water_1=W F", footprints=2, party="p04")
    me.die("l_water_1").used = True
    scene = afternoon(me).answer(Move("village_5"))
    assert (mine(scene).footprints, mine(scene).fireflies) == (1, 1)
    scene.answer(Move("p51"))
    assert mine(scene).footprints == 1
    assert Move("village_5") not in scene.legal()


def test_example_17_used_dice_still_show_a_forbidden_symbol() -> None:
    me = player(hand="l_water_1=W l_air_1=A", footprints=1, party="p48", visited=("p47",))
    me.die("l_water_1").used = me.die("l_air_1").used = True
    scene = afternoon(me).answer(Move("p58"))
    assert mine(scene).footprints == 0


def test_example_18_three_colours_and_a_footprint() -> None:
    scene = afternoon(player(hand="F F W A fp", footprints=1), board="archipelago")
    reached = {action.space for action in scene.legal() if isinstance(action, Sail)}
    assert reached == {"isle_se", "isle_w", "isle_n"}
    assert mine(scene.answer(Sail("center", "isle_n"))).footprints == 0


def test_example_19_own_boats_block_an_island() -> None:
    boats = ["center", "center", "isle_w", "isle_n"]
    legal = afternoon(player(hand="F W A", boats=boats, footprints=3), board="archipelago").legal()
    assert Sail("center", "isle_w") not in legal
    assert Sail("center", "isle_se") in legal
    assert Sail("isle_w", "center") not in legal
