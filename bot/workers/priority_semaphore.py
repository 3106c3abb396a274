"""Where work waits for its turn: people are served in turn, however much one of them asks for."""

import asyncio
from asyncio import Future
from collections import deque
from enum import IntEnum

from bot.domain.person import PersonId


class WorkFailed(Exception):
    """The work has come to nothing, and nothing of it is still going on."""


class WorkRejected(WorkFailed):
    """There was so much other work that this one was not even begun."""


class Rank(IntEnum):
    """Who waits for work; the lower one is served first."""

    TABLE = 0
    """Several people: a board, or a computer player's move at a table with several people."""
    PERSON = 1
    """One person: whatever they alone have asked for."""
    NOBODY = 2
    """Nobody yet."""


class PrioritySemaphore:
    """So many may be at work at once, one of them for each person at most; people take turns within a rank.

    Whoever was served last lets others go first, whatever their rank, so that nobody keeps a rank busy for themselves.
    Work that nobody in particular has started counts as that of somebody who asks for nothing else.
    """

    def __init__(self, number: int) -> None:
        self._free = number
        self._queues: dict[Rank, dict[object, deque[Future[None]]]] = {rank: {} for rank in Rank}
        self._served: set[object] = set()
        self._last: object = None

    @property
    def free(self) -> int:
        """How many could enter at once."""
        return self._free

    async def enter(self, patience: float | None, *, rank: Rank = Rank.PERSON, person: PersonId | None = None) -> None:
        """Wait for a turn, `patience` seconds at most (None = as long as it takes). Raises WorkRejected."""
        turn: Future[None] = asyncio.get_running_loop().create_future()
        key: object = turn if person is None else person
        self._queues[rank].setdefault(key, deque()).append(turn)
        self._admit()
        try:
            async with asyncio.timeout(patience):
                await turn
        except BaseException as error:
            if turn.done() and not turn.cancelled():  # it came at the moment at which nobody wanted it any more
                self.leave(person)
            else:
                self._forget(rank, key, turn)
            if isinstance(error, TimeoutError):
                raise WorkRejected(patience) from error
            raise

    def leave(self, person: PersonId | None = None) -> None:
        """Give the turn of this person back, to whoever comes next."""
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
                self._queues[rank][key] = queue  # behind everybody else
            if turn.done():
                continue
            self._free -= 1
            self._last = key
            if key is not turn:
                self._served.add(key)
            turn.set_result(None)

    def _next(self) -> tuple[Rank, object] | None:
        """Return whose turn it is; of two that are equal, the first one is the one that was served longer ago."""
        waiting = ((rank, key) for rank, queues in self._queues.items() for key in queues if key not in self._served)
        return min(waiting, key=lambda one: (one[0] is Rank.NOBODY, one[1] == self._last, one[0]), default=None)

    def _forget(self, rank: Rank, key: object, turn: Future[None]) -> None:
        if (queue := self._queues[rank].get(key)) is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._queues[rank][key]
