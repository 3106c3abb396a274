"""Draws pictures in worker processes, and caches the newest."""

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

CACHED_PICTURES = 32
"""Number of pictures in the cache; about ten megabytes."""

DRAWING_TIMEOUT = 20.0
"""Time limit of one drawing in seconds; most take 0.1."""

MAX_PICTURE_WAIT = 10.0
"""Seconds for which a caller waits for a picture."""

FIRST_REST, LONGEST_REST = 30.0, 3600.0
"""Back-off in seconds after a failed drawing of a subject; it doubles with each failure."""

DIED_REST = 15.0
"""Seconds of back-off after the processes died, as the subject is rarely the cause."""

RESTING = 1000
"""Number of failed subjects that are remembered."""


class PictureFailed(Exception):
    """Rendering failed: timeout, worker processes died, or back-off; names picture and cause."""


class DrawingDied(PictureFailed):
    """Every process that tried to draw the picture has died."""


class DrawnAlready(Exception):
    """Another task has drawn this picture, or is drawing it."""


class PictureRequest(Struct, frozen=True):
    """A picture to draw; requests with the same `name` are for the same picture.

    `subject` is what it shows, in any state: if one state cannot be drawn, the next one probably cannot either. Without
    a view it is the picture of a chapter of the rules, whose match is played in the worker process.
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
    """Draw a picture and return it as PNG; runs in any process."""
    seat, view = (wanted.seat, wanted.view) if wanted.view is not None else shown(wanted.game, wanted.sheet)
    return renderers.render(wanted.game, view, wanted.sheet, wanted.words, wanted.people, wanted.marks, seat)


def seconds() -> float:
    """Return the time of the event loop."""
    return asyncio.get_running_loop().time()


class RetryPause(Struct, frozen=True):
    """The number of consecutive failures of a subject, and the end of its back-off."""

    times: int
    until: float


class PictureService:
    """The service that draws pictures in a process pool; without one in a thread, which has no time limit."""

    def __init__(self, pool: ProcessPool | None = None, *, clock: Callable[[], float] = seconds) -> None:
        self._pool = pool
        self._clock = clock
        self._kept: LRUCache[str, bytes] = LRUCache(CACHED_PICTURES)
        self._drawing: dict[tuple[str, bool, PersonId | None], asyncio.Task[bytes]] = {}
        self._begun: dict[str, asyncio.Task[bytes]] = {}
        self._rests: LRUCache[str, RetryPause] = LRUCache(RESTING)
        self._calm = asyncio.Event()
        self._calm.set()

    def defer_others(self, many: bool) -> None:
        """Defer all pictures that are not urgent while `many` urgent ones are to come."""
        if many:
            self._calm.clear()
        else:
            self._calm.set()

    async def draw(self, wanted: PictureRequest, within: float = MAX_PICTURE_WAIT, *, urgent: bool = False) -> bytes:
        """Return a picture; requests for one that is being drawn share its drawing.

        Until it begins, each person's request waits in that person's own queue; the first to get a turn draws it for
        all.

        It is cancelled if it does not begin `within` seconds. Once begun it is completed and cached, even without a
        waiter. `urgent` pictures are drawn first. Raises PictureFailed, and what a renderer raises.
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
            del task  # break the cycle of task, exception and frame
        if wanted.name in self._begun:
            self._rest(wanted)
        raise PictureFailed(wanted.name)

    def _done(self, wanted: PictureRequest, task: asyncio.Task[bytes]) -> None:
        own = self._begun.get(wanted.name) is task
        well = not task.cancelled() and task.exception() is None  # the waiters, if any, handle the error
        if well:
            self._rests.pop(_subject(wanted), None)
        elif not task.cancelled() and isinstance(task.exception(), DrawingDied):
            self._rests[_subject(wanted)] = RetryPause(0, self._clock() + DIED_REST)
        elif own:  # otherwise another drawing has failed
            self._rest(wanted)
        if own:
            del self._begun[wanted.name]

    def _resting(self, wanted: PictureRequest) -> bool:
        rest = self._rests.get(_subject(wanted))
        return rest is not None and self._clock() < rest.until

    def _rest(self, wanted: PictureRequest) -> None:
        """Start or extend the back-off of a subject."""
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
        """Register the current task as the one that draws this picture. Raises DrawnAlready."""
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
            return await self._pool.run(DRAWING_TIMEOUT, draw, wanted, rank=rank, queue=left, begun=begun)
        except (WorkFailed, TimeoutError) as error:
            why, failed = type(error).__name__, DrawingDied if isinstance(error, WorkerDied) else PictureFailed
        # Raised outside `except`: the error's frames refer to this task, which keeps the exception.
        raise failed(wanted.name, why)

    async def _calmed(self, within: float) -> float:
        """Wait until urgent pictures are done, and return the seconds left. Raises TimeoutError."""
        end = seconds() + within
        async with asyncio.timeout(within):
            await self._calm.wait()
        return max(0.0, end - seconds())

    async def close(self) -> None:
        """Stop the worker processes."""
        if self._pool is not None:
            await self._pool.close()


class NoPictures(PictureService):
    """A picture service that draws nothing, so that all messages are text only."""

    async def draw(self, wanted: PictureRequest, within: float = MAX_PICTURE_WAIT, *, urgent: bool = False) -> bytes:
        """Raise PictureFailed."""
        raise PictureFailed(wanted.name)


def _subject(wanted: PictureRequest) -> str:
    return wanted.subject or wanted.name


async def attempt(
    pictures: PictureService, wanted: PictureRequest, within: float = MAX_PICTURE_WAIT, *, urgent: bool = False
) -> bytes | None:
    """Return a picture, or None if drawing has failed or timed out, to use text instead."""
    try:
        return await pictures.draw(wanted, within, urgent=urgent)
    except PictureFailed:
        log.warning("the picture %s is not drawn", wanted.name)
    except Exception:
        log.exception("the picture %s could not be drawn", wanted.name)
    return None
