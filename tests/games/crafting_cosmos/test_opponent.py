"""Alone with the Void. [spec 10]"""

from typing import Any

import pytest

from games.core import play
from games.core.chance import Chance
from games.core.scores import OPPONENT
from games.core.step import StepContext
from games.crafting_cosmos import GAME
from games.crafting_cosmos.components import CONTROLS, Control
from games.crafting_cosmos.events import VoidMoved
from games.crafting_cosmos.flow import EndPhase, Turn
from games.crafting_cosmos.opponent import VoidMoves, spoil
from games.crafting_cosmos.state import State, VoidTurn
from tests.support.games.crafting_cosmos.scene import bare, begin, dealt, energy, seen, tokens
from tests.support.games.scenario import Scene


def only(state: State, card: Control) -> State:
    """Leave one energy card in the deck and none in the discard pile; the others are in the hand."""
    for control in CONTROLS:
        state.players[0].hand[control] = state.deck[control] - (control == card)
        state.deck[control] = int(control == card)
    return state


def void_turn(card: Control, **controls: str) -> Scene:
    return begin(only(energy(bare(1), **controls), card), VoidMoves(), Turn(0))


def test_the_void_moves_and_draws_dark_energy() -> None:
    scene = void_turn("gravity", light="V D", time="D D", gravity="0", chemistry="D")
    assert tokens(scene.state) == {"light": "D", "time": "D V", "gravity": "D 0", "chemistry": "D"}
    assert scene.state.past == VoidTurn("gravity", "time", "time")
    assert scene.told(VoidMoved) == [VoidMoved("gravity", "time", "time")]
    assert scene.state.discard == {"gravity": 1}


def test_the_void_jumps_over_full_controls() -> None:
    scene = void_turn("chemistry", light="V", time="D D D", gravity="0", chemistry="D")
    assert scene.state.void == "gravity"
    assert tokens(scene.state)["chemistry"] == "D D"


def test_nothing_is_drawn_to_a_full_control() -> None:
    scene = void_turn("time", light="D", time="D D D", gravity="0", chemistry="V")
    assert tokens(scene.state) == {"light": "D V", "time": "D D D", "gravity": "0", "chemistry": ""}
    assert scene.state.past == VoidTurn("time", "light", "")


def test_of_equal_controls_the_first_clockwise_gives() -> None:
    scene = void_turn("time", light="D D", time="", gravity="0 V", chemistry="D D")
    assert scene.state.past == VoidTurn("time", "chemistry", "chemistry")


def test_nothing_is_drawn_where_no_dark_token_is_elsewhere() -> None:
    state = only(energy(bare(1), light="0", time="D D", gravity="V", chemistry=""), "time")
    state.dark = {"time": 2}
    VoidMoves().run(state, StepContext(1, Chance(GAME.key, bytes(16))))
    assert state.past == VoidTurn("time", "chemistry", "")


@pytest.mark.parametrize("card", CONTROLS)
def test_the_void_spoils_something(card: Control) -> None:
    state = dealt(1)
    before: Any = dealt(1)
    spoil(state, StepContext(1, Chance(GAME.key, bytes(16))), card)
    assert GAME.census(state) == GAME.census(before)
    if card == "light":
        assert sum(state.discard.values()) == 4
        assert all(state.display)
    elif card == "time":
        assert state.crystals == before.crystals - 1
    elif card == "gravity":
        assert [len(stack.under) for stack in state.nebulae] == [1, 1, 1]
        assert all(stack.under[0].seen == -1 for stack in state.nebulae)
    else:
        assert state.advanced.under[0][0] == "g"
        assert state.advanced.green_left == before.advanced.green_left - 1


def test_a_crystal_supply_of_none_stays_none() -> None:
    state = dealt(1)
    state.box, state.crystals = state.crystals, 0
    spoil(state, StepContext(1, Chance(GAME.key, bytes(16))), "time")
    assert (state.crystals, state.box) == (0, 6)


def test_buried_pieces_are_buried_again_when_nothing_else_is_left() -> None:
    state = dealt(1)
    table = StepContext(1, Chance(GAME.key, bytes(16)))
    for _ in range(19):
        spoil(state, table, "gravity")
    first = [buried.piece for buried in state.nebulae[0].under]
    assert len(first) == 19
    spoil(state, table, "gravity")
    assert [buried.piece for buried in state.nebulae[0].under] == [*first[1:], first[0]]


def test_without_energy_cards_the_void_rests() -> None:
    state = only(energy(bare(1), light="V D", time="D D", gravity="0", chemistry="D"), "light")
    state.players[0].hand["light"] += 1
    state.deck["light"] = 0
    scene = begin(state, VoidMoves(), Turn(0))
    assert scene.state.past is None
    assert scene.state.void == "light"


@pytest.mark.parametrize(("target", "points"), [("calm", 90), ("normal", 110), ("harsh", 130)])
def test_the_target_is_won_by_reaching_it(target: Any, points: int) -> None:
    for total, won in ((points - 1, False), (points, True)):
        state = bare(1)
        state.options = type(state.options)(target=target)
        state.players[0].points.nebulae = total
        state.box, state.crystals = state.crystals, 0
        scene = begin(state, EndPhase())
        own, goal = play.score(GAME, scene.match)
        assert (own.won, goal.won, goal.seat, goal.total) == (won, not won, OPPONENT, points)
        assert seen(scene).target == points


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (59, "cosmic_dust"),
        (60, "protostar"),
        (84, "protostar"),
        (85, "main_sequence"),
        (110, "giant"),
        (130, "supernova"),
        (149, "supernova"),
        (150, "architect"),
    ],
)
def test_a_result_has_a_title(points: int, title: str) -> None:
    state = bare(1)
    state.players[0].points.crystals = points
    state.box, state.crystals = state.crystals, 0
    assert seen(begin(state, EndPhase())).title == title
