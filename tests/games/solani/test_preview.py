"""Previews and suggestions."""

from random import Random

import pytest
from msgspec.structs import asdict

from games.core import play
from games.core.match import AnyMatch
from games.core.playout import playout
from games.core.scores import Line
from games.core.step import Seat
from games.solani import GAME, preview, suggestions
from games.solani.actions import DraftTile, DrawSpecials, PlaceBranch, PlaceCircle, PlaceSpecial, TakeSpecial
from games.solani.ai.incremental_score import Ledger
from games.solani.effects import PlaceSpecial as PlaceSpecialStep
from games.solani.effects import SpecialFeatureDraft
from games.solani.events import BranchPlaced, CirclePlaced, DarkSkySurrounded
from games.solani.flow import Placement
from games.solani.options import Options
from games.solani.preview import Effect, Lookout, PlacementPreview
from games.solani.state import Player
from games.solani.suggestions import Adviser
from tests.support.games.solani.scene import SEED, Scene, counted, sky


def placing(player: Player, circle: str = "s2", branch: str = "t3") -> Scene:
    scene = Scene(2)
    player.circle, player.branch = circle, branch
    scene.state.players[0] = player
    return scene.begin(seat0=(Placement(0),))


def test_a_preview_shows_the_sky_as_it_would_be() -> None:
    scene = placing(sky(tiles={"F3": "s2"}, branches={"e2": "se"}), circle="coral")
    seen = preview.preview(scene.view(0), 0, PlaceBranch("e3", 0))
    assert seen.player.branches == {"e2": 4, "e3": 7}
    assert (seen.player.branch, seen.player.circle) == ("", "coral")
    assert seen.good == (Effect("F3", "scores", 2),)
    assert seen.bad == (Effect("E3", "loose", -1), Effect("F4", "loose", -1))
    assert (seen.gain, seen.changed) == (0, (Line("star_clusters", 2), Line("loose_nodes", -2)))
    after = scene.answer(0, PlaceBranch("e3", 0)).view(0).players[0]
    assert after.lines == seen.player.lines
    assert after.cells == seen.player.cells


def test_a_glance_is_a_preview_without_the_picture() -> None:
    scene = placing(sky(tiles={"F3": "s2", "D4": "coral"}, branches={"e2": "se", "e4": "nw"}), circle="shell")
    scene.state.players[1] = sky(tiles={"D4": "coral"})
    view = scene.begin(seat0=(Placement(0),)).view(0)
    out = Lookout(view, 0)
    for action in scene.legal(0):
        assert isinstance(action, PlaceBranch | PlaceCircle)
        seen = preview.preview(view, 0, action)
        assert asdict(out.preview_of(action)) == {
            field: getattr(seen, field) for field in PlacementPreview.__struct_fields__
        }
        assert seen.gain == seen.player.total - view.players[0].total == sum(line.points for line in seen.changed)


def test_a_preview_shows_how_everybody_would_stand() -> None:
    scene = placing(sky(tiles={"D4": "coral"}, branches={"d4": "se"}), circle="shell")
    scene.state.players[1] = sky(tiles={"D4": "coral"})
    scene.begin(seat0=(Placement(0),))
    before = scene.view(0)
    seen = preview.preview(before, 0, PlaceCircle("E4"))
    assert seen.view.bonuses[2].holders == (0,)
    assert before.bonuses[2].holders == (0, 1)
    assert [player.total for player in seen.view.players] == [before.players[0].total + 3, before.players[1].total - 5]
    assert seen.view == scene.answer(0, PlaceCircle("E4")).view(0)


def test_a_circle_covers_loose_nodes() -> None:
    scene = placing(sky(branches={"e2": "sw"}), circle="s2")
    seen = preview.preview(scene.view(0), 0, PlaceCircle("E3"))
    assert seen.good == (Effect("E3", "covered", 1),)
    assert seen.bad == ()
    assert seen.player.circle == ""


def test_risks_are_named() -> None:
    near = sky(tiles={"F3": "s3", "E3": "coral", "F2": "s2"}, branches={"e1": "se"})
    scene = placing(near, branch="x4")
    seen = preview.preview(scene.view(0), 0, PlaceBranch("e2", 0))
    assert Effect("E3", "connected", 0) in seen.bad
    assert Effect("E2", "loose", -1) in seen.bad
    assert Effect("F2", "scores", 2) in seen.good
    over = preview.preview(
        placing(sky(tiles={"F3": "s2"}, branches={"e2": "se", "d1": "nw"}), branch="i1").view(0),
        0,
        PlaceBranch("e3", 1),
    )
    assert over.bad == ()
    crowded = placing(sky(tiles={"E3": "s2"}, branches={"d2": "se", "e2": "sw"}), branch="i1").view(0)
    assert preview.preview(crowded, 0, PlaceBranch("e3", 0)).bad == (Effect("E3", "over", -2),)


