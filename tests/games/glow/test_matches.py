"""Whole matches: how long they are, what is kept, what may be taken back. [spec 8]"""

import pytest

from games.core import play
from games.core.match import Move as Made
from games.core.playout import playout
from games.glow import GAME
from games.glow.actions import (
    ChooseAdventurer,
    EndTravel,
    KeepDice,
    Move,
    PlaceCamp,
    Recruit,
    Reroll,
    Resolve,
    Sail,
    SetDie,
    Stay,
)
from games.glow.setup import longest
from tests.support.games.glow.pieces import afternoon, late_morning, mine, noon, player
from tests.support.games.scenario import SEED, Scene


def test_the_bound_grows_with_the_table_and_stays_a_number_one_can_wait_for() -> None:
    assert longest(1) < longest(2) < longest(3) < longest(4) < 12_000


@pytest.mark.parametrize("seats", [1, 3])
def test_every_piece_lies_in_exactly_one_place(seats: int) -> None:
    options = GAME.options(board="archipelago")
    first, _ = play.start(GAME, options, seats, SEED)
    printed = GAME.census(first.state)
    once = {name: count for name, count in printed.items() if not name.startswith("boats")}
    assert len(once) == 30 + 46 + 7 + 7 + 8
    assert set(once.values()) == {1}
    assert [count for name, count in printed.items() if name.startswith("boats")] == [4] * (seats + (seats == 1))
    _, moves = playout(GAME, options, ["random"] * seats, SEED)
    for after, _ in play.replay(GAME, first, moves):
        assert GAME.census(after.state) == printed


def may_take_back(scene: Scene) -> bool:
    return scene.match.undo[0]


def test_ruling_36_what_may_be_taken_back() -> None:
    walker = player(hand="F F F", light=10, companions="b07_zellyf")
    assert may_take_back(afternoon(walker).answer(Move("p01")))
    assert not may_take_back(afternoon(walker).answer(EndTravel()))
    camper = player(hand="A", party="village_3", footprints=1)
    assert not may_take_back(afternoon(camper).answer(PlaceCamp()))
    sailor = player(hand="F W A")
    assert not may_take_back(afternoon(sailor, board="archipelago").answer(Sail("center", "isle_w")))
    assert not may_take_back(afternoon(sailor, board="archipelago").answer(Stay()))
    chooser = player(hand="F W", light=40)
    die = mine(late_morning(chooser)).dice[0]
    assert not may_take_back(late_morning(chooser).answer(Reroll((die.id,), "score")))
    assert may_take_back(late_morning(chooser).answer(SetDie(die.id, "air", ("score", "score", "score"))))
    assert may_take_back(late_morning(chooser).answer(KeepDice()))
    harmed = player("braccio", companions="b07_zellyf", hand="W W N N", light=1)
    assert may_take_back(noon(harmed).answer(Resolve("braccio")))


def test_the_choice_of_an_adventurer_may_be_taken_back_until_the_next_one_chose() -> None:
    first, _ = play.start(GAME, GAME.options(), 3, SEED)
    moves = [Made(0, ChooseAdventurer("orium"))]
    again, kept = play.undo(GAME, first, moves, 0)
    assert (play.save(again), kept) == (play.save(first), [])
    with pytest.raises(play.CannotUndo):
        play.undo(GAME, first, [*moves, Made(1, ChooseAdventurer("moloch"))], 0)


def test_recruiting_alone_rolls_dice_and_stands() -> None:
    options = GAME.options(adventurer="moloch", tom_dice=("water", "yellow"), tom_colour="yellow")
    scene = Scene(GAME, play.start(GAME, options, 1, SEED)[0]).answer(Recruit("air"))
    assert not may_take_back(scene)
