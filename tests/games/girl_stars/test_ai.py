"""The computer players. [spec 11]"""

import pytest

from games.core import play
from games.core.ai import EASY, STRONG
from games.core.chance import Chance
from games.girl_stars import GAME, ai
from games.girl_stars.actions import (
    EndTurn,
    Finish,
    Forage,
    GainStardust,
    OfferCard,
    OfferSingle,
    PlaceTile,
    Recall,
    Scout,
    ScoutRest,
    Stargaze,
    TakeAsh,
    UseStardust,
)
from games.girl_stars.ai.action_value import DecisionContext
from games.girl_stars.ai.evaluation import Judge, Spot
from games.girl_stars.flow import CleanUp
from games.girl_stars.state import Landed, State
from tests.support.games.girl_stars.scene import (
    acting,
    colours,
    drafting,
    dusting,
    hold,
    lay,
    light,
    placing,
    seen,
    table,
)
from tests.support.games.scenario import Scene, scenario

LUCK = Chance("test", bytes(16))


def answer(scene: Scene, level: str = STRONG, seat: int = 0) -> object:
    prompt = play.prompts(GAME, scene.match)[seat]
    return ai.choose(level, play.view(GAME, scene.match, seat), prompt, LUCK)


def judge(board: str, tile: str, level: str, stardust: int = 0, round_number: int = 1) -> Judge:
    state = table()
    state.girl = round_number + 5
    lay(state.players[0], board)
    state.players[0].stardust = stardust
    hold(state.players[0], tile)
    view = seen(state)
    return Judge(level, view, view.players[0])


@pytest.mark.parametrize(("level", "line"), [(EASY, 0.2), (STRONG, 0.12)])
def test_what_a_placement_is_worth(level: str, line: float) -> None:
    """[spec 11.1]"""
    found = judge("red_2a@D3/1 blue_2a@D4/3", "yellow_2a", level)
    triangle = found.placement(PlaceTile("yellow_2a", "E4", 5))
    assert triangle == pytest.approx(4 + 1.3 + 2 + 1)
    alone = found.placement(PlaceTile("white_2c", "C3", 1))
    assert alone == pytest.approx(-2 * line)


def test_strong_players_care_for_what_stays_open() -> None:
    """[spec 11.1]"""
    action = PlaceTile("yellow_2c", "D4", 1)
    plain = judge("red_2c@D3/1", "yellow_2c", EASY).placement(action)
    assert plain == pytest.approx(0.8 / 1.4 - 0.2)
    chance = 1 - 0.11 * 2
    before = 0.75 * 0.5 * (1 - 0.11 * 2)
    strong = judge("red_2c@D3/1", "yellow_2c", STRONG).placement(action)
    assert strong == pytest.approx(0.8 / 1.4 - 0.12 + 0.15 + 0.75 * 0.5 * 2 * chance - before)


