"""Setup. [p.3, spec 5, 10.1]"""

from random import Random

import pytest

from games.core import play
from games.solani import GAME
from games.solani.components import BOARDS, SEATING, SETUP_CARDS
from games.solani.options import Options
from games.solani.setup import census
from games.solani.state import State
from tests.support.games.solani.scene import Scene

SEEDS = [f"{number:032x}" for number in range(12)]


def tables(seats: int) -> list[State]:
    return [play.start(GAME, Options(), seats, seed)[0].state for seed in SEEDS]


@pytest.mark.parametrize(
    ("seats", "slots", "left", "track"),
    [(1, 3, 9, (3, 10)), (2, 3, 9, (3, 10)), (3, 4, 8, (2, 11)), (4, 5, 7, (1, 12))],
)
def test_what_a_table_gets(seats: int, slots: int, left: int, track: tuple[int, int]) -> None:
    """The table of spec 5; example 1; example 33."""
    for state in tables(seats):
        assert len(state.clusters) == len(state.branches) == slots
        assert [len(state.two.row), len(state.two.deck)] == [slots, left]
        assert [len(state.three.row), len(state.three.deck)] == [slots, left]
        taken = [slot for slot, planet in enumerate(state.track, start=1) if planet]
        assert taken == list(range(track[0], track[1] + 1))
        assert sum(state.reserve.values()) == 4
        assert sum(state.removed.values()) == 16 - 4 - len(taken)
        assert sum(state.cluster_bag.values()) == 56 - slots
        assert sum(state.branch_bag.values()) == 59 - slots
        assert {kind: count for kind, count in state.final_branches.items() if count} == {"i1": 2, "v2": 2, "l2": 1}


def test_the_coyote_board_is_dealt_and_the_sun_begins_left_of_it() -> None:
    """Example 4."""
    for seats in (2, 3, 4):
        for state in tables(seats):
            boards = [player.board for player in state.players]
            assert len(set(boards)) == seats
            assert state.sun == (boards.index(SEATING[seats].coyote) + 1) % seats


@pytest.mark.parametrize(
    ("seats", "stars"),
    [(2, {"B2": 3, "D3": 4, "C6": 2, "E5": 3})] + [(seats, {"B2": 3, "E2": 3, "B5": 3, "E5": 3}) for seats in (3, 4)],
)
def test_the_coyote_board_has_a_side_for_two_and_one_for_more(seats: int, stars: dict[str, int]) -> None:
    """Ruling 31."""
    for state in tables(seats):
        boards = [player.board for player in state.players]
        assert BOARDS[boards[state.sun - 1]].stars == stars
        pieces = {*boards, *state.box, state.setup_card}
        assert pieces == {SEATING[seats].coyote, "first_woman", "first_man", "fire_man", *SETUP_CARDS}


def test_alone_one_has_another_board_and_the_sun() -> None:
    for state in tables(1):
        assert state.players[0].board in {"first_woman", "first_man", "fire_man"}
        assert (state.sun, state.order) == (0, [0, -1])
    assert all(state.coyote is None for state in tables(2))


def test_every_seat_sees_the_setup_card_from_its_own_side() -> None:
    """Rulings 2 and 23."""
    for seats, sides in ((1, [0]), (2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])):
        for state in tables(seats):
            card = SETUP_CARDS[state.setup_card]
            expected = [card.turned(state.orientation + side) for side in sides]
            assert [player.dark_skies for player in state.players] == expected


def test_the_luck_of_the_setup_is_luck() -> None:
    states = tables(4)
    assert len({state.setup_card for state in states}) > 1
    assert len({state.orientation for state in states}) > 1
    assert len({tuple(player.board for player in state.players) for state in states}) > 1
    assert len({state.track for state in states}) > 1


def test_the_census_finds_all_160_tiles_and_everything_else() -> None:
    counts = census(Scene(3).state)
    assert counts["tiles"] == 160
    assert (counts["s3"], counts["t3"], counts["amber"], counts["void"], counts["card/void"]) == (16, 16, 4, 1, 1)
    assert (counts["coyote_many"], counts["rug"]) == (1, 1)
    assert [counts[f"dark_sky/{seat}"] for seat in range(3)] == [4, 4, 4]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_160_tiles_lie_somewhere_at_every_move(seats: int) -> None:
    luck = Random(seats)
    match, _ = play.start(GAME, Options(), seats, SEEDS[seats])
    printed = census(match.state)
    assert printed["tiles"] == 160
    while not match.over:
        prompt = luck.choice(list(play.prompts(GAME, match).values()))
        match, _ = play.apply(GAME, match, prompt.seat, luck.choice(prompt.legal))
        assert census(match.state) == printed


def test_what_is_hidden_has_no_order_and_comes_evenly() -> None:
    """Every draw is uniform over what the bag holds. [spec 7]"""
    firsts = [play.start(GAME, Options(), 4, f"{number:032x}")[0].state.clusters[0] for number in range(150)]
    shares = {kind: firsts.count(kind) / 150 for kind in ("s2", "s3", "s4", "w23", "w34")}
    for kind, count in {"s2": 14, "s3": 16, "s4": 12, "w23": 8, "w34": 6}.items():
        assert abs(shares[kind] - count / 56) < 0.12
