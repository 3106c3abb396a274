"""Early morning: gathering companions. [spec 6.2, 4.4]"""

from games.glow.actions import ChooseReserveDie, DismissCompanion, MoveBlackDie, Recruit
from games.glow.components import RESERVE_DICE
from games.glow.events import BlackDieEntered, DiceRolled, DieGained, LeftBehind, Recruited, RoundBegan
from games.glow.flow import DismissCompanion as Dismissal
from games.glow.flow import LeaveBehind, RollDice, Round
from games.glow.flow import Recruit as Recruiting
from tests.support.games.glow.pieces import begin, ids, mine, player, table, tom, track


def test_recruiting_takes_card_dice_and_footprints() -> None:
    spaces = track(air="a04_tamnuca s_fire_1 s_air_2 footprint footprint", fire="a05_ladawa")
    scene = begin(table(player(footprints=1, companions="a03_torke"), player(), track=spaces), Recruiting(0))
    scene.answer(Recruit("air"))
    me, space = mine(scene), scene.state.track["air"]
    assert (ids(me.companions), ids(me.dice), me.footprints) == (
        ["a03_torke", "a04_tamnuca"],
        ["s_fire_1", "s_air_2"],
        3,
    )
    assert (space.companion, space.dice, space.footprints) == ("", (), 0)
    assert scene.told(Recruited) == [Recruited(0, "a04_tamnuca", "air", 2, 2)]


def test_only_spaces_with_a_companion_can_be_recruited_from_and_there_is_no_pass() -> None:
    spaces = track(fire="s_fire_1", water="a05_ladawa", nature="a04_tamnuca")
    scene = begin(table(player(), player(), track=spaces), Recruiting(0))
    assert scene.legal() == [Recruit("water"), Recruit("nature")]


def test_players_recruit_one_after_the_other_from_the_first_player_on() -> None:
    spaces = track(fire="a01_likyar", water="a02_thoape", mineral="a03_torke", air="a04_tamnuca")
    scene = begin(table(player(), player(), player(), track=spaces, first=1, round=1), Round())
    assert scene.told(RoundBegan) == [RoundBegan(2, "province")]
    order = []
    for _ in range(3):
        (seat,) = scene.asked
        order.append(seat)
        scene.answer(scene.legal(seat)[0], seat=seat)
    assert order == [1, 2, 0]
    assert scene.state.graveyard == ("a04_tamnuca",)


def test_only_the_first_of_exactly_two_players_dismisses() -> None:
    spaces = track(fire="a01_likyar", water="a02_thoape", mineral="a03_torke", air="a04_tamnuca")
    scene = begin(table(player(), player(), track=spaces, first=1), Round())
    scene.answer(Recruit("fire"), seat=1)
    assert scene.asked == {1: "DismissCompanion"}
    scene.answer(DismissCompanion("water"), seat=1)
    assert scene.asked == {0: "Recruit"}
    scene = begin(table(player(), player(), player(), track=spaces), Round()).answer(Recruit("mineral"))
    assert scene.asked == {1: "Recruit"}


def test_a_dismissed_companion_leaves_dice_and_footprints_behind() -> None:
    spaces = track(fire="a01_likyar s_air_1 footprint")
    scene = begin(table(player(), player(), track=spaces), Dismissal(0)).answer(DismissCompanion("fire"))
    space = scene.state.track["fire"]
    assert (scene.state.graveyard, space.companion) == (("a01_likyar",), "")
    assert (space.dice, space.footprints) == (("s_air_1",), 1)


def test_what_is_left_goes_to_the_graveyard_from_left_to_right() -> None:
    spaces = track(fire="a02_thoape s_air_1 footprint", nature="a01_likyar")
    scene = begin(table(player(), player(), track=spaces, graveyard=("b20_kapao",)), LeaveBehind())
    assert scene.state.graveyard == ("b20_kapao", "a02_thoape", "a01_likyar")
    assert scene.told(LeftBehind) == [LeftBehind(("a02_thoape", "a01_likyar"))]
    assert scene.state.track["fire"].dice == ("s_air_1",)
    assert scene.state.track["fire"].footprints == 1


def test_all_dice_of_all_players_are_rolled_large_and_small() -> None:
    scene = begin(table(player(hand="l_nature_1=? s_fire_1=?"), player(hand="l_air_1=?"), round=3), RollDice())
    assert all(die.face for each in scene.state.players for die in each.dice)
    assert [event.seat for event in scene.told(DiceRolled)] == [0, 1]


def recruit_a_sketal(card: str, reserve: list[str], hand: str = ""):  # type: ignore[no-untyped-def]
    spaces = track(fire=card)
    scene = begin(table(player(hand=hand), player(), track=spaces, reserve=tuple(reserve)), Recruiting(0))
    return scene.answer(Recruit("fire"))


