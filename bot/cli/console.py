"""Output of commands: results go to standard output, everything else to standard error."""

import io
import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console, RenderableType

from bot.database.private_files import write


class Failed(Exception):
    """The command has failed; the message is for people and says what to do."""


class Misused(Exception):
    """The command was used wrongly; the message is for people and says what is possible."""


def say(text: str) -> None:
    """Print a line to standard output without formatting."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def complain(text: str) -> None:
    """Print a line to standard error without formatting."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def show(*things: RenderableType) -> None:
    """Print tables and the like to standard output, in colour on a terminal."""
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    for thing in things:
        console.print(thing)


def write_out(file: Path, contents: bytes) -> None:
    """Write or replace a private file. Raises Failed."""
    try:
        write(file, contents)
    except OSError as error:
        raise Failed(f"{file} cannot be written: {error.strerror}.") from error


def printable(text: str) -> str:
    """Return an argument with all undecodable bytes replaced."""
    return text.encode(errors="surrogateescape").decode(errors="replace")


def survive_any_terminal() -> None:
    """Replace characters that the encoding of standard output or error lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def can_show(text: str) -> bool:
    """Return whether standard output can encode this text."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def plain(text: str) -> str:
    """Return foreign text without control characters."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def listed(words: Iterable[object]) -> str:
    """Return words as a readable list; a longer range of numbers as `1-4`."""
    if isinstance(words, range) and words.step == 1 and len(words) > 2:
        return f"{words[0]}-{words[-1]}"
    return ", ".join(str(word) for word in words)
