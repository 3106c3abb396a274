"""Which scores alone are compared."""

import pytest

from bot.features.rankings.career import after
from tests.support.outcomes import ANN, finish, outcome


@pytest.mark.parametrize(
    ("options", "best"), [({"celestials": "first_game", "target": "easy"}, 99), ({"celestials": "custom"}, None)]
)
def test_only_the_usual_cards_count_on_the_solo_board(options: dict[str, str], best: int | None) -> None:
    one = after(outcome(finish(0, ANN, 1, 99), game="hoshitsukuri", options=options), {})[0]
    assert (one.best, one.solos, one.played) == (best, int(best is not None), 1)