def test_a_sketal_brings_its_die_from_the_reserve() -> None:
    scene = recruit_a_sketal("a16_sketal", [*RESERVE_DICE])
    assert ids(mine(scene).dice) == ["l_water_3"]
    assert mine(scene).companions[0].die == "l_water_3"
    assert not mine(scene).dice[0].resting
    assert "l_water_3" not in scene.state.reserve
    assert scene.told(DieGained) == [DieGained(0, "l_water_3", "a16_sketal")]


def test_a_sketal_brings_nothing_if_its_die_is_gone() -> None:
    scene = recruit_a_sketal("a16_sketal", ["l_fire_4", "s_black_1"])
    assert (mine(scene).dice, mine(scene).companions[0].die) == ([], "")


def test_a_sketal_of_any_colour_lets_you_choose() -> None:
    scene = recruit_a_sketal("b21_sketal", ["l_fire_4", "l_air_3", "s_black_1"])
    assert scene.legal() == [ChooseReserveDie("fire"), ChooseReserveDie("air")]
    scene.answer(ChooseReserveDie("air"))
    assert ids(mine(scene).dice) == ["l_air_3"]


def test_with_one_colour_left_there_is_no_choice_and_with_none_no_question() -> None:
    assert ids(mine(recruit_a_sketal("b21_sketal", ["l_air_3", "s_black_1"])).dice) == ["l_air_3"]
    assert mine(recruit_a_sketal("b21_sketal", ["s_black_1"])).dice == []


def test_kaar_brings_the_black_die_to_a_space_with_a_companion() -> None:
    for seed in range(40):
        spaces = track(fire="a20_kaar", air="a02_thoape", nature="s_fire_1")
        state = table(player(), player(), track=spaces)
        scene = begin(state, Recruiting(0), seed=f"{seed:032x}").answer(Recruit("fire"))
        assert scene.told(BlackDieEntered) == [BlackDieEntered("air")]
        assert scene.state.track["air"].dice == ("s_black_1",)
        assert "s_black_1" not in scene.state.reserve


def test_kaar_brings_no_second_black_die() -> None:
    spaces = track(fire="a20_kaar", air="a02_thoape")
    scene = begin(table(player(), player(), track=spaces, reserve=()), Recruiting(0)).answer(Recruit("fire"))
    assert scene.told(BlackDieEntered) == []


def kaars_keeper(**spaces: str):  # type: ignore[no-untyped-def]
    state = table(player(companions="a20_kaar"), player(), track=track(**spaces), reserve=())
    return begin(state, Recruiting(0))


def test_ruling_14_kaars_keeper_must_move_the_black_die_where_possible() -> None:
    scene = kaars_keeper(fire="a02_thoape s_black_1", air="a03_torke", water="a04_tamnuca s_fire_1")
    scene.answer(Recruit("fire"))
    assert scene.legal() == [MoveBlackDie("water"), MoveBlackDie("air")]
    scene.answer(MoveBlackDie("water"))
    assert scene.state.track["water"].dice == ("s_fire_1", "s_black_1")


def test_with_one_other_companion_the_black_die_goes_there_by_itself() -> None:
    scene = kaars_keeper(fire="a02_thoape s_black_1", air="a03_torke").answer(Recruit("fire"))
    assert scene.state.track["air"].dice == ("s_black_1",)
    assert mine(scene).dice == []


def test_with_no_other_companion_the_black_die_stays_and_is_not_taken() -> None:
    scene = kaars_keeper(fire="a02_thoape s_black_1 s_air_1").answer(Recruit("fire"))
    assert ids(mine(scene).dice) == ["s_air_1"]
    assert scene.state.track["fire"].dice == ("s_black_1",)


def test_everybody_else_takes_the_black_die() -> None:
    spaces = track(fire="a02_thoape s_black_1", air="a03_torke")
    scene = begin(table(player(), player(companions="a20_kaar"), track=spaces, reserve=()), Recruiting(0))
    assert ids(mine(scene.answer(Recruit("fire"))).dice) == ["s_black_1"]


def test_recruiting_kaar_with_the_black_die_on_his_space_takes_both() -> None:
    spaces = track(fire="a20_kaar s_black_1", air="a03_torke")
    scene = begin(table(player(), player(), track=spaces, reserve=()), Recruiting(0)).answer(Recruit("fire"))
    assert ids(mine(scene).dice) == ["s_black_1"]


def test_ruling_30_alone_the_tile_comes_last() -> None:
    spaces = track(fire="a16_sketal s_air_1 tom_1", air="a03_torke tom_2")
    state = table(player(), track=spaces, tom=tom(party=2, tiles=["tom_4"]))
    scene = begin(state, Recruiting(0)).answer(Recruit("fire"))
    kinds = [type(event).__name__ for event in scene.events]
    assert kinds == ["Recruited", "DieGained", "TomTileTaken"]
    assert (scene.state.opponent.discard, scene.state.track["fire"].tile) == (("tom_1",), "tom_4")
