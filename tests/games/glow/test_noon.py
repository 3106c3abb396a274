"""Noon: special faces and triggers. [spec 6.3, 6.6]"""

import pytest

from games.glow.actions import Resolve, ResolveAll, ReturnDie
from games.glow.components import SYMBOLS
from games.glow.events import CompanionLeft, DieReturned, SpecialsCounted, SpellsCast, Triggered
from games.glow.rules import TRIGGERS, order_matters, pending, symbols
from tests.support.games.glow.pieces import dice, fitting, ids, mine, noon, player


@pytest.mark.parametrize(
    ("card", "shown", "times"),
    [
        ("a02_thoape", "W M M", 1),
        ("a02_thoape", "W W M M", 2),
        ("a02_thoape", "W W", 0),
        ("a05_ladawa", "F F F", 1),
        ("a05_ladawa", "F F F F", 2),
        ("a13_sketal", "W W W W W W", 2),
        ("a08_donillilu", "F A", 1),
        ("a08_donillilu", "F A W", 0),
        ("a07_mindaroo", "W N", 1),
        ("a07_mindaroo", "W N F", 0),
        ("b03_torke", "F F W W W", 2),
        ("orium", "F F W W A", 2),
        ("noctiluca", "F F F F F", 1),
        ("pocana", "F F F F", 0),
        ("a20_kaar", "F F F F", 0),
        ("moloch", "M M M", 3),
    ],
)
def test_how_often_a_card_triggers(card: str, shown: str, times: int) -> None:
    assert fitting(card, shown) == times


def test_ruling_15_special_faces_form_sets_but_not_the_black_ones() -> None:
    assert fitting("orium", "fp fp") == 1
    assert fitting("orium", "L3 L3") == 1
    assert TRIGGERS["orium"]([2 * (symbol == "minus2") for symbol in SYMBOLS]) == 0


def test_special_faces_are_no_elements() -> None:
    assert fitting("a07_mindaroo", "fp L3") == 1
    assert fitting("moloch", "fp L3") == 0


def test_ruling_16_need_and_forbid_together_trigger_once() -> None:
    assert fitting("b14_gluach", "W W W") == 1


def test_a_spell_triggers_once_at_most() -> None:
    assert fitting("spell_nature", "N N N N") == 1
    assert fitting("spell_same_1", "N N N F F F") == 1


def test_resting_and_unrolled_dice_do_not_count() -> None:
    hand = dice("F F A")
    next(die for die in hand if die.face == "air").resting = True
    assert symbols(hand) == {"fire": 2}
    assert symbols(dice("l_fire_1=? W")) == {"water": 1}


def test_ruling_13_the_black_die_is_ignored_with_all_it_shows() -> None:
    assert symbols(dice("s_black_1=N N N F")) == {"fire": 1}
    assert symbols(dice("-2 N N F")) == {"minus2": 1, "nature": 2, "fire": 1}


def test_a_resting_black_die_curses_nobody() -> None:
    hand = dice("s_black_1=N N")
    hand[-1].resting = True
    assert (hand[-1].id, symbols(hand)) == ("s_black_1", {"nature": 1})


def test_ruling_18_special_faces_count_first_gains_before_losses() -> None:
    scene = noon(player("pocana", hand="fp L3 -2", light=0), player())
    assert (mine(scene).light, mine(scene).footprints) == (1, 2)
    assert scene.told(SpecialsCounted) == [SpecialsCounted(0, 2, 1)]


def test_ruling_26_light_stops_at_0() -> None:
    scene = noon(player("pocana", hand="-2", light=1), player())
    assert mine(scene).light == 0
    assert scene.told(SpecialsCounted) == [SpecialsCounted(0, 0, -1)]


def test_ruling_17_every_set_of_dice_is_compulsory() -> None:
    scene = noon(player("pocana", companions="b07_zellyf", hand="W W W W", light=10))
    assert mine(scene).light == 6
    assert scene.told(Triggered) == [Triggered(0, "b07_zellyf", 2, light=-4)]


def test_all_kinds_of_gains() -> None:
    scene = noon(player("eoles", companions="a01_likyar b06_tamnuca", hand="A M N F", light=10), player())
    me = mine(scene)
    assert (me.light, me.fireflies, me.reroll_tokens, me.footprints) == (13, 1, 1, 1)


