"""Warnings that `/healthz` shows while they hold, although the bot is alive."""

from collections.abc import Callable
from time import monotonic

FOR_EVER = float("inf")


class ActiveWarnings:
    """The current warnings by key. Their texts name no person, table or place."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._texts: dict[str, tuple[str, float]] = {}

    def warn(self, key: str, text: str, seconds: float = FOR_EVER) -> None:
        """Set the warning of this key for a number of seconds, or until it is cleared."""
        self._texts[key] = (text, self._clock() + seconds)

    def clear(self, key: str) -> None:
        """Remove this warning."""
        self._texts.pop(key, None)

    def texts(self) -> list[str]:
        """Return the current warnings."""
        self._texts = {key: shown for key, shown in self._texts.items() if shown[1] > self._clock()}
        return [text for text, _ in self._texts.values()]
