"""Welcomes the servers that the bot joins."""

from dataclasses import dataclass

import discord
from discord.ext import commands

from bot.discord_kit.membership import HERE
from bot.discord_kit.places import missing
from bot.features.welcome.service import WelcomeService


@dataclass(eq=False)
class WelcomeCog(commands.Cog):
    """The welcome in the system channel of a new server."""

    welcomes: WelcomeService

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a server, if it has a system channel in which the bot may post."""
        channel = guild.system_channel
        if channel is not None and not missing(channel.permissions_for(guild.me), HERE):
            await self.welcomes.joined(guild.id, channel.id)
