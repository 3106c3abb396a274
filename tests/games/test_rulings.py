"""RULINGS.md of a game names a living test for every ruling."""

import re
from importlib.resources import files
from pathlib import Path

import pytest


@pytest.mark.parametrize("key", ["crafting_cosmos", "girl_stars", "glow", "hoshitsukuri"])
def test_every_ruling_has_its_test(key: str) -> None:
    text = files(f"games.{key}").joinpath("RULINGS.md").read_text(encoding="utf-8")
    numbers = [int(number) for number in re.findall(r"^\| R?(\d+) \|.*\|$", text, flags=re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    tests = "\n".join(file.read_text(encoding="utf-8") for file in (Path(__file__).parent / key).glob("test_*.py"))
    named = re.findall(r"`(test_\w+)`", text)
    assert len(named) >= len(numbers) - 1 > 10  # one ruling tells of a slip alone
    assert [name for name in named if f"def {name}(" not in tests] == []