def test_ruling_35_one_card_with_several_triggers_is_not_asked_for() -> None:
    scene = noon(player("pocana", companions="b07_zellyf", hand="W W W W W W", light=1))
    assert scene.asked == {}
    assert mine(scene).light == 0


def test_gains_and_losses_within_means_are_not_asked_for() -> None:
    scene = noon(player("moloch", companions="b07_zellyf", hand="W W M", light=2))
    assert scene.asked == {}
    assert (mine(scene).light, mine(scene).footprints) == (0, 1)


def test_losses_beyond_the_present_light_make_the_order_matter() -> None:
    scene = noon(player("braccio", companions="b07_zellyf", hand="W W N N", light=1))
    assert scene.legal() == [Resolve("braccio"), Resolve("b07_zellyf"), ResolveAll()]
    assert mine(scene.answer(Resolve("b07_zellyf"))).light == 3
    assert scene.asked == {}


def test_all_at_once_takes_gains_first() -> None:
    scene = noon(player("braccio", companions="b07_zellyf", hand="W W N N", light=1)).answer(ResolveAll())
    assert mine(scene).light == 2
    assert [event.card for event in scene.told(Triggered)] == ["braccio", "b07_zellyf"]


def test_losses_of_footprints_beyond_the_present_ones_make_the_order_matter() -> None:
    me = player("moloch", spells="spell_mineral", hand="M M")
    assert order_matters(me, pending(me))
    scene = noon(me, player()).answer(Resolve("spell_mineral"))
    assert mine(scene).footprints == 2
    assert (
        mine(noon(player("moloch", spells="spell_mineral", hand="M M"), player()).answer(ResolveAll())).footprints == 0
    )


def test_with_enough_footprints_the_order_does_not_matter() -> None:
    scene = noon(player("moloch", spells="spell_mineral", hand="M M", footprints=3), player())
    assert (scene.asked, mine(scene).footprints) == ({}, 2)


def test_companions_leave_by_their_own_effect() -> None:
    scene = noon(player("pocana", companions="a11_briki", hand="W W W W"))
    me = mine(scene)
    assert (me.footprints, me.companions, me.discards) == (1, [], ("a11_briki",))
    assert scene.told(CompanionLeft) == [CompanionLeft(0, "a11_briki")]


def test_a_card_that_leaves_resolves_once_however_many_sets_there_are() -> None:
    scene = noon(player("pocana", companions="a18_lumipili", hand="N N N N"))
    assert mine(scene).footprints == 2


def test_recommended_order_gains_then_losses_then_departures_without_and_with_a_die() -> None:
    companions = "a16_sketal:l_water_3 a10_xargok b07_zellyf a05_ladawa a11_briki"
    hand = "F F F W W l_water_3=W A l_water_1=A"
    scene = noon(player("taetyss", companions=companions, hand=hand, light=30), player())
    assert scene.asked == {0: "Resolve"}
    scene.answer(ResolveAll())
    order = [event.card for event in scene.told(Triggered)]
    assert order == ["taetyss", "a05_ladawa", "b07_zellyf", "a10_xargok", "a11_briki", "a16_sketal"]


def test_recommended_order_departures_without_a_loss_come_before_those_with_one() -> None:
    companions = "a16_sketal b22_lumipili a19_snarexe"
    me = player("pocana", companions=companions, hand="F F F F", light=2)
    scene = noon(me)
    assert scene.asked == {0: "Resolve"}
    order = [event.card for event in scene.answer(ResolveAll()).told(Triggered)]
    assert order == ["b22_lumipili", "a19_snarexe", "a16_sketal"]


def test_recommended_order_departures_with_a_die_go_by_acquisition() -> None:
    companions = "a16_sketal:l_water_3 a15_sketal:l_nature_3"
    hand = "F F F M M l_water_3=A l_nature_3=A"
    scene = noon(player("pocana", companions=companions, hand=hand)).answer(ResolveAll())
    assert [event.card for event in scene.told(Triggered)] == ["a16_sketal", "a15_sketal"]


def test_a_card_that_leaves_can_only_take_once() -> None:
    me = player("moloch", companions="a13_sketal", hand="W W W W W W M", light=4)
    assert pending(me) == {"moloch": 1, "a13_sketal": 1}
    assert not order_matters(me, pending(me))


