"""What a turn may cost in calls to Discord, held in small; `python -m tests.tools.calls` counts more of them."""

from collections import Counter
from statistics import mean

import pytest

from games import GAMES
from tests.tools import calls
from tests.tools.calls import EDIT, POST, Turn

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


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/channels/1/messages", POST),
        ("PATCH", "/channels/1/messages/2", EDIT),
        ("POST", "/interactions/1/token/callback", "callback"),
        ("PATCH", "/webhooks/1/token/messages/@original", "@original"),
        ("DELETE", "/webhooks/1/token/messages/2", "DELETE panel"),
        ("GET", "/channels/1", "other"),
    ],
)
def test_calls_are_told_apart(method: str, path: str, kind: str) -> None:
    assert calls.kind_of(method, path) == kind


def test_only_turns_of_up_to_three_minutes_count_for_the_most() -> None:
    turns = [Turn(Counter({EDIT: 2, POST: 1}), 4, 170.0), Turn(Counter({EDIT: 6}), 9, 200.0)]
    cells = [cell.strip() for cell in calls.line("glow", 2, Turn(Counter({EDIT: 1})), turns).split("|")]
    assert cells[5:9] == ["4.5", "4.50", "3", "0.00"]
