"""Pictures are drawn in processes of their own, so that the event loop stays calm; the newest ones are kept."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from cachetools import LRUCache
from msgspec import Struct

import renderers
from bot.domain.person import PersonId, acting_person
from bot.i18n.translator import Translator
from bot.workers.priority_semaphore import Rank, WorkFailed
from bot.workers.process_pool import ProcessPool, WorkerDied
from bot.workers.rule_illustrations import shown
from games.api import Seat

log = logging.getLogger(__name__)

KEPT = 32
"""So many finished pictures are kept: about ten megabytes."""

PATIENCE = 20.0
"""Seconds that the drawing of one picture may take; most take a tenth of one."""

SOON = 10.0
"""Seconds for which somebody waits for a picture."""

FIRST_REST, LONGEST_REST = 30.0, 3600.0
"""Seconds for which nothing more of a subject is drawn that could not be; twice as long each time it fails again."""

DIED_REST = 15.0
"""Seconds for which nothing more of a subject is drawn whose processes ended: most often it is not to blame."""

RESTING = 1000
"""So many subjects that could not be drawn are remembered."""


class PictureFailed(Exception):
    """A picture that was not drawn: its turn or its end did not come in time, every process that tried ended, or it
    rests; it is named, and so is what kept it.
    """


class DrawingDied(PictureFailed):
    """A picture over which every process that tried has ended."""


class DrawnAlready(Exception):
    """Another task has drawn this picture, or is drawing it."""


class PictureRequest(Struct, frozen=True):
    """What is to be drawn; `name` stands for all of it: the same name is the same picture.

    `subject` is what it shows, in whatever state: if that cannot be drawn, its next state hardly can. Without a view it
    is the plate of a chapter of the rules, whose match is played where it is drawn.
    """

    name: str
    game: str
    view: Any
    sheet: str
    words: Translator
    people: Mapping[Seat, str]
    marks: Mapping[str, str] = {}
    seat: Seat | None = None
    subject: str = ""


def draw(wanted: PictureRequest) -> bytes:
    """Draw one picture and return it as PNG; runs in any process."""
    seat, view = (wanted.seat, wanted.view) if wanted.view is not None else shown(wanted.game, wanted.sheet)
    return renderers.render(wanted.game, view, wanted.sheet, wanted.words, wanted.people, wanted.marks, seat)


def seconds() -> float:
    """Return the time of the event loop."""
    return asyncio.get_running_loop().time()


class RetryPause(Struct, frozen=True):
    """How often in a row a subject could not be drawn, and until when nobody tries."""

    times: int
    until: float


class PictureService:
    """Draws in the processes of a pool; where there is none, in a thread, which cannot be hurried."""

    def __init__(self, pool: ProcessPool | None = None, *, clock: Callable[[], float] = seconds) -> None:
        self._pool = pool
        self._clock = clock
        self._kept: LRUCache[str, bytes] = LRUCache(KEPT)
        self._drawing: dict[tuple[str, bool, PersonId | None], asyncio.Task[bytes]] = {}
        self._begun: dict[str, asyncio.Task[bytes]] = {}
        self._rests: LRUCache[str, RetryPause] = LRUCache(RESTING)
        self._calm = asyncio.Event()
        self._calm.set()

    def rush(self, many: bool) -> None:
        """Hear whether more urgent pictures are to come than can be drawn: until they are, nothing else is begun."""
        if many:
            self._calm.clear()
        else:
            self._calm.set()

    async def draw(self, wanted: PictureRequest, within: float = SOON, *, urgent: bool = False) -> bytes:
        """Return the picture; whoever asks for the same one meanwhile waits for the same drawing, once it has begun.

        Before, it waits in the turns of those alone who have asked for it; whose turn comes first has it drawn for all.

        What is not begun `within` so many seconds is not drawn at all, for nobody waits for it any more; what is begun
        is finished, for whoever asks again. `urgent` pictures are drawn before all others. Raises PictureFailed, and
        what a renderer raises.
        """
        if (kept := self._kept.get(wanted.name)) is not None:
            return kept
        if self._resting(wanted):
            raise PictureFailed(wanted.name)
        key = (wanted.name, urgent, acting_person.get())
        task = self._begun.get(wanted.name) or self._drawing.get(key)
        if task is None:
            task = self._drawing[key] = asyncio.create_task(self._draw(wanted, within, urgent=urgent))
            task.add_done_callback(partial(self._done, wanted))
            task.add_done_callback(lambda _: self._drawing.pop(key))
        try:
            await asyncio.wait({task}, timeout=within)
            if task.done():
                return task.result()
        finally:
            del task  # it knows what was raised, and what was raised knows this place
        if wanted.name in self._begun:
            self._rest(wanted)
        raise PictureFailed(wanted.name)

    def _done(self, wanted: PictureRequest, task: asyncio.Task[bytes]) -> None:
        own = self._begun.get(wanted.name) is task
        well = not task.cancelled() and task.exception() is None  # whoever waits hears of it; perhaps nobody does now
        if well:
            self._rests.pop(_subject(wanted), None)
        elif not task.cancelled() and isinstance(task.exception(), DrawingDied):
            self._rests[_subject(wanted)] = RetryPause(0, self._clock() + DIED_REST)
        elif own:  # else it is not to blame
            self._rest(wanted)
        if own:
            del self._begun[wanted.name]

    def _resting(self, wanted: PictureRequest) -> bool:
        rest = self._rests.get(_subject(wanted))
        return rest is not None and self._clock() < rest.until

    def _rest(self, wanted: PictureRequest) -> None:
        """Draw nothing more of this subject for a while."""
        if self._resting(wanted):
            return
        times = self._rests.get(_subject(wanted), RetryPause(0, 0.0)).times
        length = min(LONGEST_REST, FIRST_REST * 2 ** min(times, 12))
        self._rests[_subject(wanted)] = RetryPause(times + 1, self._clock() + length)

    async def _draw(self, wanted: PictureRequest, within: float, *, urgent: bool) -> bytes:
        try:
            data = self._kept[wanted.name] = await self._run(wanted, within, urgent=urgent)
        except DrawnAlready:
            drawing = self._begun.get(wanted.name)
            return self._kept[wanted.name] if drawing is None else await asyncio.shield(drawing)
        return data

    def _begin(self, name: str) -> None:
        """Note that the current task draws this picture. Raises DrawnAlready."""
        task = asyncio.current_task()
        assert task is not None
        if name in self._kept or self._begun.setdefault(name, task) is not task:
            raise DrawnAlready(name)

    async def _run(self, wanted: PictureRequest, within: float, *, urgent: bool) -> bytes:
        begun = partial(self._begin, wanted.name)
        if self._pool is None:
            begun()
            return await asyncio.to_thread(draw, wanted)
        try:
            left, rank = (within, Rank.TABLE) if urgent else (await self._calmed(within), Rank.PERSON)
            return await self._pool.run(PATIENCE, draw, wanted, rank=rank, queue=left, begun=begun)
        except (WorkFailed, TimeoutError) as error:
            why, failed = type(error).__name__, DrawingDied if isinstance(error, WorkerDied) else PictureFailed
        # Not from the error: its places know this very task, which keeps what is raised.
        raise failed(wanted.name, why)

    async def _calmed(self, within: float) -> float:
        """Wait until there is no rush, and return how many seconds are left then. Raises TimeoutError."""
        end = seconds() + within
        async with asyncio.timeout(within):
            await self._calm.wait()
        return max(0.0, end - seconds())

    async def close(self) -> None:
        """End the processes; nothing is drawn any more."""
        if self._pool is not None:
            await self._pool.close()


class NoPictures(PictureService):
    """Draws nothing, so that every message uses its words instead."""

    async def draw(self, wanted: PictureRequest, within: float = SOON, *, urgent: bool = False) -> bytes:
        """Raise PictureFailed."""
        raise PictureFailed(wanted.name)


def _subject(wanted: PictureRequest) -> str:
    return wanted.subject or wanted.name


async def attempt(
    pictures: PictureService, wanted: PictureRequest, within: float = SOON, *, urgent: bool = False
) -> bytes | None:
    """Return a picture, or None where words must do: it was not drawn in time, or drawing failed."""
    try:
        return await pictures.draw(wanted, within, urgent=urgent)
    except PictureFailed:
        log.warning("the picture %s is not drawn", wanted.name)
    except Exception:
        log.exception("the picture %s could not be drawn", wanted.name)
    return None
