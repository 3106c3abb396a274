"""No file is longer than somebody can keep in mind."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST = 400
"""Lines of a file."""

LONGER = {
    "tests/bot/challenges/test_service.py",
    "tests/bot/faces/hoshitsukuri/test_panels.py",
    "tests/bot/faces/solani/test_panels.py",
    "tests/bot/tables/test_standings.py",
    "tests/bot/test_rights.py",
    "tests/games/hoshitsukuri/test_cards.py",
}
"""Files that are yet to be split along their meaning: none joins them, and one that was split leaves."""


def lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def test_no_file_is_long() -> None:
    every = [file for room in ("bot", "games", "renderers", "tests") for file in (ROOT / room).rglob("*.py")]
    assert {str(file.relative_to(ROOT)) for file in every if lines(file) > MOST} == LONGER
