"""Many tables that are played at once: how long people wait for an acknowledgement and for a board, and what it takes.

The bot is a process of its own, or several that share the servers; Discord is the loopback bridge with Discord's rate
limits. With no answers at all, what is measured is the start.
"""

import asyncio
import random
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter

import msgspec

from tests.support.buckets import Buckets
from tests.tools.load.flood import Flood
from tests.tools.load.in_process import LAGS, Held, held
from tests.tools.load.meter import Meter, at
from tests.tools.load.share import share
from tests.tools.load.siege import Siege

LONGEST_REST = 600.0
"""Seconds within which every table must have its first board, and the last answers theirs."""

WARM = 20.0
"""Seconds of half the load before anything is measured: whoever has just started draws all for the first time."""

GIVEN_UP = 60.0
"""Seconds after which nobody waits any more to hear what has become of an answer."""


OFFENCES = "against Discord's rules"
"""The figure of requests that Discord would refuse; each of them is logged."""


class Load(msgspec.Struct, frozen=True):
    """What is asked of the bot: tables, answers a second, seconds, processes that share the tables; and how much
    of a processor each of them has, together with those that draw for it (0: what there is); and seconds in half of
    which one person floods the bot (0: nobody does).

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


async def measure(load: Load, url: str = "") -> dict[str, float]:
    """Run it, on this database or a file, and return the figures under their names. Raises CannotBeTried."""
    with TemporaryDirectory(prefix="planisphere-") as folder, ExitStack() as given:
        shares = [given.enter_context(share(number, load.share)) for number in range(load.bots if load.share else 0)]
        siege = Siege(Path(folder), load.tables, random.Random(1), url=url, bots=load.bots, shares=shares, twice=0.0)
        siege.patient = bool(shares)
        siege.bridge.buckets = buckets = Buckets()
        try:
            await siege.open()
            flood = Flood(siege, random.Random(2))
            if load.flood:
                await flood.seat()
            figures = await _start(siege)
            if load.rate:
                before, refused = buckets.counted, buckets.refused
                figures |= await _play(siege, load)
                figures["requests that count, a board"] = (buckets.counted - before) / max(1, siege.meter.boards)
                figures["limited by Discord"] = buckets.refused - refused
            if load.flood:
                figures |= await flood.measure(load.flood)
            siege.find_offences()
            figures[OFFENCES] = siege.tally.offences
            return figures
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
    siege.tally.clicks = siege.tally.acknowledged = 0
    watch, since, begun = Watch(siege), monotonic(), perf_counter()
    watching = asyncio.create_task(watch.go_on())
    await _answer(siege, load.rate, load.seconds)
    boards, seconds = siege.meter.boards, perf_counter() - begun
    watching.cancel()
    lags = [lag for bot in siege.bots for lag in held(bot.words.parent / LAGS, since)]
    await siege.until_right(perf_counter(), LONGEST_REST)
    await siege.check()
    speed = {"answers a second": siege.tally.acknowledged / seconds, "boards a second": boards / seconds}
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
    tally = siege.tally
    return {
        "loop held p50, ms": 1000 * median([lag.held for lag in lags] or [0.0]),
        "loop held, most, ms": 1000 * max((lag.held for lag in lags), default=0.0),
        "loop computing, most, ms": 1000 * max((lag.computing for lag in lags), default=0.0),
        "clicks": tally.clicks,
        "answers given": tally.acknowledged,
        "told nothing": tally.unanswered,
        "tables waiting, most": max(watch.waiting, default=0),
        "tables behind, at last": watch.behind[-1] if watch.behind else 0,
        "lost": tally.lost,
        "doubled": tally.doubled,
        "boards wrong or twice": tally.wrong + tally.twice,
        "memory at the start, MB": watch.memory[0],
        "memory in the middle, MB": watch.memory[len(watch.memory) // 2],
        "memory at the end, MB": watch.memory[-1],
    }
