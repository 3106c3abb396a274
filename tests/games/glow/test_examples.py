"""The worked examples of the rulebook and of the specification, in their order. [spec 14]"""

from games.core import play
from games.core.scores import OPPONENT
from games.glow import GAME, scoring
from games.glow.actions import (
    DismissCompanion,
    EndTravel,
    KeepDice,
    Move,
    MoveBlackDie,
    Recruit,
    Reroll,
    Resolve,
    ResolveAll,
    ReturnDie,
    Sail,
    SetDie,
    TomBoat,
)
from games.glow.components import CARDS
from games.glow.day import Afternoon, Noon
from games.glow.deeds import lay_footprints
from games.glow.events import CompanionLeft, SpellReceived
from games.glow.flow import DismissCompanion as Dismissal
from games.glow.flow import Evening, LeaveBehind
from games.glow.flow import Recruit as Recruiting
from games.glow.rules import symbols, trigger_count
from games.glow.state import Options
from games.glow.tom import ExecuteTile, PushOn, RollTomDice
from tests.games.glow.pieces import (
    afternoon,
    begin,
    dice,
    ids,
    late_morning,
    mine,
    noon,
    own,
    player,
    table,
    tom,
    track,
)
from tests.games.scenario import SEED, Scene


def fitting(card: str, shown: str) -> int:
    return trigger_count(CARDS[card], symbols(dice(shown)))


def solo_with(**choices: object) -> Scene:
    fixed = {"adventurer": "moloch", "tom_dice": ("water", "yellow"), "tom_colour": "yellow"}
    match, news = play.start(GAME, Options(**(fixed | choices)), 1, SEED)  # type: ignore[arg-type]
    return Scene(GAME, match, [told.event for told in news])


def test_example_1_tom_advances_and_scores_the_number_of_his_space() -> None:
    state = table(tom=tom(party=4, light=17), track=track(fire="tom_1"))
    begin(state, ExecuteTile("fire"))
    assert (state.opponent.party, state.opponent.light) == (6, 23)


def test_example_2_tom_sails_by_the_highest_or_the_lowest_number() -> None:
    for tile, island in (("tom_4", "isle_n"), ("tom_2", "isle_sw")):
        state = table(board="archipelago", tom=tom(boats=["center"] * 4), track=track(fire=tile))
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
    assert (me.light, me.companions, me.discards, me.returned) == (0, [], ["a16_sketal"], ["l_water_3"])
    assert state.tom is not None
    state.tom.last_round = True
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
    me = player(hand="s_black_1=N N N F W", light=10, party="village_5", visited=["p04", "p06"], footprints=0)
    state = table(me, player(), track=track(fire="a01_likyar"))
    assert sorted(symbols(me.dice)) == ["fire", "water"]
    scene = own(state, Noon(0, begins=True), Afternoon(0))
    assert (me.light, me.footprints) == (10, 0)
    assert Move("p51") in scene.legal()  # forbid nature, and no footprint to pay with
    assert GAME.view(state, None, play.Moment({}, False)).players[0].colours == 2
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
    me = player(hand="l_water_1=W l_air_1=A", footprints=1, party="p48", visited=["p47"])
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


def test_example_20_the_seeded_first_round() -> None:
    scene = solo_with()
    state = scene.state
    assert {element: space.dice for element, space in state.track.items()} == {
        "fire": ["s_mineral_1", "s_purple_1"],
        "water": ["s_water_1", "s_water_2"],
        "mineral": ["s_fire_1", "s_air_1", "s_air_2"],
        "air": ["s_nature_1", "s_nature_2"],
        "nature": [],
    }
    assert {die.id: die.face for die in state.opponent.dice} == {"l_yellow_1": "water", "l_water_1": "nature"}
    assert [space.footprints for space in state.track.values()] == [0] * 5
    assert [space.tile for space in state.track.values()] == ["tom_3", "tom_1", "tom_8", "tom_2", "tom_7"]
    assert state.opponent.tiles.ids() == ["tom_4", "tom_5", "tom_6"]
    cards = {element: space.companion for element, space in state.track.items() if space.companion}
    assert cards == {"fire": "a18_lumipili", "mineral": "a08_donillilu", "air": "a14_sketal"}