def test_alike_placements_are_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiles that lay the same lines, and vacant hexes where nothing is met, are worth the same."""
    judged: list[tuple[int, bool]] = []
    parts = Judge._parts

    def spy(mine: Judge, spot: Spot, own: int, bears_light: bool) -> tuple[float, float]:
        judged.append((own, bears_light))
        return parts(mine, spot, own, bears_light)

    monkeypatch.setattr(Judge, "_parts", spy)
    state = table()
    hold(state.players[0], "red_3a", "blue_3a", "white_3a")
    scene = placing(state)
    answer(scene)
    corners = 2  # a hex lies at one of the bonus tokens or at none
    assert len(judged) == len(set(judged)) * corners == 3 * corners
    assert len(play.prompts(GAME, scene.match)[0].legal) > 300


def test_stardust_that_can_wait_is_not_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table()
    lay(state.players[0], "back@D1/1 red_2c@D2/1 blue_2c@D3/1 yellow_2c@D4/1")
    state.players[0].stardust = 1
    monkeypatch.delattr(Judge, "stardust")
    answer(acting(state))
    with pytest.raises(AttributeError):
        answer(acting(state, actions=0))


def test_lines_point_where_others_point() -> None:
    """[spec 11.1]"""
    found = judge("red_2c@D3/1", "white_2a", EASY)
    one = found.placement(PlaceTile("white_2a", "D5", 3))
    assert one == pytest.approx(-0.4 + 0.25)
    edge = found.placement(PlaceTile("white_2a", "C1", 1))
    assert edge == pytest.approx(-0.4 - 0.05 * 1)


def test_stardust_is_used_where_it_pays() -> None:
    """[spec 11.2]"""
    scene = dusting("red_2c@D3/1 back@D2/1", 1)
    hold(scene.state.players[0], "red_4c")
    scene = placing(scene.state)
    assert not isinstance(answer(scene), UseStardust)
    board = "back@D1/1 red_2c@D2/1 blue_2c@D3/1 yellow_2c@D4/1"
    state = table()
    lay(state.players[0], board)
    state.players[0].stardust = 1
    hold(state.players[0], "red_4c")
    assert answer(placing(state)) == UseStardust("D5")
    state.players[0].hand = ()
    assert not isinstance(answer(acting(state)), UseStardust)
    assert answer(acting(state, actions=0)) == UseStardust("D5")


def test_the_last_stardust() -> None:
    """[spec 11.2]"""
    state = table()
    state.girl = 13
    lay(state.players[0], "red_2c@D3/1 back@D2/1")
    state.players[0].stardust = 1
    assert answer(scenario(GAME, state, [CleanUp()])) == Finish()
    lay(state.players[0], "back@B1/1 red_2b@B2/2")
    scene = scenario(GAME, state, [CleanUp()])
    assert answer(scene) == UseStardust("C3")


def test_wood_ash() -> None:
    """[spec 11.3]"""
    state = table()
    state.players[0].light = light("RRB")
    assert answer(drafting(state, Landed("a", "recall", "red"), Landed("b", "recall", "blue_yellow"))) == TakeAsh(
        "b", "light", colours("Y")
    )
    state.players[0].goods = {"fish": 1}
    state.ash_bag = (*table().ash_bag,)
    assert answer(drafting(state, Landed("a", "offering", "red"), Landed("b", "recall", "red"))) == TakeAsh("a", "keep")


def context(state: State, level: str = EASY) -> DecisionContext:
    return DecisionContext(level, seen(state), 0)


def test_what_actions_are_worth() -> None:
    """[spec 11.4]"""
    state = table()
    state.players[0].light = light("RRRBBBYY")
    assert context(state).action(Scout(10, "action")) == pytest.approx(14 + 0.6 - 0.85 * 7 + 2)
    state.lit = {10: "red", 31: "yellow"}
    assert context(state).action(Forage("fruit_1", colours("RR"), "action")) == pytest.approx(
        max(0.85 * 3.2, 3 + 0.0) - 1.6 - 0.5 + 1.2, abs=0.01
    )
    state.players[0].goods = {"fruit": 1}
    assert context(state).action(OfferSingle("fruit", "action")) == pytest.approx(2 - 1.6 + 0.3)
    assert context(state).action(OfferCard(1, "action")) == pytest.approx(3 - 1.6 + 0.3)
    assert context(state).action(Forage("fruit_1", colours("RR"), "action")) == pytest.approx(
        7 - 1.6 - 1.6 - 0.5 + 1.2, abs=0.01
    )
    assert context(state).action(Stargaze(3)) == pytest.approx(1.25 * 7 - 0.9, abs=0.1)
    assert context(state).action(GainStardust("action")) == 1.1
    state.players[0].villagers = ("village", "near:fish_2", "sky:1", "token")
    assert context(state).action(Recall(("v1", "v2"), "action")) == pytest.approx(1.9)
    assert context(state).action(Recall(("v1", "v2", "v3"), "action")) < 0
    state.players[0].send("v1", "home")
    assert context(state).action(Recall(("v2",), "action")) == pytest.approx(0.1)


def test_what_strong_players_make_of_their_supplies() -> None:
    """Light is dear to them, Stardust while there are tokens to be won, and somebody stays at home."""
    state = table()
    state.players[0].light = light("RRRBBBYY")
    state.lit = {10: "red", 31: "yellow"}
    easy, strong = context(state), context(state, STRONG)
    keep = TakeAsh("a", "light", colours("R"))
    state.dish = (Landed("a", "recall", "red"),)
    assert context(state, STRONG).ash(keep) == pytest.approx(1.5 * context(state).ash(keep), abs=0.01)
    forage = Forage("fruit_1", colours("RR"), "action")
    assert strong.action(forage) == pytest.approx(easy.action(forage) + 2 * 0.2)
    assert strong.action(GainStardust("action")) == easy.action(GainStardust("action"))
    state.piles = dict.fromkeys(state.piles, (5,))
    tops = 5 * len(state.piles)
    assert context(state, STRONG).action(GainStardust("action")) == pytest.approx(1.1 * min(1, tops / 25))
    assert context(state).action(GainStardust("action")) == 1.1
    state.players[0].villagers = ("home", "village", "sky:1", "token")
    assert context(state).action(Stargaze(3)) > 0 > context(state, STRONG).action(Stargaze(3))


def test_the_last_round() -> None:
    """[spec 11.4]"""
    state = table()
    state.girl, state.lit = 13, {10: "red"}
    last = context(state)
    assert last.action(Forage("fruit_1", colours("RB"), "action")) == pytest.approx(1 + 1 - 0.1 - 0.5 + 1.2, abs=0.01)
    assert last.action(Stargaze(3)) < 0
    assert last.action(GainStardust("action")) == 0.15
    state.players[0].goods = {"fruit": 1}
    assert context(state).action(OfferSingle("fruit", "action")) == pytest.approx(2 - 1 + 0.3)
    state.players[0].villagers = ("village", "village", "village", "token")
    assert context(state).action(Recall(("v1", "v2", "v3"), "action")) == 1.5
    state.players[0].goods = {}
    assert context(state).action(Recall(("v1", "v2", "v3"), "action")) < 0


def test_kept_tokens_come_first_or_never() -> None:
    """[spec 11.4]"""
    state = table()
    state.players[0].kept = ("stardust", "recall")
    state.players[0].villagers = ("home", "village", "home", "token")
    scene = acting(state)
    assert answer(scene) == GainStardust("ash")
    state.players[0].kept = ("recall",)
    assert answer(acting(state, actions=0)) == EndTurn()
    state.players[0].villagers = ("village", "village", "sky:1", "token")
    assert answer(acting(state)) == Recall(("v1", "v2"), "ash")


def test_paths_take_their_default_colours() -> None:
    state = table()
    state.players[0].light = light("RRBY")
    assert answer(acting(state).answer(Scout(10, "action"))) == ScoutRest()
