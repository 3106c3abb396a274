"""Wishes put down before one's turn. [spec 8]"""

from random import Random

import pytest

from games.core import play
from games.core.match import Move
from games.core.step import Action, Seat
from games.solani import GAME
from games.solani.actions import AddWish, ClearWishes, DraftTile
from games.solani.events import Drafted, Traded, WishAdded, WishesCleared, WishesFailed, WishGranted
from games.solani.flow import Drafting
from games.solani.options import Options
from games.solani.state import Wish
from games.solani.wishes import MOST
from tests.support.games.solani.scene import SEED, Scene

TRACK = ("", "", "coral", "amber", "shell", "coral", "amber", "turquoise", "shell", "shell", "", "")


def drafting(seats: int = 3, sun: int = 0) -> Scene:
    """A round about to be drafted, with two Star Clusters of four stars."""
    scene = Scene(seats)
    scene.state.sun = sun
    scene.state.clusters = ("s4", "s4", "s2", "w23", "s3")[: seats + 1]
    scene.state.branches = ("t3", "i1", "x4", "v2", "l2")[: seats + 1]
    scene.state.track = TRACK
    return scene.begin(Drafting())


def wishes(scene: Scene, seat: Seat) -> tuple[Action, ...]:
    """What a seat may wish for."""
    return tuple(GAME.out_of_turn_actions(scene.match.state, seat))


def test_wishes_that_are_no_longer_possible_leave_the_question() -> None:
    """Example 32."""
    scene = drafting()
    listed = (AddWish("cluster", 2, 6), AddWish("cluster", 1), AddWish("branch", 4))
    scene.answer(1, *listed).answer(0, DraftTile("cluster", 1, 6))
    assert scene.asked == {1: "Draft"}
    assert scene.state.players[1].wishes == ()
    assert scene.state.players[1].circle == ""
    assert WishesFailed(1) in scene.events(1)
    assert WishesFailed(1) not in scene.events(0)


def test_the_first_wish_that_is_legal_is_the_answer() -> None:
    scene = drafting()
    scene.answer(1, AddWish("cluster", 1), AddWish("cluster", 2, 5), AddWish("cluster", 3))
    scene.answer(0, DraftTile("cluster", 1, 6))
    assert scene.events() == [
        Traded(0, 1, "s4", "coral", 6),
        WishGranted(1),
        Traded(1, 2, "s4", "shell", 5),  # slot 5 came into reach only now
    ]
    assert (scene.state.players[1].circle, scene.state.players[1].wishes) == ("shell", ())
    assert scene.asked == {2: "Draft"}


def test_wishes_follow_each_other_and_lead_on_to_the_placement() -> None:
    scene = drafting(2)
    scene.answer(1, AddWish("cluster", 2)).answer(0, DraftTile("cluster", 1))
    assert scene.asked == {1: "Draft"}  # the second of two picks in succession is asked for
    scene.answer(0, AddWish("branch", 1)).answer(1, DraftTile("branch", 3))
    assert scene.events()[1:] == [WishGranted(0), Drafted(0, "branch", 1, "t3")]
    assert scene.asked == {0: "PlaceTile", 1: "PlaceTile"}


def test_whoever_is_asked_or_has_drafted_twice_wishes_for_nothing() -> None:
    scene = drafting(2)
    assert wishes(scene, 0) == ()
    assert wishes(scene, 1)
    scene.answer(0, DraftTile("cluster", 1)).answer(1, DraftTile("cluster", 2))
    assert {wish.kind for wish in wishes(scene, 0) if isinstance(wish, AddWish)} == {"branch"}
    assert wishes(scene, 1) == ()
    scene.answer(1, DraftTile("branch", 1)).answer(0, DraftTile("branch", 2))
    assert wishes(scene, 0) == wishes(scene, 1) == ()
    with pytest.raises(play.IllegalMove):
        scene.answer(1, AddWish("branch", 3))


def test_any_planet_of_the_track_may_be_wished_for_by_who_could_trade() -> None:
    scene = drafting()
    offered = [wish for wish in wishes(scene, 2) if isinstance(wish, AddWish)]
    assert [wish.trade_slot for wish in offered if (wish.kind, wish.slot) == ("cluster", 3)] == [0, *range(3, 11)]
    assert [wish.trade_slot for wish in offered if (wish.kind, wish.slot) == ("cluster", 4)] == [0]
    assert [wish.slot for wish in offered if wish.kind == "branch"] == [1, 2, 3, 4]


