"""Discord's published limits to what a bot may send: so many messages a channel, so many requests altogether."""

import re
from collections import defaultdict
from collections.abc import Callable
from time import monotonic

from msgspec import Struct

MESSAGES, WINDOW = 5, 5.0
"""So many messages may be posted or edited in so many seconds in one channel: both carry the name of one bucket."""

REQUESTS = 50
"""So many requests a bot may send in a second; what answers an interaction does not count."""

_MESSAGE = re.compile(r"/channels/(\d+)/messages(/\d+)?")


class Window(Struct):
    """A span of time that begins with the first request, and how many came in it."""

    ends: float = 0.0
    used: int = 0

    def take(self, now: float, most: int, seconds: float) -> float:
        """Count a request and return 0, or the seconds to wait if there were too many."""
        if now >= self.ends:
            self.ends, self.used = now + seconds, 0
        if self.used >= most:
            return self.ends - now
        self.used += 1
        return 0.0


class Buckets:
    """Counts requests as Discord does; `clock` in seconds."""

    def __init__(self, requests: int = REQUESTS, clock: Callable[[], float] = monotonic) -> None:
        self._requests = requests
        self._clock = clock
        self._windows: defaultdict[tuple[str, str], Window] = defaultdict(Window)
        self.counted = 0
        self.refused = 0

    def take(self, method: str, path: str) -> tuple[float, dict[str, str]]:
        """Return the seconds to wait (0 = go on) and the headers that tell how much is left."""
        now = self._clock()
        if path.startswith(("/interactions/", "/webhooks/")):
            return 0.0, {}
        wait = self._windows["", ""].take(now, self._requests, 1.0)
        if wait:
            self.refused += 1
            return wait, {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        self.counted += 1
        found = _MESSAGE.fullmatch(path)
        if found is None or method not in ("POST", "PATCH"):
            return 0.0, {}
        window = self._windows["messages", found[1]]
        wait = window.take(now, MESSAGES, WINDOW)
        self.refused += bool(wait)
        return wait, {
            "X-RateLimit-Limit": str(MESSAGES),
            "X-RateLimit-Remaining": str(MESSAGES - window.used),
            "X-RateLimit-Reset-After": f"{window.ends - now:.3f}",
            "X-RateLimit-Bucket": "messages",
        }
