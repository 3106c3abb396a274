"""RULINGS.md of a game names a living test for every ruling."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from games import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_every_ruling_has_its_test(key: str) -> None:
    text = files(f"games.{key}").joinpath("RULINGS.md").read_text(encoding="utf-8")
    numbers = [int(number) for number in re.findall(r"^\| R?(\d+) \|.*\|$", text, flags=re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    folder = Path(__file__).parent
    tests = {file.name: file.read_text(encoding="utf-8") for file in folder.glob(f"{key}/test_*.py")}
    tests["test_contract.py"] = (folder / "test_contract.py").read_text(encoding="utf-8")
    living = {*tests, *re.findall(r"def (test_\w+)\(", "\n".join(tests.values()))}
    named = re.findall(r"`(test_\w+(?:\.py)?)`", text)
    assert len(named) >= len(numbers) - 1 > 10  # one ruling tells of a slip alone
    assert set(named) - living == set()