def test_five_wishes_are_enough_none_twice_and_they_can_be_cleared() -> None:
    scene = drafting()
    scene.answer(2, AddWish("branch", 1))
    assert scene.events(2) == [WishAdded(2, "branch", 1, 0)]
    assert AddWish("branch", 1) not in wishes(scene, 2)
    while len(scene.state.players[2].wishes) < MOST:
        scene.answer(2, wishes(scene, 2)[-1])
    assert wishes(scene, 2) == (ClearWishes(),)
    scene.answer(2, ClearWishes())
    assert scene.events(2) == [WishesCleared(2)]
    assert scene.state.players[2].wishes == ()
    assert ClearWishes() not in wishes(scene, 2)


def test_nobody_else_knows_a_wish() -> None:
    scene = drafting()
    scene.answer(2, AddWish("cluster", 2, 5))
    assert scene.events(0) == scene.events() == []
    assert scene.view(2).players[2].wishes == (Wish("cluster", 2, 5),)
    assert {scene.view(seat).players[2].wishes for seat in (None, 0, 1)} == {()}
    imagined = play.determinize(GAME, scene.match, 0, b"dream")
    assert imagined.state.players[2].wishes == ()
    assert play.determinize(GAME, scene.match, 2, b"dream").state.players[2].wishes == (Wish("cluster", 2, 5),)


@pytest.mark.parametrize("listed", [AddWish("cluster", 2), AddWish("cluster", 1)])
def test_an_answer_that_wishes_have_followed_stands(listed: AddWish) -> None:
    """Whether one came true or not: else a wish could be found out by taking back."""
    scene = drafting()
    scene.answer(0, DraftTile("cluster", 1))
    assert scene.match.undo[0]
    wished = drafting().answer(1, listed).answer(0, DraftTile("cluster", 1))
    assert not wished.match.undo[0]


def test_whether_a_draft_is_irreversible_does_not_show_that_a_person_has_a_wish() -> None:
    luck, compared = Random(SEED), 0
    for seats in (2, 3, 4):
        match, _ = play.start(GAME, Options(), seats, SEED)
        while not match.over and match.state.round < 8:
            wished = match
            for seat in range(seats):
                if aside := tuple(GAME.out_of_turn_actions(match.state, seat)):
                    wished, _ = play.apply(GAME, wished, seat, luck.choice(aside))
            prompt = luck.choice(list(play.prompts(GAME, match).values()))
            told = [play.is_irreversible(GAME, match, prompt.seat, action) for action in prompt.legal[:4]]
            assert [play.is_irreversible(GAME, wished, prompt.seat, action) for action in prompt.legal[:4]] == told
            compared += wished is not match
            match, _ = play.apply(GAME, match, prompt.seat, luck.choice(prompt.legal))
    assert compared > 50


def test_a_draft_taken_back_leaves_others_their_wishes() -> None:
    scene = drafting()
    first, moves = (
        scene.match,
        [
            Move(0, DraftTile("cluster", 1, 6)),
            Move(2, AddWish("cluster", 2, 5)),
            Move(2, AddWish("cluster", 3)),
            Move(2, ClearWishes()),
            Move(2, AddWish("cluster", 2, 7)),
        ],
    )
    again, kept = play.undo(GAME, first, moves, 0)
    assert kept == moves[1:]
    assert again.state.players[2].wishes == (Wish("cluster", 2, 7),)
    wisher, _ = play.undo(GAME, first, moves, 2)
    assert wisher.state.players[2].wishes == ()


def test_new_wishes_are_offered_no_more_but_those_of_before_are_known() -> None:
    scene = drafting()
    assert play.out_of_turn_actions(GAME, scene.match, 1) is None
    beside = play.out_of_turn_actions(GAME, scene.answer(1, AddWish("cluster", 1)).match, 1)
    assert beside is not None
    assert beside.legal == (ClearWishes(),)


def test_a_draft_without_wishes_is_asked_as_ever() -> None:
    scene = drafting()
    scene.answer(0, DraftTile("cluster", 1))
    assert scene.asked == {1: "Draft"}
    assert scene.events(1) == [Drafted(0, "cluster", 1, "s4")]


def test_a_match_with_many_wishes_keeps_its_pieces_and_can_be_played_again() -> None:
    luck = Random(SEED)
    first, _ = play.start(GAME, Options(), 3, SEED)
    match, moves, granted = first, [], 0
    while not match.over:
        open_now = [(seat, prompt.legal) for seat, prompt in play.prompts(GAME, match).items()] + [
            (seat, aside)
            for seat in range(3)
            if (aside := tuple(GAME.out_of_turn_actions(match.state, seat))) and luck.random() < 0.3
        ]
        seat, legal = luck.choice(open_now)
        moves.append(Move(seat, luck.choice(legal)))
        match, news = play.apply(GAME, match, moves[-1].seat, moves[-1].action)
        granted += sum(isinstance(told.event, WishGranted) for told in news)
        assert GAME.census(match.state) == GAME.census(first.state)
    assert granted
    *_, (again, _) = play.replay(GAME, first, moves)
    assert play.save(again) == play.save(match)
