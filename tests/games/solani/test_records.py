"""Recorded matches, one for every number of seats and way of ending, played again move by move."""

from pathlib import Path

import pytest

from games.core.scores import OPPONENT, Score
from games.solani import GAME
from tests.support.games.recorded import read, replayed

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_proves_itself(path: Path) -> None:
    last = replayed(GAME, read(path))
    assert last.over
    assert last.state.round == 12


def scores(name: str) -> tuple[Score, ...]:
    return read(next(path for path in RECORDS if path.stem == name)).scores


def test_every_way_of_ending_is_recorded() -> None:
    assert {len(scores(name)) for name in ("two_players", "three_players", "four_players")} == {2, 3, 4}
    first, second = scores("tie_broken")
    assert first.total == second.total
    assert first.ties != second.ties
    assert [score.won for score in scores("shared_victory")] == [True, True]
    for name, won in (("solo_won_pup", True), ("solo_won_sky_shaker", True), ("solo_lost_trickster", False)):
        mine, coyote = scores(name)
        assert (mine.won, coyote.seat) == (won, OPPONENT)
    mine, coyote = scores("solo_tied_trickster")
    assert mine.total == coyote.total
    assert not mine.won
