"""Pictures are drawn in processes of their own, so that the event loop stays calm; the newest ones are kept."""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any

from cachetools import LRUCache
from msgspec import Struct

import renderers
from bot.words import Words
from bot.workers import Pool, Unfinished
from games.core.step import Seat

KEPT = 32
"""So many finished pictures are kept: about ten megabytes."""

PATIENCE = 20.0
"""Seconds that the drawing of one picture may take; most take a tenth of one."""


class NotDrawn(Exception):
    """A picture that could not be drawn: it took too long, or ended every process that tried; it is named."""


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
    """Draws in so many processes; with none, in a thread, which cannot be hurried."""

    def __init__(self, processes: int = 2) -> None:
        self._pool = Pool(processes) if processes else None
        self._kept: LRUCache[str, bytes] = LRUCache(KEPT)
        self._drawing: dict[str, asyncio.Task[bytes]] = {}

    async def draw(self, wanted: Wanted) -> bytes:
        """Return the picture; whoever asks for the same one meanwhile waits for the same drawing.

        Raises NotDrawn, and what a renderer raises.
        """
        if (kept := self._kept.get(wanted.name)) is not None:
            return kept
        task = self._drawing.get(wanted.name)
        if task is None:
            task = self._drawing[wanted.name] = asyncio.create_task(self._draw(wanted))
            task.add_done_callback(partial(self._done, wanted.name))
        return await asyncio.shield(task)

    def _done(self, name: str, task: asyncio.Task[bytes]) -> None:
        self._drawing.pop(name, None)
        if not task.cancelled():
            task.exception()  # whoever waits hears of it; that nobody waits any more is no fault

    async def _draw(self, wanted: Wanted) -> bytes:
        data = self._kept[wanted.name] = await self._run(wanted)
        return data

    async def _run(self, wanted: Wanted) -> bytes:
        if self._pool is None:
            return await asyncio.to_thread(draw, wanted)
        try:
            return await self._pool.run(PATIENCE, draw, wanted)
        except Unfinished as error:
            raise NotDrawn(wanted.name) from error

    async def close(self) -> None:
        """End the processes; nothing is drawn any more."""
        if self._pool is not None:
            await self._pool.close()
