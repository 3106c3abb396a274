"""Schedules gateway sessions: Discord counts IDENTIFY of all processes of a bot together."""

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
"""Seconds between two IDENTIFY of shards with the same `max_concurrency` key."""

LONGEST_RECONNECT = 15.0
"""Maximum back-off in seconds after attempts that ended before the limited IDENTIFY."""

TURN_TIMEOUT = 40.0
"""Seconds that a connected shard waits for its turn; discord.py limits an attempt to 60."""

ASKING = 10.0
"""Timeout in seconds of the request for the session limits."""


class SessionLimits(Struct, frozen=True):
    """Discord's `session_start_limit`, with `reset_after` in seconds."""

    total: int = 1000
    remaining: int = 1000
    reset_after: float = 0.0
    max_concurrency: int = 1

    @property
    def pause(self) -> float:
        """Seconds between two sessions; the last tenth of them is spread until the reset."""
        if 10 * self.remaining > self.total:
            return BETWEEN
        return max(BETWEEN, self.reset_after / max(1, self.remaining))


async def session_limits(client: discord.Client) -> SessionLimits:
    """Request the session limits. Raises discord.DiscordException."""
    _, _, said = await client.http.get_bot_gateway()
    return SessionLimits(said["total"], said["remaining"], said["reset_after"] / 1000, said["max_concurrency"])


class NotYet(ConnectionError):
    """A session may begin only after `seconds`; discord.py treats this as a failed connection."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(f"the next session may begin in {seconds:.0f} s")


class ReconnectBackoff(ExponentialBackoff[bool]):
    """The delay before a shard reconnects.

    After attempts that reached IDENTIFY, discord.py's own.
    """

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
        """Reset the back-off."""
        self.identified = False
        self._failures = 0


class SessionStarts:
    """The turns of shards to begin their sessions, one after another, across all processes."""

    def __init__(self, leases: LeaseRepository, limits: Callable[[], Awaitable[SessionLimits]]) -> None:
        self._leases = leases
        self._limits = limits
        self._known = SessionLimits()

    async def wait_for_turn(self, shard: int) -> None:
        """Wait until this shard may send IDENTIFY.

        Raises NotYet if that takes longer than TURN_TIMEOUT.
        """
        limits, waited = await self._current_limits(), 0.0
        while True:
            try:
                wait = await self._left(shard, limits)
            except Refusal as refusal:
                if waited + BETWEEN > TURN_TIMEOUT:
                    log.warning("other processes may begin a session at the same time: %s", refusal)
                    return
                wait = BETWEEN
            if wait <= 0:
                return
            if waited + wait > TURN_TIMEOUT:
                raise NotYet(wait)
            await asyncio.sleep(wait)
            waited += wait

    async def _current_limits(self) -> SessionLimits:
        """Return the session limits, or the last known ones if Discord does not respond."""
        try:
            async with asyncio.timeout(ASKING):
                self._known = await self._limits()
        except (discord.DiscordException, OSError, TimeoutError) as error:
            log.warning("how many sessions may begin is not known: %s", error)
        return self._known

    async def _left(self, shard: int, limits: SessionLimits) -> float:
        """Take this shard's turn and return 0, or return the seconds until the current turn ends."""
        if limits.remaining <= 0:
            return max(BETWEEN, limits.reset_after)
        place = f"{IDENTIFY}{shard % max(1, limits.max_concurrency) if limits.pause == BETWEEN else 'last'}"
        return await self._leases.take_turn(place, round(1000 * limits.pause)) / 1000
