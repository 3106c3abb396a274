"""Events of servers: the bot joins or leaves one, or may post again where it could not."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import discord
from discord.ext import commands

from bot.database.engine import Database
from bot.database.unsent_messages import retry_unsent
from bot.domain.timestamps import to_millis
from bot.monitoring.metrics import Metrics
from bot.refusals import Refusal
from bot.tables.repository import Clock

log = logging.getLogger(__name__)


@dataclass(eq=False)
class ServerEvents(commands.Cog):
    """The log of servers that come and go; unsent messages are retried when permissions may have changed."""

    client: Any
    engine: Database
    now: Clock
    metrics: Metrics
    wake: Callable[[], None]

    def _count(self) -> int:
        servers = len(self.client.guilds)
        self.metrics.count_servers(servers)
        return servers

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Log the version and the number of servers."""
        log.info("ready: %s servers, version %s", self._count(), version("planisphere"))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Log that the bot was added to a server."""
        log.info("joined server %s, now %s servers", guild.id, self._count())
        await self._retry(guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Log that the bot was removed from a server."""
        log.info("left server %s, now %s servers", guild.id, self._count())

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Retry after a channel has changed, such as its permissions."""
        await self._retry(channel.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, _: object, thread: discord.Thread) -> None:
        """Retry after a thread has changed, for instance because it was opened again."""
        await self._retry(thread.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """Retry after a role has changed."""
        await self._retry(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _: object, member: discord.Member) -> None:
        """Retry after the bot itself got other roles; Discord reports no other members."""
        await self._retry(member.guild)

    async def _retry(self, guild: discord.Guild) -> None:
        try:
            if await retry_unsent(self.engine, guild.id, to_millis(self.now())):
                self.wake()
        except Refusal as refusal:  # they are retried later
            log.warning("unsent messages of server %s must wait: %s", guild.id, refusal)
