"""The spec's worked examples of the round: set-up, Wood Ash, track, Cleanup, the end. [spec 14]"""

import pytest

from games.core import lookahead, play
from games.core.scores import OPPONENT
from games.core.tuples import without
from games.girl_stars import GAME, events, rules, scoring
from games.girl_stars.actions import EndTurn, Finish, Stargaze, TakeAsh, UseStardust
from games.girl_stars.components import SITES
from games.girl_stars.flow import CleanUp, DraftAsh, ThrowAsh, Turn
from games.girl_stars.opponent import ShadowTurn
from games.girl_stars.state import Landed, State
from tests.support.games.girl_stars.scene import acting, drafting, lay, light, out_of_turn_actions, scout, table
from tests.support.games.scenario import SEED, Scene, scenario


def picks(scene: Scene, letter: str) -> list[str]:
    """How a token may be taken: K to keep it, or the letters of the Light."""
    found = [answer for answer in scene.legal() if isinstance(answer, TakeAsh) and answer.token == letter]
    return ["K" if a.mode == "keep" else "".join(colour[0].upper() for colour in a.colours) for a in found]


def test_gs_02_what_the_dish_allows() -> None:
    scene = drafting(
        table(),
        Landed("a", "double_light", "centre"),
        Landed("b", "double_light", "red_blue"),
        Landed("c", "double_light", "yellow"),
        Landed("d", "offering", "blue"),
        Landed("e", "recall", "centre"),
    )
    assert picks(scene, "a") == ["RR", "RB", "RY", "BB", "BY", "YY"]
    assert picks(scene, "b") == ["RR", "RB", "BB"]
    assert picks(scene, "c") == ["YY"]
    assert picks(scene, "d") == ["K", "B"]
    assert picks(scene, "e") == ["K", "R", "B", "Y"]


def test_gs_04_no_ninth_round() -> None:
    state = table()
    state.girl = 12
    lay(state.players[0], "red_2c@D3/1")
    scene = scenario(GAME, state, [CleanUp()])
    assert (scene.state.girl, scene.state.round, scene.asked) == (13, 8, {0: "PlaceTile", 1: "PlaceTile"})
    scene.state.players[0].stardust = 1
    scene = scenario(GAME, scene.state, [CleanUp()])
    assert scene.state.girl == 13
    assert scene.asked == {0: "FinalStardust"}
    scene.answer(Finish())
    assert scene.match.over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gs_05_set_up(seats: int) -> None:
    match, _ = play.start(GAME, GAME.options(), seats, SEED)
    state = match.state
    assert set(state.sites.values()) == {seats}
    assert len(state.sites) == len(SITES) == 13
    assert {len(tokens) for tokens in state.piles.values()} == {seats}
    assert sorted(state.elders) == list(range(seats))
    assert list(play.view(GAME, match, None).track.elders.values()) == list(range(5, 5 - seats, -1))


def test_gs_08_who_picks() -> None:
    state = table()
    state.players[0].villagers = ("sky:3", "sky:1", "home", "token")
    state.players[1].villagers = ("sky:2", "home", "home", "token")
    scene = scenario(GAME, state, [ThrowAsh(), DraftAsh()])
    assert len(scene.state.dish) == 6
    assert play.view(GAME, scene.match, None).queue == (0, 1, 0, 1, 0)
    for seat in (0, 1, 0, 1, 0):
        assert list(scene.asked) == [seat]
        scene.answer(scene.legal(seat)[0], seat=seat)
    assert scene.match.over
    kept = [ash for player in scene.state.players for ash in player.kept]
    assert len(kept) + len(scene.state.ash_bag) == 13
    assert scene.state.dish == ()


def test_gs_11_what_is_left_over() -> None:
    state = table()
    state.players[0].goods = {"fruit": 2, "rabbit": 1, "fish": 1, "antelope": 1}
    (mine, _) = scoring.score(state)
    assert {line.key: line.points for line in mine.lines}["left_over"] == 9
    assert mine.total == 9


def test_gs_29_free_spaces_of_the_track() -> None:
    state = table(4)
    assert rules.gazings(state) == [Stargaze(1)]
    state.girl = 8
    state.players[1].send("v1", "sky:2")
    assert rules.gazings(state) == [Stargaze(1), Stargaze(3)]
    assert [a for a in acting(state).legal() if isinstance(a, Stargaze)] == [Stargaze(1), Stargaze(3)]


