"""The rules that people read tell of an even start what the data give."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from games import GAMES
from games.core.compensation import StartCompensation

FACES = Path(__file__).parents[3] / "bot" / "game_ui"
HEADINGS = {"en": "Balanced start", "ja": "公平な開始"}


def given(key: str) -> list[int]:
    """The points of all places that have some; Light is told by its colours."""
    found = getattr(import_module(f"games.{key}.components"), "EVEN_STARTS", [])
    return [points for row in found if isinstance(row, StartCompensation) for points in row.points if points]


@pytest.mark.parametrize("locale", HEADINGS)
@pytest.mark.parametrize("key", [key for key in GAMES if given(key)])
def test_the_rules_name_what_each_place_is_given(key: str, locale: str) -> None:
    text = (FACES / key / "text" / f"{locale}.ftl").read_text(encoding="utf-8")
    (told,) = [line for line in text.splitlines() if HEADINGS[locale] in line]
    amounts = r"(?:with |\+)(\d+)|(\d+) for" if locale == "en" else r"(\d+)[個点]()"
    assert [int(one or other) for one, other in re.findall(amounts, told)] == given(key)