def test_example_20_recruiting_and_toms_dice() -> None:
    scene = solo_with().answer(Recruit("mineral"))
    state, toms = scene.state, scene.state.opponent
    assert (toms.party, toms.light, toms.camp) == (1, 16, "village_3")
    assert state.track["mineral"].tile == "tom_4"
    assert {die.id: die.face for die in toms.dice} == {"l_yellow_1": "air", "l_water_1": "fire"}
    assert "s_water_1" in state.track["fire"].dice
    assert "s_water_2" in state.track["water"].dice
    assert {die.id: die.face for die in mine(scene).dice} == {
        "l_mineral_1": "mineral",
        "l_mineral_2": "water",
        "s_air_1": "air",
        "s_air_2": "air",
        "s_fire_1": "mineral",
    }


def test_example_20_the_rest_of_the_day() -> None:
    scene = solo_with().answer(Recruit("mineral"), Reroll(("l_mineral_2",), "score"))
    assert (mine(scene).light, mine(scene).die("l_mineral_2").face) == (9, "air")
    scene.answer(KeepDice())
    assert (mine(scene).footprints, mine(scene).reroll_tokens, mine(scene).light) == (2, 1, 11)
    scene.answer(EndTravel())
    track_now = scene.state.track
    assert {"s_air_1", "s_air_2"} <= set(track_now["air"].dice)
    assert "s_fire_1" in track_now["mineral"].dice
    cards = {element: space.companion for element, space in track_now.items() if space.companion}
    assert cards == {"water": "a07_mindaroo", "mineral": "a19_snarexe", "nature": "a22_dvol"}
    assert {element: space.footprints for element, space in track_now.items() if space.footprints} == {"nature": 1}


def test_example_21_tile_7_scores_the_space_without_a_step() -> None:
    state = table(tom=tom(party=9, light=60), track=track(fire="tom_7"))
    begin(state, ExecuteTile("fire"))
    assert (state.opponent.party, state.opponent.light, state.opponent.camp) == (9, 73, "village_3")


def test_example_22_the_pile_runs_out() -> None:
    discarded = ["tom_1", "tom_2", "tom_3"]
    state = table(round=4, tom=tom(discard=discarded), track=track(fire="tom_8"))
    begin(state, ExecuteTile("fire"))
    toms = state.opponent
    assert (toms.deck, toms.discard, len(toms.tiles), len(state.deck_a)) == ("B", [], 3, 0)
    assert state.track["fire"].tile in {"tom_1", "tom_2", "tom_3", "tom_8"}


def test_example_22_the_second_time_it_is_the_last_round() -> None:
    state = table(round=8, tom=tom(discard=["tom_1"], deck="B"), track=track(fire="tom_8"))
    begin(state, ExecuteTile("fire"))
    assert (state.track["fire"].tile, state.opponent.last_round, len(state.deck_b)) == ("", True, 0)


def test_example_23_toms_spaces_lose_their_footprints() -> None:
    spaces = track(fire="s_air_1 s_air_2 footprint", nature="footprint footprint footprint")
    state = table(tom=tom(dice="l_fire_1=F l_water_1=W"), track=spaces)
    begin(state, RollTomDice())
    assert state.track["fire"].footprints == 0
    assert state.track["nature"].footprints == 3
    state.opponent.dice[0].face = "nature"
    lay_footprints(state)
    assert state.track["nature"].footprints == 3
    begin(state, RollTomDice())
    assert state.track["nature"].footprints == 0


def test_example_24_the_centre_first_and_two_routes_tie() -> None:
    boats = ["center", "center", "isle_n", "isle_sw"]
    state = table(board="archipelago", tom=tom(boats=boats), track=track(fire="tom_4"))
    scene = begin(state, ExecuteTile("fire"))
    assert scene.legal() == [TomBoat("center", "isle_se"), TomBoat("center", "isle_w")]


