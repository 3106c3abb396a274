"""Every universal goal, the track, and the end of the game. [spec 4.5, 6.6, 9]"""

from collections.abc import Callable

import pytest

from games.core import play
from games.core.match import AnyMatch
from games.core.tuples import without
from games.crafting_cosmos import GAME, scoring
from games.crafting_cosmos.components import GOALS
from games.crafting_cosmos.flow import EndPhase
from games.crafting_cosmos.state import State
from tests.support.games.crafting_cosmos.scene import bare, begin, hand, life, nebula, seen, stars


def galaxy(state: State) -> None:
    """A galaxy in which every goal counts something else than nothing."""
    stars(state, "s01 H s04 H s08 H s13 He s03 He s19 C s24 C s31 O s33 O s36 H", turned="s08 s24")
    life(state, proto="l21 l14 l48", stable="l15 l30")
    nebula(state, "E", "n1_01", completed=True, token="p5")
    nebula(state, "F", "n2_01", completed=True)
    nebula(state, "I", "n3_01")
    state.players[0].released = 2
    state.box -= 2
    hand(state, "light time time")


COUNTS = {
    "most_proto_life": 3,
    "most_stable_life": 2,
    "most_life": 5,
    "most_hydrogen": 3,
    "most_helium": 2,
    "most_carbon": 1,
    "most_oxygen": 2,
    "most_supernovae": 2,
    "longest_star_stream": 4,  # s01 s04 s08 s13
    "largest_life_web": 3,  # l21 l14 l15
    "most_completed_nebulae": 2,
    "largest_nebulae": 3,
    "most_uncompleted_nebulae": 1,
    "arm_1_stars": 4,
    "arm_2_stars": 2,
    "arm_3_stars": 3,
    "element_sets": 1,
    "most_advanced_life": 1,
    "most_time_crystals": 2,
    "most_energy_cards": 3,
}


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_counts(goal: str) -> None:
    state = bare(2)
    galaxy(state)
    assert scoring.metric(goal, state.players[0]) == COUNTS[goal]
    assert scoring.metric(goal, state.players[1]) == 0
    state.unseen += tuple(filter(None, state.track))
    state.unseen = without(state.unseen, goal)
    state.track, state.goals_left = ("", "", goal, ""), 1
    scene = begin(state, EndPhase())
    assert [player.points.goals for player in scene.state.players] == [6, 0]


@pytest.mark.parametrize(
    ("metrics", "points"),
    [
        ([7, 7, 3], [6, 6, 0]),
        ([3, 2, 2, 0], [6, 3, 3, 0]),
        ([5, 4, 0], [6, 3, 0]),
        ([1, 0, 0], [6, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([9, 8], [6, 0]),
        ([9, 9], [6, 6]),
        ([0, 0], [0, 0]),
    ],
)
def test_first_and_second_place(metrics: list[int], points: list[int]) -> None:
    """[rulebook]: 6 and 3, no second after a tie for first or with two players, nothing for nothing."""
    assert scoring.goal_points("most_life", metrics) == points


@pytest.mark.parametrize("goal", GOALS)
def test_alone_a_goal_has_marks(goal: str) -> None:
    marks = GOALS[goal]
    assert scoring.goal_points(goal, [marks.gold]) == [6]
    assert scoring.goal_points(goal, [marks.gold - 1]) == [3 if marks.gold - 1 >= marks.silver else 0]
    assert scoring.goal_points(goal, [marks.silver]) == [3]
    assert scoring.goal_points(goal, [marks.silver - 1]) == [0]


def test_the_view_shows_how_goals_stand() -> None:
    state = bare(3)
    stars(state, "s01 H s02 H", 1)
    stars(state, "s01 H", 2)
    state.unseen += tuple(filter(None, state.track))
    state.unseen = without(state.unseen, "most_hydrogen")
    state.track = ("", "most_hydrogen", "", "")
    (goal,) = seen(begin(state, EndPhase())).track[1:]
    assert (goal.id, goal.space, goal.metrics, goal.points) == ("most_hydrogen", 3, (0, 2, 1), (0, 6, 3))


def ended(seats: int, prepare: Callable[[State], object]) -> AnyMatch:
    """A match that ends now because the crystals have run out."""
    state = bare(seats)
    state.box += state.crystals
    state.crystals = 0
    prepare(state)
    return begin(state, EndPhase()).match


def test_ties_are_broken_by_energy_cards() -> None:
    def cards(state: State) -> None:
        hand(state, "light time")
        hand(state, "light light light", 1)
        hand(state, "time time time", 2)

    scores = play.score(GAME, ended(4, cards))
    assert [score.total for score in scores] == [0, 0, 0, 0]
    assert [score.place for score in scores] == [3, 1, 1, 4]
    assert [score.won for score in scores] == [False, True, True, False]


def test_the_hand_limit_comes_before_the_tie_break() -> None:
    """[ruling 28]"""

    def cards(state: State) -> None:
        hand(state, "light " * 12).surplus = {"light": 2}
        hand(state, "time " * 10, 1)

    assert [score.won for score in play.score(GAME, ended(2, cards))] == [True, True]


def test_advanced_life_counts_when_it_is_revealed() -> None:
    state = bare(2)
    nebula(state, "E", "n1_01", completed=True, token="g8")
    state.advanced.green_left -= 1
    before = scoring.score(state)
    assert [score.total for score in before] == [0, 0]
    state.box, state.crystals = state.crystals, 0
    scene = begin(state, EndPhase())
    assert [score.total for score in play.score(GAME, scene.match)] == [8, 0]
    assert seen(scene, 1).players[0].nebulae[0].value == 8
    assert seen(scene, None).players[0].score == 8


def test_both_ends_at_once_are_one_end() -> None:
    """[ruling 23]"""
    state = bare(2)
    state.unseen += tuple(filter(None, state.track))
    goals, state.unseen = state.unseen[-6:], state.unseen[:-6]
    state.scored, state.track, state.goals_left = goals[:5], ("", "", goals[5], ""), 0
    state.box, state.crystals = state.crystals, 0
    scene = begin(state, EndPhase())
    assert scene.match.over
    assert len([event for event in scene.events if type(event).__name__ == "EndAnnounced"]) == 1


@pytest.mark.parametrize(("seats", "following"), [(2, 1), (3, 2), (4, 2)])
def test_the_first_player_token_goes_on_unless_two_play(seats: int, following: int) -> None:
    state = bare(seats)
    state.first = 1
    scene = begin(state, EndPhase())
    assert scene.state.first == following
    assert scene.state.round == 2
    assert scene.asked == {following: "Shift"}
