"""Recorded matches, one for every number of seats and way of ending, played again move by move."""

from pathlib import Path

import pytest

from games.core.scores import OPPONENT, Score
from games.girl_stars import GAME
from tests.support.games.recorded import read, replayed

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_proves_itself(path: Path) -> None:
    last = replayed(GAME, read(path))
    assert last.over
    assert (last.state.girl, last.state.round) == (13, 8)


def scores(name: str) -> tuple[Score, ...]:
    return read(next(path for path in RECORDS if path.stem == name)).scores


def test_every_way_of_ending_is_recorded() -> None:
    assert {len(scores(f"{seats}_lead")) for seats in (2, 3, 4)} == {2, 3, 4}
    for seats in (2, 3, 4):
        assert [score.won for score in scores(f"{seats}_lead")].count(True) == 1
    for name, same in (("2_tie_supply", 0), ("2_tie_vacant", 1), ("2_shared", 2)):
        first, second = scores(name)
        assert first.total == second.total
        assert (first.ties[:same], second.ties[:same]) == (first.ties[:same], first.ties[:same])
        assert first.ties[: same + 1] != second.ties[: same + 1] or same == 2
        assert [first.won, second.won].count(True) == (2 if same == 2 else 1)
    for name, won in (("1_won", True), ("1_lost", False)):
        mine, challenge = scores(name)
        assert (mine.won, challenge.seat, challenge.total) == (won, OPPONENT, 80)
