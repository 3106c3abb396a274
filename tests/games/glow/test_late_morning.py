"""Late morning: rerolls, settings, Cromaug. [spec 6.4, 6.5]"""

from itertools import combinations_with_replacement

from games.core import play
from games.core.tuples import without
from games.glow import GAME
from games.glow.actions import ChooseReserveDie, KeepDice, Reroll, Revive, ReviveNobody, SetDie
from games.glow.components import RESERVE_DICE, SCORE_TRACK
from games.glow.day import LateMorning, Noon
from games.glow.effects import CallBack
from games.glow.events import BlackDieEntered, DiceKept, DiceRerolled, DieGained, DieSet, Revived
from games.glow.flow import Evening
from games.glow.rules import SOURCES, Sources, light_after, sources
from tests.support.games.glow.pieces import begin, call_back, ids, late_morning, mine, noon, own, player, table

HAND = "l_nature_1=N l_nature_2=F s_air_1=A"


def test_one_die_or_two_may_be_rolled_again_in_die_order() -> None:
    legal = late_morning(player(hand=HAND, light=0, reroll_tokens=1)).legal()
    rerolls = [action.dice for action in legal if isinstance(action, Reroll)]
    assert rerolls == [
        ("l_nature_1",),
        ("l_nature_2",),
        ("s_air_1",),
        ("l_nature_1", "l_nature_2"),
        ("l_nature_1", "s_air_1"),
        ("l_nature_2", "s_air_1"),
    ]
    assert legal[-1] == KeepDice()


def test_a_token_pays_one_reroll() -> None:
    scene = late_morning(player(hand=HAND, light=0, reroll_tokens=2))
    before = [die.face for die in mine(scene).dice]
    scene.answer(Reroll(("l_nature_1", "s_air_1"), "token"))
    assert mine(scene).reroll_tokens == 1
    assert [die.throws for die in mine(scene).dice] == [2, 1, 2]
    assert mine(scene).dice[1].face == before[1]
    faces = (mine(scene).dice[0].face, mine(scene).dice[2].face)
    assert scene.told(DiceRerolled) == [DiceRerolled(0, ("l_nature_1", "s_air_1"), faces, "token")]


def test_a_companion_pays_its_rerolls_once_each_round_the_lowest_card_first() -> None:
    scene = late_morning(player(hand=HAND, light=0, companions="b22_lumipili a18_lumipili"))
    scene.answer(Reroll(("s_air_1",), "companion"))
    assert {mine.id: mine.rerolls for mine in mine(scene).companions} == {"a18_lumipili": 1, "b22_lumipili": 0}
    scene.answer(Reroll(("s_air_1",), "companion"))
    assert scene.asked == {}


def test_light_pays_by_going_down_to_the_next_symbol_and_is_remembered() -> None:
    scene = late_morning(player(hand=HAND, light=15)).answer(Reroll(("s_air_1",), "score"))
    assert (mine(scene).light, mine(scene).spent_light) == (13, 2)
    assert [light_after(15, steps) for steps in (1, 2, 3)] == [13, 11, 9]


def test_ruling_27_above_52_one_reroll_goes_straight_down_to_52() -> None:
    assert light_after(60) == light_after(99) == light_after(130) == 52
    assert 53 not in SCORE_TRACK.reroll_spaces


def test_at_light_0_light_pays_nothing() -> None:
    assert sources(player(light=0)) == Sources(0, 0, 0)
    assert sources(player(light=1)).score == 1


def test_without_anything_to_pay_the_dice_are_kept_without_asking() -> None:
    scene = late_morning(player(hand=HAND, light=0))
    assert scene.asked == {}
    assert scene.told(DiceKept) == [DiceKept(0)]


def test_rerolls_go_on_until_the_dice_are_kept() -> None:
    scene = late_morning(player(hand=HAND, light=5)).answer(Reroll(("s_air_1",), "score"))
    assert scene.asked == {0: "RerollDice"}
    scene.answer(KeepDice())
    assert scene.asked == {}
    assert scene.told(DiceKept) == [DiceKept(0)]


