"""Records which shards are connected, for the deadlines of their tables and for a monitor."""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.cluster.member import shard_name
from bot.database.pending_turns import PendingTurnRepository
from bot.discord_kit.sharding import ShardedBot
from bot.domain.timestamps import to_millis
from bot.monitoring.metrics import Metrics
from bot.refusals import Refusal

log = logging.getLogger(__name__)

SHARD_CHECKS = 5.0
"""Seconds between two checks."""


class ShardWatch:
    """The check of the shards that this process holds."""

    def __init__(
        self, bot: ShardedBot, waiting: PendingTurnRepository, clock: Callable[[], datetime], metrics: Metrics
    ) -> None:
        self._bot = bot
        self._waiting = waiting
        self._clock = clock
        self._metrics = metrics
        self._noted: dict[str, bool] = {}

    async def check(self) -> None:
        """Record every shard that was lost or has reconnected since the last check.

        If a connection was closed because it was silent, the outage begins at its last payload.
        """
        held, connected = self._bot.held_shards(), self._bot.connected_shards()
        self._metrics.count_shards(len(connected), len(held))
        names = {shard_name(shard, self._bot.shard_count or 1): shard for shard in held}
        self._noted = {name: state for name, state in self._noted.items() if name in names}
        for name, shard in names.items():
            silence = self._bot.silence(shard) if self._noted.get(name) else 0.0
            if silence and not await self._note(name, connected=False, seconds_ago=silence):
                continue
            self._bot.forget_silence(shard)
            if self._noted.get(name) is not (shard in connected):
                await self._note(name, connected=shard in connected)

    async def _note(self, name: str, *, connected: bool, seconds_ago: float = 0.0) -> bool:
        at = self._clock() - timedelta(seconds=seconds_ago)
        try:
            await self._waiting.note_shard(name, to_millis(at), connected=connected)
        except Refusal as refusal:
            log.warning("the clock does not know yet that %s %s: %s", name, _state(connected), refusal)
            return False
        level = logging.INFO if connected or name not in self._noted else logging.WARNING
        log.log(level, "%s %s", name, _state(connected))
        self._noted[name] = connected
        return True


def _state(connected: bool) -> str:
    return "is connected" if connected else "is not connected: time stands still at its tables"
