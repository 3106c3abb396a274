"""When a shard may begin a session at the gateway: Discord counts IDENTIFY of all processes of a bot together."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import uniform

import discord
from discord.backoff import ExponentialBackoff
from msgspec import Struct

from bot.cluster.leases import IDENTIFY, LeaseRepository
from bot.refusals import Refusal

log = logging.getLogger(__name__)

BETWEEN = 5.0
"""Seconds that Discord wants between two IDENTIFY of shards that share a place in `max_concurrency`."""

LONGEST_RECONNECT = 15.0
"""Seconds before a shard reconnects whose last attempt ended before IDENTIFY: such an attempt costs nothing."""

PATIENCE = 40.0
"""Seconds that a connected shard waits for its turn; discord.py gives an attempt 60."""

ASKING = 10.0
"""Seconds for which Discord is asked how many sessions may still begin."""


class SessionLimits(Struct, frozen=True):
    """Discord's `session_start_limit`, with `reset_after` in seconds."""

    total: int = 1000
    remaining: int = 1000
    reset_after: float = 0.0
    max_concurrency: int = 1

    @property
    def pause(self) -> float:
        """Seconds between two sessions: the last tenth of them must last until there are new ones."""
        if 10 * self.remaining > self.total:
            return BETWEEN
        return max(BETWEEN, self.reset_after / max(1, self.remaining))


async def session_limits(client: discord.Client) -> SessionLimits:
    """Ask Discord how many sessions may begin. Raises discord.DiscordException."""
    _, _, said = await client.http.get_bot_gateway()
    return SessionLimits(said["total"], said["remaining"], said["reset_after"] / 1000, said["max_concurrency"])


class NotYet(ConnectionError):
    """A session may begin only after this many seconds; the library takes it for a connection that failed."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(f"the next session may begin in {seconds:.0f} s")


class ReconnectBackoff(ExponentialBackoff[bool]):
    """How long a shard waits before it connects again; after attempts that reached IDENTIFY the library's own time."""

    def __init__(self) -> None:
        super().__init__()
        self.identified = False
        self.not_yet = 0.0
        self._failures = 0
        self._after_identify = ExponentialBackoff[bool]()

    def delay(self) -> float:
        """Return the seconds until the next attempt."""
        if self.not_yet:
            wait, self.not_yet = self.not_yet, 0.0
            return wait
        if self.identified:
            self.identified = False
            return self._after_identify.delay()
        self._failures += 1
        return uniform(0, min(LONGEST_RECONNECT, 2.0 ** min(self._failures, 4)))

    def connected(self) -> None:
        """Begin again with short waits."""
        self.identified = False
        self._failures = 0


class SessionStarts:
    """Lets one shard after the other begin its session, over all processes at the database."""

    def __init__(self, leases: LeaseRepository, limits: Callable[[], Awaitable[SessionLimits]]) -> None:
        self._leases = leases
        self._limits = limits
        self._known = SessionLimits()

    async def wait_for_turn(self, shard: int) -> None:
        """Wait until this shard may send IDENTIFY. Raises NotYet if that takes longer than PATIENCE."""
        limits, waited = await self._current_limits(), 0.0
        while True:
            try:
                wait = await self._left(shard, limits)
            except Refusal as refusal:
                if waited + BETWEEN > PATIENCE:
                    log.warning("other processes may begin a session at the same time: %s", refusal)
                    return
                wait = BETWEEN
            if wait <= 0:
                return
            if waited + wait > PATIENCE:
                raise NotYet(wait)
            await asyncio.sleep(wait)
            waited += wait

    async def _current_limits(self) -> SessionLimits:
        """Return what Discord says, what it said last if it does not answer."""
        try:
            async with asyncio.timeout(ASKING):
                self._known = await self._limits()
        except (discord.DiscordException, OSError, TimeoutError) as error:
            log.warning("how many sessions may begin is not known: %s", error)
        return self._known

    async def _left(self, shard: int, limits: SessionLimits) -> float:
        """Return 0 and take this shard's turn, or return the seconds until somebody's turn is over."""
        if limits.remaining <= 0:
            return max(BETWEEN, limits.reset_after)
        place = f"{IDENTIFY}{shard % max(1, limits.max_concurrency) if limits.pause == BETWEEN else 'last'}"
        return await self._leases.take_turn(place, round(1000 * limits.pause)) / 1000
