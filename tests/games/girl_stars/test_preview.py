"""Looking ahead: what a placement or a path would do, and suggestions."""

from collections import Counter
from random import Random

import pytest

from games.core import play
from games.core.match import AnyMatch
from games.core.playout import playout
from games.core.step import Action
from games.girl_stars import GAME, paths, preview, suggestions
from games.girl_stars.actions import PlaceTile, Scout, ScoutRest, ScoutRoute, UseStardust
from games.girl_stars.components import TRACK
from games.girl_stars.hexes import PLAYABLE
from games.girl_stars.preview import Completed, Plan
from tests.support.games.girl_stars.scene import acting, colours, dusting, hold, lay, light, placing, seen, table


def test_a_preview_tells_what_a_tile_does() -> None:
    state = table()
    lay(state.players[0], "red_2a@D3/1 blue_2a@D4/3")
    hold(state.players[0], "yellow_2a")
    scene = placing(state)
    view = play.view(GAME, scene.match, 0)
    found = preview.preview(view, 0, PlaceTile("yellow_2a", "E4", 5))
    assert found.vp == 4
    assert found.stardust == 1
    assert found.areas == 1
    assert found.lights == {"red": 1, "blue": 1, "yellow": 1}
    assert found.completed == (Completed(("D3", "D4", "E4"), 3, 4),)
    assert found.bonuses == ()
    assert (found.joins, found.open) == (2, 0)
    assert found.player.tiles["E4"].tile == "yellow_2a"
    assert found.player.step == "PlaceTile"
    assert found.view.rewards["r3"].marked
    assert view == play.view(GAME, scene.match, 0)
    assert preview.lines_of(PlaceTile("yellow_2a", "E4", 5)) == 0b100001
    loose = preview.preview(view, 0, PlaceTile("yellow_2a", "B3", 1))
    assert (loose.joins, loose.open, loose.vp, loose.completed) == (0, 2, 0, ())


