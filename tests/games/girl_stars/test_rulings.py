"""Our readings where the rulebook is silent, as far as no worked example shows them. [spec 15, RULINGS.md]"""

from collections import Counter
from itertools import combinations
from random import Random

from games.core import play
from games.core.match import AnyMatch
from games.core.step import Gather
from games.girl_stars import GAME, events, paths, scoring
from games.girl_stars.actions import (
    EndTurn,
    Forage,
    GainStardust,
    PlaceTile,
    Recall,
    Scout,
    ScoutColour,
    ScoutRest,
    ScoutRoute,
    Stargaze,
    TakeAsh,
    UseStardust,
)
from games.girl_stars.components import BACK, HAND, TILES
from games.girl_stars.flow import Acting, CleanUp, DraftAsh, Stargazing, ThrowAsh, Turn
from games.girl_stars.hexes import COVERED, PLAYABLE
from games.girl_stars.state import Landed
from games.girl_stars.view import View
from tests.support.games.girl_stars.scene import (
    acting,
    colours,
    drafting,
    dusting,
    hold,
    lay,
    light,
    out_of_turn_actions,
    placing,
    routes,
    seen,
    table,
    uses,
)
from tests.support.games.scenario import SEED, scenario


def test_r1_r2_three_of_38_tiles_are_drawn() -> None:
    match, news = play.start(GAME, GAME.options(), 2, SEED)
    assert len(TILES) == 38
    assert HAND == 3
    for player in match.state.players:
        assert len(player.hand) == 3
        assert len(player.bag) == 35
    assert sum(isinstance(told.event, events.TilesDrawn) for told in news) == 2


def test_r4_the_back_has_one_line() -> None:
    assert BACK.sides == (0,)


def test_r6_a_gate_may_be_passed_and_connects_on_the_way() -> None:
    supply = light("RRYYB")
    assert (1, 3, 10, 11, 12) in paths.routes({}, supply)[12]
    assert 12 not in paths.routes({}, light("YYYYB"))


def test_r7_one_lit_neighbour_that_fits_is_enough() -> None:
    lit = {4: "red", 5: "blue"}
    assert paths.first_colours(lit, 7) == ("red", "blue")  # type: ignore[arg-type]
    assert paths.first_colours({3: "red"}, 1) == ("red", "blue", "yellow")
    assert paths.first_colours({3: "blue"}, 10) == ()
    assert paths.first_colours({}, 20) == ()


def test_r8_hexes_of_a_gained_token_stay_blocked() -> None:
    state = table()
    state.players[0].used = ("nw",)
    hold(state.players[0], "red_4a")
    assert not {answer.hex for answer in placing(state).legal()} & set(COVERED)  # type: ignore[attr-defined]
    assert seen(state).players[0].vacant == 38


def test_r10_the_early_bird_must_be_paid() -> None:
    state = table()
    state.lit = {10: "red"}
    state.players[0].light = light("R")
    assert not [answer for answer in acting(state).legal() if isinstance(answer, Forage)]
    state.players[1].send("v1", "early:fruit_1")
    assert Forage("fruit_1", colours("R"), "action") in acting(state).legal()


def test_r15_nothing_runs_out() -> None:
    state = table()
    state.players[0].stardust = 60
    state.players[0].light = light("R" * 40)
    scene = acting(state).answer(GainStardust("action"))
    assert scene.state.players[0].stardust == 61


def test_r17_a_card_never_follows_itself() -> None:
    state = table()
    state.deck, state.aside, state.filled = (), ("great_hunt", "night_of_thanks", "river_gift"), (1, 2)
    scene = scenario(GAME, state, [CleanUp()])
    assert scene.state.offering != "harvest_feast"
    assert "harvest_feast" in scene.state.aside
    assert len(scene.state.deck) == 2


def test_r20_any_villagers_come_home_but_the_fourth_before_it_is_gained() -> None:
    state = table()
    state.players[0].villagers = ("village", "sky:2", "near:fish_1", "token")
    sets = [answer.villagers for answer in acting(state).legal() if isinstance(answer, Recall)]
    names = ("v1", "v2", "v3")
    assert sorted(sets) == sorted(chosen for size in (1, 2, 3) for chosen in combinations(names, size))
    scene = acting(state).answer(Recall(("v2", "v3"), "action"))
    assert scene.state.players[0].villagers == ("village", "home", "home", "token")


