"""No question is asked whose answers all lead to the same match."""

import msgspec
import pytest

from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.core.match import AnyMatch

MOST, LONGEST = 12, 60
"""Questions of at most so many answers are tried, in the first so many questions of a match."""


def stand(match: AnyMatch) -> bytes:
    """What two matches share that stand alike, however they came there."""
    return msgspec.json.encode((match.state, match.common, match.own))


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("key", GAMES)
def test_no_question_is_asked_whose_answers_all_lead_to_the_same_match(key: str, seats: int) -> None:
    game, chance, tried = GAMES[key], Chance("questions", bytes(16)), 0
    match, _ = play.start(game, game.options(), seats, f"{seats + 6:032x}")
    for _ in range(LONGEST):
        if match.over:
            break
        prompt = next(iter(play.prompts(game, match).values()))
        if 1 < len(prompt.legal) <= MOST:
            found = [play.apply(game, match, prompt.seat, action)[0] for action in prompt.legal]
            lucky = any(one.touched > match.touched for one in found)  # luck may happen to make up for a difference
            assert lucky or len(set(map(stand, found))) > 1, (prompt.name, prompt.legal)
            tried += not lucky
        match, _ = play.apply(game, match, prompt.seat, ai.random_move(prompt, chance))
    assert tried > 2
