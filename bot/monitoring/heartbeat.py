"""Whether the bot is well: it touches a file while it is, and who wants to know looks at the file's age."""

import time
from pathlib import Path

PULSE = 30.0
"""Seconds between two beats."""

SILENCE = 4 * PULSE
"""So many seconds without a beat mean that something is wrong."""


def touch(file: Path) -> None:
    """Say that all is well just now."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{time.time():.0f}\n", encoding="ascii")


def is_fresh(file: Path, now: float | None = None) -> bool:
    """Say whether the bot has been well of late; `now` in seconds since 1970."""
    try:
        age = (time.time() if now is None else now) - float(file.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return False
    return age < SILENCE