def test_r22_tiles_are_lost_only_when_none_fits() -> None:
    """A hex that two lines point into, opposite each other, takes a straight line but no single one."""
    state = table()
    player = state.players[0]
    player.dust = dict.fromkeys(seen(state).players[0].tiles or _all_but("D4", "D3", "D5"), 1)
    lay(player, "red_2c@D3/1 blue_2c@D5/1")
    hold(player, "yellow_2a", "yellow_2c")
    scene = placing(state)
    assert {answer.tile for answer in scene.legal() if isinstance(answer, PlaceTile)} == {"yellow_2c"}
    scene.answer(PlaceTile("yellow_2c", "D4", 1))
    assert scene.state.players[0].lost == ("yellow_2a",)


def _all_but(*free: str) -> list[str]:
    return [at for at in PLAYABLE if at not in free]


def test_stardust_on_the_last_space_may_leave_a_hand_without_any() -> None:
    """[spec 6.3, 6.4]"""
    state = table()
    player = state.players[0]
    player.dust = dict.fromkeys(_all_but("D3", "D4"), 1)
    lay(player, "red_2c@D3/1")
    player.stardust = 1
    hold(player, "yellow_2c")
    scene = placing(state).answer(UseStardust("D4"))
    assert scene.state.players[0].lost == ("yellow_2c",)
    assert list(scene.asked) == [1]


def test_r24_light_of_any_colour_pays() -> None:
    state = table()
    state.lit = {10: "red"}
    state.players[0].light = light("BBYY")
    found = [answer.payment for answer in acting(state).legal() if isinstance(answer, Forage)]
    assert found == [colours("BB"), colours("BY"), colours("YY")]


def test_r25_a_turn_has_two_actions() -> None:
    scene = acting(table(), rest=[Turn(1)])
    assert EndTurn() not in scene.legal()
    scene.answer(GainStardust("action"))
    assert EndTurn() not in scene.legal()
    scene.answer(Stargaze(1))
    assert scene.asked == {1: "TakeAction"}


def test_r26_crystals_on_tiles_break_no_tie() -> None:
    state = table()
    lay(state.players[0], "red_2c@D3/1")
    assert [score.ties for score in scoring.score(state)] == [(3, 37), (3, 38)]


def test_r27_long_paths_score_the_last_pile() -> None:
    state = table()
    state.players[0].light = light("RRRBBBYY")
    found = max(routes(state, 8), key=len)
    assert len(found) == 8
    scene = acting(state).answer(Scout(8, "action"), ScoutRoute(found))
    if scene.asked[0] == "ChooseColour":
        scene.answer(ScoutRest())
    assert scene.state.players[0].points == 14
    assert scene.state.marked == ("r6",)


def test_r30_a_scouting_once_begun_is_carried_out() -> None:
    state = table()
    state.players[0].light = light("RRBY")
    scene = acting(state).answer(Scout(10, "action"))
    assert {type(answer) for answer in scene.legal()} == {ScoutColour, ScoutRest}
    assert scene.state.players[0].light == light("RRBY")
    assert scene.state.players[0].actions == 2


def test_stardust_may_be_used_out_of_turn_and_while_a_path_is_entered() -> None:
    """[spec 6.4]"""
    state = table()
    for player in state.players:
        lay(player, "red_2c@D3/1 back@D2/1")
        player.stardust = 1
    state.players[0].light = light("RRBY")
    scene = acting(state).answer(Scout(10, "action"))
    assert uses(scene) == uses(scene, 1) == {"D4": 1}
    scene.answer(UseStardust("D4"), seat=1)
    assert scene.asked == {0: "ChooseColour"}
    assert scene.state.players[1].light == light("RRBY")
    scene.answer(UseStardust("D4"))
    assert scene.asked == {0: "ChooseColour"}
    assert scene.state.players[0].light == light("RRRBY")
    assert out_of_turn_actions(scene) == out_of_turn_actions(scene, 1) == []
    scene.answer(ScoutRest())
    assert scene.state.players[0].points == 4


def phase(match: AnyMatch) -> str:
    shown: View = play.view(GAME, match, None)
    return shown.phase


