"""Many tables that are played at once: how long people wait for an acknowledgement and for a board, and what it takes.

The bot is a process of its own, or several that share the servers; Discord is the loopback bridge with Discord's rate
limits. With no answers at all, what is measured is the start.
"""

import asyncio
import random
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter

from msgspec import Struct, structs

from tests.support.buckets import Buckets
from tests.support.postgres import HOW_TO_GET_IT, Server, server
from tests.tools.simulation.flood import Flood
from tests.tools.simulation.in_process import LAGS, Held, held
from tests.tools.simulation.meter import Meter, at
from tests.tools.simulation.report import CannotBeTried, Report
from tests.tools.simulation.share import share
from tests.tools.simulation.siege import Siege

LONGEST_REST = 600.0
"""Seconds within which every table must have its first board, and the last answers theirs."""

WARM = 20.0
"""Seconds of half the load before anything is measured: whoever has just started draws all for the first time."""

GIVEN_UP = 60.0
"""Seconds after which nobody waits any more to hear what has become of an answer."""

BEHIND = "tables behind, at last"


class Load(Struct, frozen=True):
    """Hundreds of tables that are played at once; --rate 0 measures a start alone.

    `rate` is answers a second; `bots` processes share the tables, and each has the `share` of a processor, together
    with those that draw for it (0: what there is); in half of the `flood` seconds one person floods the bot.

    With a share, throughput is what is asked for: people answer as often as they may, but only where a board shows the
    last answer. Whoever asks for more than there is measures a bot that is drowned by clicks.
    """

    tables: int = 500
    rate: float = 20.0
    seconds: float = 600.0
    bots: int = 1
    share: float = 0.0
    flood: float = 480.0


class Watch:
    """What is looked at once a second."""

    def __init__(self, siege: Siege) -> None:
        self._siege = siege
        self.waiting: list[int] = []
        self.behind: list[int] = []
        self.oldest: list[float] = []
        self.memory: list[float] = []

    async def go_on(self) -> None:
        """Look until cancelled."""
        meter = self._siege.meter
        while True:
            self.waiting.append(meter.waiting)
            self.behind.append(meter.behind)
            self.oldest.append(meter.oldest)
            self.memory.append(sum(bot.memory() for bot in self._siege.bots) / len(self._siege.bots))
            await asyncio.sleep(1)


async def run(load: Load) -> Mapping[str, Report]:
    """Measure one process, then each number of them up to what is asked, on PostgreSQL if there are several.

    Raises CannotBeTried.
    """
    with TemporaryDirectory(prefix="planisphere-") as folder, _database(Path(folder), load) as found:
        return {
            f"{bots} bots": await measure(structs.replace(load, bots=bots), await found.create() if found else "")
            for bots in range(1, load.bots + 1)
        }


@contextmanager
def _database(folder: Path, load: Load) -> Iterator[Server | None]:
    """Several processes need PostgreSQL, which is as careful as a host's would be. Raises CannotBeTried."""
    if load.bots == 1:
        yield None
        return
    with server(folder, "") as found:
        if found is None:
            raise CannotBeTried(HOW_TO_GET_IT)
        yield found


async def measure(load: Load, url: str = "") -> Report:
    """Run it, on this database or a file, and return the figures. Raises CannotBeTried."""
    with TemporaryDirectory(prefix="planisphere-") as folder, ExitStack() as given:
        shares = [given.enter_context(share(number, load.share)) for number in range(load.bots if load.share else 0)]
        siege = Siege(Path(folder), load.tables, random.Random(1), url=url, bots=load.bots, shares=shares, twice=0.0)
        siege.patient = bool(shares)
        siege.bridge.buckets = buckets = Buckets()
        report = siege.report
        try:
            await siege.open()
            flood = Flood(siege, random.Random(2))
            if load.flood:
                await flood.seat()
            report |= await _start(siege)
            if load.rate:
                before, refused = buckets.counted, buckets.refused
                report |= await _play(siege, load)
                report["requests that count, a board"] = (buckets.counted - before) / max(1, siege.meter.boards)
                report["limited by Discord"] = buckets.refused - refused
            if load.flood:
                await flood.measure(load.flood)
            siege.find_offences()
            return report
        finally:
            await siege.close()


