"""Preparation, clean-up, and the rounds. [p.5, p.6, spec 6.1, 6.6]"""

from games.core import play
from games.core.playout import playout
from games.solani import GAME
from games.solani.components import SEATING
from games.solani.effects import SpecialFeatureDraft
from games.solani.events import CardTurnedUp, PlanetAdded, RoundBegan
from games.solani.flow import CleanUp, Preparation, Round
from games.solani.options import Options
from tests.support.games.solani.scene import SEED, Scene, sky


def test_every_seat_has_the_sun_equally_often() -> None:
    """Example 4."""
    match, _ = play.start(GAME, Options(), 4, SEED)
    owner = [player.board for player in match.state.players].index(SEATING[4].coyote)
    suns = [match.state.sun]
    while not match.over:
        prompt = next(iter(play.prompts(GAME, match).values()))
        match, news = play.apply(GAME, match, prompt.seat, prompt.legal[0])
        suns += [told.event.seat for told in news if isinstance(told.event, RoundBegan)]
    assert suns[0] == (owner + 1) % 4
    assert [suns.count(seat) for seat in range(4)] == [3] * 4
    assert match.state.round == 12


def test_the_last_planets_come_once_when_the_track_is_empty() -> None:
    """Example 9; ruling 22."""
    scene = Scene(2)
    state = scene.state
    state.track = ("", "", "", "", "coral", *("",) * 7)
    scene.begin(Preparation())
    assert scene.state.track.count("") == 11
    scene.state.track = ("",) * 12
    waiting = dict(scene.state.reserve)
    scene.begin(Preparation())
    state = scene.state
    assert [slot for slot, planet in enumerate(state.track, start=1) if planet] == [5, 6, 7, 8]
    assert {kind: state.track.count(kind) for kind in waiting} == waiting
    assert sum(state.reserve.values()) == 0
    assert [event.trade_slot for event in scene.events() if isinstance(event, PlanetAdded)] == [5, 6, 7, 8]
    state.track = ("",) * 12
    scene.begin(Preparation())
    assert scene.state.track == ("",) * 12


def test_planets_do_not_come_in_the_middle_of_a_round() -> None:
    scene = Scene(2)
    scene.state.track = ("coral", *("",) * 11)
    scene.state.clusters = ("s2", "s2", "s2")
    scene.answer(scene.state.sun, next(a for a in scene.legal(scene.state.sun) if getattr(a, "trade_slot", 0)))
    assert scene.state.track == ("",) * 12
    assert not any(getattr(action, "trade_slot", 0) for action in scene.legal(1 - scene.state.sun))


def test_what_nobody_chose_goes_back_into_the_bags() -> None:
    scene = Scene(2)
    state = scene.state
    state.clusters, state.branches = ("", "s2", ""), ("x4", "", "")
    clusters, branches = dict(state.cluster_bag), dict(state.branch_bag)
    state.round, state.first_kind = 3, "branch"
    sun = state.sun
    scene.begin(CleanUp())
    state = scene.state
    drawn = [*state.clusters, *state.branches]
    assert state.cluster_bag["s2"] + drawn.count("s2") == clusters["s2"] + 1
    assert state.branch_bag["x4"] + drawn.count("x4") == branches["x4"] + 1
    assert (state.round, state.sun, state.first_kind) == (4, 1 - sun, "")


def test_only_an_empty_row_gets_a_card() -> None:
    """Ruling 13."""
    scene = Scene(2)
    state = scene.state
    state.two.row, state.two.deck = (), ("comet", "pulsar", "aurora")
    state.three.row, state.three.deck = ("void",), ("galaxy", "eclipse")
    scene.begin(CleanUp())
    state = scene.state
    assert len(state.two.row) == 1
    assert len(state.two.deck) == 2
    assert state.three.row == ("void",)
    assert CardTurnedUp(state.two.row[0]) in scene.events()
    state.two.row, state.two.deck = (), ()
    scene.begin(CleanUp())
    assert scene.state.two.row == ()


def test_the_last_round_has_its_own_branches() -> None:
    """Example 18; ruling 20."""
    for seats, slots in ((2, 3), (3, 4), (4, 5)):
        scene = Scene(seats)
        scene.state.round = 11
        bag = dict(scene.state.branch_bag)
        scene.begin(Round())
        state = scene.state
        assert state.round == 12
        assert len(state.branches) == slots
        assert set(state.branches) <= {"l2", "i1", "v2"}
        assert sum(state.final_branches.values()) == 5 - slots
        assert state.branch_bag == bag


def test_features_are_drafted_in_the_last_round_and_nothing_is_cleaned_up() -> None:
    """Example 18; ruling 14."""
    scene = Scene(2)
    state = scene.state
    state.round, state.clusters = 12, ("", "s2", "")
    state.players[0] = sky(branches={"a4": "nw", "a5": "nw", "b2": "nw"})
    state.players[0].picks = 1
    scene.begin(SpecialFeatureDraft(), CleanUp())
    assert scene.asked == {0: "ChooseSpecial"}
    scene.answer(0, scene.legal(0)[0])
    scene.answer(0, scene.legal(0)[0])
    assert scene.match.over
    assert scene.state.clusters == ("", "s2", "")


def test_bags_never_run_out() -> None:
    match, _ = playout(GAME, Options(), ["random"] * 4, SEED)
    assert sum(match.state.cluster_bag.values()) >= 7
    assert sum(match.state.branch_bag.values()) >= 15


def test_phases_follow_from_what_is_still_to_be_done() -> None:
    scene = Scene(2)
    assert scene.view().phase == "draft"
    seen = set()
    while not scene.match.over:
        seat = max(scene.asked)
        scene.answer(seat, scene.legal(seat)[-1])
        seen.add(scene.view().phase)
    assert seen >= {"draft", "placement", "finished"}
