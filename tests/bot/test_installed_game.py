"""`pip install` of a package adds a game to the bot: the toy, whole, in a place of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
TOY = ROOT / "tests" / "toy"
MOST = 400
"""Lines of a whole game that are not blank."""


def test_the_toy_is_a_whole_game_in_few_lines() -> None:
    written = [file for file in TOY.rglob("*") if file.suffix in {".py", ".ftl", ".toml"} and "build" not in file.parts]
    assert {file.suffix for file in written} == {".py", ".ftl", ".toml"}
    lines = [line for file in written for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) < MOST


def test_an_installed_game_is_played_like_those_of_the_house(tmp_path: Path) -> None:
    source, site = tmp_path / "source", tmp_path / "site"
    shutil.copytree(TOY, source, ignore=shutil.ignore_patterns("__pycache__"))
    install = [sys.executable, "-m", "uv", "pip", "install", "--offline", "--no-deps", "--no-build-isolation"]
    subprocess.run([*install, "--python", sys.executable, "--target", site, source], check=True, capture_output=True)
    for part in ("rules", "pictures", "face"):  # each may be imported before Planisphere
        found = "; from games import GAMES; from renderers import RENDERERS; print([*GAMES][-1], [*RENDERERS][-1])"
        first = [sys.executable, "-c", f"import planisphere_toy.{part}{found}"]
        imported = subprocess.run(
            first, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(site)}, capture_output=True, text=True, check=False
        )
        assert imported.stdout == "toy toy\n", imported.stderr
    options = ["-q", "-o", "pythonpath=.", "-p", "no:randomly"]
    play = [sys.executable, "-m", "pytest", *options, "tests/bot/installed_game.py"]
    played = subprocess.run(
        play, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(site)}, capture_output=True, text=True, check=False
    )
    assert played.returncode == 0, played.stdout
    assert " passed" in played.stdout
