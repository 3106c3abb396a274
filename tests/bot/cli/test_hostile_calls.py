"""Whatever a command is called with, and whatever lies in its way: a sentence, never a traceback."""

import argparse
import io
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

import renderers
from bot.__main__ import main, parser_of
from bot.cli import COMMANDS
from bot.config import Settings
from tests.support.command_line import Call

NUMBERS = ("0", "-1", "1.5", "²", "1e9", "9" * 40, "9" * 5000)
TEXTS = ("", " ", "\udcff\udcfe", "a\nb\x1b[31m", "星", "../..", "=", "x" * 5000, "%s{}$HOME~", "Ａ")
PATHS = ("/", "/dev/null", "/dev/zero", "/dev/full", "/proc/self/mem", "/nowhere/at/all", "/proc/none/x")
ADDRESSES = (
    "sqlite:///",
    "sqlite:////",
    "sqlite:///.",
    "sqlite:////dev/null",
    "sqlite:////dev/zero",
    "sqlite:////proc/none/x",
    "sqlite:///a?mode=ro",
    "sqlite:///a?nothing=1",
    "sqlite:///file:?uri=true",
    "sqlite:///file:x?mode=memory&uri=true",
    "mysql://a/b",
    "postgres://",
    "postgresql://127.0.0.1:port/x",
    "postgresql://127.0.0.1:99999999/x",
    "postgresql://u@127.0.0.1:9/x?sslmode=perhaps",
    "postgresql://u@127.0.0.1:9/x?sslmode=verify-full&sslrootcert=/nowhere",
    "postgresql://u@127.0.0.1:9/x?connect_timeout=soon",
    "postgresql://u@127.0.0.1:9/x?pgbouncer=true",
    "postgresql://u@/x?host=/nowhere",
    f"postgresql://u@{'a' * 80}.invalid/x",
    "://",
)
HOSTILE = (*NUMBERS, *TEXTS, *PATHS, *ADDRESSES)

BASES: dict[str, list[str]] = {
    "run": [],
    "preview": [],
    "simulate": ["toy", "--games", "1"],
    "render": ["glow", "--out", "picture.png"],
    "verify": ["record.json"],
    "export": ["abcdef"],
    "backup": [],
    "migrate": [],
    "rebuild": [],
    "restored": [],
    "void": ["abcdef"],
    "doctor": ["--offline"],
    "servers": [],
    "table": ["abcdef"],
    "invite": [],
}
"""How each command is called well; a new command needs a line here."""


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, and no settings but its own."""
    monkeypatch.chdir(tmp_path)
    for field in Settings.model_fields.values():
        monkeypatch.delenv(str(field.validation_alias), raising=False)
    monkeypatch.setenv("PLANISPHERE_DATA", str(tmp_path / "data"))


def calls(command: str) -> Iterator[list[str]]:
    """Yield calls of a command in which one value after the other is hostile."""
    (commands,) = (one for one in parser_of([command])._actions if isinstance(one, argparse._SubParsersAction))
    for action in commands.choices[command]._actions:
        if action.nargs == 0:
            continue
        base = BASES[command]
        for value in HOSTILE:
            if action.option_strings:
                yield [command, *base, f"{action.option_strings[0]}={value}"]
            else:
                yield [command, value, *base[1:]]


def test_every_command_is_called() -> None:
    assert set(BASES) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_hostile_arguments_end_in_a_sentence(planisphere: Call, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderers, "render", lambda *_: b"")
    for words in calls(command):
        said = planisphere(*words)
        assert said.code in (0, 1, 2), words
        assert said.code == 0 or said.err or command == "doctor", words
        assert "Traceback" not in said.out + said.err, words


SETTINGS = sorted(str(field.validation_alias) for field in Settings.model_fields.values())
CALLS = (("doctor", "--offline"), ("migrate", "--dry-run"), ("backup", "copy"), ("rebuild",))


@pytest.mark.parametrize("name", SETTINGS)
def test_hostile_settings_end_in_a_sentence(
    planisphere: Call, name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Every value of every setting meets one command, and over all settings every command."""
    for number, value in enumerate((one for one in HOSTILE if one != "/"), start=SETTINGS.index(name)):
        monkeypatch.setenv(name, value)
        words = CALLS[number % len(CALLS)]
        said = planisphere(*words)
        assert said.code in (0, 1), (value, words)
        (tmp_path / "copy").unlink(missing_ok=True)


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE bookmarks (url TEXT)")
        database.execute("CREATE TABLE tables (wood TEXT)")


