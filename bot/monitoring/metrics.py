"""Metrics of the running bot for a monitor: counts and durations.

No label names a person, table or place, so the number of time series is bounded and nothing private is exposed. All
parts of the bot share one `Metrics` object.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from math import inf
from time import monotonic, perf_counter

from cachetools import TTLCache
from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest


class OutboxCensus(Struct, frozen=True):
    """Counts of the outbox (with the creation of the `oldest`, and when the first is `due`).

    `running` is the number of running tables by game.
    """

    waiting: int
    oldest: datetime | None
    due: datetime | None
    running: dict[str, int]


SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0)
"""Bounds of the histograms; Discord allows 3 s to acknowledge, a board 10 s for a picture."""


WARNED = 3600.0
"""Seconds for which `/healthz` shows a refusal by Discord."""


RECENT = 86_400.0
"""Seconds for which a person counts as having used the bot."""


class ActiveWarnings:
    """Warnings by key that `/healthz` shows while they hold. Their texts name no person, table or place."""

    def __init__(self) -> None:
        self._texts: dict[str, tuple[str, float]] = {}

    def warn(self, key: str, text: str, seconds: float = inf) -> None:
        """Set the warning of this key for a number of seconds, or until it is cleared."""
        self._texts[key] = (text, monotonic() + seconds)

    def clear(self, key: str) -> None:
        """Remove this warning."""
        self._texts.pop(key, None)

    def texts(self) -> list[str]:
        """Return the current warnings."""
        self._texts = {key: shown for key, shown in self._texts.items() if shown[1] > monotonic()}
        return [text for text, _ in self._texts.values()]


class ClickTimer(Struct):
    """A click in progress: its start and the stages it has reached."""

    came: float
    reached: set[str]


_click: ContextVar[ClickTimer | None] = ContextVar("click", default=None)


class PoolMetrics(Struct, frozen=True):
    """Queue length and durations of a process pool."""

    queue: Gauge
    seconds: Histogram


class OutboxGauges:
    """The gauges of the messages that must still leave."""

    def __init__(self, gauge: Callable[[str, str], Gauge]) -> None:
        self._waiting = gauge("outbox_messages", "Messages that must still leave.")
        self._oldest = gauge("outbox_oldest_seconds", "Since the oldest of them was written.")
        self._late = gauge("outbox_late_seconds", "Since the first of them should have left.")

    def set(self, census: OutboxCensus, now: datetime) -> None:
        """Set the gauges to this count of the outbox."""
        self._waiting.set(census.waiting)
        self._oldest.set(_seconds(census.oldest, now))
        self._late.set(_seconds(census.due, now))


class Metrics:
    """The metrics registry of one bot."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._clicks = self._histogram(
            "click_seconds", "From a click to its stage; for a board, from the change to its message.", "stage"
        )
        self._work = self._histogram("work_seconds", "A drawing or a thought, without the wait before it.", "work")
        self._queue = self._gauge("work_waiting", "Drawings or thoughts that wait for a process.", "work")
        self._failures = self._counter("failures", "Clicks and commands that were not carried out.", "kind")
        self._errors = self._counter("log_errors", "Errors in the log, by who wrote them.", "logger")
        self._refused = self._counter(
            "discord_refusals",
            "What Discord refused (4xx but 429), by kind of message and Discord's code.",
            "kind",
            "code",
        )
        self.warnings = ActiveWarnings()
        self._responses = self._counter("discord_answers", "Discord's answers by HTTP status; 429: limited.", "status")
        self._unreachable = self._counter(
            "messages_unreachable",
            "Messages not sent: no permission or place (gone, hidden, locked, forbidden), or no direct messages (dm).",
            "reason",
        )
        self._servers = self._gauge("servers", "Servers that this process serves.")
        self._people = self._gauge("people_daily", "People who have used this process within 24 hours.")
        self._recent: TTLCache[int, None] = TTLCache(100_000, RECENT)
        self._shards = self._gauge("gateway_shards", "Shards of this process at Discord's gateway.", "state")
        self._lag = self._histogram("loop_lag_seconds", "By how much the event loop was too late.")
        self._outbox = OutboxGauges(self._gauge)
        self._backup = self._gauge("backup_timestamp_seconds", "When the last hourly copy was taken, since 1970.")
        self._running = self._gauge("tables_running", "Matches that are being played.", "game")

    def _histogram(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(f"planisphere_{name}", about, labels, buckets=SECONDS, registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"planisphere_{name}", about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(f"planisphere_{name}", about, labels, registry=self.registry)

    # -- clicks --------------------------------------------------------------------------------------------------------

    @contextmanager
    def click(self) -> Iterator[None]:
        """Measure the click that is handled in the block."""
        token = _click.set(ClickTimer(perf_counter(), set()))
        try:
            yield
        finally:
            _click.reset(token)

    def reached(self, stage: str) -> None:
        """Record that the current click, if there is one, has reached a stage for the first time."""
        click = _click.get()
        if click is not None and stage not in click.reached:
            click.reached.add(stage)
            self._clicks.labels(stage).observe(perf_counter() - click.came)

    def board(self, seconds: float) -> None:
        """Record the seconds between a change and the board message that shows it."""
        self._clicks.labels("board").observe(seconds)

    def failed(self, kind: str) -> None:
        """Count a failed click or command: a `refusal`, `store` (the database), `discord` or `bug`."""
        self._failures.labels(kind).inc()

    # -- everything else -----------------------------------------------------------------------------------------------

    def work(self, name: str) -> PoolMetrics:
        """Return the metrics of a pool."""
        return PoolMetrics(self._queue.labels(name), self._work.labels(name))

    def error(self, logger: str) -> None:
        """Count an error in the log."""
        self._errors.labels(logger).inc()

    def refused(self, kind: str, code: int) -> None:
        """Count a refusal by Discord, which `/healthz` then shows.

        `kind` is the kind of the message, or `answer`, `commands` or `emoji`.
        """
        self._refused.labels(kind, str(code)).inc()
        self.warnings.warn(f"refused {kind}", f"Discord refused: {kind}, code {code}; the log says why", WARNED)

    def unreachable(self, reason: str) -> None:
        """Count an attempt to send a message where the bot cannot."""
        self._unreachable.labels(reason).inc()

    def used_by(self, person: int) -> None:
        """Count a person among those who have used the bot within 24 hours."""
        self._recent[person] = None

    def count_servers(self, servers: int) -> None:
        """Set the number of servers of this process."""
        self._servers.set(servers)

    def count_response(self, status: int) -> None:
        """Count a response of Discord."""
        self._responses.labels(str(status)).inc()

    def count_shards(self, connected: int, held: int) -> None:
        """Set the number of connected and held shards; `/healthz` warns of those not connected."""
        self._shards.labels("connected").set(connected)
        self._shards.labels("disconnected").set(held - connected)
        if connected < held:
            self.warnings.warn("gateway", f"{held - connected} of {held} shards are not connected to Discord's gateway")
        else:
            self.warnings.clear("gateway")

    def lagged(self, seconds: float) -> None:
        """Record the lag of the event loop."""
        self._lag.observe(seconds)

    def backed_up(self, at: datetime) -> None:
        """Set when the last backup of the database was taken."""
        self._backup.set(at.timestamp())

    def counted(self, census: OutboxCensus, now: datetime) -> None:
        """Set what was counted in the database."""
        self._outbox.set(census, now)
        self._recent.expire()
        self._people.set(len(self._recent))
        self._running.clear()
        for game, tables in census.running.items():
            self._running.labels(game).set(tables)

    def text(self) -> bytes:
        """Return all metrics in Prometheus' text format."""
        return generate_latest(self.registry)


def _seconds(since: datetime | None, now: datetime) -> float:
    return 0.0 if since is None else max(0.0, (now - since).total_seconds())