def test_gs_30_the_last_elder_goes_to_the_front() -> None:
    state = table(4)
    state.players[2].send("v1", "sky:1")
    scene = scenario(GAME, state, [CleanUp()])
    assert scene.state.girl == 7
    assert scene.state.elders == (3, 0, 1, 2)
    assert play.view(GAME, scene.match, None).track.elders == {3: 6, 0: 5, 1: 4, 2: 3}
    assert scene.state.gazers == {1: (2, "v1")}


def test_who_plans_a_pick_sees_who_picks_before_its_next_one() -> None:
    state = table()
    state.players[0].villagers = ("sky:3", "sky:1", "home", "token")
    state.players[1].villagers = ("sky:2", "home", "home", "token")
    scene = scenario(GAME, state, [ThrowAsh(), DraftAsh(), Turn(0)])
    known = lookahead.guesses(GAME, scene.match, 1, "easy")
    foreseen = lookahead.next_prompt(GAME, known, 1)
    assert foreseen is not None
    assert foreseen.name == "TakeAsh"
    assert play.view(GAME, known[0], 1).queue == (1, 0, 1, 0)
    assert lookahead.after_move(GAME, known, 1, foreseen.legal[0]) == ()  # A picks in between


def last_window() -> Scene:
    state = table()
    state.girl, state.marked = 13, ("r3",)
    lay(state.players[0], "red_2c@D3/1 blue_2c@D4/1 yellow_2c@D5/1")
    state.players[0].stardust = 2
    return scenario(GAME, state, [CleanUp()])


def test_gs_32_last_stardust() -> None:
    scene = last_window()
    assert scene.asked == {0: "FinalStardust"}
    scene.answer(UseStardust("D2"))
    assert not scene.match.over
    scene = scene.answer(UseStardust("D6"))
    assert scene.state.players[0].points == 4
    assert scene.match.over
    assert scoring.score(scene.state)[0].won


def test_a_seat_that_has_finished_uses_no_stardust_while_others_may() -> None:
    """[spec 6.8]"""
    state = table()
    state.girl = 13
    for player in state.players:
        lay(player, "red_2c@D3/1 blue_2c@D4/1 yellow_2c@D5/1")
        player.stardust = 2
    scene = scenario(GAME, state, [CleanUp()])
    assert scene.asked == {0: "FinalStardust", 1: "FinalStardust"}
    assert out_of_turn_actions(scene, 0) == [UseStardust("D2"), UseStardust("D6")]
    scene.answer(Finish(), seat=0)
    assert scene.asked == {1: "FinalStardust"}
    assert out_of_turn_actions(scene, 0) == []
    with pytest.raises(play.IllegalMove):
        play.apply(GAME, scene.match, 0, UseStardust("D2"))
    assert scene.answer(Finish(), seat=1).match.over


def test_gs_34_tie_breaks() -> None:
    state = table()
    for player, supply, stardust, vacant in zip(state.players, ("RB", ""), (1, 3), (9, 11), strict=True):
        player.vp = {"scouting": 62}
        player.light, player.stardust = light(supply), stardust
        player.dust = {str(number): 1 for number in range(38 - vacant)}
    mine, other = scoring.score(state)
    assert (mine.ties, other.ties) == ((3, 9), (3, 11))
    assert (mine.place, other.place) == (2, 1)
    state.players[0].dust.popitem()
    state.players[0].dust.popitem()
    assert [score.won for score in scoring.score(state)] == [True, True]


def test_gs_36_unused_tokens_go_back() -> None:
    state = table()
    state.players[0].kept = ("recall", "offering")
    state.players[0].send("v1", "village")
    state.ash_bag = without(state.ash_bag, "recall")
    state.ash_bag = without(state.ash_bag, "offering")
    scene = acting(state, actions=0, rest=[Turn(1)])
    assert scene.asked == {0: "WrapUp"}
    scene.answer(EndTurn())
    assert scene.asked == {1: "TakeAction"}
    assert scene.state.players[0].kept == ()
    assert len(scene.state.ash_bag) == 13
    assert [event.ash for event in scene.told(events.AshReturned)] == ["recall", "offering"]


def test_gs_43_who_has_finished_is_done() -> None:
    state = table()
    state.girl = 13
    for player in state.players:
        lay(player, "red_2c@D3/1")
        player.stardust = 1
    scene = scenario(GAME, state, [CleanUp()])
    assert scene.asked == {0: "FinalStardust", 1: "FinalStardust"}
    scene.answer(Finish())
    with pytest.raises(play.IllegalMove):
        scene.answer(UseStardust("D2"))
    assert play.out_of_turn_actions(GAME, scene.match, 0) is None
    scene.answer(UseStardust("D2"), seat=1)
    assert scene.match.over


