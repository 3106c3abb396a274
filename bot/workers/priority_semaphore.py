"""Where work waits for its turn."""

import asyncio
from asyncio import Future
from collections import deque


class WorkFailed(Exception):
    """The work has come to nothing, and nothing of it is still going on."""


class WorkRejected(WorkFailed):
    """There was so much other work that this one was not even begun."""


class PrioritySemaphore:
    """So many may be at work at once; of those who wait, the urgent ones come first, else who has waited longest."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._urgent: deque[Future[None]] = deque()
        self._patient: deque[Future[None]] = deque()

    @property
    def free(self) -> int:
        """How many could enter at once."""
        return self._free

    async def enter(self, patience: float | None, *, urgent: bool = False) -> None:
        """Wait for a turn, `patience` seconds at most (None = as long as it takes). Raises WorkRejected."""
        if self._free:
            self._free -= 1
            return
        turn: Future[None] = asyncio.get_running_loop().create_future()
        waiting = self._urgent if urgent else self._patient
        waiting.append(turn)
        try:
            async with asyncio.timeout(patience):
                await turn
        except BaseException as error:
            if turn in waiting:
                waiting.remove(turn)
            elif not turn.cancelled():  # it came at the moment at which nobody wanted it any more
                self.leave()
            if isinstance(error, TimeoutError):
                raise WorkRejected(patience) from error
            raise

    def leave(self) -> None:
        """Give a turn back, to whoever comes next."""
        for waiting in (self._urgent, self._patient):
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
