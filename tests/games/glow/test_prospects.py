"""What a master expects of the days to come, and what it tries."""

from itertools import pairwise
from typing import Any

import pytest

from games.core import play
from games.core.chance import Chance
from games.core.match import Prompt
from games.glow import GAME
from games.glow.actions import DismissCompanion
from games.glow.ai.mind import rank
from games.glow.ai.prospects import estimate
from games.glow.flow import DismissCompanion as Dismissal
from tests.games.glow.pieces import begin, player, table, track

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
    [("province", {"party": "p04"}), ("archipelago", {"boats": ["isle_n", "isle_w"] + ["center"] * 2})],
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
