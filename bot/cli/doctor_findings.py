"""What the doctor finds."""

from enum import StrEnum

from msgspec import Struct


class State(StrEnum):
    """Well, worth knowing, or in the way."""

    FINE = "fine"
    HINT = "hint"
    BROKEN = "broken"


class Finding(Struct, frozen=True):
    """One thing that was looked at: what it is, how it stands, and what would mend it."""

    what: str
    state: State
    found: str
    fix: str = ""


def fine(what: str, found: str) -> Finding:
    """Return that something is well."""
    return Finding(what, State.FINE, found)


def hint(what: str, found: str, fix: str = "") -> Finding:
    """Return that something is worth knowing."""
    return Finding(what, State.HINT, found, fix)


def broken(what: str, found: str, fix: str) -> Finding:
    """Return that something is in the way, and how to mend it."""
    return Finding(what, State.BROKEN, found, fix)
