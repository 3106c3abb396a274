"""No file is longer than somebody can keep in mind."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST = 400
"""Lines of a file."""


def lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def test_no_file_is_long() -> None:
    every = [file for room in ("bot", "games", "renderers", "tests") for file in (ROOT / room).rglob("*.py")]
    assert [str(file.relative_to(ROOT)) for file in every if lines(file) > MOST] == []
