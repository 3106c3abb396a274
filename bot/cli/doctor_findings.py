"""The findings of the doctor."""

from enum import StrEnum

from msgspec import Struct


class FindingState(StrEnum):
    """Fine, worth knowing, or broken."""

    FINE = "fine"
    HINT = "hint"
    BROKEN = "broken"


class Finding(Struct, frozen=True):
    """The result of one check: its subject, state, description and fix."""

    what: str
    state: FindingState
    found: str
    fix: str = ""


def fine(what: str, found: str) -> Finding:
    """Return a finding without a problem."""
    return Finding(what, FindingState.FINE, found)


def hint(what: str, found: str, fix: str = "") -> Finding:
    """Return a finding that is worth knowing."""
    return Finding(what, FindingState.HINT, found, fix)


def broken(what: str, found: str, fix: str) -> Finding:
    """Return a finding of a fault, and its fix."""
    return Finding(what, FindingState.BROKEN, found, fix)
