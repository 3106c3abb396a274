"""The measuring itself: figures against limits, variants, the page and the exit code."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from bot.domain.table import TableStatus
from games import GAMES
from planisphere_toy.rules import GAME as TOY
from tests.tools.bench import __main__ as bench
from tests.tools.bench import answers, figures
from tests.tools.bench.crowd import crowd
from tests.tools.bench.figures import Figure
from tests.tools.bench.house import opened


@pytest.fixture(autouse=True)
def _only_the_toy() -> Iterator[None]:
    with patch.dict(GAMES, {"toy": TOY}, clear=True):
        yield


def test_a_figure_is_held_against_its_limit() -> None:
    assert Figure.of("a", 3.0004, "x", 3.0).ok
    assert not Figure.of("a", 3.01, "x", 3.0).ok
    assert Figure.of("a", 99, "ms").ok


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
        stranger = await house.service.queries.table("crowd00000a")
        assert (stranger.game, stranger.status, len(stranger.people)) == ("toy", TableStatus.RUNNING, 2)
        assert (await house.service.queries.table("crowd00000b")).status is TableStatus.OVER
    with closing(sqlite3.connect(tmp_path / "house.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone()[0] == 58
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []


def test_the_libraries_beside_us_stand_in_a_table() -> None:
    rows = [
        Figure.of("decision.toy", 0.6, "x python-chess"),
        Figure.of("decision.toy.chess", 0.07, "ms"),
        Figure.of("decision.other", 0.9, "x python-chess"),
        Figure.of("decision.other.chess", 0.07, "ms"),
        Figure.of("peer.catanatron", 0.75, "x python-chess"),
        Figure.of("picture.toy.table", 0.5, "x saving it"),
        Figure.of("picture.toy.table.time", 30, "ms"),
    ]
    assert figures.beside(rows).splitlines()[2:] == [
        "| python-chess, a decision | 0.07 ms | 0.60 to 0.90 |",
        "| catanatron, a decision | 0.0525 ms | 0.80 to 1.20 |",
        "| Pillow, saving a picture (ours: drawing and saving it) | 60 ms | 0.50 to 0.50 |",
    ]


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
    with patch.dict(GAMES, {"toy": msgspec.structs.replace(TOY, longest={1: 2, 2: 2, 3: 2})}):
        assert bench.main(line) == 1
    assert "Broken: games.toy.1.crashed" in capsys.readouterr().out