def test_example_25_two_players() -> None:
    spaces = track(
        fire="a01_likyar s_air_1 s_air_2",
        water="a02_thoape",
        mineral="a03_torke",
        air="a04_tamnuca",
        nature="a05_ladawa",
    )
    scene = begin(
        table(player(), player("taetyss"), track=spaces), Recruiting(0), Dismissal(0), Recruiting(1), LeaveBehind()
    )
    scene.answer(Recruit("air"), DismissCompanion("fire"))
    assert scene.state.track["fire"].dice == ["s_air_1", "s_air_2"]
    assert scene.legal(1) == [Recruit(space) for space in ("water", "mineral", "nature")]
    scene.answer(Recruit("nature"), seat=1)
    assert scene.state.graveyard == ["a01_likyar", "a02_thoape", "a03_torke"]


def test_example_26_kaars_keeper_moves_the_black_die() -> None:
    spaces = track(fire="a01_likyar s_nature_1 s_nature_2 s_black_1", water="a02_thoape", mineral="a03_torke")
    state = table(player(companions="a20_kaar"), player(), track=spaces, reserve=[])
    scene = begin(state, Recruiting(0)).answer(Recruit("fire"))
    assert scene.legal() == [MoveBlackDie("water"), MoveBlackDie("mineral")]
    scene.answer(MoveBlackDie("mineral"))
    assert ids(mine(scene).dice) == ["s_nature_1", "s_nature_2"]
    assert scene.state.track["mineral"].dice == ["s_black_1"]


def test_example_27_the_final_scoring() -> None:
    six = "b01_brikix b03_torke b09_biraii b04_torkos b22_lumipili a14_sketal"  # end light +9, three fireflies
    me = player("eoles", companions=six, light=61, camp="village_10", fireflies=3, footprints=4)
    score = scoring.score(table(me))[0]
    assert [line.points for line in score.lines] == [61, 13, 10, 10, 4]
    assert score.total == 98


def test_example_28_ties() -> None:
    def won(*tokens: int) -> list[bool]:
        return [s.won for s in scoring.score(table(*(player(light=97, reroll_tokens=n) for n in tokens)))]

    assert won(1, 2) == [False, True]
    assert won(2, 2) == [True, True]
    alone = scoring.score(table(player(light=87, fireflies=0), tom=tom(light=98)))
    assert (alone[0].total, alone[1].total, alone[0].won) == (98, 98, False)


def test_example_30_the_same_die_in_the_same_throw_shows_the_same() -> None:
    def faces(times: int) -> list[str]:
        scene = late_morning(player(hand="s_fire_1=F", reroll_tokens=4), round=5)
        return [mine(scene.answer(Reroll(("s_fire_1",), "token"))).dice[0].face for _ in range(times)]

    assert faces(1) == faces(2)[:1]


def test_example_31_which_die_pays() -> None:
    hand = "l_water_1=W s_air_2=W l_water_2=A l_water_3=A"
    scene = afternoon(player("taetyss", companions="a16_sketal:l_water_3", hand=hand, party="p03"))
    scene.answer(Move("p04"))
    assert [die.id for die in mine(scene).dice if die.used] == ["l_water_1"]


def test_example_32_spells_of_the_same_day() -> None:
    caster = player(companions="a10_xargok", hand="F F")
    walker = player("taetyss", companions="a02_thoape", hand="A", party="p15", footprints=1)
    state = table(caster, walker, player("eoles"), track=track(fire="a01_likyar"), round=2)
    own(state, Noon(0, begins=True))
    assert state.players[0].cast
    scene = own(state, Afternoon(1), seat=1)
    scene.answer(Move("p16"), seat=1)
    assert scene.told(CompanionLeft) == [CompanionLeft(1, "a02_thoape")]
    assert state.players[1].spells == []
    scene = begin(scene.state, Evening())
    assert [event.seat for event in scene.told(SpellReceived)] == [1, 2]
    assert [spell.face_up for each in scene.state.players for spell in each.spells] == [True, True]


def test_example_33_one_card_only() -> None:
    me = player(companions="a13_sketal:l_mineral_3", hand="W W W l_mineral_3=A", light=2)
    scene = noon(me)
    assert scene.asked == {}
    assert (me.light, me.companions, me.returned) == (0, [], ["l_mineral_3"])