FILES: dict[str, Callable[[Path], object]] = {
    "empty": lambda file: file.touch(),
    "text": lambda file: file.write_text("hello" * 1000),
    "binary": lambda file: file.write_bytes(bytes(range(256)) * 40),
    "SQLite's first words": lambda file: file.write_bytes(b"SQLite format 3\0" + b"\xff" * 8000),
    "another program's": foreign,
    "a folder": lambda file: file.mkdir(),
    "a link to nowhere": lambda file: file.symlink_to("/nowhere/at/all"),
    "a ring of links": lambda file: file.symlink_to(file),
}


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("command", ["export", "backup", "migrate", "rebuild", "restored", "doctor"])
def test_a_hostile_database_ends_in_a_sentence(planisphere: Call, tmp_path: Path, command: str, kind: str) -> None:
    (tmp_path / "data").mkdir()
    FILES[kind](tmp_path / "data" / "planisphere.sqlite3")
    said = planisphere(command, *BASES[command])
    assert said.code in (0, 1)
    if kind != "empty" and (command, kind) != ("backup", "another program's"):
        assert said.code == 1


@pytest.mark.parametrize("kind", FILES)
def test_a_hostile_record_is_not_proved(planisphere: Call, tmp_path: Path, kind: str) -> None:
    FILES[kind](tmp_path / "record.json")
    assert planisphere("verify", "record.json").code == 1


def test_another_programs_database_is_left_as_it_is(planisphere: Call, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "planisphere.sqlite3"
    foreign(file)
    before = file.read_bytes()
    assert "isn't Planisphere's" in planisphere("migrate").err
    with closing(sqlite3.connect(file)) as database:
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_schema")}
    assert tables == {"bookmarks", "tables"}
    assert len(file.read_bytes()) == len(before)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "shift_jis"])
def test_a_terminal_that_cannot_show_a_letter_gets_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, encoding: str
) -> None:
    terminal = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    monkeypatch.setattr(sys, "stdout", terminal)
    for command in COMMANDS:
        assert main([command, "--help"]) == 0
    for call in (
        ["migrate"],
        ["doctor", "--offline"],
        ["render", "glow", "--locale", "ja", "--out", "星.png"],
        ["backup", "星\udcff.sqlite3"],
        ["migrate", "--to", "sqlite:///星.sqlite3"],
    ):
        assert main(call) == 0, call
    terminal.flush()


def test_the_levels_of_every_game_are_in_the_help(planisphere: Call) -> None:
    for command in ("simulate", "render"):
        assert "random, easy, strong, master" in " ".join(planisphere(command, "--help").out.split())


def test_two_copies_in_the_same_second_have_two_names(planisphere: Call, tmp_path: Path) -> None:
    assert planisphere("migrate").code == 0
    copies = {planisphere("backup").out.split(" (")[0] for _ in range(4)}
    assert {str(one.relative_to(tmp_path)) for one in (tmp_path / "data" / "backups").iterdir()} == {
        str(Path(one).relative_to(tmp_path)) for one in copies
    }
    assert len(copies) == 4


@pytest.mark.parametrize("gone", [True, False])
@pytest.mark.parametrize("command", ["migrate", "rebuild", "restored", "backup"])
def test_a_lost_database_is_not_silently_begun_anew(
    planisphere: Call, tmp_path: Path, command: str, gone: bool
) -> None:
    file = tmp_path / "data" / "planisphere.sqlite3"
    assert planisphere("migrate").code == 0
    assert planisphere("backup").code == 0
    file.unlink()
    if not gone:
        file.touch()
    said = planisphere(command)
    (copy,) = (tmp_path / "data" / "backups").iterdir()
    assert (said.code, said.out) == (1, "")
    assert all(part in said.err for part in (str(file), str(copy), "To start again"))
    assert not file.exists() if gone else file.stat().st_size == 0
    copy.rename(tmp_path / "copy")
    assert planisphere("migrate").code == 0


@pytest.mark.parametrize(
    "name", ["a?b", "a%41b", "a#b", "a b", "星", "a;b&c=d", "a\udcffb", "a+b", "file:x"], ids=ascii
)
def test_the_database_is_in_the_folder_that_was_named(
    planisphere: Call, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLANISPHERE_DATA", str(tmp_path / name))
    assert planisphere("migrate").code == 0
    assert planisphere("backup").code == 0
    assert {one.name for one in (tmp_path / name).iterdir()} >= {"planisphere.sqlite3", "backups"}
    assert [one.name for one in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("value", ["~/tables", "$HOME/tables", "${HOME}/tables"])
def test_the_home_folder_is_known(
    planisphere: Call, tmp_path: Path, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for line in (f"PLANISPHERE_DATA={value}", f"DATABASE_URL=sqlite:///{value}/planisphere.sqlite3"):
        monkeypatch.delenv("PLANISPHERE_DATA", raising=False)
        (tmp_path / ".env").write_text(line)
        assert planisphere("migrate").code == 0
        (tmp_path / "tables" / "planisphere.sqlite3").unlink()