def seed_for(die: int, round_number: int = 1) -> str:
    """A seed with which the Shadow Elder rolls this in a round."""
    from games.core.chance import Chance

    seeds = (f"{number:032x}" for number in range(1000))
    return next(
        seed for seed in seeds if Chance(GAME.key, bytes.fromhex(seed)).below(6, "shadow die", round_number) == die - 1
    )


def shadow(state: State, die: int) -> Scene:
    scene = scenario(GAME, state, [ShadowTurn(), Turn(0)], seed=seed_for(die))
    assert scene.events[0] == events.ShadowRolled(OPPONENT, die, scene.events[0].act)  # type: ignore[attr-defined]
    return scene


def test_gs_39_the_shadow_marks_a_reward_that_may_still_be_scored() -> None:
    state = table(1)
    state.players[0].light = light("RRRBBY")
    state.elders = (OPPONENT, 0)
    scene = shadow(state, 3)
    assert scene.state.marked == ("r6",)
    scout(scene, [1, 3, 13, 14, 16, 17], "RRRBBY")
    assert scene.state.players[0].points == 14
    scene = scenario(GAME, scene.state, [CleanUp()])
    assert scene.state.piles["r6"] == (12,)


@pytest.mark.parametrize(("die", "marked"), [(3, ("r3", "r5")), (4, ("r3", "r4"))])
def test_gs_44_ties_between_rewards(die: int, marked: tuple[str, ...]) -> None:
    state = table(1)
    state.piles = {"r3": (3,), "r4": (8,), "r5": (8,), "r6": ()}
    state.marked = ("r3",)
    assert shadow(state, die).state.marked == marked


def test_the_shadow_takes_goods_from_the_fullest_connected_site() -> None:
    """[spec 10]"""
    state = table(1)
    state.lit = {31: "yellow", 10: "red", 8: "yellow"}
    state.sites["fruit_1"] = 1
    before = state.box["fish"]
    scene = shadow(state, 1)
    assert scene.state.sites["fish_2"] == 1
    assert scene.state.box["fish"] == before + 1
    assert shadow(table(1), 2).told(events.ShadowTookGoods) == []


def test_the_shadow_fills_the_best_offering() -> None:
    """[spec 10]"""
    state = table(1)
    scene = shadow(state, 5)
    assert scene.state.filled == (5,)
    scene = shadow(scene.state, 5)
    assert scene.state.filled == (3, 5)
    scene.state.filled = (1, 2, 3, 4)
    scene = shadow(scene.state, 5)
    assert scene.state.filled == ()
    assert scene.state.offering != "harvest_feast"


def test_the_shadow_may_rest_and_finds_nothing_to_mark() -> None:
    """[spec 10]"""
    state = table(1)
    scene = shadow(state, 6)
    assert [type(event).__name__ for event in scene.events] == ["ShadowRolled", "TurnBegan"]
    state.marked = ("r3", "r4", "r5", "r6")
    assert shadow(state, 3).told(events.ShadowMarked) == []
    assert shadow(state, 4).told(events.ShadowMarked) == []


def test_the_shadow_picks_a_token_and_gives_it_back() -> None:
    """[spec 10]"""
    state = table(1)
    scene = scenario(GAME, state, [ThrowAsh(), DraftAsh(), Turn(0)])
    assert len(scene.state.dish) == 3
    scene.answer(next(a for a in scene.legal() if isinstance(a, TakeAsh) and a.mode == "light"))
    (taken,) = scene.told(events.ShadowTookAsh)
    assert taken.seat == OPPONENT
    assert len(scene.state.ash_bag) == 13
    assert scene.asked == {0: "TakeAction"}


@pytest.mark.parametrize(("vp", "won"), [(79, False), (80, True)])
def test_the_challenge_of_the_long_night(vp: int, won: bool) -> None:
    """[spec 10]"""
    state = table(1)
    state.players[0].vp = {"scouting": vp}
    mine, challenge = scoring.score(state)
    assert (mine.won, mine.place, challenge.seat, challenge.total, challenge.won) == (
        won,
        1 if won else 2,
        OPPONENT,
        80,
        not won,
    )
