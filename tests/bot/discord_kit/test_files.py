"""Files that go with messages have names that Discord keeps as they are."""

import re

import pytest
from hypothesis import given

from bot.discord_kit import files
from tests.support.any_text import texts

NAMES = [
    "glow-abc123-7-table-all-en",
    "../../etc/passwd",
    "a\nb",
    "a\0b",
    "\u202egnp",
    "..",
    "a..b",
    "x" * 999,
    "日本語",
    "",
]


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_has_a_safe_name(name: str) -> None:
    drawn = files.picture(b"", name, "")
    shown, file = drawn.picture, drawn.file
    assert shown.name == file.filename
    assert re.fullmatch(r"[\w.-]+", shown.name, re.ASCII)
    assert ".." not in shown.name
    assert len(shown.name) <= files.FILE_NAME_LENGTH


@given(texts(300))
def test_any_name_of_a_file_is_made_safe(name: str) -> None:
    shown = files.safe_name(f"x{name}.png")
    assert re.fullmatch(r"[\w.-]+", shown, re.ASCII)
    assert ".." not in shown
    assert files.safe_name(shown) == shown


def test_a_safe_name_stays_as_it_is() -> None:
    assert files.safe_name("planisphere-abc123.json") == "planisphere-abc123.json"
