"""Lines of about one length, broken as all lines are."""

from functools import lru_cache

from renderers.kit.breaking import phrases
from renderers.kit.fonts import Weight
from renderers.kit.text import width_of, wrapped


@lru_cache(maxsize=1024)
def evenly(text: str, room: float, size: int, weight: Weight = "regular") -> tuple[str, ...]:
    """Like `wrapped`, in lines of about one length."""
    best = wrapped(text, room, size, weight)
    widest = max(width_of(part.rstrip(), size, weight) for part in phrases(text))
    low, high = min(room, max(room * 0.4, widest)), room
    for _ in range(7 if len(best) > 1 else 0):
        middle = (low + high) / 2
        trial = wrapped(text, middle, size, weight)
        if len(trial) <= len(best):
            best, high = trial, middle
        else:
            low = middle
    return tuple(best)
