"""The command line as such: help, version, wrong usage, exit codes."""

import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from types import ModuleType

import pytest

from bot import __main__ as entry
from bot.cli import COMMANDS
from bot.cli.console import Failed, Misused
from tests.support.command_line import Call

ROOT = Path(__file__).resolve().parents[3]


def test_help_names_every_command(planisphere: Call) -> None:
    said = planisphere("--help")
    assert said.code == 0
    for name, purpose in COMMANDS.items():
        assert name in said.out
        assert purpose.split()[0] in said.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_of_its_own(planisphere: Call, command: str) -> None:
    said = planisphere(command, "--help")
    assert (said.code, said.err) == (0, "")
    assert f"usage: planisphere {command}" in said.out
    assert COMMANDS[command].split()[-1] in said.out


def test_the_version_is_told(planisphere: Call) -> None:
    said = planisphere("--version")
    assert said.code == 0
    assert said.out.startswith("planisphere ")


def test_a_version_is_told_even_where_nothing_is_installed(planisphere: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: str) -> str:
        raise PackageNotFoundError

    monkeypatch.setattr(entry, "version", missing)
    assert planisphere("--version").out == "planisphere (not installed)\n"


@pytest.mark.parametrize("words", [(), ("dance",), ("simulate",), ("simulate", "toy", "--gam", "3"), ("--loud",)])
def test_wrong_usage_is_2_and_goes_to_standard_error(planisphere: Call, words: tuple[str, ...]) -> None:
    said = planisphere(*words)
    assert (said.code, said.out) == (2, "")
    assert "usage: planisphere" in said.err


def room(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Let `doctor` raise this."""
    module = ModuleType("bot.cli.doctor")

    def fails(_: object) -> int:
        raise error

    module.arguments = lambda parser: None  # type: ignore[attr-defined]
    module.main = fails  # type: ignore[attr-defined]
    monkeypatch.setattr(entry, "import_module", lambda name: module)


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (Failed("the disk is gone."), 1, "planisphere doctor: the disk is gone."),
        (Misused("no such thing."), 2, "planisphere doctor: no such thing.\nTry: planisphere doctor --help"),
        (KeyboardInterrupt(), 1, "Stopped."),
    ],
)
def test_an_error_is_a_sentence_and_a_code(
    planisphere: Call, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, sentence: str
) -> None:
    room(monkeypatch, error)
    said = planisphere("doctor")
    assert said == (code, "", f"{sentence}\n")


def test_a_bug_is_not_hidden(planisphere: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    room(monkeypatch, ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        planisphere("doctor")


def test_it_runs_as_a_module_and_survives_a_reader_that_leaves() -> None:
    ready, gone = os.pipe()
    os.close(ready)
    command = [sys.executable, "-m", "bot", "verify", "--help"]
    with os.fdopen(gone, "wb") as pipe:
        left = subprocess.run(command, cwd=ROOT, stdout=pipe, stderr=subprocess.PIPE, check=False)
    stayed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert stayed.returncode == 0
    assert stayed.stdout.startswith("usage: planisphere verify")
    assert b"Traceback" not in left.stderr