async def _start(siege: Siege) -> dict[str, float]:
    """Let the bot come to running tables that have no boards yet, then once more to tables that have them."""
    begun = perf_counter()
    cold = await _ready(siege)
    await siege.until_right(perf_counter(), LONGEST_REST)
    posted = perf_counter() - begun
    memory = siege.bot.memory()
    for bot in siege.bots:
        await bot.kill()
    warm = await _ready(siege)
    return {
        "ready, nothing posted, s": cold,
        "first boards, a second": siege.meter.boards / posted,
        "memory, all posted, MB": memory,
        "ready, all posted, s": warm,
        "memory when ready, MB": siege.bot.memory(),
    }


async def _ready(siege: Siege) -> float:
    """Return the seconds from the start of the processes until one of them has acknowledged somebody."""
    begun = perf_counter()
    await siege.wake()
    while not siege.meter.acknowledged:
        await siege.click_somewhere()
        await asyncio.sleep(0.05)
    ready = perf_counter() - begun
    await siege.rest(GIVEN_UP)
    siege.meter.acknowledged.clear()
    return ready


async def _play(siege: Siege, load: Load) -> dict[str, float]:
    await _answer(siege, load.rate / 2, min(WARM, load.seconds))
    await siege.until_right(perf_counter(), LONGEST_REST)
    await siege.check()
    siege.meter.reset()
    siege.report["clicks"] = siege.report["acknowledged"] = 0
    watch, since, begun = Watch(siege), monotonic(), perf_counter()
    watching = asyncio.create_task(watch.go_on())
    await _answer(siege, load.rate, load.seconds)
    boards, seconds = siege.meter.boards, perf_counter() - begun
    watching.cancel()
    lags = [lag for bot in siege.bots for lag in held(bot.words.parent / LAGS, since)]
    await siege.until_right(perf_counter(), LONGEST_REST)
    await siege.check()
    speed = {"answers a second": siege.report["acknowledged"] / seconds, "boards a second": boards / seconds}
    return _waits(siege.meter) | _counts(siege, watch, lags) | speed


async def _answer(siege: Siege, rate: float, seconds: float) -> None:
    """Let people give so many answers a second for so long, and wait until they have been told what became of them."""
    begun = perf_counter()
    for number in range(round(rate * seconds)):
        while (early := begun + number / rate - perf_counter()) > 0:
            siege.settle()
            await asyncio.sleep(min(early, 0.02))
        await siege.click_somewhere()
    await siege.rest(GIVEN_UP)


def _waits(meter: Meter) -> dict[str, float]:
    return {
        "acknowledged p50, ms": 1000 * at(meter.acknowledged, 50),
        "acknowledged p99, ms": 1000 * at(meter.acknowledged, 99),
        "new board p50, s": at(meter.waits, 50),
        "new board p95, s": at(meter.waits, 95),
        "new board, oldest, s": max(meter.waits, default=0.0),
    }


def _counts(siege: Siege, watch: Watch, lags: list[Held]) -> dict[str, float]:
    behind = watch.behind[-1] if watch.behind else 0
    if behind:
        siege.report.fault(BEHIND, "", behind)
    return {
        "loop held p50, ms": 1000 * median([lag.held for lag in lags] or [0.0]),
        "loop held, most, ms": 1000 * max((lag.held for lag in lags), default=0.0),
        "loop computing, most, ms": 1000 * max((lag.computing for lag in lags), default=0.0),
        "tables waiting, most": max(watch.waiting, default=0),
        BEHIND: behind,
        "memory at the start, MB": watch.memory[0],
        "memory in the middle, MB": watch.memory[len(watch.memory) // 2],
        "memory at the end, MB": watch.memory[-1],
    }
