"""What stands beside a score on a board that is posted anew."""

import pytest

from tests.support import score_gains


@pytest.mark.parametrize("seats", [1, 3])
def test_the_points_gained_are_those_that_a_score_has_changed_by(seats: int) -> None:
    score_gains.hold("crafting_cosmos", seats, lambda player: player.score)
