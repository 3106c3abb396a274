"""`planisphere render`: one sheet of a match as a picture."""

import io
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

import renderers
from bot.cli.match_arguments import seed_of
from games import GAMES
from games.core import play
from games.core.playout import playout
from planisphere_toy.rules import GAME as TOY
from planisphere_toy.rules import Options
from renderers.kit.renderer import GameRenderer
from tests.support.command_line import Call

SEED = "000102030405060708090a0b0c0d0e0f"


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[SimpleNamespace]:
    """What the renderers were asked for; the toy has pictures too."""
    wanted: list[SimpleNamespace] = []

    def render(  # noqa: PLR0917 - as it is called everywhere
        key: str,
        view: Any,
        sheet: str,
        words: Any,
        people: Mapping[int, str],
        marks: Mapping[str, str],
        seat: int | None,
    ) -> bytes:
        wanted.append(SimpleNamespace(key=key, view=view, sheet=sheet, words=words, people=people, seat=seat))
        return b"\x89PNG"

    toy = SimpleNamespace(sheets=("table", "seat", "score"), alt=lambda view, words, people: f"{view.left} left")
    monkeypatch.setitem(renderers.RENDERERS, "toy", toy)
    monkeypatch.setattr(renderers, "render", render)
    return wanted


def test_a_sheet_is_that_moment_of_that_match(planisphere: Call, drawn: list[SimpleNamespace], tmp_path: Path) -> None:
    file = tmp_path / "toy.png"
    words = ["--players", 2, "--seed", SEED, "--option", "wind=storm", "--seats", "strong,random", "--locale", "ja"]
    said = planisphere("render", "toy", *words, "--move", 5, "--seat", 1, "--out", file)
    (wanted,) = drawn
    match, _ = playout(TOY, Options(wind="storm"), ["strong", "random"], SEED, limit=5)
    assert (said.code, said.err) == (0, "")
    assert said.out == f"{file} (0 kB): {wanted.view.left} left\n"
    assert file.read_bytes() == b"\x89PNG"
    assert wanted.view == play.view(TOY, match, 1)
    assert (wanted.sheet, wanted.seat, wanted.words.locale) == ("table", 1, "ja")
    assert list(wanted.people) == [0, 1]


FIRST, *OTHERS = GAMES


@pytest.mark.parametrize("game", [FIRST, *(pytest.param(game, marks=pytest.mark.soak) for game in OTHERS)])
def test_every_game_has_its_three_sheets(planisphere: Call, tmp_path: Path, game: str) -> None:
    for sheet, move, locale in (("table", "0", "en"), ("seat", "3", "ja"), ("score", "end", "ja")):
        file = tmp_path / f"{sheet}.png"
        said = planisphere("render", game, "--sheet", sheet, "--move", move, "--locale", locale, "--out", file)
        assert (said.code, said.err) == (0, "")
        assert Image.open(io.BytesIO(file.read_bytes())).width == 1600
        assert file.stat().st_size <= 500_000


@pytest.mark.parametrize("renderer", renderers.RENDERERS.values(), ids=renderers.RENDERERS)
def test_every_game_has_the_sheets_that_the_command_names(renderer: GameRenderer) -> None:
    assert {"table", "seat", "score"} <= set(renderer.sheets)


def test_the_table_is_seen_by_anybody_and_a_private_sheet_by_whoever_must_act(
    planisphere: Call, drawn: list[SimpleNamespace], tmp_path: Path
) -> None:
    file = tmp_path / "toy.png"
    planisphere("render", "toy", "--players", 3, "--out", file)
    planisphere("render", "toy", "--players", 3, "--seed", SEED, "--move", 2, "--sheet", "seat", "--out", file)
    planisphere("render", "toy", "--players", 3, "--sheet", "seat", "--move", "end", "--out", file)
    table, seat, over = drawn
    match, _ = playout(TOY, Options(), ["random"] * 3, SEED, limit=2)
    assert (table.seat, table.view.seat) == (None, None)
    assert seat.seat == seat.view.seat == next(iter(play.prompts(TOY, match)))
    assert (over.seat, over.view.over) == (0, True)


def test_the_end_is_named_and_counted(planisphere: Call, drawn: list[SimpleNamespace], tmp_path: Path) -> None:
    file = tmp_path / "toy.png"
    _, moves = playout(TOY, Options(), ["random"], seed_of("x"))
    line = ["render", "toy", "--seed", "x", "--out", file, "--move"]
    assert planisphere(*line, len(moves), "--sheet", "score").code == 0
    assert drawn[0].view.over
    beyond = planisphere(*line, len(moves) + 1)
    assert beyond.code == 1
    assert f"this match ends after {len(moves)} moves; there is no move {len(moves) + 1}" in beyond.err
    early = planisphere(*line, 1, "--sheet", "score")
    assert early.code == 1
    assert "try --move end" in early.err


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["toy", "--sheet", "hand"], "toy has no sheet 'hand'; sheets: table, seat, score."),
        (["toy", "--move", "-1"], "write a number from 0, or end"),
        (["toy", "--move", "last"], "write a number from 0, or end"),
        (["toy", "--seat", "1"], "there are 1 seats, counted from 0"),
        (["toy", "--locale", "fr"], "invalid choice: 'fr'"),
        (["chess"], "there is no game 'chess'"),
    ],
)
def test_wrong_words_are_answered_with_what_is_possible(
    planisphere: Call, drawn: list[SimpleNamespace], tmp_path: Path, words: list[str], hint: str
) -> None:
    said = planisphere("render", *words, "--out", tmp_path / "toy.png")
    assert (said.code, said.out, drawn) == (2, "", [])
    assert hint in said.err


def test_what_cannot_be_written_or_drawn_is_said(
    planisphere: Call, drawn: list[SimpleNamespace], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = planisphere("render", "toy", "--out", tmp_path / "nowhere" / "toy.png")
    assert said.code == 1
    assert "cannot be written: No such file or directory." in said.err
    monkeypatch.delitem(renderers.RENDERERS, "toy")
    assert "there are no pictures of toy" in planisphere("render", "toy", "--out", tmp_path / "toy.png").err


def test_a_seed_stands_for_itself_or_for_a_text() -> None:
    assert seed_of(SEED.upper()) == SEED
    assert seed_of("7") != seed_of("8")
    assert all(len(bytes.fromhex(seed_of(text))) == 16 for text in ("7", "", "星", "g" * 32))


def test_glow_is_drawn(planisphere: Call, tmp_path: Path) -> None:
    file = tmp_path / "glow.png"
    said = planisphere("render", "glow", "--players", 2, "--move", 20, "--locale", "ja", "--out", file)
    assert said.code == 0
    assert Image.open(io.BytesIO(file.read_bytes())).width == 1600
