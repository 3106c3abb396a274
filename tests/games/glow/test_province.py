"""The afternoon in the Province of Shadows. [spec 6.7]"""

from typing import Any

from games.glow.actions import DiscardForSkull, EndTravel, Move, PlaceCamp, ReturnDie
from games.glow.events import CampPlaced, CompanionLeft, Gained, Moved, SpellGivenUp, TravelEnded
from games.glow.travel import Cost, Way, cheapest, step_cost, ways
from tests.support.games.glow.pieces import afternoon, ids, mine, player
from tests.support.games.scenario import Scene


def walk(hand: str = "", **pieces: Any) -> Scene:
    return afternoon(player(hand=hand, **pieces))


def used(scene: Scene) -> list[str]:
    return [die.id for die in mine(scene).dice if die.used]


def test_a_step_costs_a_die_with_the_symbol() -> None:
    scene = walk("l_fire_1=F l_fire_2=F").answer(Move("p01"))
    assert (used(scene), mine(scene).party) == (["l_fire_1"], "p01")
    assert scene.told(Moved) == [Moved(0, "p01", "l_fire_1", 0)]
    assert used(scene.answer(Move("p02"))) == ["l_fire_1", "l_fire_2"]


def test_ruling_25_a_footprint_replaces_a_missing_symbol() -> None:
    scene = walk("l_fire_1=W", footprints=1).answer(Move("p01"))
    assert (used(scene), mine(scene).footprints) == ([], 0)


def test_without_die_or_footprint_there_is_no_step_and_the_day_ends_by_itself() -> None:
    scene = walk("l_fire_1=W")
    assert scene.asked == {}
    assert scene.told(TravelEnded) == [TravelEnded(0)]


def test_special_faces_pay_nothing() -> None:
    assert walk("fp L3").asked == {}


def test_ignored_and_resting_dice_pay_nothing() -> None:
    me = player(hand="l_fire_1=F")
    me.dice[0].resting = True
    assert afternoon(me).asked == {}
    assert afternoon(player(hand="s_black_1=F l_fire_1=F"), player()).asked == {}


def test_a_forbidden_symbol_costs_a_footprint_only_if_it_shows() -> None:
    there: dict[str, Any] = {"party": "village_5", "camp": "village_5", "visited": ["p04"]}
    assert step_cost(player(hand="F", **there), "p51") == Cost()
    assert step_cost(player(hand="N N", **there), "p51") == Cost(footprints=1)
    assert Move("p51") not in walk("N W", **there).legal()
    assert mine(walk("N N", footprints=1, **there).answer(Move("p51"))).footprints == 0


def test_a_village_costs_its_entry_and_gives_its_gains() -> None:
    scene = walk(party="p60", footprints=1).answer(Move("village_3"))
    assert (mine(scene).footprints, mine(scene).reroll_tokens) == (0, 1)
    assert walk(party="p60", visited=("p45",)).asked == {}  # no footprint, no entry


def test_the_dearest_village_costs_three() -> None:
    assert step_cost(player(), "village_20") == Cost(footprints=3)
    assert step_cost(player(), "start") == Cost()
    assert step_cost(player(), "village_15").footprints == 2


def test_effects_on_the_path_count_in_both_directions() -> None:
    scene = walk("A", party="p54", visited=("p53",)).answer(Move("p52"))
    assert scene.told(Gained) == [Gained(0, fireflies=2)]
    back = walk("N", party="p52", visited=("p35",)).answer(Move("p54"))
    assert mine(back).fireflies == 2


def test_a_path_may_cost_light_which_stops_at_0() -> None:
    assert mine(walk("M", party="p11", visited=("p10",), light=3).answer(Move("p12"))).light == 0


def test_ruling_24_no_space_twice_in_one_afternoon() -> None:
    scene = walk("F F F F", party="start").answer(Move("p01"), Move("p02"))
    assert mine(scene).visited == ("start", "p01")
    assert Move("p01") not in scene.legal()


def test_ruling_23_the_camp_may_be_placed_without_moving_and_ends_the_day() -> None:
    scene = walk("F", party="village_3", camp="start", footprints=1)
    assert PlaceCamp() in scene.legal()
    scene.answer(PlaceCamp())
    assert (mine(scene).camp, scene.asked) == ("village_3", {})
    assert scene.told(CampPlaced) == [CampPlaced(0, "village_3")]
    assert scene.match.undo == [False]


def test_the_camp_may_move_to_a_poorer_village_but_not_to_where_it_stands() -> None:
    assert PlaceCamp() in walk("F", party="village_3", camp="village_10", footprints=1).legal()
    assert PlaceCamp() not in walk("A", party="village_3", camp="village_3", footprints=1).legal()
    assert PlaceCamp() not in walk("F", party="start").legal()


def test_with_only_the_camp_left_to_place_one_is_asked() -> None:
    assert walk(party="village_3", camp="start", visited=("p57", "p58")).legal() == [PlaceCamp(), EndTravel()]


