"""What a master expects of the days to come, and what it tries."""

from itertools import pairwise
from typing import Any

import pytest

from games.core import play
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.search import candidates
from games.glow import GAME
from games.glow.actions import DismissCompanion
from games.glow.ai.future_value import estimate, fireflies
from games.glow.ai.search_config import SEARCH, rank
from games.glow.flow import DismissCompanion as Dismissal
from tests.support.games.glow.pieces import afternoon, begin, player, table, track

HAND = "l_nature_1=N l_nature_2=N"


def expected(day: int = 4, board: str = "province", hand: str = HAND, **rest: Any) -> float:
    """What a seat may expect in all."""
    return estimate(table(player(hand=hand, **rest), player(hand=HAND), round=day, board=board), 0)


def test_more_days_and_more_dice_promise_more() -> None:
    assert expected(2) > expected(6)
    assert expected(hand=f"{HAND} l_yellow_1=F") > expected() + 2


def test_who_stays_acts_every_day_and_who_leaves_acts_once() -> None:
    def gained(companion: str, day: int) -> float:
        return expected(day, companions=companion) - expected(day)

    assert gained("b08_zellyf", 2) > gained("b08_zellyf", 7) + 5
    assert abs(gained("a11_briki", 2) - gained("a11_briki", 7)) < 5


@pytest.mark.parametrize(
    ("board", "near"),
    [("province", {"party": "p07"}), ("archipelago", {"boats": ["isle_n", "isle_w"] + ["center"] * 2})],
)
def test_a_village_ahead_and_boats_on_their_way_are_promises(board: str, near: dict[str, Any]) -> None:
    assert expected(board=board, **near) > expected(board=board) + 0.5


def test_the_bonus_for_fireflies_is_neither_sure_nor_lost_before_the_end() -> None:
    rising = [expected(companions="a22_dvol b08_zellyf", fireflies=number) for number in range(5)]
    assert all(0.1 < more - less < 4 for less, more in pairwise(rising))


def test_a_master_thinks_of_whom_to_send_away_too() -> None:
    spaces = track(fire="a11_briki", water="b08_zellyf s_air_1")
    state = table(player("pocana"), player("taetyss", hand="l_water_1=? l_water_2=?"), track=spaces)
    scene = begin(state, Dismissal(0))
    prompt: Prompt = play.prompts(GAME, scene.match)[0]
    found = rank(play.view(GAME, scene.match, 0), prompt, Chance("bot", bytes(16)))
    assert [one.action for one in found] == [DismissCompanion("water"), DismissCompanion("fire")]


def test_fireflies_that_suffice_now_do_so_rather_likely_and_each_one_counts_most_at_the_end() -> None:
    assert 7 < fireflies(0, days=6) < 9
    assert (fireflies(-1, days=0), fireflies(0, days=0)) == (0, 10)
    assert fireflies(0, days=1) - fireflies(-1, days=1) > 2 * (fireflies(0, days=6) - fireflies(-1, days=6))


def test_a_reroll_token_is_worth_more_the_more_days_may_want_it() -> None:
    assert 2 < expected(2, reroll_tokens=1) - expected(2) < 3
    assert 0.5 < expected(8, reroll_tokens=1) - expected(8) < 1


def test_a_camp_that_is_made_early_is_not_all_lead() -> None:
    def made(day: int) -> float:
        return expected(day, party="village_12", camp="village_12") - expected(day)

    assert made(3) < made(8) - 1


def test_ways_are_tried_only_where_they_come_to_nearly_the_same() -> None:
    scene = afternoon(player(hand="A A M M", party="p11", footprints=6), player(), round=7)
    prompt: Prompt = play.prompts(GAME, scene.match)[0]
    found = rank(play.view(GAME, scene.match, 0), prompt, Chance("bot", bytes(16)))
    assert len(found) > 3
    assert len(candidates(SEARCH, found)) == 1
