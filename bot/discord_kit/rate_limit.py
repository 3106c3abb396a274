"""Rate limits by person and server, above what play needs.

Counted in memory of each process, by discord.py's cooldowns with fixed windows.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from enum import StrEnum

from cachetools import LRUCache
from discord.app_commands import Cooldown
from msgspec import Struct

from bot.domain.person import PersonId
from bot.refusals.discord import TooOften
from bot.ui_kit.markup import when

CACHED_COUNTERS = 20_000
"""Number of counters that are kept, of the most recent people and servers."""


class RateClass(StrEnum):
    """Kinds of clicks and commands, each with its own limit."""

    ANY = "any"
    LOUD = "loud"
    """Opens a table, notifies people, or posts in public."""
    FILES = "files"
    """Sends an export or reads a file."""
    HINTS = "hints"
    """Runs a search for a hint."""
    REPLAYS = "replays"
    """Replays a match or predicts its course."""


class RateLimit(Struct, frozen=True):
    """Maximum number of actions of a class in `seconds`, per `person` and per `server`.

    Every action counts for ANY, too.
    """

    rate: RateClass
    person: int
    server: int
    seconds: float


MEASURES = (
    RateLimit(RateClass.ANY, 200, 3_000, 60.0),
    RateLimit(RateClass.LOUD, 20, 200, 600.0),
    RateLimit(RateClass.FILES, 10, 100, 600.0),
    RateLimit(RateClass.HINTS, 20, 200, 60.0),
    RateLimit(RateClass.REPLAYS, 60, 600, 60.0),
)


class RateLimiter:
    """The rate limits of all interactions; `clock` returns the time, aware."""

    def __init__(self, clock: Callable[[], datetime], measures: Sequence[RateLimit] = MEASURES) -> None:
        self._clock = clock
        self._measures = measures
        self._last = clock()
        self._counts: LRUCache[tuple[int, str, int], Cooldown] = LRUCache(CACHED_COUNTERS)

    def check(self, rate: RateClass, person: PersonId, guild: int | None) -> None:
        """Count an action. Raises TooOften if a limit is reached; the action is then not counted."""
        now = self._clock()
        if now < self._last:  # the clock was set back; old counters would last too long
            self._counts.clear()
        self._last = now
        counts = list(self._of(rate, person, guild))
        wait = max((count.get_retry_after(now.timestamp()) for count in counts), default=0.0)
        if wait > 0:
            raise TooOften(when=when(now + timedelta(seconds=wait + 1)))
        for count in counts:
            count.update_rate_limit(now.timestamp())

    def _of(self, rate: RateClass, person: PersonId, guild: int | None) -> Iterator[Cooldown]:
        """Yield the counters of an action."""
        for number, measure in enumerate(self._measures):
            if measure.rate in (RateClass.ANY, rate):
                yield self._counts.setdefault((number, "person", person), Cooldown(measure.person, measure.seconds))
                if guild is not None:
                    yield self._counts.setdefault((number, "server", guild), Cooldown(measure.server, measure.seconds))
