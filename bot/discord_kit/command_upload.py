"""Uploads the commands; while Discord refuses them, the bot runs with the previous ones."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.discord_kit.command_tree import CommandTree, learn
from bot.discord_kit.refused_parts import FAILURES, is_refusal
from bot.monitoring.metrics import Metrics

log = logging.getLogger(__name__)

RETRY_PAUSE = 600.0
"""Seconds until the next attempt of a failed upload."""


class CommandUpload:
    """The upload of the commands by `sync`, with retries in the background."""

    def __init__(self, sync: Callable[[], Awaitable[bool]], tree: CommandTree, metrics: Metrics) -> None:
        self._sync = sync
        self._tree = tree
        self._metrics = metrics
        self._later: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Upload the commands, now or later."""
        wait = await self._attempt()
        if wait is not None:
            self._later = asyncio.create_task(self._until_taken(wait), name="commands")

    def close(self) -> None:
        """Stop retrying."""
        if self._later is not None:
            self._later.cancel()

    async def _until_taken(self, wait: float | None) -> None:
        while wait is not None:
            await asyncio.sleep(wait)
            wait = await self._attempt()

    async def _attempt(self) -> float | None:
        """Upload the commands; on failure return the seconds until the next attempt."""
        try:
            await self._sync()
        except FAILURES as error:
            code = error.code if isinstance(error, discord.HTTPException) else 0
            log.error("the commands are not uploaded: %s", "; ".join(str(error).splitlines()) or type(error).__name__)
            if isinstance(error, discord.HTTPException) and is_refusal(error):
                self._metrics.refused("commands", code)
            self._metrics.warnings.warn("commands", f"Discord has not taken the commands (code {code})")
            await learn(self._tree)
            return max(RETRY_PAUSE, error.retry_after if isinstance(error, discord.RateLimited) else 0.0)
        self._metrics.warnings.clear("commands")
        self._metrics.warnings.clear("refused commands")
        return None
