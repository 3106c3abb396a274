"""RULINGS.md names a living test for every ruling."""

import re
from importlib.resources import files
from pathlib import Path


def test_every_ruling_has_its_test() -> None:
    text = files("games.glow").joinpath("RULINGS.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \|.*\| ([^|]+) \|$", text, flags=re.MULTILINE)
    tests = "\n".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    assert [int(number) for number, _ in rows] == list(range(1, 38))
    named = [name for _, cell in rows for name in re.findall(r"`(test_\w+)`", cell)]
    assert len(named) >= len(rows)
    assert [name for name in named if f"def {name}(" not in tests] == []
