"""The settings of a server."""

from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.discord_kit.command_text import choices, command_options, command_text
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.discord_kit.membership import managed_server
from bot.domain.time_control import TimeControl
from bot.features.servers import view
from bot.i18n.translator import AS_DISCORD, LANGUAGES
from bot.presentation.base_cog import BaseCog
from bot.refusals.discord import Forged, UnmentionableRole


class ServerSettingsCog(BaseCog):
    """The command `/settings server`, and the menu of channels."""

    def subcommands(self) -> tuple[app_commands.Command[Any, ..., Any], ...]:
        """Return the command for the group `/settings`."""
        return (app_commands.Command(**command_text("server"), callback=self.server),)

    @command_options("server", "language", "pace", "threads", "tables", "archive", "role")
    @app_commands.choices(
        language=choices("bot.language", LANGUAGES),
        pace=choices("bot.pace", tuple(TimeControl)),
        archive=choices("bot.archive", view.ARCHIVE),
    )
    @app_commands.guild_only()
    @kindly
    async def server(  # noqa: PLR0917 - the options of the command
        self,
        interaction: AnyInteraction,
        language: str | None = None,
        pace: str | None = None,
        threads: bool | None = None,
        tables: app_commands.Range[int, 0, 100] | None = None,
        archive: str | None = None,
        role: discord.Role | None = None,
    ) -> None:
        """Change the settings for new tables of this server; for people who manage it.

        The role @everyone stands for none.
        """
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        settling: dict[str, Any] = {} if threads is None else {"threads": threads}
        settling |= {} if language is None else {"locale": None if language == AS_DISCORD else language}
        settling |= {} if pace is None else {"pace": TimeControl(pace)}
        settling |= {} if tables is None else {"most": tables}
        settling |= {} if archive is None else {"archive": int(archive) if archive.isdecimal() else None}
        settling |= {} if role is None else {"role": _mentionable_role(interaction, role)}
        await self._settle_server(ctx, **settling)

    @action("schans")
    async def channels(self, ctx: InteractionContext, _: CustomId, values: tuple[str, ...]) -> None:
        """Set the channels where tables are allowed; all if none is chosen."""
        if not all(value.isdecimal() and len(value) < 20 for value in values):
            raise Forged
        await self._settle_server(ctx, channels=tuple(map(int, values)))

    async def _settle_server(self, ctx: InteractionContext, **settling: Any) -> None:
        server = await self.people.server(managed_server(ctx.interaction))
        settled = await self.people.set_server(replace(server, **settling))
        menu = view.channel_menu(settled, ctx.words)
        await ctx.answer(view.text(settled, ctx.words), ControlRows(NOWHERE, (menu,)))


def _mentionable_role(interaction: AnyInteraction, role: discord.Role) -> int | None:
    """Return a role that lobbies may call; None for @everyone. Raises UnmentionableRole."""
    if role.is_default():
        return None
    if not role.mentionable and not interaction.app_permissions.mention_everyone:
        raise UnmentionableRole(role=role.mention)
    return role.id
