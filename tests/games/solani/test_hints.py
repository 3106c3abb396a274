"""What helps people choose."""

from games.solani import hints
from tests.games.solani.scene import Scene, sky


def test_what_a_feature_would_score_on_its_best_space() -> None:
    scene = Scene(2)
    scene.state.players[0] = sky(tiles={"A4": "s2", "B4": "s2", "E4": "s3"}, branches={"c4": "nw", "d2": "ne"})
    assert hints.most_points(scene.view(), 0, "comet") == (6, "C4")
    assert hints.most_points(scene.view(), 0, "supernova")[0] == 0
