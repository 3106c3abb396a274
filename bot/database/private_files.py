"""Files and folders with secrets, which only their owner can read."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

FOLDER, FILE = 0o700, 0o600

OTHERS = 0o077
"""The permissions of all but the owner."""

BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""The suffixes of a SQLite database's files."""


def make_folder(folder: Path) -> None:
    """Create a private folder with its parents; an existing one is unchanged. Raises OSError."""
    for missing in reversed([one for one in folder.parents if not one.exists()]):
        missing.mkdir(mode=FOLDER, exist_ok=True)
    folder.mkdir(mode=FOLDER, exist_ok=True)


def make_file(file: Path) -> None:
    """Create an empty private file, unless it exists. Raises OSError."""
    os.close(os.open(file, os.O_RDONLY | os.O_CREAT, FILE))


def write(file: Path, contents: bytes) -> None:
    """Write or replace a private file. Raises OSError."""
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, FILE), "wb") as opened:
        if file.is_file():  # but not a terminal or /dev/null
            close([file])
        opened.write(contents)


def database_files(file: Path) -> Iterable[Path]:
    """Return a SQLite database and the files that SQLite and the bot create next to it."""
    return (file.with_name(file.name + end) for end in BESIDE)


def close(files: Iterable[Path]) -> None:
    """Remove the permissions of others from these files, as far as allowed."""
    for file in files:
        with suppress(OSError):
            mode = file.stat().st_mode
            if mode & OTHERS:
                file.chmod(mode & 0o7777 & ~OTHERS)
