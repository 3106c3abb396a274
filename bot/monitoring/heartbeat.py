"""The heartbeat: a file that the bot touches while it is healthy; others check its age."""

import time
from pathlib import Path

HEARTBEAT_INTERVAL = 30.0
"""Seconds between two beats."""

SILENCE = 4 * HEARTBEAT_INTERVAL
"""Age of the file in seconds from which the bot counts as unhealthy."""


def touch(file: Path) -> None:
    """Write a beat."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{time.time():.0f}\n", encoding="ascii")


def is_fresh(file: Path, now: float | None = None) -> bool:
    """Return whether the last beat is recent; `now` in seconds since 1970."""
    try:
        age = (time.time() if now is None else now) - float(file.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return False
    return age < SILENCE