def test_a_tile_that_never_scored_loses_nothing_by_too_many_nodes() -> None:
    arms = {"c3": "se", "d3": "sw", "c4": "ne"}
    view = placing(sky(board="first_woman", branches=arms)).view(0)
    look = preview.preview(view, 0, PlaceCircle("D4"))
    assert (look.good, look.bad) == ((Effect("D4", "covered", 3),), (Effect("D4", "over", 0),))
    assert look.gain == 3


def test_a_white_star_that_counts_now_brings_the_difference() -> None:
    view = placing(sky(tiles={"C4": "w23"}, branches={"b3": "se", "c3": "sw"}), branch="i1").view(0)
    assert preview.preview(view, 0, PlaceBranch("b4", 1)).good == (Effect("C4", "scores", 1),)


def test_a_planet_is_lost_once() -> None:
    view = placing(sky(tiles={"E3": "coral"}, branches={"d2": "se"}), branch="i1").view(0)
    assert preview.preview(view, 0, PlaceBranch("e3", 0)).bad == ()
    free = placing(sky(tiles={"E3": "coral"}), branch="i1").view(0)
    assert preview.preview(free, 0, PlaceBranch("e3", 0)).bad == (Effect("E3", "connected", 0),)


def test_a_star_that_can_no_longer_score_is_named_once() -> None:
    view = placing(sky(tiles={"F3": "s2"}), branch="i1").view(0)
    assert preview.preview(view, 0, PlaceBranch("e2", 0)).bad == (
        Effect("E2", "loose", -1),
        Effect("F3", "hopeless", 0),
    )
    late = placing(sky(tiles={"F3": "s2"}, branches={"e2": "nw"}), branch="i1").view(0)
    assert [effect.kind for effect in preview.preview(late, 0, PlaceBranch("e3", 3)).bad] == ["loose"]
    born = placing(sky(branches={"e2": "nw", "e3": "sw"})).view(0)
    assert preview.preview(born, 0, PlaceCircle("F3")).bad == (Effect("F3", "hopeless", 0),)


def test_a_preview_knows_surrounded_dark_skies() -> None:
    """They are flagged when nothing is held any more."""
    near = sky(branches={"a4": "nw"}, tiles={"B5": "s2", "A4": "void"})
    scene = placing(near, circle="", branch="i1")
    seen = preview.preview(scene.view(0), 0, PlaceBranch("a5", 1))
    assert seen.surrounded == ("A5",)
    assert seen.player.surrounded == ("A5",)
    assert [line.points for line in seen.changed if line.key == "special_features"] == [3]
    both = placing(near, circle="s2", branch="i1")
    early = preview.preview(both.view(0), 0, PlaceBranch("a5", 1))
    assert (early.surrounded, early.player.surrounded) == (("A5",), ())


def test_a_dark_sky_is_announced_with_the_tile_that_ends_the_placement_too() -> None:
    scene = placing(sky(branches={"a4": "nw"}, tiles={"B5": "s2"}), branch="i1")
    first = preview.preview(scene.view(0), 0, PlaceBranch("a5", 1))
    scene.answer(0, PlaceBranch("a5", 1))
    last = preview.preview(scene.view(0), 0, PlaceCircle("A4"))
    assert first.surrounded == last.surrounded == ("A5",)
    assert last.player.surrounded == ("A5",)


def test_a_preview_counts_the_tile_that_follows_by_itself() -> None:
    """Where one space alone is left for the other tile, the game lays it there. [spec 6.3, example 30]"""
    scene = placing(sky(card="river"), circle="s2", branch="l2")
    out, first = Lookout(scene.view(0), 0), PlaceBranch("b1", 1)
    look = out.preview(first)
    assert look.follows == PlaceCircle("C1")
    after = scene.answer(0, first).view(0).players[0]
    assert (after.circle, after.tiles) == ("", {"C1": "s2"})
    assert (look.player.circle, look.player.tiles) == ("", {"C1": "s2"})
    assert (look.player.lines, look.player.cells) == (after.lines, after.cells)
    assert look.gain == after.total
    assert out.preview(PlaceBranch("a1", 0)).follows is None


def check_preview(match: AnyMatch, seat: Seat, action: preview.Placing) -> bool:
    """Hold a preview against what the answer does; say whether the other tile followed by itself."""
    before, (after, news) = play.view(GAME, match, seat), play.apply(GAME, match, seat, action)
    look, then = preview.preview(before, seat, action), play.view(GAME, after, seat)
    assert look.gain == then.players[seat].total - before.players[seat].total
    assert (look.player.lines, look.player.cells) == (then.players[seat].lines, then.players[seat].cells)
    assert look.view.bonuses == then.bonuses
    at_once = ("guiding_stars", "star_clusters", "loose_nodes")
    assert sum(effect.points for effect in (*look.good, *look.bad)) == sum(
        line.points for line in look.changed if line.key in at_once
    )
    events = [told.event for told in news]
    laid = [event.space for event in events if isinstance(event, BranchPlaced | CirclePlaced)]
    assert laid == [placing.space for placing in (action, look.follows) if placing]
    if not (look.player.circle or look.player.branch):
        assert [event.space for event in events if isinstance(event, DarkSkySurrounded)] == list(look.surrounded)
    return look.follows is not None


