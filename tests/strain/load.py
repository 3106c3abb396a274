"""Hundreds of tables that are played at once: how long answers take, and how fast boards leave.

Service, store, courier, messenger and drawing processes are the real ones; Discord is a pause for each message.
"""

import asyncio
import random
import resource
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import discord
import msgspec
from discord.utils import utcnow

from bot import words
from bot.automata import Thinker
from bot.model import Caller, Kind, Notice, Place, TableId
from bot.outbox import IN_HAND, Courier
from bot.parcels import Delivery
from bot.pictures import Pictures
from bot.refusals import Refusal
from bot.store import open_store
from bot.tables import TableService
from bot.ui.components import Block
from bot.ui.sender import Messenger
from bot.workers import Pool
from games import GAMES
from tests.strain.tables import asked, person_at, seat_everybody

CHANNELS = 50

LONGEST_REST = 300.0
"""Seconds within which the last boards must have left."""

MOST_DRAWN = 50
"""So many boards for each process are drawn alone, to compare with."""


class Load(msgspec.Struct, frozen=True):
    """What is asked of the bot: tables, answers a second, seconds, seconds that Discord takes for a message."""

    tables: int = 500
    rate: float = 20.0
    seconds: float = 120.0
    pause: float = 0.15
    processes: int = 2


class Ages:
    """How long ago each table changed in a way that its message does not show yet."""

    def __init__(self) -> None:
        self._unshown: defaultdict[TableId, list[tuple[int, float]]] = defaultdict(list)
        self.waits: list[float] = []
        self.boards = 0

    def changed(self, table: TableId, revision: int) -> None:
        """A table has changed."""
        self._unshown[table].append((revision, perf_counter()))

    def shown(self, table: TableId, revision: int) -> None:
        """Its message shows this revision now."""
        self.boards += 1
        now, rest = perf_counter(), []
        for one, since in self._unshown[table]:
            if one <= revision:
                self.waits.append(now - since)
            else:
                rest.append((one, since))
        self._unshown[table] = rest

    @property
    def oldest(self) -> float:
        """Seconds for which the table that waits longest has waited."""
        now = perf_counter()
        return max((now - rest[0][1] for rest in self._unshown.values() if rest), default=0.0)

    @property
    def backlog(self) -> int:
        """Tables whose message does not show their newest state."""
        return sum(bool(rest) for rest in self._unshown.values())


class Post(Messenger):
    """The messenger with a pause in the place of Discord."""

    def __init__(self, pictures: Pictures, ages: Ages, pause: float) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none()), pictures, "en")
        self.ages, self.pause = ages, pause
        self._last = 0
        self.unpictured = 0

    async def _post(self, delivery: Delivery, blocks: Sequence[Block], files: Sequence[discord.File] = ()) -> int:
        await self._on_the_way(delivery, files)
        self._last += 1
        return discord.utils.time_snowflake(utcnow()) + self._last

    async def _edit(self, table: Any, message: int | None, blocks: Sequence[Block], files: Any = None) -> int | None:
        await asyncio.sleep(self.pause)
        if files and message:
            self.ages.shown(table.id, table.revision)
        return message

    async def _may_edit(self, table: Any, now: Any) -> bool:
        return table.board_message is not None

    async def _strip(self, table: Any, message: int) -> None:
        await asyncio.sleep(self.pause)

    async def _on_the_way(self, delivery: Delivery, files: Sequence[discord.File]) -> None:
        table = delivery.look.table
        self.unpictured += not files
        await asyncio.sleep(self.pause)
        self.ages.shown(table.id, table.revision)


class Meter:
    """What is seen during the run."""

    def __init__(self) -> None:
        self.acts: list[float] = []
        self.lags: list[float] = []
        self.backlogs: list[int] = []
        self.oldest: list[float] = []
        self.refused = 0
        self.boards = 0
        self.drawn = 0.0
        self.memory = (0, 0)


