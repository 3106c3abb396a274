"""Rate limits by person and server, above what play needs.

Counted in memory of each process, by discord.py's cooldowns with fixed windows.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta

from cachetools import LRUCache
from discord.app_commands import Cooldown
from msgspec import Struct

from bot.discord_kit.custom_ids import CustomId
from bot.domain.person import PersonId
from bot.refusals.discord import TooOften
from bot.ui_kit.markup import when

REMEMBERED = 20_000
"""Number of counters that are kept, of the most recent people and servers."""

PAGES, SHARE = frozenset({"ranks", "prof", "medals", "stats"}), "s"
"""The verbs of pages that can be shared, and the argument that shares them."""

LOUD = frozenset(
    {"play", "again", "lreal", "cmake", "cduel", "cdare", "cpost", "cfriend", "challenge duel", "challenge post"}
    | {"vmake", "vyes", "vout", "keep", "table invite", "post"}
    | {f"{verb}.{SHARE}" for verb in PAGES}
)
"""Actions that open a table, notify people, or post in public."""

FILES = frozenset({"export", "table export", "table import", "mine"})
"""Actions that send an export or read a file."""

HINTS = frozenset({"hint", "table hint"})
"""Actions that run a search for a hint."""

REPLAYS = frozenset(
    {"undo", "uback", "uask", "uyes", "table undo", "look", "looki", "crep", "challenge replay", "crace", "prove"}
    | {"plan", "unplan"}
)
"""Actions that replay a match or predict its course."""


class RateLimit(Struct, frozen=True):
    """Maximum number of `actions` (None = all) in `seconds`, per `person` and per `server`."""

    actions: frozenset[str] | None
    person: int
    server: int
    seconds: float


MEASURES = (
    RateLimit(None, 200, 3_000, 60.0),
    RateLimit(LOUD, 20, 200, 600.0),
    RateLimit(FILES, 10, 100, 600.0),
    RateLimit(HINTS, 20, 200, 60.0),
    RateLimit(REPLAYS, 60, 600, 60.0),
)


class RateLimiter:
    """Checks every interaction; `clock` returns the time, aware."""

    def __init__(self, clock: Callable[[], datetime], measures: Sequence[RateLimit] = MEASURES) -> None:
        self._clock = clock
        self._measures = measures
        self._last = clock()
        self._counts: LRUCache[tuple[int, str, int], Cooldown] = LRUCache(REMEMBERED)

    def check(self, action: str, person: PersonId, guild: int | None) -> None:
        """Count an action. Raises TooOften if a limit is reached; the action is then not counted."""
        now = self._clock()
        if now < self._last:  # the clock was set back; old counters would last too long
            self._counts.clear()
        self._last = now
        counts = list(self._of(action, person, guild))
        wait = max((count.get_retry_after(now.timestamp()) for count in counts), default=0.0)
        if wait > 0:
            raise TooOften(when=when(now + timedelta(seconds=wait + 1)))
        for count in counts:
            count.update_rate_limit(now.timestamp())

    def _of(self, action: str, person: PersonId, guild: int | None) -> Iterator[Cooldown]:
        """Yield the counters of an action."""
        for number, measure in enumerate(self._measures):
            if measure.actions is None or action in measure.actions:
                yield self._count((number, "person", person), measure.person, measure.seconds)
                if guild is not None:
                    yield self._count((number, "server", guild), measure.server, measure.seconds)

    def _count(self, key: tuple[int, str, int], rate: int, seconds: float) -> Cooldown:
        count = self._counts.get(key)
        if count is None:
            count = self._counts[key] = Cooldown(rate, seconds)
        return count


def rate_class_of(custom_id: CustomId) -> str:
    """Return the name by which a click is rate-limited."""
    return f"{custom_id.verb}.{SHARE}" if custom_id.verb in PAGES and SHARE in custom_id.args else custom_id.verb
