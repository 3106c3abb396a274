"""The draft and the trade. [p.5, spec 6.2]"""

from games.core.step import Action
from games.solani.actions import DraftTile, PlaceBranch, PlaceCircle
from games.solani.events import Drafted, Traded
from games.solani.flow import Draft, Drafting
from games.solani.rules import trade_reach
from tests.support.games.solani.scene import drafting


def trades(legal: tuple[Action, ...]) -> dict[int, list[int]]:
    """The track slots within reach by cluster slot."""
    found: dict[int, list[int]] = {}
    for action in legal:
        if isinstance(action, DraftTile) and action.trade_slot:
            found.setdefault(action.slot, []).append(action.trade_slot)
    return found


def test_the_first_pick_is_free_and_fixes_the_kind() -> None:
    """Example 6: clockwise branches from seat 2, then clusters back from seat 1."""
    scene = drafting(4, sun=2)
    assert {action.kind for action in scene.legal(2) if isinstance(action, DraftTile)} == {"cluster", "branch"}
    picks = []
    for _ in range(4):
        (seat,) = scene.asked
        picks.append(seat)
        branches = [action for action in scene.legal(seat) if isinstance(action, DraftTile) and action.kind == "branch"]
        assert len(picks) == 1 or len(branches) == len(scene.legal(seat))
        scene.answer(seat, branches[0])
    assert picks == [2, 3, 0, 1]
    assert scene.asked == {1: "Draft"}
    assert all(isinstance(action, DraftTile) and action.kind == "cluster" for action in scene.legal(1))


def test_who_has_both_tiles_places_while_others_draft() -> None:
    """Example 6, second half."""
    scene = drafting(4, sun=2)
    for seat, slot in ((2, 1), (3, 2), (0, 3), (1, 4)):
        scene.answer(seat, DraftTile("branch", slot))
    scene.answer(1, DraftTile("cluster", 1))
    assert scene.asked == {0: "Draft", 1: "PlaceTile"}
    assert scene.view().phase == "draft"
    scene.answer(0, DraftTile("cluster", 2))
    assert scene.asked == {0: "PlaceTile", 1: "PlaceTile", 3: "Draft"}


def test_a_taken_slot_is_empty() -> None:
    scene = drafting()
    scene.answer(0, DraftTile("branch", 3))
    assert scene.state.branches == ("t3", "i1", "")
    assert scene.state.players[0].branch == "x4"
    assert scene.events() == [Drafted(0, "branch", 3, "x4")]
    assert scene.legal(1) == (DraftTile("branch", 1), DraftTile("branch", 2))


def test_what_a_fresh_track_offers() -> None:
    """Example 7."""
    scene = drafting(4)
    assert trades(scene.legal(0)) == {1: [3], 2: [10], 3: [6, 7]}


def test_what_a_worn_track_offers() -> None:
    """Example 8; a 4 that finds nothing on one side has only the other."""
    track = [""] * 7 + ["coral", "amber", "shell"] + [""] * 2
    assert [trade_reach(track, cluster) for cluster in ("s2", "s4", "s3")] == [[8], [8], [10]]
    assert trade_reach(["amber", "", "coral"] + [""] * 9, "s4") == [3]
    assert [trade_reach([""] * 12, cluster) for cluster in ("s2", "s3", "s4", "w23", "w34")] == [[]] * 5


def test_reach_is_computed_at_every_pick() -> None:
    scene = drafting(4)
    scene.answer(0, DraftTile("cluster", 1, 3))
    assert trades(scene.legal(1)) == {2: [10], 3: [6, 7]}
    scene.answer(1, DraftTile("cluster", 3, 6))
    assert trades(scene.legal(2)) == {2: [10]}
    assert scene.state.track[2] == scene.state.track[5] == ""


def test_a_traded_cluster_leaves_the_game_and_others_need_not_trade() -> None:
    """Example 3; ruling 9."""
    scene = drafting(2)
    scene.answer(0, DraftTile("cluster", 1, 3))
    player = scene.state.players[0]
    assert (player.circle, player.discards) == ("coral", ("s2",))
    assert scene.events() == [Traded(0, 1, "s2", "coral", 3)]
    assert scene.legal(1) == (
        DraftTile("cluster", 2),
        DraftTile("cluster", 2, 10),
        DraftTile("cluster", 3),
        DraftTile("cluster", 3, 6),
        DraftTile("cluster", 3, 7),
    )


def test_the_second_pass_leaves_the_kind_that_the_round_began_with() -> None:
    scene = drafting(2, sun=1)
    scene.answer(1, DraftTile("branch", 1)).answer(0, DraftTile("branch", 2))
    assert {action.kind for action in scene.legal(0) if isinstance(action, DraftTile)} == {"cluster"}
    scene.answer(0, DraftTile("cluster", 2, 10))
    assert scene.state.first_kind == "branch"
    scene.answer(1, DraftTile("cluster", 1))
    assert scene.state.first_kind == "branch"
    assert scene.asked == {0: "PlaceTile", 1: "PlaceTile"}


def test_the_last_of_the_first_pass_picks_twice_running() -> None:
    scene = drafting(2, sun=1)
    scene.answer(1, DraftTile("cluster", 1)).answer(0, DraftTile("cluster", 2))
    assert scene.asked == {0: "Draft"}
    scene.answer(0, DraftTile("branch", 1))
    assert scene.asked == {0: "PlaceTile", 1: "Draft"}


def test_placing_and_drafting_at_once_commute() -> None:
    """Example 31: any interleaving gives the same state."""
    results = set()
    for order in ("ppd", "pdp", "dpp"):
        scene = drafting(2, sun=1)
        scene.state.players[0].branches = {"b2": 15}
        scene.begin(Drafting())
        scene.answer(1, DraftTile("cluster", 1)).answer(0, DraftTile("cluster", 2), DraftTile("branch", 1))
        placings = iter((PlaceCircle("C3"), PlaceBranch("c3", 0)))
        for letter in order:
            if letter == "p":
                scene.answer(0, next(placings))
            else:
                scene.answer(1, DraftTile("branch", 2))
        results.add(repr((scene.state, scene.asked)))
    assert len(results) == 1


def test_a_draft_is_never_made_for_a_player() -> None:
    assert not Draft.forced
