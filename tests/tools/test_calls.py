"""What a turn may cost in calls to Discord, held in small; `python -m tests.tools.calls` counts more of them."""

from statistics import mean

import pytest

from games import GAMES
from tests.tools import calls
from tests.tools.calls import EDIT

MEAN, MOST = 3.0, 5
"""Messages posted and edited in the channel: on average, and in one turn of up to three minutes."""

TURNS = {"crafting_cosmos": 2}


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_turn_edits_the_channel_seldom(game: str) -> None:
    start, turns = await calls.measure(game, 2, TURNS.get(game, 3), seed=1)
    assert start.calls[EDIT] + start.calls["@original"] == 1
    assert mean(turn.in_channel for turn in turns) <= MEAN
    assert max(turn.in_channel for turn in turns if turn.seconds <= calls.THREE_MINUTES) <= MOST
    assert all(turn.calls["@original"] > turn.clicks for turn in turns)
