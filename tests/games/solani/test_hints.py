"""What helps people choose."""

from games.solani import hints
from games.solani.actions import PlaceBranch
from games.solani.flow import Placement
from tests.games.solani.scene import Scene, sky


def test_the_best_turn_of_a_branch_reaches_the_star_and_spares_the_planet() -> None:
    scene = Scene(2)
    scene.state.players[0] = sky(tiles={"E3": "coral", "F3": "s2"}, branches={"e2": "se"})
    scene.state.players[0].branch = "i1"
    view = scene.begin(seat0=(Placement(0),)).view(0)
    turns = [PlaceBranch("e3", rotation) for rotation in range(4)]
    assert hints.best_turn(view, 0, turns) == PlaceBranch("e3", 1)
    assert hints.best_turn(view, 0, turns[:1]) == PlaceBranch("e3", 0)


def test_what_a_feature_would_score_on_its_best_space() -> None:
    scene = Scene(2)
    scene.state.players[0] = sky(tiles={"A4": "s2", "B4": "s2", "E4": "s3"}, branches={"c4": "nw", "d2": "ne"})
    assert hints.most_points(scene.view(), 0, "comet") == (6, "C4")
    assert hints.most_points(scene.view(), 0, "supernova")[0] == 0