def test_stardust_out_of_turn_and_what_others_do_meanwhile_commute() -> None:
    """[spec 8]: neither question changes, whoever comes first, and nothing is lost."""
    luck, met = Random(2), Counter[str]()
    match, _ = play.start(GAME, GAME.options(), 3, f"{2:032x}")
    while not match.over:
        open_now = play.prompts(GAME, match)
        prompt = luck.choice(list(open_now.values()))
        action = luck.choice(prompt.legal)
        after, _ = play.apply(GAME, match, prompt.seat, action)
        for seat in {0, 1, 2} - set(open_now):
            beside = play.out_of_turn_actions(GAME, match, seat)
            if beside is None or phase(after) != phase(match) or after.state.round != match.state.round:
                continue
            use = luck.choice(beside.legal)
            first, _ = play.apply(GAME, match, seat, use)
            assert play.prompts(GAME, first) == open_now
            second, _ = play.apply(GAME, after, seat, use)
            assert play.apply(GAME, first, prompt.seat, action)[0].state == second.state
            assert GAME.census(second.state) == GAME.census(match.state)
            met[prompt.name] += 1
        match = after
    assert {"PlaceTile", "TakeAsh", "TakeAction", "ChooseColour", "WrapUp"} <= met.keys()


def test_stardust_may_be_used_after_the_own_hand_is_empty() -> None:
    """[spec 6.4]"""
    scene = dusting("red_2c@D3/1 back@D2/1", 1)
    assert list(scene.asked) == [1]
    scene.answer(UseStardust("D4"))
    assert scene.state.players[0].light == light("RRBY")
    assert list(scene.asked) == [1]


def test_tokens_taken_by_an_earlier_constellation_are_gone_for_a_later_one() -> None:
    """[spec 6.4]: the upper group reaches two tokens, the lower one only the left of them."""
    for wish, gained in (("nw", ["nw"]), ("ne", ["ne", "nw"])):
        state = table()
        lay(state.players[0], "back@A3/1 red_3b@A4/1 back@A5/4 back@B1/1 red_2c@B2/1 blue_2c@B3/1")
        state.players[0].stardust = 2
        scene = placing(state)
        assert out_of_turn_actions(scene) == [UseStardust("B4", ("nw",)), UseStardust("B4", ("ne",))]
        scene.answer(UseStardust("B4", (wish,)))
        assert scene.state.players[0].used == tuple(gained)
        assert [event.hexes[0] for event in scene.told(events.ConstellationCompleted)] == ["A3", "B1"]


def test_wood_ash_is_offered_to_one_after_the_other() -> None:
    """[spec 6.3]"""
    state = table()
    scene = scenario(GAME, state, [ThrowAsh(), DraftAsh()])
    assert play.view(GAME, scene.match, None).queue == (0, 1)
    assert len(scene.state.dish) == 1 + 2
    first = next(answer for answer in scene.legal() if isinstance(answer, TakeAsh))
    scene.answer(first)
    assert not [answer for answer in scene.legal(1) if answer.token == first.token]  # type: ignore[attr-defined]
    taken = next(landed for landed in scene.state.dish if landed.letter == first.token)
    assert taken.taker == 0


def test_stardust_between_picks() -> None:
    """[spec 6.4]"""
    state = table()
    lay(state.players[0], "red_2c@D3/1 back@D2/1")
    state.players[0].stardust = 1
    scene = drafting(state, Landed("a", "recall", "red"))
    scene.answer(UseStardust("D4"))
    assert scene.asked == {0: "TakeAsh"}
    assert scene.state.players[0].light == light("RRBY")


def test_a_round_is_the_whole_sequence() -> None:
    """[spec 6.3]"""
    state = table()
    for player in state.players:
        hold(player, "red_2c")
    scene = scenario(
        GAME, state, [Gather(), ThrowAsh(), DraftAsh(), Acting(0)], {seat: [Stargazing(seat)] for seat in (0, 1)}
    )
    scene.answer(PlaceTile("red_2c", "D3", 1), seat=1)
    assert phase(scene.match) == "stargazing"
    scene.answer(PlaceTile("red_2c", "D3", 1))
    assert phase(scene.match) == "wood_ash"
