"""The scoring. [p.7, spec 9]"""

import pytest

from games.core import play
from games.solani import GAME, scoring
from games.solani.components import COLOUR_CHART, KINDS_CHART
from games.solani.state import Player
from tests.support.games.solani.scene import Scene, full, sky


def points(player: Player, bonuses: tuple[str, ...] = ()) -> dict[str, int]:
    return {line.key: line.points for line in scoring.lines_of(player.sky, bonuses)}


def nodes_on(cell: str, count: int) -> dict[str, str]:
    """Branch tiles that give C3 so many nodes."""
    arms = {"b2": "se", "c2": "sw", "b3": "ne", "c3": "nw"}
    assert cell == "C3"
    return dict(list(arms.items())[:count])


@pytest.mark.parametrize(
    ("tile", "scores"),
    [
        ("s2", [0, 0, 2, 0, 0]),
        ("s3", [0, 0, 0, 3, 0]),
        ("s4", [0, 0, 0, 0, 4]),
        ("w23", [0, 0, 2, 3, 0]),
        ("w34", [0, 0, 0, 3, 4]),
    ],
)
def test_a_cluster_scores_with_as_many_nodes_as_stars(tile: str, scores: list[int]) -> None:
    """Example 2; ruling 18. A node on a cluster costs nothing, whether it scores or not. [ruling 17]"""
    for nodes, expected in enumerate(scores):
        player = sky(tiles={"C3": tile}, branches=nodes_on("C3", nodes))
        assert points(player)["star_clusters"] == expected
        assert points(player)["loose_nodes"] == 0


def test_a_guiding_star_scores_like_a_cluster_but_by_itself() -> None:
    player = sky("first_woman", branches=nodes_on("C3", 4))
    assert points(player) == {**dict.fromkeys(points(player), 0), "guiding_stars": 4}
    assert points(sky("first_woman", branches=nodes_on("C3", 3)))["guiding_stars"] == 0


def test_planets_are_counted_in_each_sector_for_itself() -> None:
    """Example 19; rulings 3 and 4."""
    tiles = {"D5": "coral", "E4": "coral", "E6": "amber", "D6": "shell", "A2": "amber", "B2": "coral"}
    player = sky("first_woman", "rug", tiles, {"a2": "ne"})
    assert points(player)["planets"] == 10
    assert scoring.sectors_of(player.sky) == {"nw": 0, "ne": 0, "sw": 0, "se": 10}
    player.branches["c4"] = 4
    assert points(player)["planets"] == 7
    assert points(player)["loose_nodes"] == 0


@pytest.mark.parametrize(
    ("planets", "expected"),
    [
        ([], 0),
        (["coral"], 0),
        (["coral", "amber"], 3),
        (["coral", "coral"], 3),
        (["coral", "amber", "shell"], 7),
        (["coral"] * 3, 7),
        (["coral"] * 4, 12),
        (["coral", "amber", "shell", "turquoise"], 12),
        (["coral", "coral", "amber", "amber"], 9),
    ],
)
def test_the_planet_chart(planets: list[str], expected: int) -> None:
    assert scoring.planet_sets(planets) == expected
    assert list(KINDS_CHART) == list(COLOUR_CHART) == [0, 0, 3, 7, 12]


def test_loose_nodes_cost_a_point_each() -> None:
    """On an empty space and on a Dark Sky, surrounded or not; example 14."""
    player = sky(branches={"a4": "sw ne", "a5": "nw"}, tiles={"B4": "s4"})
    assert player.surrounded == ("A5",)
    assert points(player)["loose_nodes"] == -2
    assert points(sky(branches={"a4": "sw se"}))["loose_nodes"] == -2
    everything = sky(branches={"b2": "nw ne se sw"}, tiles={"C3": "void", "B3": "coral"})
    assert points(everything)["loose_nodes"] == -1  # only the Dark Sky on C2


def test_a_full_board() -> None:
    """Example 25."""
    player = full()
    assert player.surrounded == ("D2", "A5")
    assert points(player) == {
        "planets": 3,
        "guiding_stars": 7,
        "star_clusters": 8,
        "special_features": 5,
        "loose_nodes": -1,
        "bonus_tiles": 0,
    }
    assert sum(points(player).values()) == 22
    figures = scoring.bonus_figures([player.sky])
    assert figures == {"bonus_campfire": [4], "bonus_gathering": [0], "bonus_wanderers": [1], "bonus_rug": [0]}


def test_a_full_board_with_bonus_tiles() -> None:
    """Example 26: the opponent has more in the north-west and as many Planets in the south-east."""
    scene = Scene(2)
    scene.state.players[0] = full()
    other = sky("first_man", "rug", {"C3": "s4", "C2": "s2", "E4": "coral"}, {"b2": "ne se", **nodes_on("C3", 4)})
    other.dark_skies = ("A5", "F5", "A1", "F1")
    other.branches = {"b2": 6, "c2": 8 + 1, "b3": 2, "c3": 1}
    scene.state.players[1] = other
    assert scoring.campfire(other.sky) == 6
    scores = play.score(GAME, scene.match)
    bonus = [next(line for line in score.lines if line.key == "bonus_tiles").points for score in scores]
    assert bonus == [5, 10]
    assert scores[0].total == 27


def test_ties_go_to_star_clusters_then_victory_is_shared() -> None:
    """Example 27; ruling 16."""
    scene = Scene(2)
    starry = sky(branches={"b5": "se", "c5": "sw"})
    clustered = sky(tiles={"F3": "s2"}, branches={"e2": "se", "e3": "ne"})
    scene.state.players = [starry, clustered]
    scores = play.score(GAME, scene.match)
    assert [(score.total, score.ties, score.place, score.won) for score in scores] == [
        (2, (0,), 2, False),
        (2, (2,), 1, True),
    ]
    scene.state.players = [clustered, clustered]
    assert [(score.place, score.won) for score in play.score(GAME, scene.match)] == [(1, True), (1, True)]


def test_a_score_may_be_negative() -> None:
    assert sum(points(sky(branches={"a4": "nw ne se sw"})).values()) == -4
