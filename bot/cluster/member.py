"""One process among those that serve a database: what it alone does, for as long as it says in time that it lives."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta

from bot.app.services import Services
from bot.cluster.leases import CHANGED, PROCESS, LeaseHolders, LeaseRequest, Owners
from bot.cluster.notify import NotifyListener
from bot.domain.timestamps import to_millis
from bot.refusals import Refusal

log = logging.getLogger(__name__)

PULSE = 4.0
"""Seconds between two renewals."""

RETRY = 1.0
"""Seconds after a renewal that failed."""

LASTS = timedelta(seconds=15)
"""A process holds its leases for this long without a renewal; three may fail."""

FOR_EVER = timedelta(days=36_500)
"""How long a process holds its leases that is known to be alone."""

SKEW = 5.0
"""Seconds by which a clock may differ from the database's before the log says so."""

CLOCK = "clock"
"""The duty to let time pass at the tables."""

SERVED = "served"
"""Told with a shard and a process: it serves that now, so that the one before may stop."""


class ClusterMember:
    """What this process holds: the clock or not, and its part of so many `shards`.

    A process that is `alone`, for nobody else can be at its database, holds everything for good. `bereaved` is called
    when others have gone, or if nobody was there before: what they were at is to be gone on with. `moved` is called
    when other shards than before may be held.
    """

    def __init__(
        self,
        service: Services,
        shards: int = 0,
        *,
        alone: bool = False,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._service = service
        self._leases = service.repositories.leases
        self._me = service.repositories.name
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
        """Say whether this process, and no other, holds a lease just now."""
        held = self._holders is not None and self._holders.owners.get(lease) == self._me
        return held and self._monotonic() < self._until

    @property
    def overdue(self) -> bool:
        """Whether this process has not renewed its leases in time: others may hold them, which it cannot know."""
        return not self._left and self._monotonic() >= self._until

    @property
    def shards(self) -> frozenset[int]:
        """The shards that this process is to serve."""
        return frozenset(shard for shard in range(self.number) if self.holds(shard_name(shard, self.number)))

    @property
    def others(self) -> int:
        """How many other processes lived when this one last looked."""
        return 0 if self._holders is None else len({*self._holders.living} - {self._me})

    # -- rounds ------------------------------------------------------------------------------------------------------

    async def round(self) -> None:
        """Say that this process lives; take, give and renew what it is to hold. Raises the store's refusals."""
        async with self._turn:
            if not self._left:
                await self._hold()
        self.moved()

    async def _hold(self) -> None:
        news, before = self._news.is_set(), self._holders
        self._news.clear()
        began, now, lasts = self._monotonic(), to_millis(self._service.now()), FOR_EVER if self._alone else LASTS
        alone = self._alone and before is None
        self._holders = holders = await self._leases.hold(
            now, lasts // timedelta(milliseconds=1), self._request, alone=alone
        )
        self._until = began + lasts.total_seconds()
        self._compare_clocks((to_millis(self._service.now()) - holders.now) / 1000)
        if before is None or before.owners != holders.owners:
            log.info("process %s holds %s", self._me, ", ".join(holders.held_by(self._me)))
        if holders.gone or (before is None and not self.others):
            self.bereaved()
        if holders.gone or news:
            self._service.change_signal.ring()

    def _compare_clocks(self, skew: float) -> None:
        """Log when this process's clock differs from the database's: leases do not depend on it, deadlines do."""
        if abs(skew - self._skew) > SKEW:
            self._skew = skew
            log.warning("the clock of this process is %+.0f seconds off the database's: synchronize both", skew)

    def _request(self, owners: Owners) -> LeaseRequest:
        clock = () if CLOCK in owners else (CLOCK,)
        shards = shared(owners, self._me, self.number)
        return LeaseRequest((*clock, *shards.take), shards.give)

    async def run(self) -> None:
        """Go round and listen until cancelled, at once when there is news; after a failure, the next round makes up."""
        if self._alone:
            return
        listener = asyncio.create_task(
            NotifyListener(self._service.repositories.engine, self._hear).listen(), name="listener"
        )
        try:
            pause = PULSE
            while not self._left:
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._news.wait()
                pause = PULSE if await self._go_round() else RETRY
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
        """Hold nothing any more and have others go on with it at once. Raises the store's refusals."""
        async with self._turn:
            self._left = True
            self._until = self._monotonic()
            self._holders = await self._leases.leave()
        self.moved()

    async def serve(self, shard: int) -> None:
        """Tell who served a shard before that this process does now. Raises the store's refusals."""
        name = shard_name(shard, self.number)
        self._relieved[name] = asyncio.Event()
        await self._leases.tell(f"{SERVED} {name} {self._me}")

    async def relieved(self, shard: int, patience: float) -> None:
        """Wait until another process serves a shard that this one has served, for so many seconds at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._relieved.setdefault(shard_name(shard, self.number), asyncio.Event()).wait()

    async def part(self) -> None:
        """Say that nothing more comes from this process: what it has left in the outbox is for the others."""
        await self._leases.tell(CHANGED)

    def _hear(self, news: str) -> None:
        match news.split():
            case [what] if what == CHANGED:
                self._news.set()
            case [what, name, who] if what == SERVED and who != self._me and name in self._relieved:
                self._relieved[name].set()


def shard_name(shard: int, shards: int) -> str:
    """Return the lease of one shard of so many."""
    return f"shard/{shards}/{shard}"


def shared(owners: Owners, me: str, shards: int) -> LeaseRequest:
    """Return which free shards a process is to take, and which to give, so that each has as many as any other."""
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