def test_settings_need_three_sources_freely_mixed() -> None:
    none = late_morning(player(hand=HAND, light=1, reroll_tokens=1)).legal()
    assert not [action for action in none if isinstance(action, SetDie)]
    rich = player(hand="l_nature_1=N", light=40, reroll_tokens=3, companions="a18_lumipili b22_lumipili")
    mixes = {action.pay for action in late_morning(rich).legal() if isinstance(action, SetDie)}
    every = set(combinations_with_replacement(SOURCES, 3))
    assert mixes == every - {("companion", "companion", "companion")}


def test_a_die_may_be_set_to_any_other_symbol_of_its_own() -> None:
    me = player("noctiluca", hand="l_purple_1=F l_nature_1=N", light=0, reroll_tokens=3)
    symbols: dict[str, list[str]] = {}
    for action in late_morning(me).legal():
        if isinstance(action, SetDie):
            symbols.setdefault(action.die, []).append(action.symbol)
    assert symbols == {
        "l_purple_1": ["water", "mineral", "air", "nature", "footprints2"],
        "l_nature_1": ["fire", "water", "mineral", "air"],
    }


def test_setting_a_die_is_no_throw() -> None:
    scene = late_morning(player(hand=HAND, light=0, reroll_tokens=4))
    scene.answer(SetDie("s_air_1", "mineral", ("token", "token", "token")))
    die = mine(scene).die("s_air_1")
    assert (die.face, die.throws, mine(scene).reroll_tokens) == ("mineral", 1, 1)
    assert scene.told(DieSet) == [DieSet(0, "s_air_1", "mineral")]


def test_three_times_light_is_three_steps_down() -> None:
    scene = late_morning(player(hand="l_nature_1=N", light=15))
    scene.answer(SetDie("l_nature_1", "air", ("score", "score", "score")))
    assert (mine(scene).light, mine(scene).spent_light) == (9, 6)


def test_the_largest_question_stays_within_bounds() -> None:
    hand = " ".join(f"{die}=F" for die in RESERVE_DICE) + " l_fire_1=F l_fire_2=F l_fire_3=F"
    small = "s_fire_1 s_water_1 s_water_2 s_mineral_1 s_air_1 s_air_2 s_nature_1 s_nature_2 s_purple_1 s_black_1"
    hand += "".join(f" {die}=F" for die in small.split())
    me = player("pocana", hand=hand, light=60, reroll_tokens=3, companions="a18_lumipili b22_lumipili")
    assert len(late_morning(me, player()).legal()) <= 513 + 900 + 1


GRAVES = ("a01_likyar", "a16_sketal", "b21_sketal")


def test_ruling_20_cromaug_calls_from_the_morning_graveyard_before_noon() -> None:
    me = player(companions="b18_cromaug a02_thoape", hand="A W M", light=10)
    scene = own(table(me, player(), graveyard=GRAVES), CallBack(0), Noon(0, begins=True))
    assert scene.legal() == [*(Revive(name) for name in GRAVES), ReviveNobody()]
    assert me.discards == ("b18_cromaug",)
    scene.answer(Revive("a01_likyar"))
    assert ids(mine(scene).companions) == ["a02_thoape", "a01_likyar"]
    assert scene.state.graveyard == ("a16_sketal", "b21_sketal")
    assert scene.told(Revived) == [Revived(0, "a01_likyar")]


def test_a_revived_companion_may_trigger_this_very_noon() -> None:
    me = player(companions="b18_cromaug", hand="A W M", light=10)
    scene = own(table(me, player(), graveyard=("a02_thoape",)), CallBack(0), Noon(0, begins=True))
    scene.answer(Revive("a02_thoape"))
    assert (mine(scene).light, mine(scene).fireflies) == (12, 1)


def test_cromaug_needs_an_air() -> None:
    scene = call_back(player(companions="b18_cromaug", hand="F W"), player(), graveyard=GRAVES)
    assert scene.asked == {}
    assert ids(mine(scene).companions) == ["b18_cromaug"]


def test_cromaug_may_call_nobody_but_is_gone_all_the_same() -> None:
    scene = call_back(player(companions="b18_cromaug", hand="A"), player(), graveyard=GRAVES)
    scene.answer(ReviveNobody())
    assert (mine(scene).companions, scene.state.graveyard) == ([], GRAVES)


