"""Gateway connections: a process serves the shards it holds, and hands them over.

The new process connects a shard before the old one disconnects. In between both receive a click, and the one that
acknowledges it first answers it.
"""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Any

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.cluster.member import ClusterMember
from bot.discord_kit.gateway import GatewaySocket
from bot.discord_kit.session_starts import NotYet, ReconnectBackoff, SessionStarts
from bot.monitoring.metrics import WARNED, Metrics
from bot.refusals import Refusal

log = logging.getLogger(__name__)

HANDOVER = 12.0
"""Maximum seconds for which a process still serves a shard that another takes over."""

GIVE_WAY = 1.0
"""Delay in seconds of acknowledgements by a process with expired leases.

Discord waits three.
"""

LAST_CLICKS = 5.0
"""Seconds at shutdown for interactions in progress."""


class ShardedBot(commands.AutoShardedBot):
    """A bot that serves the shards of its `cluster_member`; all, if none are configured."""

    cluster_member: ClusterMember
    metrics: Metrics

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._served: set[int] = set()
        self._moving: dict[int, asyncio.Task[None]] = {}
        self._connected: set[int] = set()
        self._heard: dict[int, float] = {}
        self._silent_since: dict[int, float] = {}
        self._backoffs: dict[int, ReconnectBackoff] = {}
        self.session_starts: SessionStarts | None = None
        parsers = self._connection.parsers
        parsers.update({event: self._guarded(event, parse) for event, parse in parsers.items()})
        self._open_interactions: set[asyncio.Task[Any]] = set()
        self._rounds: asyncio.Task[None] | None = None

    # -- beginning and end -------------------------------------------------------------------------------------------

    async def join(self, cluster_member: ClusterMember) -> None:
        """Join the processes at a database, and serve the shards it holds from now on."""
        self.cluster_member = cluster_member
        await cluster_member.round()
        cluster_member.moved = self._follow
        self._rounds = asyncio.create_task(cluster_member.run(), name="leases")

    async def part(self) -> None:
        """Hand over to the other processes, the shards first, and finish open interactions."""
        try:
            await self.cluster_member.leave()
            await self._moved()
            for shard in self.shards.values():
                await shard.disconnect()
            await self._end_interactions()
            await self.cluster_member.part()
        except Refusal as refusal:
            log.warning("the others must find out by themselves that this process is gone: %s", refusal)
        finally:
            if self._rounds is not None:
                self._rounds.cancel()
                await asyncio.gather(self._rounds, return_exceptions=True)

    async def _moved(self) -> None:
        """Wait until others serve this process's shards, up to HANDOVER."""
        if moving := set(self._moving.values()):
            _, late = await asyncio.wait(moving, timeout=HANDOVER + 1)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def give_way(self) -> None:
        """Delay an acknowledgement if the leases have expired, so that another process answers.

        This process may be the only one without a database. If no other answers, it does, so that people get an error
        message when the database is down for all.
        """
        if self.cluster_member.overdue:
            await asyncio.sleep(GIVE_WAY)

    def track_interaction(self) -> None:
        """Let the current task finish before the bot stops."""
        task = asyncio.current_task()
        if task is not None:
            self._open_interactions.add(task)
            task.add_done_callback(self._open_interactions.discard)

    def busy(self) -> bool:
        """Return whether an interaction is being handled."""
        return bool(self._open_interactions)

    async def _end_interactions(self) -> None:
        own = asyncio.current_task()
        if interaction_tasks := {
            interaction_task for interaction_task in self._open_interactions if interaction_task is not own
        }:
            await asyncio.wait(interaction_tasks, timeout=LAST_CLICKS)

    # -- shards ------------------------------------------------------------------------------------------------------

    async def launch_shards(self) -> None:
        """Connect all shards, or those this process holds; without any it still sends messages."""
        if not self.cluster_member.number:
            await super().launch_shards()
            return
        self._handle_ready()
        self._follow()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this shard may begin a session. Raises NotYet."""
        shard = shard_id or 0
        if self.session_starts is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            try:
                await self.session_starts.wait_for_turn(shard)
            except NotYet as error:
                self.backoff(shard).not_yet = error.seconds
                raise
        self.backoff(shard).identified = True

    def backoff(self, shard: int) -> ReconnectBackoff:
        """Return the back-off of a shard."""
        return self._backoffs.setdefault(shard, ReconnectBackoff())

    def held_shards(self) -> frozenset[int]:
        """Return the shards that this process is to serve."""
        return self.cluster_member.shards if self.cluster_member.number else frozenset(self.shards)

    def connected_shards(self) -> frozenset[int]:
        """Return the held shards that have a gateway session."""
        known = self.shards
        return frozenset(
            shard for shard in self.held_shards() & self._connected if shard in known and not known[shard].is_closed()
        )

    async def on_shard_connect(self, shard: int) -> None:
        """Record a new session, and notify the process that served the shard before."""
        await self.on_shard_resumed(shard)
        if self.cluster_member.number:
            await self.cluster_member.serve(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Record that a shard is connected."""
        self._connected.add(shard)
        self.backoff(shard).connected()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Record that a shard is disconnected."""
        self._connected.discard(shard)

    def heard(self, shard: int) -> None:
        """Record that a shard has received a payload.

        After a gap of `heartbeat_timeout` or more, discord.py had closed the connection: the gap is kept for `silence`.
        """
        now = monotonic()
        before = self._heard.get(shard, now)
        if now - before >= self._connection.heartbeat_timeout:
            self._silent_since[shard] = before
        self._heard[shard] = now

    def silence(self, shard: int) -> float:
        """Return the seconds since the last payload before a connection was closed for silence.

        Returns 0 if the connection was not closed, if it was closed for another reason, or after `forget_silence`.
        """
        now = monotonic()
        since = self._silent_since.get(shard)
        if since is None and shard not in self.connected_shards():
            since = self._heard.get(shard)
        silence = 0.0 if since is None else now - since
        return silence if silence >= self._connection.heartbeat_timeout else 0.0

    def forget_silence(self, shard: int) -> None:
        """Forget a silence: it has been stored, or the shard was known to be disconnected."""
        self._silent_since.pop(shard, None)

    def _guarded(self, event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
        """Return a parser of a gateway event whose errors do not end the process."""

        def parsed(data: Any) -> None:
            try:
                parse(data)
            except Exception as error:
                log.exception("the gateway event %s cannot be parsed", event)
                self.metrics.warnings.warn("event", f"the gateway event {event} could not be parsed", WARNED)
                if event == "READY":  # without READY the session is useless: reconnect with back-off
                    raise ConnectionError("READY cannot be parsed") from error

        return parsed

    def _follow(self) -> None:
        """Start moving the shards that this process gained or lost, if they are not on the move."""
        if self.is_ready() and self.cluster_member.number:
            for shard in (self.cluster_member.shards ^ self._served) - self._moving.keys():
                self._moving[shard] = asyncio.create_task(self._move(shard), name=f"shard {shard}")

    async def _move(self, shard: int) -> None:
        try:
            if shard in self._served:
                await self._let_go(shard)
            else:
                await self._take(shard)
        except Exception:  # only this shard fails; the next round tries again
            log.exception("shard %s cannot be moved", shard)
            return
        finally:
            del self._moving[shard]
        self._follow()

    async def _take(self, shard: int) -> None:
        known = self.get_shard(shard)
        if known is None:
            await self.launch_shard(GatewaySocket.DEFAULT_GATEWAY, shard)
        else:
            await known.connect()
        self._served.add(shard)

    async def _let_go(self, shard: int) -> None:
        if self.cluster_member.others:
            await self.cluster_member.relieved(shard, HANDOVER)
        known = self.get_shard(shard)
        if known is not None and shard not in self.cluster_member.shards:
            await known.disconnect()
            self._served.discard(shard)


def use_loopback(address: str) -> None:
    """Use a local Discord instead of the real one, for tests."""
    discord.http.Route.BASE = f"{address}/api/v10"
    socket = DiscordWebSocket
    socket.DEFAULT_GATEWAY = type(socket.DEFAULT_GATEWAY)(f"{address.replace('http', 'ws', 1)}/gateway")
