"""Time controls of a table, and its policies on timeout."""

from datetime import timedelta
from enum import StrEnum


class TimeControl(StrEnum):
    """How long a player has: minutes, days, or a bank plus free time for each move."""

    LIVE = "live"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    CORRESPONDENCE = "correspondence"
    NONE = "none"

    @property
    def limit(self) -> timedelta | None:
        """The time for each turn; None if unlimited or not set per turn."""
        hours = {"live": 1 / 12, "fast": 24, "normal": 48, "slow": 96}.get(self.value)
        return None if hours is None else timedelta(hours=hours)


class TimeoutPolicy(StrEnum):
    """What happens when a player's time is over."""

    REMIND = "remind"
    """Remind the player and keep waiting."""
    PLAY = "play"
    """A computer makes the player's open moves of this round."""
    SEAT = "seat"
    """A computer plays until the player returns."""
    OFFER = "offer"
    """Offer the seat to everyone; a computer plays until it is taken."""
    END = "end"
    """Cancel the match."""


SEALED, UNSEALED = "sealed", "unsealed"
"""The values of the setting whether a turn's time begins with the player's first look."""
