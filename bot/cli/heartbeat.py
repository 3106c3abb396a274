"""Whether the bot is running well; asked twice a minute where it lives in a container, so it imports little."""

from datetime import UTC, datetime
from pathlib import Path

from bot.cli.findings import Finding, broken, fine

ALIVE = 120
"""Seconds after which a heartbeat no longer counts."""


def alive(heartbeat: Path, now: datetime) -> Finding:
    """Return whether the running bot has touched its heartbeat lately."""
    try:
        touched = datetime.fromtimestamp(heartbeat.stat().st_mtime, UTC)
    except OSError:
        return broken("heartbeat", f"there is no {heartbeat}", "start the bot with `planisphere run`")
    age = abs((now - touched).total_seconds())
    if age > ALIVE:
        return broken("heartbeat", f"the last one is {age:.0f} s old", "look into the bot's log, and start it again")
    return fine("heartbeat", f"{age:.0f} s old")
