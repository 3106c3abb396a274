"""The pictures of the pages and the tour: there for every game, small, and shaped for a phone."""

import re
from pathlib import Path

import pytest
from PIL import Image

from bot.i18n.translator import LOCALES
from games import GAMES
from tests.tools.tour.words import BOARD, END, START, TITLE, TURN

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"
MOST = 8_000_000


@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_has_its_pictures_and_the_pages_show_them(locale: str) -> None:
    end = "" if locale == "en" else f".{locale}"
    readme, guide = ((ROOT / page).read_text() for page in (f"README{end}.md", f"docs/playing{end}.md"))
    for key in GAMES:
        assert f"docs/pictures/{key}-board-{locale}.webp" in readme
        assert f"pictures/{key}-turn-{locale}.webp" in guide
    assert f"docs/pictures/tour-{locale}.webp" in readme
    shown = {*re.findall(r"pictures/([\w-]+\.webp)", readme + guide)}
    assert shown <= {file.name for file in PICTURES.iterdir() if file.stat().st_size < MOST}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_tour_takes_twenty_seconds_on_a_phone(locale: str) -> None:
    with Image.open(PICTURES / f"tour-{locale}.webp") as tour:
        times = []
        for number in range(tour.n_frames):  # type: ignore[attr-defined]
            tour.seek(number)
            tour.load()
            times.append(tour.info["duration"])
        assert tour.height > 1.5 * tour.width
    assert 19 < sum(times) / 1000 < 22


def test_the_tour_says_the_same_in_every_language() -> None:
    assert {*TITLE} == {*START} == {*END} == {*TURN} == {*BOARD} == {*LOCALES}
    assert len({len(said[locale]) for said in (TURN, BOARD) for locale in LOCALES}) == 1