def test_spells_come_after_gains() -> None:
    me = player("braccio", companions="a23_okans", spells="spell_nature", hand="N N", light=2)
    scene = noon(me, player())
    assert scene.asked == {0: "Resolve"}
    order = [event.card for event in scene.answer(ResolveAll()).told(Triggered)]
    assert order == ["braccio", "a23_okans", "spell_nature"]


def test_a_used_spell_is_out_of_the_game() -> None:
    scene = noon(player("pocana", spells="spell_fire", hand="F F", light=10), player())
    assert (mine(scene).light, mine(scene).spells, mine(scene).spent_spells) == (4, [], ("spell_fire",))


def test_a_face_down_spell_does_nothing() -> None:
    me = player("pocana", spells="spell_fire", hand="F F", light=10)
    me.spells[0].face_up = False
    assert mine(noon(me, player())).light == 10


def test_the_air_spell_takes_the_latest_companion_without_its_effects() -> None:
    me = player("pocana", companions="a02_thoape a11_briki", spells="spell_air", hand="A A", light=10)
    scene = noon(me, player())
    assert (ids(mine(scene).companions), mine(scene).footprints) == (["a02_thoape"], 0)
    assert mine(scene).discards == ("a11_briki",)


def test_ruling_29_the_air_spell_waits_for_a_companion() -> None:
    scene = noon(player("pocana", spells="spell_air", hand="A A"), player())
    assert (scene.asked, ids(mine(scene).spells)) == ({}, ["spell_air"])


def test_with_the_air_spell_pending_the_order_matters() -> None:
    me = player("pocana", companions="a04_tamnuca", spells="spell_air", hand="A A M", light=10)
    scene = noon(me, player())
    assert scene.asked == {0: "Resolve"}
    assert mine(scene.answer(Resolve("spell_air"))).light == 10


def test_the_air_spell_may_take_a_sketals_die_along() -> None:
    me = player("pocana", companions="a16_sketal:l_water_3", spells="spell_air", hand="A l_water_3=A")
    scene = noon(me, player())
    assert mine(scene).returned == ("l_water_3",)


def test_ruling_19_the_owner_chooses_which_die_returns() -> None:
    hand = "F F F l_water_1=W l_water_3=A"
    scene = noon(player("taetyss", companions="a16_sketal:l_water_3", hand=hand))
    assert scene.asked == {0: "Resolve"}
    scene.answer(Resolve("a16_sketal"))
    assert scene.legal() == [ReturnDie("l_water_1"), ReturnDie("l_water_3")]
    scene.answer(ReturnDie("l_water_1"))
    assert scene.told(DieReturned) == [DieReturned(0, "l_water_1")]
    assert mine(scene).returned == ("l_water_1",)


def test_ruling_32_of_equal_dice_the_highest_number_returns() -> None:
    hand = "F F F l_water_1=W l_water_2=W l_water_3=W"
    scene = noon(player("pocana", companions="a16_sketal:l_water_3", hand=hand))
    assert mine(scene).returned == ("l_water_3",)


def test_a_returned_die_may_free_a_forbidden_symbol() -> None:
    me = player("pocana", companions="a16_sketal:l_water_3 b17_drel", hand="F F F l_water_3=A", light=10)
    assert mine(noon(me)).light == 10 - 5 + 4


def test_a_sketal_of_any_colour_returns_the_colour_it_brought() -> None:
    me = player("pocana", companions="b21_sketal:l_air_3", hand="N N l_air_3=F")
    scene = noon(me, player())
    assert (mine(scene).returned, mine(scene).footprints) == (("l_air_3",), 2)


def test_xargok_casts_and_leaves() -> None:
    scene = noon(player("pocana", companions="a10_xargok", hand="F F"), player())
    assert scene.told(SpellsCast) == [SpellsCast(0)]
    assert (mine(scene).cast, mine(scene).discards) == (True, ("a10_xargok",))


def test_each_resolved_trigger_is_counted_until_the_evening() -> None:
    me = player("braccio", companions="b07_zellyf", hand="W W N N N N", light=1)
    scene = noon(me).answer(Resolve("braccio"))
    assert pending(mine(scene)) == {}
    assert (mine(scene).resolved, mine(scene).companions[0].resolved) == (2, 1)
