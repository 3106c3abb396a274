"""Posting a server's weekly sky."""

from dataclasses import dataclass
from typing import Any

from discord import app_commands

from bot.discord_kit.command_text import command_options, command_text
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.discord_kit.membership import managed_server
from bot.discord_kit.places import check_place
from bot.features.settings import time_zones
from bot.features.settings.time_zones import city
from bot.features.weekly_sky.model import DEFAULT_HOUR
from bot.features.weekly_sky.service import WeeklySkyService
from bot.presentation.base_cog import BaseCog
from bot.tables.repository import Clock
from bot.ui_kit import markup


@dataclass(eq=False)
class WeeklySkyCog(BaseCog):
    """The command `/server sky`."""

    skies: WeeklySkyService
    now: Clock

    def subcommands(self) -> tuple[app_commands.Command[Any, ..., Any], ...]:
        """Return the command for the group `/server`."""
        return (app_commands.Command(**command_text("sky"), callback=self.sky),)

    async def sky_zones(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the time zones that match a typed text."""
        return time_zones.listed(typed, self.words(interaction), self.now())

    @command_options("sky", "on", "zone", "hour")
    @app_commands.autocomplete(zone=sky_zones)
    @kindly
    async def sky(
        self,
        interaction: AnyInteraction,
        on: bool,
        zone: str | None = None,
        hour: app_commands.Range[int, 0, 23] = DEFAULT_HOUR,
    ) -> None:
        """Post the night sky of each week in this channel, or stop it; only for server managers."""
        guild = managed_server(interaction)
        where = await check_place(interaction, thread=False) if on else None
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        if where is None:
            await self.skies.nowhere(guild)
            await ctx.answer(ctx.words("bot.sky.off"))
            return
        named = ctx.person.settings.zone if zone is None else time_zones.read(zone)
        due = await self.skies.here(guild, where.home, named, hour)
        words, place, when = ctx.words, f"<#{where.home}>", markup.when(due)
        await ctx.answer(words("bot.sky.on", place=place, hour=hour, zone=city(named, words), when=when))
