"""Uploads the commands: a refused upload keeps nobody from playing with the commands that Discord has."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.discord_kit.command_tree import CommandTree, learn
from bot.discord_kit.refused_parts import is_refusal
from bot.monitoring.metrics import Metrics

log = logging.getLogger(__name__)

AGAIN = 600.0
"""Seconds after which commands are uploaded again that Discord has not taken."""


class CommandUpload:
    """Syncs the commands by `sync`, and in the background again until Discord has taken them."""

    def __init__(self, sync: Callable[[], Awaitable[bool]], tree: CommandTree, metrics: Metrics) -> None:
        self._sync = sync
        self._tree = tree
        self._metrics = metrics
        self._later: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Sync the commands, now or later."""
        wait = await self._attempt()
        if wait is not None:
            self._later = asyncio.create_task(self._until_taken(wait), name="commands")

    def close(self) -> None:
        """Try no more."""
        if self._later is not None:
            self._later.cancel()

    async def _until_taken(self, wait: float | None) -> None:
        while wait is not None:
            await asyncio.sleep(wait)
            wait = await self._attempt()

    async def _attempt(self) -> float | None:
        """Sync the commands; if Discord does not take them, return the seconds after which to try again."""
        try:
            await self._sync()
        except (discord.HTTPException, discord.RateLimited, OSError, TimeoutError, aiohttp.ClientError) as error:
            code = error.code if isinstance(error, discord.HTTPException) else 0
            log.error("the commands are not uploaded: %s", "; ".join(str(error).splitlines()) or type(error).__name__)
            if isinstance(error, discord.HTTPException) and is_refusal(error):
                self._metrics.refused("commands", code)
            self._metrics.warnings.warn("commands", f"Discord has not taken the commands (code {code})")
            await learn(self._tree)
            return max(AGAIN, error.retry_after if isinstance(error, discord.RateLimited) else 0.0)
        self._metrics.warnings.clear("commands")
        self._metrics.warnings.clear("refused commands")
        return None
