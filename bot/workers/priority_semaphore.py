"""A semaphore with priorities that serves people in turn."""

import asyncio
from asyncio import Future
from collections import deque
from enum import IntEnum

from bot.domain.person import PersonId


class WorkFailed(Exception):
    """Raised if the work has failed and is no longer running."""


class WorkRejected(WorkFailed):
    """Raised if the work waited too long in the queue and was not started."""


class Rank(IntEnum):
    """The priority of work; lower values are served first."""

    TABLE = 0
    """Work for which several people wait, or one player whose table shows nothing else until then."""
    PERSON = 1
    """For one person."""
    NOBODY = 2
    """Background work."""


class PrioritySemaphore:
    """A semaphore that allows `number` tasks at once, one for each person; within a rank, people take turns.

    The person who was served last comes after all others who wait, only background work excepted, so that no person
    can keep others waiting by asking again and again.
    Work without a person counts as that of a separate person.
    """

    def __init__(self, number: int) -> None:
        self._free = number
        self._queues: dict[Rank, dict[object, deque[Future[None]]]] = {rank: {} for rank in Rank}
        self._served: set[object] = set()
        self._last: object = None

    @property
    def free(self) -> int:
        """The number of free slots."""
        return self._free

    async def enter(self, patience: float | None, *, rank: Rank = Rank.PERSON, person: PersonId | None = None) -> None:
        """Wait for a slot for at most `patience` seconds (None = no limit). Raises WorkRejected."""
        turn: Future[None] = asyncio.get_running_loop().create_future()
        key: object = turn if person is None else person
        self._queues[rank].setdefault(key, deque()).append(turn)
        self._admit()
        try:
            async with asyncio.timeout(patience):
                await turn
        except BaseException as error:
            if turn.done() and not turn.cancelled():  # admitted at the moment of the cancellation
                self.leave(person)
            else:
                self._forget(rank, key, turn)
            if isinstance(error, TimeoutError):
                raise WorkRejected(patience) from error
            raise

    def leave(self, person: PersonId | None = None) -> None:
        """Release the person's slot for the next waiter."""
        self._free += 1
        if person is not None:
            self._served.discard(person)
        self._admit()

    def _admit(self) -> None:
        while self._free and (found := self._next()) is not None:
            rank, key = found
            queue = self._queues[rank].pop(key)
            turn = queue.popleft()
            if queue:
                self._queues[rank][key] = queue  # behind all others
            if turn.done():
                continue
            self._free -= 1
            self._last = key
            if key is not turn:
                self._served.add(key)
            turn.set_result(None)

    def _next(self) -> tuple[Rank, object] | None:
        """Return the next waiter; among equals, the one that was served longest ago."""
        waiting = ((rank, key) for rank, queues in self._queues.items() for key in queues if key not in self._served)
        return min(waiting, key=lambda one: (one[0] is Rank.NOBODY, one[1] == self._last, one[0]), default=None)

    def _forget(self, rank: Rank, key: object, turn: Future[None]) -> None:
        if (queue := self._queues[rank].get(key)) is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._queues[rank][key]
