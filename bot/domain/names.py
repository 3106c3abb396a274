"""Cleans the names of people for display."""

import unicodedata

MAX_NAME = 100
NOBODY = "…"

_KEPT = {"\u200d"}  # joins emoji


def clean(name: str) -> str:
    """Return a name on one line, at most 100 characters long and never empty.

    Control and direction characters are removed.
    """
    kept = "".join(character if _harmless(character) else " " for character in unicodedata.normalize("NFC", name))
    return " ".join(kept.split())[:MAX_NAME].strip() or NOBODY


def _harmless(character: str) -> bool:
    return character in _KEPT or unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
