"""Duels between servers: propose, accept, withdraw, list."""

from dataclasses import dataclass
from typing import Any

from discord import app_commands

from bot.discord_kit import modals
from bot.discord_kit.command_text import command_options, command_text
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import action, opens_modal
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, invoking_user
from bot.discord_kit.membership import guild_of, managed_server
from bot.discord_kit.places import check_place
from bot.discord_kit.rate_limit import RateClass
from bot.features.challenges.cog import code_of
from bot.features.challenges.model import Challenge, DuelSide
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.service import ChallengeService
from bot.features.server_duels import view
from bot.features.server_duels.rules import COUNTED_RESULTS, DUEL_DAYS
from bot.features.server_duels.service import ServerDuelService
from bot.presentation.base_cog import BaseCog, listing, matching_choices
from bot.refusals.discord import Forged, NotManager
from bot.ui_kit import names
from bot.ui_kit.forms import Form


@dataclass(eq=False)
class ServerDuelCog(BaseCog):
    """Commands and clicks of duels between servers."""

    servers: ServerDuelService
    attempt_results: AttemptResultService
    challenges: ChallengeService

    def subcommands(self) -> tuple[app_commands.Command[Any, ..., Any], ...]:
        """Return the command for the group `/challenge`."""
        return (app_commands.Command(**command_text("servers"), callback=self.between),)

    @listing
    async def listed_codes(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the duels of this server that the person may see."""
        guild, words = guild_of(interaction), self.words(interaction)
        found = () if guild is None else await self.servers.of(guild)
        known = view.heard(found, manager=_manages(interaction))
        return matching_choices([(view.entry(one.challenge, words), one.challenge.code) for one in known], typed)

    @command_options("challenge", "code")
    @app_commands.autocomplete(code=listed_codes)
    @app_commands.guild_only()
    @kindly
    async def between(self, interaction: AnyInteraction, code: str | None = None) -> None:
        """Show the duels of this server with others, or the one of a code."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await (self._all(ctx) if code is None else self._one(ctx, await self.servers.of_servers(code)))

    @action("vlist")
    async def list_clicked(self, ctx: InteractionContext, _: CustomId, __: tuple[str, ...]) -> None:
        """Show the duels of this server."""
        await self._all(ctx)

    async def _all(self, ctx: InteractionContext) -> None:
        guild = guild_of(ctx.interaction)
        if guild is None:
            ctx.must_be_heard()
            raise NotManager
        found = await self.servers.of(guild)
        await ctx.answer(*view.listing(found, guild, ctx.words, manager=_manages(ctx.interaction)))

    @action("vshow")
    async def shown(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show one duel with its actions."""
        await self._one(ctx, await self.servers.of_servers(code_of(custom_id, values)))

    async def _one(self, ctx: InteractionContext, challenge: Challenge) -> None:
        ranking, guild = await self.attempt_results.ranking(challenge.code), guild_of(ctx.interaction)
        await ctx.answer(*view.panel(ranking, guild, ctx.words, manager=_manages(ctx.interaction)))

    @opens_modal("vform")
    async def form_clicked(self, interaction: AnyInteraction, _: CustomId) -> Form:
        """Return the form for a new duel."""
        managed_server(interaction)
        return view.form(self.challenges.on_offer(), await self.own_words(interaction))

    @action("vmake", rate=RateClass.LOUD)
    async def proposed(self, ctx: InteractionContext, _: CustomId, __: tuple[str, ...]) -> None:
        """Propose a duel to any server that gets its code."""
        side, fields = await self._side(ctx.interaction), modals.filled(ctx.interaction)
        game = modals.chosen(fields, view.GAME, self.challenges.on_offer())
        best = modals.chosen(fields, view.COUNTED, tuple(map(str, COUNTED_RESULTS)))
        days = modals.chosen(fields, view.SPAN, tuple(map(str, DUEL_DAYS)))
        if not (game and best and days):
            raise Forged
        who = invoking_user(ctx.interaction)
        await self._one(ctx, await self.servers.propose(who, side, game, int(best), int(days)))

    @action("vyes", rate=RateClass.LOUD)
    async def accepted(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Accept another server's duel; its post appears in this channel."""
        side = await self._side(ctx.interaction)
        await self._one(ctx, await self.servers.accept(code_of(custom_id), side))

    @action("vno")
    async def withdrawing(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Ask for confirmation before this server withdraws."""
        managed_server(ctx.interaction)
        await ctx.answer(*view.confirmed(await self.servers.of_servers(code_of(custom_id)), ctx.words))

    @action("vout", rate=RateClass.LOUD)
    async def withdrawn(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Withdraw from a duel, or cancel a proposed one."""
        guild = managed_server(ctx.interaction)
        await self._one(ctx, await self.servers.withdraw(code_of(custom_id), guild))

    async def _side(self, interaction: AnyInteraction) -> DuelSide:
        """Return this server as one side of a duel, with its post here. Raises NotManager; as `check_place`."""
        guild = managed_server(interaction)
        where = await check_place(interaction, thread=False)
        name = interaction.guild.name if interaction.guild else ""
        return DuelSide(guild, names.tidy(name or ""), where.home)


def _manages(interaction: AnyInteraction) -> bool:
    return guild_of(interaction) is not None and interaction.permissions.manage_guild