def test_ending_the_journey_stands() -> None:
    scene = walk("F F").answer(EndTravel())
    assert (scene.asked, scene.match.undo) == ({}, [False])
    assert scene.told(TravelEnded) == [TravelEnded(0)]


def test_a_step_may_be_taken_back_until_the_day_ends() -> None:
    scene = walk("F F").answer(Move("p01"))
    assert scene.match.undo == [True]
    assert walk("F").answer(Move("p01")).match.undo == [False]  # the last possible step ended the day


SKULL: dict[str, Any] = {"party": "p15", "visited": ["p11"]}


def test_ruling_22_a_skull_asks_for_a_companion_or_a_spell_after_the_step_is_paid() -> None:
    me = player(companions="a02_thoape a04_tamnuca", spells="spell_fire", hand="A A", **SKULL)
    scene = afternoon(me, player()).answer(Move("p16"))
    assert used(scene)
    assert scene.legal() == [DiscardForSkull(name) for name in ("a02_thoape", "a04_tamnuca", "spell_fire")]
    scene.answer(DiscardForSkull("a02_thoape"))
    assert (ids(mine(scene).companions), mine(scene).discards) == (["a04_tamnuca"], ("a02_thoape",))
    assert (mine(scene).fireflies, scene.match.undo[0]) == (0, False)


def test_a_spell_may_be_given_up_for_a_skull() -> None:
    me = player(companions="a02_thoape", spells="spell_fire", hand="A A", **SKULL)
    scene = afternoon(me, player()).answer(Move("p16"), DiscardForSkull("spell_fire"))
    assert (mine(scene).spells, mine(scene).spent_spells) == ([], ("spell_fire",))
    assert scene.told(SpellGivenUp) == [SpellGivenUp(0, "spell_fire")]


def test_one_companion_alone_goes_by_itself_and_that_stands() -> None:
    scene = walk("A A A", companions="a02_thoape", **SKULL).answer(Move("p16"))
    assert scene.told(CompanionLeft) == [CompanionLeft(0, "a02_thoape")]
    assert scene.match.undo == [False]


def test_with_nothing_to_lose_a_skull_does_nothing() -> None:
    assert mine(walk("A A", **SKULL).answer(Move("p16"))).party == "p16"


def test_a_skull_may_take_a_sketals_die_even_a_used_one() -> None:
    hand = "l_air_1=A l_air_3=A F"
    scene = walk(hand, companions="a14_sketal:l_air_3", party="p15", footprints=2).answer(Move("p16"))
    assert scene.legal() == [ReturnDie("l_air_1"), ReturnDie("l_air_3")]
    scene.answer(ReturnDie("l_air_1"))
    assert ids(mine(scene).dice) == ["l_air_3", *(name for name in ids(mine(scene).dice) if name[0] == "s")]


def test_ruling_31_a_die_that_a_skull_could_take_pays_first() -> None:
    hand = "l_fire_1=A l_air_2=A s_air_1=A"
    assert step_cost(player(companions="a14_sketal:l_air_3", hand=hand, party="p15"), "p16").die == "l_air_2"
    assert step_cost(player(companions="a14_sketal", hand=hand, party="p15"), "p16").die == "l_fire_1"
    assert step_cost(player(hand="s_air_1=A l_air_1=A"), "p16").die == "l_air_1"


def test_ways_tell_where_one_can_get_to_and_for_what() -> None:
    me = player(hand="F F W", footprints=1)
    found = cheapest(ways(me))
    assert found["p01"] == Way(("p01",), dice=1)
    assert found["p03"].steps == ("p01", "p02", "p03")
    assert (found["p03"].dice, found["p03"].footprints) == (2, 1)
    assert found["p44"] == Way(("p44",), footprints=1)
    assert "village_5" not in found


def test_the_cheapest_way_has_the_fewest_footprints_then_no_skull_then_the_fewest_steps() -> None:
    long, short = Way(("a", "x")), Way(("x",))
    skull, dear = Way(("x",), skulls=1), Way(("x",), footprints=1)
    assert cheapest([dear, skull, long, short])["x"] == short
    assert cheapest([dear, skull, long])["x"] == long
    assert cheapest([dear, skull])["x"] == skull


def test_ways_count_what_they_bring_and_go_no_farther_than_asked() -> None:
    me = player(hand="A N", party="p35", footprints=2)
    found = {way.steps: way for way in ways(me, farthest=2)}
    assert found["p52", "p54"].fireflies == 2
    assert max(len(steps) for steps in found) == 2
    through = {way.steps: way for way in ways(player(hand="A", party="p15", footprints=2, visited=("p11",)))}
    assert (through["p16",].skulls, through["p16", "village_12"].footprints) == (1, 1)


def test_every_way_can_be_walked() -> None:
    me = player(hand="F W N N A M", footprints=2)
    for way in cheapest(ways(me)).values():
        scene = walk("F W N N A M", footprints=2)
        for space in way.steps:
            scene.answer(Move(space))
        assert (mine(scene).party, mine(scene).footprints) == (way.end, 2 - way.footprints)
        assert len(used(scene)) == way.dice
