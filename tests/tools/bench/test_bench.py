"""The measuring itself: figures against limits, variants, the page and the exit code."""

import json
import os
import platform
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Literal
from unittest.mock import patch

import msgspec
import pytest
from PIL import Image

import renderers
from bot.app.repositories import AllRepositories, open_repositories
from bot.domain.table import TableStatus
from bot.features.rankings.leaderboard import Leaderboard, LeaderboardOrder
from bot.features.rules import search
from bot.i18n.translator import LOCALES
from games import GAMES
from games.glow import GAME as GLOW
from planisphere_toy.rules import GAME as TOY
from tests.tools.bench import __main__ as bench
from tests.tools.bench import answers, decisions, figures, leaderboards, lookups, memory, pictures, playouts
from tests.tools.bench.crowd import crowd
from tests.tools.bench.figures import Figure
from tests.tools.bench.house import opened
from tests.tools.bench.variants import variants


@pytest.fixture(autouse=True)
def _only_the_toy() -> Iterator[None]:
    with patch.dict(GAMES, {"toy": TOY}, clear=True):
        yield


def test_a_figure_is_held_against_its_limit() -> None:
    assert Figure.of("a", 3.0004, "x", 3.0).ok
    assert not Figure.of("a", 3.01, "x", 3.0).ok
    assert Figure.of("a", 99, "ms").ok


def test_medians_and_percentiles() -> None:
    assert figures.ratio([2, 4, 100], [1, 2, 3]) == 2
    assert figures.paired([2, 9, 40], [1, 3, 2]) == 3
    assert figures.p95(list(range(101))) == 95


def test_every_player_count_is_measured_and_every_board_where_a_game_has_some() -> None:
    assert [(kind.name, kind.players) for kind in variants(TOY)] == [("1", 1), ("2", 2), ("3", 3)]

    class Boards(msgspec.Struct, frozen=True):
        board: Literal["random", "sea", "land"] = "random"

    boards = msgspec.structs.replace(TOY, options=Boards)
    kinds = list(variants(boards))
    assert [kind.name for kind in kinds][:2] == ["1.sea", "1.land"]
    assert [kind.options.board for kind in kinds] == ["sea", "land"] * 3


def test_decisions_are_measured_beside_chess() -> None:
    rows = decisions.measure(TOY, 100)
    first = rows[0]
    assert (first.name, first.limit) == ("decision.toy", 1.2)
    assert first.value > 0
    assert {row.name for row in rows} >= {"decision.toy.1", "decision.toy.3", "decision.toy.chess"}


def test_the_decisions_go_on_through_many_games() -> None:
    kind = next(variants(TOY))
    clock = decisions.game_decisions(TOY, kind)
    board = decisions.chess_decisions(Random(1))
    assert all(next(clock) > 0 for _ in range(60))
    assert all(next(board) > 0 for _ in range(60))


def test_a_picture_is_measured_beside_what_saving_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(*_: object) -> Image.Image:
        return Image.effect_noise((200, 100), 60).convert("RGB")

    sheets = dict.fromkeys(("table", "seat", "score"), draw)
    quick = msgspec.structs.replace(renderers.RENDERERS["glow"], sheets=sheets)
    monkeypatch.setitem(renderers.RENDERERS, "glow", quick)
    rows = {row.name: row for row in pictures.measure(msgspec.structs.replace(GLOW, seats=[2]), 4)}
    assert [rows[f"picture.glow.{name}"].limit for name in ("table", "table.p95", "score")] == [1.5, 2.0, 1.5]
    assert rows["picture.glow.table.size"].limit == 500
    assert 0 < rows["picture.glow.table.size"].value < 500
    assert 0 < rows["picture.glow.seat"].value < 5
    assert pictures.measure(TOY, 2) == []


def test_every_sheet_is_seen_by_whom_it_is_for_at_moments_of_the_whole_match() -> None:
    seats = [sight.seat for sight in pictures.sights(TOY, "seat", 3, "luck")]
    assert seats == [0, 0, 0, 0, 1, 0, 0, 1, 2]
    table = list(pictures.sights(TOY, "table", 3, "luck"))
    assert {sight.seat for sight in table} == {None}
    assert [sight.view.over for sight in table] == [False, False, True] * 3
    assert [sight.locale for sight in table[:3]] == ["en", "ja", "en"]
    assert all(sight.view.over for sight in pictures.sights(TOY, "score", 2, "luck"))


def test_a_drawing_process_is_asked_what_it_holds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "glow", GLOW)
    assert {wanted.game for wanted in memory.mixed(20)} == {"glow"}  # the toy has no pictures
    held, own = memory.measure(2)
    assert (held.name, held.limit, own.name) == ("memory.drawing", 480, "memory.drawing.own")
    assert 0 < own.value < held.value
    assert "2 sheets: " in capsys.readouterr().out


def test_an_answer_is_measured_beside_its_bare_rows_and_in_a_full_house() -> None:
    rows = {row.name: row for row in answers.measure(TOY, 20, few=2, many=30)}
    assert list(rows) == [
        "answer.toy", "answer.toy.time", "answer.toy.bare", "answer.toy.stored", "answer.toy.stored.cold",
    ]  # fmt: skip
    assert (rows["answer.toy"].limit, rows["answer.toy.stored"].limit) == (3.0, 1.2)
    assert all(row.value > 0 for row in rows.values())


def test_looking_up_rules_is_measured_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(search, "read_all", lambda: None)
    monkeypatch.setattr(search, "book", lambda _: {"camp": SimpleNamespace(name="camp")})
    monkeypatch.setattr(search, "search", lambda *typed: asked.append(typed))
    rows = lookups.measure(1)
    assert asked == [(locale, typed) for locale in LOCALES for typed in ("c", "cam", "camp")]
    assert [(row.name, row.limit) for row in rows] == [("rules", 300), ("rules.median", None)]


