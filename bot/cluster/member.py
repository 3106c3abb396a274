"""One of the processes that serve a database, and the leases that it holds."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta

from bot.cluster.leases import CHANGED, PROCESS, LeaseHolders, LeaseRepository, LeaseRequest, Owners
from bot.cluster.notify import NotifyListener
from bot.database.repositories import Repositories
from bot.domain.timestamps import to_millis
from bot.refusals import Refusal

log = logging.getLogger(__name__)

RENEWAL_INTERVAL = 4.0
"""Seconds between two renewals."""

RETRY = 1.0
"""Seconds until the next attempt after a failed renewal."""

LASTS = timedelta(seconds=15)
"""Duration of a lease without a renewal; three renewals may fail."""

FOR_EVER = timedelta(days=36_500)
"""Duration of a lease of a process that is known to be alone."""

SKEW = 5.0
"""Difference in seconds to the database's clock from which it is logged."""

CLOCK = "clock"
"""The lease to run the scheduler."""

SERVED = "served"
"""Notification that a process now serves a shard, so that the previous one may stop."""


class ClusterMember:
    """The leases of this process: the scheduler's, and its part of the `shards`.

    A process that is `alone`, as no other can use its database, holds everything permanently. `bereaved` is called when
    other processes have stopped, or if none was there before: their work is to be continued. `moved` is called when the
    shards that may be held can have changed.
    """

    def __init__(
        self,
        repositories: Repositories,
        leases: LeaseRepository,
        now: Callable[[], datetime],
        wake: Callable[[], None],
        shards: int = 0,
        *,
        alone: bool = False,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._leases = leases
        self._me, self._engine = repositories.name, repositories.engine
        self._now = now
        self._wake = wake
        self.number = shards
        self._alone = alone
        self._holders: LeaseHolders | None = None
        self._monotonic = monotonic
        self._until = monotonic()
        self._skew = 0.0
        self._turn = asyncio.Lock()
        self._left = False
        self._news = asyncio.Event()
        self._relieved: dict[str, asyncio.Event] = {}
        self.bereaved: Callable[[], None] = lambda: None
        self.moved: Callable[[], None] = lambda: None

    # -- what is held ------------------------------------------------------------------------------------------------

    def holds(self, lease: str) -> bool:
        """Return whether this process currently holds a lease."""
        held = self._holders is not None and self._holders.owners.get(lease) == self._me
        return held and self._monotonic() < self._until

    @property
    def overdue(self) -> bool:
        """Whether this process has not renewed its leases in time, so that others may hold them."""
        return not self._left and self._monotonic() >= self._until

    @property
    def shards(self) -> frozenset[int]:
        """The shards that this process is to serve."""
        return frozenset(shard for shard in range(self.number) if self.holds(shard_name(shard, self.number)))

    @property
    def others(self) -> int:
        """The number of other live processes at the last round."""
        return 0 if self._holders is None else len({*self._holders.living} - {self._me})

    # -- rounds ------------------------------------------------------------------------------------------------------

    async def round(self) -> None:
        """Renew, take and give leases. Raises the refusals of the database."""
        async with self._turn:
            if not self._left:
                await self._hold()
        self.moved()

    async def _hold(self) -> None:
        news, before = self._news.is_set(), self._holders
        self._news.clear()
        began, now, lasts = self._monotonic(), to_millis(self._now()), FOR_EVER if self._alone else LASTS
        alone = self._alone and before is None
        self._holders = holders = await self._leases.hold(
            now, lasts // timedelta(milliseconds=1), self._request, alone=alone
        )
        self._until = began + lasts.total_seconds()
        self._compare_clocks((to_millis(self._now()) - holders.now) / 1000)
        if before is None or before.owners != holders.owners:
            log.info("process %s holds %s", self._me, ", ".join(holders.held_by(self._me)))
        if holders.gone or (before is None and not self.others):
            self.bereaved()
        if holders.gone or news:
            self._wake()

    def _compare_clocks(self, skew: float) -> None:
        """Log if this process's clock differs from the database's: deadlines depend on it."""
        if abs(skew - self._skew) > SKEW:
            self._skew = skew
            log.warning("the clock of this process is %+.0f seconds off the database's: synchronize both", skew)

    def _request(self, owners: Owners) -> LeaseRequest:
        clock = () if CLOCK in owners else (CLOCK,)
        shards = shared(owners, self._me, self.number)
        return LeaseRequest((*clock, *shards.take), shards.give)

    async def run(self) -> None:
        """Run rounds until cancelled, at once after a notification; retry after failures."""
        if self._alone:
            return
        listener = asyncio.create_task(NotifyListener(self._engine, self._hear).listen(), name="listener")
        try:
            pause = RENEWAL_INTERVAL
            while not self._left:
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._news.wait()
                pause = RENEWAL_INTERVAL if await self._go_round() else RETRY
            await listener
        finally:
            listener.cancel()
            await asyncio.gather(listener, return_exceptions=True)

    async def _go_round(self) -> bool:
        try:
            await self.round()
            return True
        except Refusal as refusal:
            log.warning("no lease could be renewed: %s", refusal)
        except Exception:
            log.exception("no lease could be renewed")
        return False

    # -- from one to the next ----------------------------------------------------------------------------------------

    async def leave(self) -> None:
        """Release all leases so that others continue at once. Raises the refusals of the database."""
        async with self._turn:
            self._left = True
            self._until = self._monotonic()
            self._holders = await self._leases.leave()
        self.moved()

    async def serve(self, shard: int) -> None:
        """Tell the process that served a shard before that this one does now.

        Raises the refusals of the database.
        """
        name = shard_name(shard, self.number)
        self._relieved[name] = asyncio.Event()
        await self._leases.tell(f"{SERVED} {name} {self._me}")

    async def relieved(self, shard: int, patience: float) -> None:
        """Wait until another process serves a shard, for at most `patience` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._relieved.setdefault(shard_name(shard, self.number), asyncio.Event()).wait()

    async def part(self) -> None:
        """Notify others that this process has stopped sending, so that they send the rest."""
        await self._leases.tell(CHANGED)

    def _hear(self, news: str) -> None:
        match news.split():
            case [what] if what == CHANGED:
                self._news.set()
            case [what, name, who] if what == SERVED and who != self._me and name in self._relieved:
                self._relieved[name].set()


def shard_name(shard: int, shards: int) -> str:
    """Return the name of a shard's lease."""
    return f"shard/{shards}/{shard}"


def shared(owners: Owners, me: str, shards: int) -> LeaseRequest:
    """Return the shards that a process takes and gives, so that all hold equally many."""
    holders = {name: owners.get(name) for name in (shard_name(shard, shards) for shard in range(shards))}
    load = Counter({owner: 0 for name, owner in owners.items() if name.startswith(PROCESS)})
    load.update([owner for owner in holders.values() if owner is not None and owner in load])
    take, give = [], []
    for name in (name for name, owner in holders.items() if owner is None):
        least = min(load, key=lambda one: (load[one], one))
        load[least] += 1
        if least == me:
            take.append(name)
    for name in (name for name, owner in holders.items() if owner == me):
        least = min(load, key=lambda one: (load[one], one))
        if load[me] - load[least] > 1:
            load.subtract([me])
            load[least] += 1
            give.append(name)
    return LeaseRequest(tuple(take), tuple(give))