def test_previews_are_what_really_happens() -> None:
    for number in range(3):
        match, _ = playout(GAME, GAME.options(), ["easy", "easy"], f"{number:032x}", 40 + 30 * number)
        while not any(prompt.name == "PlaceTile" for prompt in play.prompts(GAME, match).values()):
            seat, prompt = next(iter(play.prompts(GAME, match).items()))
            match, _ = play.apply(GAME, match, seat, prompt.legal[-1])
        seat, prompt = next(iter(play.prompts(GAME, match).items()))
        view = play.view(GAME, match, seat)
        for action in prompt.legal[:: len(prompt.legal) // 8]:
            if isinstance(action, PlaceTile | UseStardust):
                after = play.view(GAME, play.apply(GAME, match, seat, action)[0], seat).players[seat]
                found = preview.preview(view, seat, action).player
                assert (found.tiles, found.light, found.vp, found.stardust) == (
                    after.tiles,
                    after.light,
                    after.vp,
                    after.stardust,
                )


def test_a_preview_of_stardust() -> None:
    scene = dusting("red_2c@B2/1 back@B3/4", 1)
    found = preview.preview(play.view(GAME, scene.match, 0), 0, UseStardust("B1"))
    assert found.completed == (Completed(("B2", "B3"), 1, 0),)
    assert found.bonuses == ("extra_villager",)
    assert found.stardust == -1
    assert found.player.villagers["v4"] == "home"


def test_a_preview_leaves_the_choice_of_a_bonus_token_open() -> None:
    state = table()
    lay(state.players[0], "red_2c@A4/1 back@A3/1")
    hold(state.players[0], "white_3a")
    view = play.view(GAME, placing(state).match, 0)
    found = preview.preview(view, 0, PlaceTile("white_3a", "A5", 4, True))
    assert found.completed == (Completed(("A3", "A4", "A5"), 1, 0),)
    assert (found.bonuses, found.player.used) == ((), ())
    chosen = preview.preview(view, 0, PlaceTile("white_3a", "A5", 4, True, "ne"))
    assert (chosen.bonuses, chosen.player.used) == (("three_lights",), ("ne",))


def test_suggestions_name_each_placement_once_and_the_best_first() -> None:
    state = table()
    lay(state.players[0], "red_2c@A4/1 back@A3/1")
    hold(state.players[0], "white_3a", "red_4b")
    scene = placing(state)
    view, prompt = play.view(GAME, scene.match, 0), play.prompts(GAME, scene.match)[0]
    found = suggestions.suggestions(view, prompt)
    assert len(found) == 8
    assert found[0].action.hex == "A5"  # type: ignore[attr-defined]
    assert found[0].action.back  # type: ignore[attr-defined]
    assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
    plain = {preview.apart_from_bonus(each.action) for each in found}
    assert len(plain) == 8
    choices = preview.bonuses_for(prompt, found[0].action)  # type: ignore[arg-type]
    assert {choice.bonus for choice in choices} == {"nw", "ne"}
    assert suggestions.suggestions(view, prompt, 3) == found[:3]
    audit = suggestions.suggestions(view, play.prompts(GAME, acting(table()).match)[0], 2)
    assert len(audit) == 2


def test_plans_for_scouting() -> None:
    state = table()
    state.players[0].light = light("RRBY")
    view = seen(state)
    found = preview.plans(view, 0)
    assert found[0].vp == 7
    assert (
        Plan(
            gate=10,
            path=(1, 3, 10),
            colours=colours("RBR"),
            costs={"red": 2, "blue": 1, "yellow": 0},
            pile="r3",
            vp=4,
            connects=("fruit_1",),
        )
        in preview.plan_of_gate(view, 0)[10]
    )
    assert {plan.gate for plan in found} == {a.gate for a in acting(state).legal() if isinstance(a, Scout)}
    assert preview.plan(view, 0, (1, 3, 10), colours("B")).colours == colours("BRR")


def test_a_path_is_drawn_before_it_is_chosen() -> None:
    state = table()
    state.players[0].light = light("RRBY")
    scene = acting(state)
    view = play.view(GAME, scene.match, 0)
    shown = preview.scouting_preview(view, 0, (1, 3, 10), "action").scouting
    assert shown is not None
    assert (shown.proposal, shown.vp, shown.next_space) == (colours("RBR"), 4, 1)
    scene.answer(Scout(10, "action"), ScoutRest())
    after = play.view(GAME, scene.match, 0)
    assert after.lit == dict(zip((1, 3, 10), shown.proposal, strict=True))
    assert after.players[0].vp == shown.vp


@pytest.mark.parametrize("seats", [1, 2])
def test_what_cannot_be_taken_back_is_known_before(seats: int) -> None:
    """[spec 7]"""
    luck, met = Random(seats), Counter[tuple[str, bool]]()
    match, _ = play.start(GAME, GAME.options(), seats, f"{1:032x}")
    while not match.over:
        prompt = luck.choice(list(play.prompts(GAME, match).values()))
        seat, view = prompt.seat, play.view(GAME, match, prompt.seat)
        for action in luck.sample(prompt.legal, min(3, len(prompt.legal))):
            if isinstance(action, PlaceTile | UseStardust):
                irreversible = play.is_irreversible(GAME, match, seat, action)
                assert preview.is_irreversible(view, prompt, action) == irreversible
                met[prompt.name, irreversible] += 1
            if isinstance(action, Scout):
                path = paths.routes(match.state.lit, match.state.players[seat].light)[action.gate][0]
                irreversible = lit(match, seat, action, path)
                assert preview.lighting_is_irreversible(view, seat, path, action.via) == irreversible
                met["Scout", irreversible] += 1
        match, _ = play.apply(GAME, match, seat, luck.choice(prompt.legal))
    assert {
        (name, irreversible) for name in ("PlaceTile", "WrapUp", "Scout") for irreversible in (True, False)
    } <= met.keys()


def lit(match: AnyMatch, seat: int, action: Action, path: tuple[int, ...]) -> bool:
    """Light a path by answers one after the other, and say whether the last one binds."""
    while True:
        irreversible = play.is_irreversible(GAME, match, seat, action)
        match, _ = play.apply(GAME, match, seat, action)
        asked = play.prompts(GAME, match).get(seat)
        if asked is None or asked.name not in ("ChooseRoute", "ChooseColour"):
            return irreversible
        action = ScoutRoute(path) if asked.name == "ChooseRoute" else ScoutRest()


def test_what_vanishes_and_what_is_paid_by_default() -> None:
    """[p.12, R19]"""
    state = table()
    state.marked = ("r5",)
    state.girl = TRACK - 1
    assert preview.vanishing(seen(state)) == ("r5",)
    state.girl = TRACK
    assert preview.vanishing(seen(state)) == ()
    state.players[0].light = light("RRRB")
    ways = [colours("RR"), colours("RB")]
    assert preview.default_payment(seen(state), 0, ways) == colours("RR")


def test_stardust_that_does_not_pay_is_not_suggested() -> None:
    state = table()
    lay(state.players[0], "red_2c@D3/1 back@D2/1")
    state.players[0].stardust = 1
    scene = acting(state)
    legal = play.prompts(GAME, scene.match)[0]
    assert any(isinstance(action, UseStardust) for action in legal.legal)
    found = suggestions.suggestions(play.view(GAME, scene.match, 0), legal, 99)
    assert found
    assert not [each for each in found if isinstance(each.action, UseStardust)]


@pytest.mark.parametrize(("points", "each"), [(5, 1), (0, 0)])
def test_a_preview_tells_what_then_fits_nowhere(points: int, each: int) -> None:
    """[p.7, R14, R22]"""
    state = table()
    player = state.players[0]
    lay(player, "white_2c@D3/1")
    player.dust = dict.fromkeys(set(PLAYABLE) - {"D3", "D4", "E1"}, 1)
    player.vp = {"scouting": points} if points else {}
    player.stardust = 1
    hold(player, "red_4c", "blue_4c")
    scene = placing(state)
    view = play.view(GAME, scene.match, 0)
    for action in scene.legal():
        assert isinstance(action, PlaceTile | UseStardust)
        found, after = preview.preview(view, 0, action), play.apply(GAME, scene.match, 0, action)[0]
        assert found.lost == tuple(after.state.players[0].lost)
        assert (len(found.lost), found.lost_vp) == ((size := 2 - isinstance(action, PlaceTile)), size * each)
        assert (found.vp, found.player.vp) == (-found.lost_vp, after.state.players[0].points)
    assert {type(action) for action in scene.legal()} == {PlaceTile, UseStardust}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_is_suggested_one_after_another_is_asked_and_done_so(seats: int) -> None:
    match, _ = play.start(GAME, GAME.options(), seats, f"{seats:032x}")
    met = set()
    while not match.over:
        prompt = next(iter(play.prompts(GAME, match).values()))
        course = suggestions.course(play.view(GAME, match, prompt.seat), prompt)
        for number, action in enumerate(course):
            asked = play.prompts(GAME, match)[prompt.seat]
            following = preview.following(play.view(GAME, match, prompt.seat), asked, action)
            match, _ = play.apply(GAME, match, prompt.seat, action)
            met.add(asked.name)
            if following is None:
                assert number == len(course) - 1
                break
            view, then = following
            real = play.prompts(GAME, match)[prompt.seat]
            assert (then.name, set(then.legal)) == (real.name, set(real.legal))  # goods may be listed in another order
            one, other = view.players[prompt.seat], play.view(GAME, match, prompt.seat).players[prompt.seat]
            for field in ("tiles", "dust", "hand", "light", "stardust", "goods", "villagers", "kept", "vp"):
                assert getattr(one, field) == getattr(other, field)
    assert met >= {"PlaceTile", "TakeAsh", "TakeAction", "ChooseColour"}
