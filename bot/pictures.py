"""Pictures are drawn in processes of their own, so that the event loop stays calm; the newest ones are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from msgspec import Struct

import renderers
from bot import workers
from bot.words import Words
from games.core.step import Seat

KEPT = 32
"""So many finished pictures are kept: about ten megabytes."""


class Wanted(Struct, frozen=True):
    """What is to be drawn; `name` stands for all of it: the same name is the same picture."""

    name: str
    game: str
    view: Any
    sheet: str
    words: Words
    people: Mapping[Seat, str]
    marks: Mapping[str, str] = {}
    seat: Seat | None = None


def draw(wanted: Wanted) -> bytes:
    """Draw one picture and return it as PNG; runs in any process."""
    return renderers.render(
        wanted.game, wanted.view, wanted.sheet, wanted.words, wanted.people, wanted.marks, wanted.seat
    )


class Pictures:
    """A pool that draws; with no processes, one thread does."""

    def __init__(self, processes: int = 2) -> None:
        self._processes = processes
        self._pool: Executor | None = None
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}

    async def draw(self, wanted: Wanted) -> bytes:
        """Return the picture; whoever asks for the same one meanwhile waits for the same drawing."""
        if wanted.name in self._kept:
            self._kept.move_to_end(wanted.name)
            return self._kept[wanted.name]
        task = self._drawing.get(wanted.name)
        if task is None:
            task = self._drawing[wanted.name] = asyncio.create_task(self._draw(wanted))
            task.add_done_callback(lambda _: self._drawing.pop(wanted.name, None))
        return await asyncio.shield(task)

    async def _draw(self, wanted: Wanted) -> bytes:
        try:
            data = await self._run(wanted)
        except BrokenProcessPool:  # a worker was killed, for want of memory perhaps: once more with new ones
            self.close()
            data = await self._run(wanted)
        self._kept[wanted.name] = data
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return data

    async def _run(self, wanted: Wanted) -> bytes:
        if self._pool is None:
            self._pool = self._open()
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw, wanted)

    def _open(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1, thread_name_prefix="pictures")
        return workers.pool(self._processes)

    def close(self) -> None:
        """End the workers; the next picture starts them anew."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)
