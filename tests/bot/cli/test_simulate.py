"""`planisphere simulate`: figures over many matches."""

import json
import os
from typing import Any

import msgspec
import pytest
from rich.progress import Progress

from bot.cli import match_series, simulate
from bot.cli.match_arguments import Cast, seed_number
from bot.cli.match_statistics import Outcome, Spread, summed
from games import GAMES
from games.core import play
from games.core.game import Game
from games.core.playout import playout
from planisphere_toy.rules import GAME as TOY
from planisphere_toy.rules import Options
from tests.support.command_line import Call

KEYS = [
    "game", "players", "games", "finished", "crashed", "moves", "seconds", "moves_per_second", "longest", "scores",
    "winners",
]  # fmt: skip


def simulated(planisphere: Call, *words: object, game: str = "toy") -> dict[str, Any]:
    said = planisphere("simulate", game, "--json", *words)
    assert (said.code, said.err) == (0, "")
    (line,) = said.out.splitlines()
    figures: dict[str, Any] = json.loads(line)
    assert list(figures) == KEYS
    return figures


def test_the_figures_are_those_of_the_matches_themselves(planisphere: Call) -> None:
    figures = simulated(planisphere, "--players", 3, "--games", 20, "--seed", "s", "--option", "wind=storm")
    played = [playout(TOY, Options(wind="storm"), ["random"] * 3, seed_number("s", i)) for i in range(20)]
    scores = [play.score(TOY, match) for match, _ in played]
    totals = [score.total for row in scores for score in row]
    assert (figures["game"], figures["players"], figures["games"]) == ("toy", 3, 20)
    assert (figures["finished"], figures["crashed"]) == (20, 0)
    assert figures["moves"] == sum(len(moves) for _, moves in played)
    assert figures["longest"] == max(len(moves) for _, moves in played)
    assert figures["winners"] == [sum(row[seat].won for row in scores) for seat in range(3)]
    assert figures["scores"]["mean"] == pytest.approx(sum(totals) / 60, abs=0.006)
    assert figures["moves_per_second"] > 0


def test_the_same_seed_gives_the_same_matches_and_another_others(planisphere: Call) -> None:
    def matches(seed: int) -> list[Any]:
        figures = simulated(planisphere, "--players", 2, "--games", 12, "--seed", seed)
        return [figures["moves"], figures["scores"], figures["winners"]]

    assert matches(5) == matches(5) != matches(6)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_simulated_alone_and_in_company(planisphere: Call, game: str) -> None:
    for players in (1, 4):
        figures = simulated(planisphere, "--players", players, "--games", 1, game=game)
        assert (figures["game"], figures["players"], figures["finished"]) == (game, players, 1)
        assert len(figures["winners"]) == players


def test_alone_there_is_one_winner_to_count(planisphere: Call) -> None:
    assert len(simulated(planisphere, "--games", 3)["winners"]) == 1


def test_each_seat_may_have_a_level_of_its_own(planisphere: Call) -> None:
    mixed = simulated(planisphere, "--players", 2, "--games", 30, "--seats", "strong,random")
    assert mixed["winners"][0] > mixed["winners"][1]
    same = simulated(planisphere, "--players", 2, "--games", 1, "--seats", "strong")
    assert same["moves"] == len(playout(TOY, Options(), ["strong", "strong"], seed_number("1", 0))[1])


