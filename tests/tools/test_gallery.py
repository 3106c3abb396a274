"""The gallery: every sheet, in both languages, on one page."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from PIL import Image

import renderers
from games import GAMES
from planisphere_toy.rules import GAME as TOY
from renderers import specimen
from tests.support.renderers import specimen_sheet
from tests.tools import gallery
from tests.tools.bench.variants import variants


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The toy alone, with a renderer."""
    toy = SimpleNamespace(
        sheets=("table", "seat", "score"), specimens={}, alt=lambda view, words, people: f'"{words.locale}" <b>'
    )
    monkeypatch.setitem(renderers.RENDERERS, "toy", toy)
    monkeypatch.setattr(specimen_sheet, "sheet", lambda: Image.new("RGB", (1, 1)))
    monkeypatch.setattr(renderers, "render", lambda *told: f"{told[2]} {told[6]}".encode())
    with patch.dict(GAMES, {"toy": TOY}, clear=True):
        yield tmp_path / "gallery"


def test_every_sheet_hangs_in_both_languages(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert gallery.main(["--out", str(folder)]) == 0
    names = {file.name for file in (folder / "toy").iterdir()}
    kinds, moments = 3, len(gallery.MOMENTS)
    assert len(names) == kinds * 2 * (2 * moments + 1)
    assert {"1-1-start-table-en.png", "3-3-middle-seat-ja.png", "2-5-end-score-ja.png"} <= names
    assert "2-4-late-score-en.png" not in names
    assert (folder / "toy" / "2-5-end-seat-en.png").read_text() == "seat 0"
    assert (folder / "toy" / "2-1-start-table-en.png").read_text() == "table None"
    page = (folder / "index.html").read_text()
    assert set(re.findall(r'src="toy/([^"]+)"', page)) == names
    assert 'alt="&quot;en&quot; &lt;b&gt;"' in page
    skies = {file.name for file in (folder / "night").iterdir()}
    assert skies == {f"{matches:03}-{locale}.png" for matches in gallery.MATCHES for locale in ("en", "ja")}
    assert (folder / "look.png").exists()
    assert f"{len(names) + len(skies) + 1} pictures" in capsys.readouterr().out


def test_the_things_of_a_game_lie_side_by_side_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = dict(list(renderers.RENDERERS["glow"].specimens.items())[:6])
    monkeypatch.setitem(renderers.RENDERERS, "glow", SimpleNamespace(key="glow", specimens=some))
    monkeypatch.setattr(specimen, "draw", lambda sheet, name, words: Image.new("RGB", specimen.SIZE, "white"))
    shown = list(gallery.things(GAMES["glow"], tmp_path))
    assert [one.file for one in shown] == ["glow/things-en.png", "glow/things-ja.png"]
    assert shown[0].alt.startswith("Braccio, Taetyss")
    with Image.open(tmp_path / shown[0].file) as sheet:
        assert sheet.size == (1600, 400)
        assert [sheet.getpixel((x, 300)) for x in (160, 480)] == [(255, 255, 255), (0, 0, 0)]


def test_the_moments_go_from_the_first_question_to_the_end(folder: Path) -> None:
    kind = next(iter(variants(TOY)))
    matches = dict(gallery.moments(TOY, kind, "s"))
    assert sum(matches["1-start"].answers) == 0
    assert [match.over for match in matches.values()] == [False, False, False, False, True]


def test_a_game_without_pictures_leaves_its_wall_empty(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(renderers.RENDERERS, "toy")
    assert gallery.main(["--out", str(folder), "--game", "toy"]) == 0
    assert [file.name for file in folder.iterdir()] == ["index.html"]
