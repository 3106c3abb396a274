"""What the master expects of a state. [spec 11]"""

import pytest

from games.girl_stars.ai.search_config import SEARCH
from games.girl_stars.components import FIRST_GIRL, ROUNDS
from games.girl_stars.state import State
from tests.support.games.girl_stars.scene import lay, table


def begun(number: int) -> State:
    """Return a table at the beginning of the first turn of a round."""
    state = table()
    state.girl = FIRST_GIRL + number - 1
    return state


def more(before: State, after: State) -> float:
    return SEARCH.estimate(after, 0) - SEARCH.estimate(before, 0)


def gazing(number: int) -> float:
    """Return what a villager on the track is worth beside one who waits for a site."""
    near, sky = begun(number), begun(number)
    near.players[0].send("v1", "near:fruit_1")
    sky.players[0].send("v1", "sky:3")
    return more(near, sky)


def test_a_villager_on_the_track_is_worth_a_pick_in_each_round() -> None:
    assert gazing(2) == pytest.approx(6 * gazing(ROUNDS - 1))
    assert gazing(ROUNDS - 1) > 1


def test_what_is_at_hand_counts_before_the_last_round() -> None:
    poor, rich = begun(ROUNDS), begun(ROUNDS)
    rich.players[0].light["red"] += 3
    assert 0 < more(poor, rich) < 3


def test_a_fourth_villager_is_worth_the_more_the_earlier_it_comes() -> None:
    gains = []
    for number in (2, ROUNDS):
        before, after = begun(number), begun(number)
        after.players[0].send("v4", "near:fruit_1")
        gains.append(more(before, after))
    assert gains[0] > gains[1] > 0


def test_open_groups_and_their_crystals_promise_something() -> None:
    bare, laid = begun(4), begun(4)
    lay(laid.players[0], "red_2c@D3/1 blue_2c@D4/1 yellow_2c@D5/1")
    assert more(bare, laid) > 0


def test_alone_it_counts_what_is_on_the_table() -> None:
    """At a table for several it is the same for everybody."""
    closed, open_site = begun(4), begun(4)
    open_site.lit = {1: "red", 3: "yellow", 10: "red"}
    assert more(closed, open_site) > 0
    assert SEARCH.estimate(open_site, 1) - SEARCH.estimate(closed, 1) == pytest.approx(more(closed, open_site))
