"""The league: shared seeds, seats in turn, and figures that say how sure they are."""

from pathlib import Path

import pytest

from games import GAMES
from games.core.playout import playout
from planisphere_toy.rules import GAME as TOY
from planisphere_toy.rules import Options
from tests.tools import league
from tests.tools.league import Ledger, Result, limited, pairing, told


def test_each_seed_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, tuple[str, ...]]] = []
    played = league.played

    def noted(*given: object) -> Result:
        seen.append((str(given[3]), tuple(given[2])))  # type: ignore[arg-type]
        return played(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(league, "played", noted)
    results = list(pairing(TOY, "random", "easy", 2, range(6, 10)))
    assert [levels.index("random") for _, levels in seen] == [0, 1, 0, 1]
    assert [seed for seed, _ in seen] == [f"{number:032x}" for number in (3, 3, 4, 4)]
    assert all(0 <= result.won <= 1 and result.seconds for result in results)


def test_a_lead_is_that_over_the_best_of_the_others() -> None:
    match, _ = playout(TOY, Options(), ["random", "random", "random"], f"{1:032x}")
    result = league.played(TOY, 3, ["random"] * 3, f"{1:032x}", 1)
    totals = [score.total for score in TOY.score(match.state)]
    assert result.lead == totals[1] - max(totals[0], totals[2])


def test_alone_one_is_held_against_the_other_level_on_the_same_luck() -> None:
    assert [result.lead for result in pairing(TOY, "easy", "easy", 1, range(2))] == [0, 0]


def test_a_figure_comes_with_its_interval() -> None:
    results = [Result(1.0, 4.0, (0.5, 0.5))] * 6 + [Result(0.0, -4.0, (0.5, 1.5))] * 4
    assert told(results) == (
        "10 matches: won 60.0% (31.3% to 83.2%), lead +0.8 ± 2.6, a decision 0.700 s (p95 1.500 s)"
    )


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "kept.jsonl"
    first = list(pairing(TOY, "random", "easy", 2, range(4), Ledger(kept)))
    with monkeypatch.context() as patched:
        patched.delattr(league, "played")
        assert list(pairing(TOY, "random", "easy", 2, range(4), Ledger(kept))) == first
    assert len(list(pairing(TOY, "random", "easy", 2, range(5), Ledger(kept)))) == 5
    assert len(kept.read_text().splitlines()) == 5


def test_rollouts_are_limited_where_there_are_any() -> None:
    assert limited(TOY, rollouts=5) == TOY
    search_config = limited(GAMES["solani"], rollouts=5).search
    assert search_config
    assert search_config.at(1) != search_config.at(2)
    assert search_config.at(1).rollouts == search_config.at(2).rollouts == 5
