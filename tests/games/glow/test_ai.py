"""Computer players. [spec 11]"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from games.core import play
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.playout import playout
from games.core.step import Action
from games.glow import GAME
from games.glow.actions import (
    ChooseAdventurer,
    ChooseReserveDie,
    ChooseTomDice,
    DiscardForSkull,
    DismissCompanion,
    EndTravel,
    KeepDice,
    Move,
    MoveBlackDie,
    PlaceCamp,
    Recruit,
    Reroll,
    ResolveAll,
    ReturnDie,
    Revive,
    Sail,
    Stay,
    TomBoat,
)
from games.glow.ai import effect_value, evaluation
from games.glow.ai.companion_value import Judge
from games.glow.components import COMPANIONS, ELEMENTS, PLACE, Effect
from games.glow.day import Afternoon, LateMorning, Noon
from games.glow.effects import CallBack
from games.glow.effects import ChooseReserveDie as ReserveQuestion
from games.glow.flow import DismissCompanion as Dismissal
from games.glow.flow import MoveBlackDie as BlackQuestion
from games.glow.flow import Recruit as Recruiting
from games.glow.opponent import ExecuteTile
from games.glow.view import View
from tests.support.games.glow.pieces import afternoon, begin, late_morning, noon, own, player, table, tom, track
from tests.support.games.scenario import SEED, Scene

SEAT_CHANCE = "0f" * 16


def decided(level: str, scene: Scene, seat: int = 0, seat_chance: str = SEAT_CHANCE) -> Action:
    prompt: Prompt = play.prompts(GAME, scene.match)[seat]
    view = play.view(GAME, scene.match, seat)
    return GAME.choose(level, view, prompt, Chance("bot", bytes.fromhex(seat_chance)))


def both(scene: Scene, seat: int = 0) -> tuple[Action, Action]:
    return decided("easy", scene, seat), decided("strong", scene, seat)


def with_begun_turns(scene: Scene) -> View:
    view: View = play.view(GAME, scene.match, 0)
    return view


def fresh(seats: int = 1, **options: Any) -> Scene:
    return Scene(GAME, play.start(GAME, GAME.options(**options), seats, SEED)[0])


def mean(level: str, board: str, games: int) -> float:
    found = []
    for number in range(games):
        options = GAME.options(board=board, adventurers="random")
        match, _ = playout(GAME, options, [level], f"{number:032x}")
        found.append(play.score(GAME, match)[0].total)
    return sum(found) / games


@pytest.mark.parametrize("matches", [6, pytest.param(100, marks=pytest.mark.soak)])
@pytest.mark.parametrize("board", ["province", "archipelago"])
def test_each_level_is_clearly_stronger_than_the_one_below(board: str, matches: int) -> None:
    random, easy, strong = (mean(level, board, matches) for level in ("random", "easy", "strong"))
    assert random + 15 < easy < strong - 10


def test_adventurers_are_taken_by_preference() -> None:
    assert decided("easy", fresh()) == ChooseAdventurer("braccio")
    chosen = {decided("strong", fresh(), seat_chance=f"{number:032x}").adventurer for number in range(30)}  # type: ignore[attr-defined]
    assert chosen == {"braccio", "noctiluca", "taetyss"}


def test_tom_gets_two_elements_unless_the_difficulty_forbids_it() -> None:
    scene = fresh().answer(ChooseAdventurer("moloch"))
    for number in range(10):
        answer = decided("easy", scene, seat_chance=f"{number:032x}")
        assert isinstance(answer, ChooseTomDice)
        assert set(answer.dice) <= set(ELEMENTS)
    hard = fresh(difficulty="eclipse").answer(ChooseAdventurer("moloch"))
    answer = decided("easy", hard)
    assert isinstance(answer, ChooseTomDice)
    assert "yellow" in answer.dice


def test_dice_and_footprints_attract_and_the_black_die_repels() -> None:
    plain = {"fire": "b20_kapao", "water": "b20_kapao"}

    def taken(**spaces: str) -> Action:
        state = table(player(), player(), track=track(**(plain | spaces)))
        return decided("easy", begin(state, Recruiting(0)))

    assert taken(water="b20_kapao s_air_1") == Recruit("water")
    assert taken(water="b20_kapao footprint") == Recruit("water")
    assert taken(fire="b20_kapao s_black_1") == Recruit("water")


def test_kaars_keeper_accepts_the_black_die() -> None:
    spaces = track(fire="b20_kapao s_black_1 s_air_1", water="b20_kapao")
    state = table(player(companions="a20_kaar"), player(), track=spaces, reserve=())
    assert decided("easy", begin(state, Recruiting(0))) == Recruit("fire")


def test_only_the_strong_one_looks_at_toms_tile() -> None:
    spaces = track(fire="b20_kapao s_air_1 tom_3", water="b20_kapao tom_7")
    scene = begin(table(player(), track=spaces, tom=tom(light=10)), Recruiting(0))
    assert both(scene) == (Recruit("fire"), Recruit("water"))


def test_the_dice_that_lie_there_count_by_what_they_do_today() -> None:
    both_two = track(fire="a20_kaar s_fire_1 s_air_1", nature="a20_kaar s_nature_1 s_nature_2")
    me = player("braccio", hand="l_nature_1=? l_nature_2=?")
    assert decided("strong", begin(table(me, player(), track=both_two), Recruiting(0))) == Recruit("nature")


def test_a_companion_is_worth_more_beside_dice_on_which_it_acts_today() -> None:
    same = track(fire="b08_zellyf s_fire_1 s_air_1", water="b08_zellyf s_water_1 s_water_2")
    state = table(player("pocana", hand="l_fire_1=?"), player(), track=same, round=8)
    assert decided("strong", begin(state, Recruiting(0))) == Recruit("water")


def test_dismissal_looks_at_the_dice_too() -> None:
    spaces = track(fire="b08_zellyf", water="b08_zellyf s_water_1 s_water_2")
    state = table(player("pocana"), player("taetyss", hand="l_water_1=? l_water_2=?"), track=spaces)
    assert decided("strong", begin(state, Dismissal(0))) == DismissCompanion("water")


def test_dismissal() -> None:
    spaces = track(fire="a11_briki", water="b08_zellyf s_air_1")
    state = table(player("pocana"), player("taetyss", hand="l_water_1=? l_water_2=?"), track=spaces)
    assert both(begin(state, Dismissal(0))) == (DismissCompanion("fire"), DismissCompanion("water"))


def test_the_black_die_goes_to_the_most_dice() -> None:
    spaces = track(fire="a02_thoape s_black_1", air="a03_torke s_fire_1", nature="a04_tamnuca")
    scene = begin(table(player(companions="a20_kaar"), player(), track=spaces), BlackQuestion(0, "fire"))
    assert both(scene) == (MoveBlackDie("air"), MoveBlackDie("air"))


def test_the_sketal_brings_the_colour_that_is_needed() -> None:
    me = player("pocana", companions="a05_ladawa a02_thoape b08_zellyf b21_sketal")
    scene = begin(table(me, player()), ReserveQuestion(0))
    assert both(scene) == (ChooseReserveDie("fire"), ChooseReserveDie("fire"))


def test_the_easy_one_never_rerolls() -> None:
    scene = late_morning(player("orium", hand="l_yellow_1=F l_yellow_2=W", light=0, reroll_tokens=9))
    assert decided("easy", scene) == KeepDice()


def test_the_strong_one_rerolls_what_gains_most_and_pays_least() -> None:
    hand = "l_nature_1=N l_nature_2=F s_nature_1=W"
    assert decided("strong", late_morning(player("braccio", hand=hand, light=1, reroll_tokens=1))) in (
        Reroll(("l_nature_2", "s_nature_1"), "token"),
        Reroll(("l_nature_2",), "token"),
        Reroll(("s_nature_1",), "token"),
    )
    free = player("braccio", companions="b22_lumipili", hand=hand, light=10, reroll_tokens=1)
    answer = decided("strong", late_morning(free))
    assert isinstance(answer, Reroll)
    assert answer.source == "companion"


def test_the_strong_one_keeps_a_hand_that_can_only_get_worse_and_saves_dear_light() -> None:
    good = player("braccio", hand="l_nature_1=N l_nature_2=N", light=10, reroll_tokens=2)
    assert decided("strong", late_morning(good)) == KeepDice()
    dear = player("braccio", hand="l_nature_1=F l_nature_2=F", light=60)
    assert decided("strong", late_morning(dear)) == KeepDice()


def test_in_the_last_round_tokens_cost_nothing() -> None:
    def answer(day: int) -> Action:
        me = player("pocana", hand="l_fire_1=F l_fire_2=F", light=0, reroll_tokens=1)
        return decided("strong", late_morning(me, round=day))

    assert answer(3) == KeepDice()
    assert isinstance(answer(8), Reroll)


def test_the_strong_one_stops_rerolling_some_time() -> None:
    me = player("noctiluca", hand="l_purple_1=F l_purple_2=W s_air_1=A", light=0, reroll_tokens=40)
    for die in me.dice:
        die.throws = 9
    assert decided("strong", late_morning(me)) == KeepDice()


def test_a_large_hand_is_answered_too() -> None:
    hand = "l_nature_1=F l_nature_2=F s_fire_1=W s_water_1=W s_water_2=A s_air_1=A s_air_2=M s_mineral_1=M s_black_1=A"
    me = player(hand=hand, companions="b22_lumipili b08_zellyf")
    assert isinstance(decided("strong", late_morning(me, player())), Reroll)


def test_the_exact_mean_over_all_faces() -> None:
    me = player("moloch", hand="l_mineral_1=F s_black_1=W")
    scene = late_morning(me, player())
    view = with_begun_turns(scene).players[0]
    rolls = evaluation.Rolls(view, evaluation.Noon(lambda counts: float(counts[PLACE["mineral"]])))
    assert rolls.mean(()) == 0
    assert rolls.mean((0,)) == pytest.approx(2 / 6)
    assert rolls.mean((0, 1)) == pytest.approx(2 / 6 * 5 / 6)  # the black die may show mineral, too


def test_the_value_of_a_hand_at_noon() -> None:
    me = player("moloch", companions="a16_sketal:l_water_3 a18_lumipili", spells="spell_air", hand="M", light=5)
    view = with_begun_turns(late_morning(me, player(), round=6))

    def value(hand: dict[str, int]) -> float:
        return evaluation.noon(view, view.players[0]).worth[
            sum(hand[symbol] << evaluation.PLACES[symbol] for symbol in hand)
        ]

    assert value({}) == 0
    assert value({"mineral": 2}) == pytest.approx(2 * 1.15 + 0.35)
    assert value({"fire": 3}) == pytest.approx(-5 - (1 + 1.6 * 2) + 0.35)
    assert value({"nature": 2}) == pytest.approx(2 * 1.15 - 0.6 * 2 + 0.35)
    assert value({"air": 4}) == pytest.approx(-4 + 0.35)
    assert value({"footprints2": 1, "light3": 1, "minus2": 1}) == pytest.approx(2.3 + 3 - 2)


def test_a_hand_is_valued_once_for_the_same_cards() -> None:
    asked: list[tuple[int, ...]] = []

    def valued(counts: Sequence[int]) -> float:
        asked.append(tuple(counts))
        return float(counts[0])

    noons = evaluation.Noon(valued)
    scene = late_morning(player("pocana", hand="F F W W A"), player())
    rolls = [evaluation.Rolls(with_begun_turns(scene).players[0], noons) for _ in range(2)]
    pairs = list(combinations(range(5), 2))
    assert [rolls[0].mean(pair) for pair in pairs] == [rolls[1].mean(pair) for pair in pairs]
    assert len(asked) == len(set(asked))


def test_what_hands_are_worth_is_remembered_for_a_days_cards() -> None:
    me = player("pocana", hand="F F", companions="a16_sketal:l_water_3", spells="spell_air")
    first, other = (with_begun_turns(late_morning(me, player(), round=day)) for day in (6, 7))
    again = with_begun_turns(late_morning(me, player(), round=6))
    assert evaluation.noon(again, again.players[0]) is evaluation.noon(first, first.players[0])
    assert evaluation.noon(other, other.players[0]) is not evaluation.noon(first, first.players[0])


def test_the_value_of_effects() -> None:
    assert effect_value.value((Effect("light", 3), Effect("footprints", 1), Effect("fireflies", 1))) == pytest.approx(
        5.15
    )
    assert effect_value.value(
        (Effect("footprints", -3), Effect("reroll_tokens", 1), Effect("skull", 1))
    ) == pytest.approx(-2.1)


def test_the_value_of_a_companion() -> None:
    view = with_begun_turns(begin(table(player("pocana"), player(), player(), round=8), Recruiting(0)))
    judge = Judge(view, view.players[0])
    assert judge.companion("a20_kaar") == pytest.approx(4 + 1.5)
    assert judge.companion("b07_zellyf") < COMPANIONS["b07_zellyf"].end_light
    assert judge.companion("a14_sketal") > judge.companion("a19_snarexe") - 10
    assert judge.companion("b14_gluach") > 2  # two fireflies and a good condition


def test_cromaug_calls_the_best() -> None:
    me = player("taetyss", companions="b18_cromaug", hand="A W")
    state = table(me, player(), graveyard=("a22_dvol", "b08_zellyf"), round=5)
    assert both(own(state, CallBack(0))) == (Revive("b08_zellyf"), Revive("b08_zellyf"))


def test_triggers_are_left_to_the_recommended_order() -> None:
    scene = noon(player("braccio", companions="b07_zellyf", hand="W W N N", light=1))
    assert both(scene) == (ResolveAll(), ResolveAll())


def test_the_least_missed_die_returns() -> None:
    hand = "F F F l_water_1=W l_water_3=A"
    state = table(player("pocana", companions="a16_sketal:l_water_3 b08_zellyf", hand=hand, light=20))
    scene = own(state, Noon(0, begins=True)).answer(ResolveAll())
    assert both(scene) == (ReturnDie("l_water_3"), ReturnDie("l_water_3"))


def test_a_skull_takes_a_spell_or_the_least_companion() -> None:
    place: dict[str, Any] = {"party": "p15", "visited": ["p11"], "hand": "A A"}
    scene = afternoon(player("taetyss", companions="b08_zellyf a22_dvol", **place), player(), round=6)
    scene.answer(Move("p16"))
    assert decided("strong", scene) == DiscardForSkull("a22_dvol")
    scene = afternoon(player(companions="b08_zellyf", spells="spell_fire", **place), player(), round=6)
    assert decided("easy", scene.answer(Move("p16"))) == DiscardForSkull("spell_fire")


def test_a_better_village_gets_the_camp() -> None:
    here = {"party": "village_5", "camp": "village_3", "hand": "F"}
    assert both(afternoon(player(footprints=1, **here), round=8)) == (PlaceCamp(), PlaceCamp())
    worse = {"party": "village_3", "camp": "village_20", "hand": "A"}
    assert both(afternoon(player(**worse), round=8)) == (EndTravel(), EndTravel())


def test_both_walk_towards_a_village_in_reach() -> None:
    scene = afternoon(player(hand="F F F W", footprints=1), round=8)
    assert decided("strong", scene) == Move("p01")
    for _ in range(5):
        scene.answer(decided("strong", scene))
    assert scene.state.players[0].party == "village_5"
    assert decided("strong", scene) == PlaceCamp()
    assert isinstance(decided("easy", afternoon(player(hand="F F F W", footprints=1), round=5)), Move)


def test_boats_sail_where_it_pays_and_stay_where_it_does_not() -> None:
    boats = ["isle_w", "isle_n", "isle_se", "isle_sw"]
    scene = afternoon(player(hand="F W", footprints=1, boats=boats), player(), board="archipelago", round=8)
    assert both(scene) == (Sail("isle_w", "isle_far_nw"), Sail("isle_w", "isle_far_nw"))
    home = ["isle_far_nw", "isle_far_n", "isle_far_se", "isle_s"]
    scene = afternoon(player(hand="F W A N", boats=home, footprints=2), player(), board="archipelago", round=8)
    assert both(scene) == (Stay(), Stay())


def test_the_strong_one_sails_towards_the_best_islands_while_there_is_time() -> None:
    def sails(day: int) -> Action:
        boats = ["center", "isle_far_se", "isle_s", "isle_far_n"]
        scene = afternoon(player(hand="F W A", boats=boats), player(), board="archipelago", round=day)
        return decided("strong", scene)

    assert sails(7) == Sail("center", "isle_w")
    assert sails(8) == Sail("center", "isle_se")


def test_the_strong_one_pays_a_skull_with_what_it_can_spare() -> None:
    def sails(companions: str) -> Action:
        me = player(hand="F W A M N", boats=("isle_n", "isle_s", "isle_far_nw", "isle_far_se"), companions=companions)
        return decided("strong", afternoon(me, player(), board="archipelago", round=8))

    assert sails("a22_dvol") == Sail("isle_n", "isle_far_n")
    assert sails("b20_kapao") == Stay()
    assert sails("b20_kapao a22_dvol") == Sail("isle_n", "isle_far_n")


def test_a_way_past_a_skull_costs_what_the_skull_takes() -> None:
    def goes(companions: str) -> Action:
        place: dict[str, Any] = {"party": "p15", "visited": ["p11"], "hand": "A A"}
        return decided("strong", afternoon(player("taetyss", companions=companions, **place), player(), round=7))

    assert goes("a22_dvol") == Move("p16")
    assert goes("b20_kapao") != Move("p16")


def test_the_strong_one_rolls_for_the_voyage_that_it_opens() -> None:
    def answer(hand: str) -> Action:
        boats = ["isle_w", "isle_s", "isle_far_n", "isle_far_se"]
        me = player("pocana", hand=hand, light=0, reroll_tokens=1, footprints=1, boats=boats)
        return decided("strong", late_morning(me, player(), board="archipelago", round=8))

    assert answer("F F") == KeepDice()  # one colour or two lead to the island of 8 light
    assert isinstance(answer("F W A"), Reroll)


def test_toms_boat_is_sent_where_it_brings_him_least() -> None:
    state = table(
        board="archipelago", tom=tom(boats=("isle_se", "isle_sw", "isle_w", "isle_n")), track=track(fire="tom_4")
    )
    scene = begin(state, ExecuteTile("fire"))
    assert decided("strong", scene) in (TomBoat("isle_w", "isle_far_sw"), TomBoat("isle_sw", "isle_s"))
    assert len({decided("easy", scene, seat_chance=f"{number:032x}") for number in range(30)}) > 1


def test_a_computer_player_decides_the_same_from_the_same_luck() -> None:
    scene = own(table(player(hand="F W A N", reroll_tokens=2), player()), LateMorning(0), Afternoon(0))
    assert decided("strong", scene) == decided("strong", scene)
