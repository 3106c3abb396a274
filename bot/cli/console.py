"""How commands speak: results go to standard output, everything else to standard error."""

import io
import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType


class Failed(Exception):
    """What was asked for went wrong; the message is for people and names the way out."""


class Misused(Exception):
    """The command was called wrongly; the message is for people and names what is possible."""


def say(text: str) -> None:
    """Print a line to standard output as it is."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def complain(text: str) -> None:
    """Print a line to standard error as it is."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def show(*things: RenderableType) -> None:
    """Print tables and the like to standard output, in colour where it is a terminal."""
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    for thing in things:
        console.print(thing)


def printable(text: str) -> str:
    """Return an argument with a replacement in the place of every byte that is no text."""
    return text.encode(errors="surrogateescape").decode(errors="replace")


def survive_any_terminal() -> None:
    """Let standard output take every letter: one that it cannot show is replaced, whatever its encoding is."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def can_show(text: str) -> bool:
    """Say whether standard output has all these letters."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def plain(text: str) -> str:
    """Return what others have written without letters that steer a terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def listed(words: Iterable[object]) -> str:
    """Return several words as one readable list; numbers of a longer range as `1-4`."""
    if isinstance(words, range) and words.step == 1 and len(words) > 2:
        return f"{words[0]}-{words[-1]}"
    return ", ".join(str(word) for word in words)
