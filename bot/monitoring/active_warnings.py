"""Warnings that are shown at `/healthz` while they hold, though the bot is alive."""

from collections.abc import Callable
from time import monotonic

FOR_EVER = float("inf")


class ActiveWarnings:
    """What is not as it should be now, by key. The texts name no person, table or place."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._texts: dict[str, tuple[str, float]] = {}

    def warn(self, key: str, text: str, seconds: float = FOR_EVER) -> None:
        """Show a warning in place of the previous one of this key, for a number of seconds or until it is cleared."""
        self._texts[key] = (text, self._clock() + seconds)

    def clear(self, key: str) -> None:
        """Show this warning no longer."""
        self._texts.pop(key, None)

    def texts(self) -> list[str]:
        """Return the warnings that hold now."""
        self._texts = {key: shown for key, shown in self._texts.items() if shown[1] > self._clock()}
        return [text for text, _ in self._texts.values()]
