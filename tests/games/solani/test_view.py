"""What one may know. [spec 7]"""

import msgspec
import pytest

from games.core import play
from games.core.playout import playout
from games.solani import GAME, features
from games.solani.options import Options
from games.solani.player_view import CellView, FeatureView
from tests.support.games.solani.scene import SEED, Scene, counted, full, sky


def test_the_table_lies_open() -> None:
    scene = Scene(3)
    view, state = scene.view(), scene.state
    assert (view.round, view.phase, view.sun, view.order) == (1, "draft", state.sun, tuple(state.order))
    assert view.clusters == state.clusters
    assert view.track == state.track
    assert view.stock(3).row == state.three.row
    assert [asked.step for asked in view.asked] == ["Draft"]
    assert {player.seat: player.step for player in view.players if player.step} == {state.sun: "Draft"}
    assert sum(view.cluster_bag.values()) == 52
    assert view.scores == ()
    assert view.coyote is None


def test_special_features_are_counted_once_for_a_sky(monkeypatch: pytest.MonkeyPatch) -> None:
    """Board, cards and score sheet tell of the same, and every other seat sees it too."""
    scene = Scene(2)
    scene.state.players[0] = full()
    scene.state.players[0].cards, scene.state.players[0].tiles["A6"] = ("void", "pulsar"), "coral"
    calls = counted(monkeypatch, features, "units")
    for seat in (0, 1, None):
        assert scene.view(seat).players[0].features[0].points == 3
    assert len(calls) == 2


def test_trades_are_shown_for_each_slot() -> None:
    scene = Scene(2)
    scene.state.clusters = ("s4", "", "w23")
    assert scene.view().reach == ((6, 7), (), ())


def test_which_planets_lie_face_down_is_hidden() -> None:
    scene = Scene(2)
    view, state = scene.view(0), scene.state
    assert view.reserve == 4
    assert view.unseen_planets == {kind: state.reserve[kind] + state.removed[kind] for kind in state.reserve}
    determinizations = [play.determinize(GAME, scene.match, 0, bytes([salt])).state for salt in range(8)]
    assert len({tuple(imagined.reserve.values()) for imagined in determinizations}) > 1
    assert {sum(imagined.reserve.values()) for imagined in determinizations} == {4}
    assert "removed" not in msgspec.to_builtins(view)


def test_a_sky_is_marked_space_by_space() -> None:
    scene = Scene(2)
    scene.state.players[0] = full()
    scene.state.players[0].cards = ("void", "pulsar", "comet")
    player = scene.view().players[0]
    assert player.cells["B2"] == CellView("scores", star=3, nodes=3, lo=3, hi=3, points=3)
    assert player.cells["C3"] == CellView("scores", tile="w23", nodes=2, lo=2, hi=3, points=2)
    assert player.cells["E1"].mark == "short"
    assert player.cells["C1"].mark == "short"
    assert player.cells["D4"] == CellView("connected", tile="coral", nodes=1)
    assert player.cells["E4"] == CellView("planet", tile="amber")
    assert player.cells["D2"].mark == "surrounded"
    assert player.cells["C2"].mark == "dark"
    assert player.cells["B6"] == CellView("loose", nodes=1, loose=1)
    assert player.cells["E2"].points == 3
    assert "F6" not in player.cells
    assert player.features == (FeatureView("void", "E2", 1, 3), FeatureView("pulsar", "D1", 1, 2), FeatureView("comet"))
    assert player.sectors == {"nw": 3, "ne": 0, "sw": 0, "se": 0}


def test_too_many_nodes_and_nodes_at_a_dark_sky_are_marked() -> None:
    scene = Scene(2)
    scene.state.players[0] = sky(
        tiles={"B1": "s2"}, branches={"a1": "ne se", "b1": "nw se", "a2": "ne", "b2": "nw", "d1": "nw"}
    )
    cells = scene.view().players[0].cells
    assert cells["C2"] == CellView("dark", nodes=1, loose=1)
    assert cells["B2"].mark == "scores"
    scene.state.players[0].branches["b2"] = 1 + 2
    scene.state.players[0].branches["a1"] = 4
    scene.state.players[0].tiles = {"A2": "s2"}
    scene.state.players[0].branches["a2"] = 1
    assert scene.view().players[0].cells["A2"].mark == "short"
    scene.state.players[0].tiles = {"D1": "s2"}
    scene.state.players[0].branches = {"c1": 2, "d1": 1, "b2": 1, "a1": 4, "a2": 2, "b1": 8}
    assert scene.view().players[0].cells["B2"].mark == "over"


def test_the_live_estimate_is_the_scoring_as_the_board_lies() -> None:
    """Public information only; bonus tiles by present standing. [spec 9, ruling 19]"""
    scene = Scene(2)
    scene.state.players[0] = full()
    player = scene.view().players[0]
    assert player.total == 22 + 10  # alone ahead at campfire and wanderers
    assert player.bonuses == ("bonus_campfire", "bonus_wanderers")
    assert [(bonus.figures, bonus.holders) for bonus in scene.view().bonuses] == [
        ((4, 0), (0,)),
        ((0, 0), ()),
        ((1, 0), (0,)),
        ((0, 0), ()),
    ]
    scores = play.score(GAME, scene.match)
    assert [score.total for score in scores] == [player.total for player in scene.view(1).players]


def test_at_the_end_the_view_has_the_scores() -> None:
    match, _ = playout(GAME, Options(), ["easy"] * 2, SEED)
    view = play.view(GAME, match, None)
    assert view.over
    assert view.phase == "finished"
    assert view.scores == tuple(play.score(GAME, match))
    assert [player.total for player in view.players] == [score.total for score in view.scores]
    assert {player.step for player in view.players} == {""}


def test_alone_one_sees_coyotes_tally() -> None:
    match, _ = playout(GAME, Options(coyote="pup"), ["easy"], SEED)
    view = play.view(GAME, match, 0)
    assert view.coyote.level == "pup"
    assert view.coyote.total == view.scores[1].total
    assert view.coyote.matches + view.coyote.misses + len(view.coyote.planets) == 12
    assert len(view.coyote.cards) == 4