def test_people_get_a_table(planisphere: Call) -> None:
    said = planisphere("simulate", "toy", "--players", 2, "--games", 4)
    assert said.code == 0
    for words in ("toy, 2 at the table", "games finished", "4 of 4", "won by seat 1", "moves a second"):
        assert words in said.out
    assert "won against" in planisphere("simulate", "toy", "--games", 1).out


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["chess"], "there is no game 'chess'; games:"),
        (["toy", "--players", "4"], "toy has no table for 4; players: 1-3."),
        (["toy", "--seats", "clever"], "levels: random, easy, strong."),
        (["toy", "--players", "3", "--seats", "easy,easy"], "one for each of the 3 seats."),
        (["toy", "--option", "wind"], "write KEY=VALUE; options: wind=calm|storm; lonely=no|yes."),
        (["toy", "--option", "wind=mild"], "options: wind=calm|storm"),
        (["toy", "--option", "rain=calm"], "cannot be chosen for 1"),
        (["toy", "--players", "2", "--option", "lonely=yes"], "options: wind=calm|storm."),
        (["toy", "--option", "wind=calm", "--option", "wind=storm"], "given twice"),
        (["toy", "--games", "0"], "--games must be from 1 to"),
        (["toy", "--processes", "0"], "--processes must be from 1 to"),
    ],
)
def test_wrong_words_are_answered_with_what_is_possible(planisphere: Call, words: list[str], hint: str) -> None:
    said = planisphere("simulate", *words)
    assert (said.code, said.out) == (2, "")
    assert hint in said.err


def fragile() -> Game:
    """The toy, with a setup that breaks under every other seed."""

    def setup(options: Any, seats: int, table: Any) -> Any:
        if table.chance.below(2, "fragile"):
            raise ZeroDivisionError("a wheel came off")
        return TOY.setup(options, seats, table)

    return msgspec.structs.replace(TOY, key="fragile", setup=setup)


def test_a_crash_is_counted_and_named_and_the_others_go_on(planisphere: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "fragile", fragile())
    said = planisphere("simulate", "fragile", "--games", 12, "--json")
    figures = json.loads(said.out)
    assert said.code == 1
    assert 0 < figures["crashed"] < 12
    assert figures["finished"] + figures["crashed"] == figures["games"] == 12
    crashes = said.err.splitlines()
    assert len(crashes) == figures["crashed"]
    assert all("ZeroDivisionError: a wheel came off" in line for line in crashes)
    number = int(crashes[0].split()[1])
    assert seed_number("1", number) in crashes[0]


def test_a_match_beyond_its_known_length_counts_as_a_crash(planisphere: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "brief", msgspec.structs.replace(TOY, key="brief", longest={1: 3}))
    said = planisphere("simulate", "brief", "--games", 2, "--json")
    assert json.loads(said.out)["scores"] is None
    assert "Endless" in said.err


def test_figures_without_a_finished_match_are_shown_too(planisphere: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "brief", msgspec.structs.replace(TOY, key="brief", longest={1: 3}))
    said = planisphere("simulate", "brief", "--games", 1)
    assert said.code == 1
    assert "0 of 1" in said.out


def test_a_spread_is_its_mean_and_its_percentiles() -> None:
    assert Spread.of([]) is None
    assert Spread.of([7]) == Spread(7, 7, 7, 7)
    assert Spread.of(list(range(101))) == Spread(50, 5, 50, 95)


def test_a_shared_victory_counts_for_each() -> None:
    outcomes = [Outcome(0, "a", 9, (5, 5), (True, True)), Outcome(1, "b", 8, (4, 6), (False, True))]
    summary = summed("toy", 2, outcomes, 0.5)
    assert summary.winners == (1, 2)
    assert (summary.moves, summary.longest, summary.seconds, summary.moves_per_second) == (17, 9, 0.5, 34.0)


def test_several_processes_give_the_same_result_as_one() -> None:
    glow = Cast("glow", GAMES["glow"].options(), ("random", "random"))
    alone = list(match_series.play_all(glow, "s", 6, 1))
    assert list(match_series.play_all(glow, "s", 6, 2)) == alone
    assert [outcome.number for outcome in alone] == list(range(6))
    assert len({outcome.seed for outcome in alone}) == 6


def test_short_series_stay_in_one_process() -> None:
    assert match_series.workers(10) == 1
    assert 1 <= match_series.workers(10_000) <= (os.cpu_count() or 1)


def test_the_bar_is_for_terminals_only(planisphere: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    disabled: list[bool] = []

    def watched(*columns: Any, disable: bool, **more: Any) -> Any:
        disabled.append(disable)
        return Progress(*columns, disable=True, **more)

    monkeypatch.setattr(simulate, "Progress", watched)
    planisphere("simulate", "toy", "--games", 1)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    planisphere("simulate", "toy", "--games", 1)
    assert disabled == [True, False]