async def test_the_bare_rows_are_the_rows_of_the_service(tmp_path: Path) -> None:
    async with opened(TOY, tmp_path / "house.sqlite3") as house:
        await answers.beside_bare(house, 40, tmp_path / "bare.sqlite3")

    def dump(file: Path) -> list[str]:
        with closing(sqlite3.connect(file)) as database:
            return list(database.iterdump())

    assert dump(tmp_path / "house.sqlite3") == dump(tmp_path / "bare.sqlite3")


async def test_a_crowd_is_stored_as_real_tables_are(tmp_path: Path) -> None:
    async with opened(TOY, tmp_path / "house.sqlite3") as house:
        for number in range(20):
            await house.answer(number)
        crowd(house.file, house.live[0], 50)
        stranger = await house.service.archive.table("crowd00000a")
        assert (stranger.game, stranger.status, len(stranger.people)) == ("toy", TableStatus.RUNNING, 2)
        assert (await house.service.archive.table("crowd00000b")).status is TableStatus.OVER
    with closing(sqlite3.connect(tmp_path / "house.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone()[0] == 58
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []


def test_whole_games_are_counted() -> None:
    rows = {row.name: row for row in playouts.measure(TOY, 5, processes=1)}
    assert rows["games.toy.2.crashed"] == Figure("games.toy.2.crashed", 0, "of 5", 0, ok=True)
    assert 0 < rows["games.toy.3.longest"].value <= TOY.longest[3]


def test_a_crash_breaks_the_limit(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    brief = msgspec.structs.replace(TOY, longest={1: 2, 2: 2, 3: 2})
    monkeypatch.setitem(GAMES, "toy", brief)
    rows = playouts.measure(brief, 2, processes=1)
    assert [row.ok for row in rows if row.name.endswith("crashed")] == [False] * 3
    assert "Endless" in capsys.readouterr().out


def test_leaderboards_are_measured_over_stored_results() -> None:
    rows = {row.name: row for row in leaderboards.measure(3_000, 40)}
    assert list(rows) == ["board", "board.p95", "board.slowest"]
    assert rows["board"].limit == 100
    assert 0 < rows["board"].value < 100


async def test_the_boards_of_the_measuring_are_full(tmp_path: Path) -> None:
    repositories = await open_repositories(f"sqlite:///{tmp_path / 'boards.db'}")
    leaderboards.filled(tmp_path / "boards.db", 4_000, 60)
    try:
        await _pages(repositories)
    finally:
        await repositories.close()


async def _pages(repositories: AllRepositories) -> None:
    page = await repositories.rankings.board(Leaderboard("game3", LeaderboardOrder.WINS), 1001, 1)
    assert (len(page.rows), page.start) == (10, 10)
    here = await repositories.rankings.board(Leaderboard("game2", LeaderboardOrder.SOLO, 7), 1001)
    assert page.count > here.count > 0


def test_the_pages_keep_their_words_and_tell_the_worst_of_what_matters(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    page.write_text(f"# Words\n\n{figures.BEGIN}\n\nold\n{figures.END}\n\nMore.\n")
    rows = [Figure.of("answer.a", 1.5, "x", 1.0), Figure.of("answer.b", 1.25, "x", 1.0), Figure.of("c", 2, "ms")]
    figures.write_pages([*rows, Figure.of("answer.a.time", 2.5, "ms")], tmp_path)
    time = "which is 2.5 ms from the click to the committed transaction."
    answer = "- **An answer** is taken in 1.5 times the time of its rules and bare SQL statements (at most 1),"
    between = f"{figures.BEGIN}\n\n{answer}\n  {time}\n\n{figures.END}"
    assert page.read_text() == f"# Words\n\n{between}\n\nMore.\n"
    table = (tmp_path / "figures.md").read_text()
    assert "\nMeasured 20" in table
    assert "| `answer.a` | 1.5 | x | 1 | BROKEN |" in table
    assert "| `c` | 2 | ms |  |  |" in table
    page.write_text("no mark")
    with pytest.raises(ValueError, match="has no lines"):
        figures.write_pages([], tmp_path)


def test_the_machine_is_named_even_where_the_system_does_not_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object, **__: object) -> str:
        raise FileNotFoundError

    assert "cores" in figures.machine()
    monkeypatch.setattr(Path, "read_text", nothing)
    assert platform.machine() in figures.machine()


def test_the_results_are_kept_and_the_exit_code_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, results = tmp_path / "performance.md", tmp_path / "results.json"
    page.write_text(figures.BEGIN + figures.END)
    monkeypatch.setattr(bench, "write_results", lambda rows: figures.write_results(rows, results))
    monkeypatch.setattr(bench, "write_pages", lambda rows: figures.write_pages(rows, tmp_path))
    line = ["--only", "games", "--games", "2"]
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert bench.main([*line, "--write-docs"]) == 0
    kept = json.loads(results.read_text())
    assert [list(row) for row in kept] == [["name", "value", "unit", "limit", "ok"]] * 6
    assert "games.toy.1.crashed" in (tmp_path / "figures.md").read_text()
    assert "0 fail" in page.read_text()
    monkeypatch.setitem(GAMES, "toy", msgspec.structs.replace(TOY, longest={1: 2, 2: 2, 3: 2}))
    assert bench.main(line) == 1
    assert "Broken: games.toy.1.crashed" in capsys.readouterr().out