def test_what_a_preview_shows_is_what_the_answer_does() -> None:
    luck, followed = Random(SEED), 0
    for seats in GAME.seats:
        match, _ = play.start(GAME, Options(), seats, luck.randbytes(16).hex())
        while not match.over:
            prompt = luck.choice(list(play.prompts(GAME, match).values()))
            placings = [action for action in prompt.legal if isinstance(action, preview.Placing)]
            many = len(placings) if match.state.round == 1 else 1  # the second tile follows on an almost empty sky
            followed += sum(
                check_preview(match, prompt.seat, action) for action in luck.sample(placings, min(many, len(placings)))
            )
            match, _ = play.apply(GAME, match, prompt.seat, luck.choice(prompt.legal))
    assert followed


def test_a_special_feature_is_previewed_with_its_points() -> None:
    scene = Scene(2)
    scene.state.players[0] = sky(tiles={"A4": "s2", "B4": "s2"}, branches={"c4": "nw"})
    scene.state.players[0].cards = (scene.state.two.row[0], "comet")
    scene.state.players[0].feature = "comet"
    scene.begin(PlaceSpecialStep(0))
    seen = preview.preview(scene.view(0), 0, PlaceSpecial("C4"))
    assert seen.gain == 4 + 1  # two clusters in the row, and a node no longer loose
    assert seen.player.features[1].points == 4
    best = suggestions.suggestions(scene.view(0), play.prompts(GAME, scene.match)[0])
    assert best[0].action == PlaceSpecial("C4")


def test_suggestions_are_legal_and_the_best_come_first() -> None:
    match, _ = playout(GAME, Options(), ["easy"] * 2, SEED, limit=30)
    seen = set()
    while not match.over:
        prompt = next(iter(play.prompts(GAME, match).values()))
        offered = suggestions.suggestions(play.view(GAME, match, prompt.seat), prompt)
        worths = [suggestion.worth for suggestion in offered]
        assert 0 < len(offered) <= 3
        assert worths == sorted(worths, reverse=True)
        assert {suggestion.action for suggestion in offered} <= set(prompt.legal)
        seen.add(prompt.name)
        match, _ = play.apply(GAME, match, prompt.seat, offered[0].action)
    assert {"Draft", "PlaceTile", "ChooseSpecial", "PlaceSpecial"} <= seen


def test_the_best_turn_of_a_branch_reaches_the_star_and_spares_the_planet() -> None:
    view = placing(sky(tiles={"E3": "coral", "F3": "s2"}, branches={"e2": "se"}), circle="", branch="i1").view(0)
    turns = [PlaceBranch("e3", rotation) for rotation in range(4)]
    assert Adviser(view, 0).best_turn(turns) == PlaceBranch("e3", 1)
    assert Adviser(view, 0).best_turn(turns[:1]) == PlaceBranch("e3", 0)


def test_suggestions_and_turns_share_a_few_hundred_valued_skies(monkeypatch: pytest.MonkeyPatch) -> None:
    """People wait for them, and with them everybody whose click comes after."""
    spread = {f"{column}{row}": "nw" for column in "ace" for row in "135"}
    scene = placing(sky(branches=spread), circle="s3", branch="t3")
    valued = counted(monkeypatch, Ledger, "both", "_branch")
    out, legal = Adviser(scene.view(0), 0), scene.legal(0)
    assert len(out.suggestions(legal)) == 3
    thought = len(valued)
    assert len(legal) < thought < 400
    out.best_turn([action for action in legal if isinstance(action, PlaceBranch)])
    assert len(valued) == thought


def test_unseen_cards_are_not_suggested() -> None:
    scene = Scene(2)
    scene.state.players[0] = sky(branches={"c4": "nw"})
    scene.state.players[0].picks = 1
    scene.begin(SpecialFeatureDraft())
    offered = suggestions.suggestions(scene.view(0), play.prompts(GAME, scene.match)[0], most=99)
    kinds = {type(suggestion.action) for suggestion in offered}
    assert kinds == {TakeSpecial}
    assert DrawSpecials(2) in scene.legal(0)
    assert not any(isinstance(action, DraftTile) for action in scene.legal(0))


def test_what_a_feature_would_score_on_its_best_space() -> None:
    scene = Scene(2)
    scene.state.players[0] = sky(tiles={"A4": "s2", "B4": "s2", "E4": "s3"}, branches={"c4": "nw", "d2": "ne"})
    assert preview.most_points(scene.view(), 0, "comet") == (6, "C4")
    assert preview.most_points(scene.view(), 0, "supernova")[0] == 0
