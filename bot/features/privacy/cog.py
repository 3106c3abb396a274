"""The panel of a person's stored data: showing, exporting and erasing it."""

import asyncio
from dataclasses import dataclass
from typing import Any

from discord import app_commands

from bot.discord_kit import files
from bot.discord_kit.command_text import command_text
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, invoking_user
from bot.discord_kit.rate_limit import RateClass
from bot.features.privacy import data_files, view
from bot.features.privacy.service import PrivacyService
from bot.features.settings.service import SettingsService
from bot.presentation.base_cog import BaseCog
from bot.ui_kit.panels import Button, ButtonStyle

CHANGES_BY_VERB = {
    "unlist": {"listed": False},
    "relist": {"listed": True},
    "unshine": {"sky": False},
    "shine": {"sky": True},
}
"""What each of these buttons changes in the person's settings."""


@dataclass(eq=False)
class PrivacyCog(BaseCog):
    """The clicks on the panel of `/settings privacy`."""

    settings: SettingsService
    privacy: PrivacyService

    def subcommands(self) -> tuple[app_commands.Command[Any, ..., Any], ...]:
        """Return the command for the group `/settings`."""
        return (app_commands.Command(**command_text("privacy"), callback=self.show),)

    @kindly
    async def show(self, interaction: AnyInteraction) -> None:
        """Show what is stored of the person."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await ctx.answer(*view.stored_data(ctx.person.settings, ctx.words))

    @action("privacy")
    async def clicked(self, ctx: InteractionContext, _: CustomId, __: tuple[str, ...]) -> None:
        """Show the page again."""
        await ctx.answer(*view.stored_data(ctx.person.settings, ctx.words))

    @action(*CHANGES_BY_VERB)
    async def settle(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Change whether the person is shown on leaderboards, or in the night skies of servers."""
        ctx.person = await self.settings.change(invoking_user(ctx.interaction), **CHANGES_BY_VERB[custom_id.verb])
        await ctx.answer(*view.stored_data(ctx.person.settings, ctx.words))

    @action("mine", rate=RateClass.FILES)
    async def take(self, ctx: InteractionContext, _: CustomId, __: tuple[str, ...]) -> None:
        """Send everything that is stored of the person, in private."""
        documents = await self.privacy.own_data(ctx.person.id)
        messages = await asyncio.to_thread(data_files.packed, documents, ctx.interaction.filesize_limit)
        await ctx.answer(ctx.words("bot.privacy.taken", files=sum(map(len, messages))))
        for message in messages:
            held = [files.file(data, name) for name, data in message]
            await ctx.interaction.followup.send(files=held, ephemeral=True)

    @action("forget")
    async def ask(self, ctx: InteractionContext, _: CustomId, __: tuple[str, ...]) -> None:
        """Ask for confirmation before erasing."""
        words = ctx.words
        yes = Button(("erase",), words("bot.privacy.forget"), ButtonStyle.STOP)
        no = Button(("privacy",), words("bot.cancel"))
        await ctx.answer(words("bot.privacy.sure"), ControlRows(NOWHERE, ((yes, no),)))

    @action("erase")
    async def erase(self, ctx: InteractionContext, _: CustomId, __: tuple[str, ...]) -> None:
        """Erase the person's data."""
        tables = await self.privacy.forget_person(ctx.person.id)
        self.languages.pop(ctx.person.id, None)
        await ctx.answer(ctx.words("bot.privacy.forgotten", tables=tables))
