"""Old matches under new rules."""

from typing import Any


def upgrade(old: dict[str, Any]) -> dict[str, Any]:
    """Return a match of rules 1 as it is: it holds its own power cards, which are dealt no more but still known."""
    return old
