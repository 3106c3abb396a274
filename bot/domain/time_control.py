"""How long a table waits for one person, and what it does when that time is over."""

from datetime import timedelta
from enum import StrEnum


class TimeControl(StrEnum):
    """How long a table waits for one person: minutes, days, or a bank of time besides some for each move."""

    LIVE = "live"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    CORRESPONDENCE = "correspondence"
    NONE = "none"

    @property
    def limit(self) -> timedelta | None:
        """The time a person has for each turn; None if that is no matter of the turn alone."""
        hours = {"live": 1 / 12, "fast": 24, "normal": 48, "slow": 96}.get(self.value)
        return None if hours is None else timedelta(hours=hours)


class TimeoutPolicy(StrEnum):
    """What a table does when somebody's time is over."""

    REMIND = "remind"
    """Remind them, and wait on."""
    PLAY = "play"
    """Let a computer take their open decisions of this round."""
    SEAT = "seat"
    """Let a computer play until they are back."""
    OFFER = "offer"
    """Offer the seat to everybody; a computer plays until it is taken."""
    END = "end"
    """Call the match off."""


SEALED, UNSEALED = "sealed", "unsealed"
"""Whether the time of a turn waits for its person's first look, as it is settled and told."""