def test_with_an_empty_graveyard_cromaug_only_leaves() -> None:
    scene = call_back(player(companions="b18_cromaug", hand="A"), player())
    assert scene.asked == {}
    assert mine(scene).discards == ("b18_cromaug",)


def test_what_others_discard_today_cannot_be_called() -> None:
    other = player(discards=("a05_ladawa",))
    scene = call_back(player(companions="b18_cromaug", hand="A"), other, graveyard=("a01_likyar",))
    assert Revive("a05_ladawa") not in scene.legal()


def test_a_revived_sketal_brings_its_die_which_rests_until_the_next_round() -> None:
    me = player(companions="b18_cromaug", hand="A W W")
    scene = call_back(me, player(), graveyard=("a16_sketal",)).answer(Revive("a16_sketal"))
    die = mine(scene).die("l_water_3")
    assert (die.resting, die.face) == (True, "")
    assert scene.told(DieGained) == [DieGained(0, "l_water_3", "a16_sketal")]
    scene = begin(scene.state, Evening())
    assert not scene.state.players[0].die("l_water_3").resting


def test_a_revived_sketal_of_any_colour_lets_you_choose() -> None:
    me = player(companions="b18_cromaug", hand="A")
    scene = call_back(me, player(), graveyard=("b21_sketal",)).answer(Revive("b21_sketal"))
    assert scene.asked == {0: "ChooseReserveDie"}
    scene.answer(ChooseReserveDie("fire"))
    assert mine(scene).die("l_fire_4").resting


def test_a_die_given_back_today_is_not_in_the_reserve_yet() -> None:
    other = player(returned=("l_water_3",))
    me = player(companions="b18_cromaug", hand="A")
    reserve = without(RESERVE_DICE, "l_water_3")
    scene = call_back(me, other, graveyard=("a16_sketal",), reserve=reserve).answer(Revive("a16_sketal"))
    assert mine(scene).companions[0].die == ""


def test_ruling_34_the_black_die_of_a_revived_kaar_comes_in_the_evening() -> None:
    me = player(companions="b18_cromaug", hand="s_air_1=A")
    scene = call_back(me, player(), graveyard=("a20_kaar",)).answer(Revive("a20_kaar"))
    assert (mine(scene).kaar, scene.told(BlackDieEntered)) == (True, [])
    scene = begin(scene.state, Evening())
    assert len(scene.told(BlackDieEntered)) == 1
    kinds = [type(event).__name__ for event in scene.events]
    assert kinds.index("BlackDieEntered") < kinds.index("EveningCame")
    assert "s_black_1" not in scene.state.reserve


def test_a_revived_kaar_brings_no_second_black_die() -> None:
    me = player(companions="b18_cromaug", hand="s_air_1=A")
    scene = call_back(me, player(), graveyard=("a20_kaar",), reserve=()).answer(Revive("a20_kaar"))
    assert not mine(scene).kaar


def test_ruling_21_a_black_die_already_held_still_curses() -> None:
    me = player(companions="b18_cromaug a05_ladawa", hand="s_black_1=F F F A", light=10)
    scene = own(table(me, player(), graveyard=("a20_kaar",), reserve=()), CallBack(0), Noon(0, begins=True))
    scene.answer(Revive("a20_kaar"))
    assert mine(scene).light == 10  # Ladawa's two fires are ignored


def test_cromaug_and_kaar_have_no_trigger_at_noon() -> None:
    scene = noon(player("pocana", companions="b18_cromaug a20_kaar", hand="A A A"), player())
    assert (scene.asked, scene.events) == ({}, [])


def test_a_reroll_is_irreversible_and_keeping_the_dice_does_not() -> None:
    state = table(player(hand=HAND, light=5), player(hand="l_air_1=A", light=5))
    scene = own(state, LateMorning(0))
    assert play.is_irreversible(GAME, scene.match, 0, Reroll(("s_air_1",), "score"))
    assert play.apply(GAME, scene.match, 0, KeepDice())[0].undo[0]
