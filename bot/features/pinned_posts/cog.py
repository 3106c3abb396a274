"""The command that pins the challenges of a game in a channel."""

from dataclasses import dataclass
from typing import Any

from discord import app_commands

from bot.discord_kit.command_text import command_options, command_text, games
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.discord_kit.membership import managed_server
from bot.discord_kit.places import check_place
from bot.discord_kit.rate_limit import RateClass
from bot.features.challenges.commands import DEFAULT_GAME
from bot.features.pinned_posts.service import PinnedPostService
from bot.presentation.base_cog import BaseCog
from bot.tables.catalog import game_of
from games.api import GAMES


@dataclass(eq=False)
class PinnedPostCog(BaseCog):
    """The command `/challenge post`."""

    posts: PinnedPostService

    def subcommands(self) -> tuple[app_commands.Command[Any, ..., Any], ...]:
        """Return the command for the group `/challenge`."""
        return (app_commands.Command(**command_text("post", RateClass.LOUD), callback=self.post),)

    @command_options("challenge", "on", "game", game=games(challenges=True))
    @app_commands.guild_only()
    @kindly
    async def post(self, interaction: AnyInteraction, on: bool, game: str = DEFAULT_GAME) -> None:
        """Post the daily challenge in this channel, or stop; for people who manage the server."""
        guild, game = managed_server(interaction), game_of(GAMES, game).key
        where = await check_place(interaction, thread=False) if on else None
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        name = ctx.words(f"{game}.name")
        if where is not None:
            await self.posts.here(guild, game, where.home)
            await ctx.answer(ctx.words("bot.challenge.post_on", game=name, place=f"<#{where.home}>"))
        else:
            await self.posts.nowhere(guild, game)
            await ctx.answer(ctx.words("bot.challenge.post_off", game=name))
