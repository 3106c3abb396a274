"""The worked examples of a whole round and of the end, in their order. [spec 14]"""

from games.core import play
from games.glow import GAME, scoring
from games.glow.actions import (
    DismissCompanion,
    EndTravel,
    KeepDice,
    Move,
    MoveBlackDie,
    Recruit,
    Reroll,
    TomBoat,
)
from games.glow.day import Afternoon, Noon
from games.glow.events import CompanionLeft, SpellReceived
from games.glow.flow import DismissCompanion as Dismissal
from games.glow.flow import Evening, LeaveBehind
from games.glow.flow import Recruit as Recruiting
from games.glow.mutations import lay_footprints
from games.glow.opponent import ExecuteTile, RollTomDice
from games.glow.options import Options
from tests.support.games.glow.pieces import (
    afternoon,
    begin,
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
from tests.support.games.scenario import SEED, Scene


def solo_with(**choices: object) -> Scene:
    fixed = {"adventurer": "moloch", "tom_dice": ("water", "yellow"), "tom_colour": "yellow"}
    match, news = play.start(GAME, Options(**(fixed | choices)), 1, SEED)  # type: ignore[arg-type]
    return Scene(GAME, match, [told.event for told in news])


def test_example_20_the_seeded_first_round() -> None:
    scene = solo_with()
    state = scene.state
    assert {element: space.dice for element, space in state.track.items()} == {
        "fire": ("s_mineral_1", "s_purple_1"),
        "water": ("s_water_1", "s_water_2"),
        "mineral": ("s_fire_1", "s_air_1", "s_air_2"),
        "air": ("s_nature_1", "s_nature_2"),
        "nature": (),
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
    assert (toms.deck, toms.discard, len(toms.tiles), len(state.deck_a)) == ("B", (), 3, 0)
    assert state.track["fire"].tile in {"tom_1", "tom_2", "tom_3", "tom_8"}


def test_example_22_the_second_time_it_is_the_last_round() -> None:
    state = table(round=8, tom=tom(discard=("tom_1",), deck="B"), track=track(fire="tom_8"))
    begin(state, ExecuteTile("fire"))
    assert (state.track["fire"].tile, state.last_round, len(state.deck_b)) == ("", True, 0)


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
    assert scene.state.track["fire"].dice == ("s_air_1", "s_air_2")
    assert scene.legal(1) == [Recruit(space) for space in ("water", "mineral", "nature")]
    scene.answer(Recruit("nature"), seat=1)
    assert scene.state.graveyard == ("a01_likyar", "a02_thoape", "a03_torke")


def test_example_26_kaars_keeper_moves_the_black_die() -> None:
    spaces = track(fire="a01_likyar s_nature_1 s_nature_2 s_black_1", water="a02_thoape", mineral="a03_torke")
    state = table(player(companions="a20_kaar"), player(), track=spaces, reserve=())
    scene = begin(state, Recruiting(0)).answer(Recruit("fire"))
    assert scene.legal() == [MoveBlackDie("water"), MoveBlackDie("mineral")]
    scene.answer(MoveBlackDie("mineral"))
    assert ids(mine(scene).dice) == ["s_nature_1", "s_nature_2"]
    assert scene.state.track["mineral"].dice == ("s_black_1",)


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
    assert (me.light, me.companions, me.returned) == (0, [], ("l_mineral_3",))
