"""Recorded matches, one for every number of seats and way of ending, played again move by move."""

from pathlib import Path

import pytest

from games.core.match import AnyMatch
from games.core.scores import OPPONENT, Score
from games.crafting_cosmos import GAME
from tests.support.games.recorded import read, replayed

RECORDS = {path.stem: path for path in sorted((Path(__file__).parent / "records").glob("*.json"))}


def scores(name: str) -> tuple[Score, ...]:
    return read(RECORDS[name]).scores


def ended_by(last: AnyMatch) -> str:
    return "goals" if len(last.state.scored) == 6 else "crystals"


WAYS = {
    "two_players_crystals": "crystals",
    "two_players_goals": "goals",
    "three_players": "goals",
    "four_players": "crystals",
    "tie_broken": "goals",
    "shared_victory": "goals",
    "solo_won_normal": "goals",
    "solo_won_calm": "crystals",
    "solo_lost_harsh": "crystals",
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_match_proves_itself(name: str) -> None:
    last = replayed(GAME, read(RECORDS[name]))
    assert last.over
    assert last.state.round <= 8
    assert ended_by(last) == WAYS[name]
    assert (last.state.crystals == 0) or ended_by(last) == "goals"


def test_every_way_of_ending_is_recorded() -> None:
    assert set(RECORDS) == set(WAYS)
    assert {len(scores(name)) for name in ("two_players_goals", "three_players", "four_players")} == {2, 3, 4}
    best = max(score.total for score in scores("tie_broken"))
    tied = [score for score in scores("tie_broken") if score.total == best]
    assert len(tied) > 1
    assert [score.won for score in tied].count(True) == 1
    assert sum(score.won for score in scores("shared_victory")) == 2
    for name, won in (("solo_won_normal", True), ("solo_won_calm", True), ("solo_lost_harsh", False)):
        mine, target = scores(name)
        assert (mine.won, target.won, target.seat) == (won, not won, OPPONENT)