async def measure(load: Load) -> dict[str, float]:
    """Run it and return the figures: seconds, boards a second, tables, megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        words.read_all()
        store = await open_store(f"sqlite:///{Path(folder) / 'load.sqlite3'}")
        thinkers = Pool(1)
        pictures = Pictures(load.processes)
        service = TableService(store, utcnow, GAMES, Thinker(thinkers))
        ages, meter = Ages(), Meter()
        post = Post(pictures, ages, load.pause)
        courier = Courier(service, post)
        try:
            places = [Place(channel=5_000 + number, guild=900) for number in range(CHANNELS)]
            people = [Caller(10_000 + number, f"Person {number}") for number in range(2 * load.tables)]
            tables = await seat_everybody(service, places, people, load.tables)
            await courier.carry_all()  # every table has its first board
            meter.drawn = await _drawn_alone(service, post, tables[: MOST_DRAWN * load.processes])
            service.bell.heard = courier.call
            await _run(load, service, tables, ages, meter)
        finally:
            await courier.close(0)
            await pictures.close()
            await thinkers.close()
            await store.close()
    return figures(load, post, meter)


async def _drawn_alone(service: TableService, post: Post, tables: list[TableId]) -> float:
    """Return how many boards a second are made ready while nothing else happens."""
    english, turns = words.words_in("en"), asyncio.Semaphore(IN_HAND)

    async def draw(table: TableId) -> None:
        async with turns:
            notice = Notice(0, Kind.BOARD, table, None, False, 0, 0, utcnow())
            delivery = await service.deliveries.delivery(notice)
            assert isinstance(delivery, Delivery)
            await post.board(delivery, english)

    begun = perf_counter()
    await asyncio.gather(*map(draw, tables))
    return len(tables) / (perf_counter() - begun)


async def _run(load: Load, service: TableService, tables: list[TableId], ages: Ages, meter: Meter) -> None:
    luck = random.Random(1)
    ages.boards, ages.waits = 0, []
    before = _memory()
    watcher = asyncio.create_task(_watch(ages, meter))
    begun = perf_counter()
    answers: set[asyncio.Task[None]] = set()
    for number in range(int(load.rate * load.seconds)):
        await asyncio.sleep(max(0.0, begun + number / load.rate - perf_counter()))
        answers.add(task := asyncio.create_task(_answer(service, luck.choice(tables), luck, ages, meter)))
        task.add_done_callback(answers.discard)
    await asyncio.gather(*answers)
    meter.boards = ages.boards
    watcher.cancel()
    with suppress(asyncio.CancelledError):
        await watcher
    meter.memory = (before, _memory())
    async with asyncio.timeout(LONGEST_REST):
        while ages.backlog:  # noqa: ASYNC110 - how long the last boards take is wanted as well
            await asyncio.sleep(0.05)


async def _answer(service: TableService, table: TableId, luck: random.Random, ages: Ages, meter: Meter) -> None:
    """Give one answer at a table, as the person who is asked there."""
    seated = await service.keeper.seated(table)
    prompt = asked(seated, luck)
    if prompt is None:
        return
    action = luck.choice(prompt.legal)
    begun = perf_counter()
    try:
        turned = await service.play.act(table, person_at(seated, prompt.seat), prompt.stamp, action)
    except Refusal:  # two answers to one table at the same moment: the second is told that it came late
        meter.refused += 1
        return
    meter.acts.append(perf_counter() - begun)
    ages.changed(table, turned.look.table.revision)


async def _watch(ages: Ages, meter: Meter) -> None:
    """Look once a second how many boards wait and for how long, and all the time how long the loop is held."""
    seen = perf_counter()
    while True:
        begun = perf_counter()
        await asyncio.sleep(0.01)
        meter.lags.append(max(0.0, perf_counter() - begun - 0.01))
        if begun - seen >= 1:
            seen = begun
            meter.backlogs.append(ages.backlog)
            meter.oldest.append(ages.oldest)


def _memory() -> int:
    """Megabytes of this process."""
    with suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * resource.getpagesize() // 2**20
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def figures(load: Load, post: Post, meter: Meter) -> dict[str, float]:
    """Return what was seen under its names."""
    ages = post.ages
    hundredths = quantiles(meter.acts, n=100, method="inclusive")
    return {
        "answers": len(meter.acts),
        "refused as too late": meter.refused,
        "answer p50, ms": 1000 * median(meter.acts),
        "answer p95, ms": 1000 * hundredths[94],
        "answer p99, ms": 1000 * hundredths[98],
        "loop held p99, ms": 1000 * quantiles(meter.lags, n=100, method="inclusive")[98],
        "loop held, most, ms": 1000 * max(meter.lags),
        "boards a second": meter.boards / load.seconds,
        "boards a second, alone": meter.drawn,
        "boards without picture": post.unpictured,
        "board p50, s": median(ages.waits),
        "board p95, s": quantiles(ages.waits, n=20, method="inclusive")[18],
        "tables waiting, most": max(meter.backlogs, default=0),
        "oldest, s": max(meter.oldest, default=0.0),
        "memory before, MB": meter.memory[0],
        "memory after, MB": meter.memory[1],
    }
