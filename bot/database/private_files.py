"""Files and folders that hold secrets: for their owner alone to read."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

FOLDER, FILE = 0o700, 0o600

OTHERS = 0o077
"""The permissions of everybody but the owner."""

BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""What the names of a SQLite database's files end in."""


def make_folder(folder: Path) -> None:
    """Make a folder for its owner alone, with those above it; one that is there stays as it is. Raises OSError."""
    for missing in reversed([one for one in folder.parents if not one.exists()]):
        missing.mkdir(mode=FOLDER, exist_ok=True)
    folder.mkdir(mode=FOLDER, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file for its owner alone, unless it is there. Raises OSError."""
    os.close(os.open(file, os.O_RDONLY | os.O_CREAT, FILE))


def write(file: Path, contents: bytes) -> None:
    """Write a file that only its owner may read, in the place of one that is there. Raises OSError."""
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, FILE), "wb") as opened:
        if file.is_file():  # nor a terminal or /dev/null
            close([file])
        opened.write(contents)


def database_files(file: Path) -> Iterable[Path]:
    """Return a SQLite database with what SQLite and the bot put beside it."""
    return (file.with_name(file.name + end) for end in BESIDE)


def close(files: Iterable[Path]) -> None:
    """Take from everybody but their owner what they may do with these files, as far as this process may say so."""
    for file in files:
        with suppress(OSError):
            mode = file.stat().st_mode
            if mode & OTHERS:
                file.chmod(mode & 0o7777 & ~OTHERS)
