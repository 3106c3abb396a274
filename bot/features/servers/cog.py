"""The command `/server`, for people who manage a server: its settings, its lists and its bans."""

from typing import Any

import discord
from discord import Permissions, User, app_commands
from msgspec.structs import replace

from bot.discord_kit.command_text import choices, command_options, command_text
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.discord_kit.membership import managed_server
from bot.domain.server_settings import OldBoards
from bot.domain.time_control import TimeControl
from bot.features.servers import view
from bot.i18n.translator import AS_DISCORD, LANGUAGES
from bot.presentation.base_cog import BaseCog
from bot.refusals.discord import Forged, UnmentionableRole


class ServerSettingsCog(BaseCog):
    """The command `/server`, which Discord shows to server managers alone, and the menu of channels.

    Discord hides only whole commands, so that nothing for managers is below `/settings`.
    """

    group = app_commands.Group(**command_text("server"), default_permissions=Permissions(manage_guild=True))

    def subcommands(self) -> tuple[app_commands.Command[Any, ..., Any], ...]:
        """Return the commands of earlier versions for the group `/settings`, which tell where they are now."""
        moved = {"server": self.moved_setup, "sky": self.moved_sky}
        return tuple(app_commands.Command(**command_text(name), callback=call) for name, call in moved.items())

    @kindly
    async def moved_setup(self, interaction: AnyInteraction) -> None:
        """Tell where the settings of a server are now."""
        await self._moved(interaction, "server setup")

    @kindly
    async def moved_sky(self, interaction: AnyInteraction) -> None:
        """Tell where the posts of the weekly sky are now."""
        await self._moved(interaction, "server sky")

    async def _moved(self, interaction: AnyInteraction, path: str) -> None:
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await ctx.answer(ctx.words("bot.moved_command", command=f"`{ctx.words.command(path)}`"))

    @group.command(**command_text("setup"))
    @command_options("server", "language", "pace", "threads", "tables", "archive", "role", "boards")
    @app_commands.choices(
        language=choices("bot.language", LANGUAGES),
        pace=choices("bot.pace", tuple(TimeControl)),
        archive=choices("bot.archive", view.ARCHIVE),
        boards=choices("bot.boards", tuple(OldBoards)),
    )
    @kindly
    async def setup(  # noqa: PLR0917 - the options of the command
        self,
        interaction: AnyInteraction,
        language: str | None = None,
        pace: str | None = None,
        threads: bool | None = None,
        tables: app_commands.Range[int, 0, 100] | None = None,
        archive: str | None = None,
        role: discord.Role | None = None,
        boards: str | None = None,
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
        settling |= {} if boards is None else {"boards": OldBoards(boards)}
        await self._settle_server(ctx, **settling)

    @group.command(**command_text("person"))
    @command_options("server_person", "person", "listed", "banned")
    @kindly
    async def person(
        self, interaction: AnyInteraction, person: User, listed: bool | None = None, banned: bool | None = None
    ) -> None:
        """Show or change whether this server's lists name a person, and whether they may join its tables."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        server = await self.people.server(managed_server(interaction))
        if listed is not None:
            server = replace(server, unlisted=_with(server.unlisted, person.id, wanted=not listed))
        if banned is not None:
            server = replace(server, banned=_with(server.banned, person.id, wanted=banned))
        if (listed, banned) != (None, None):
            await self.people.set_server(server)
        await ctx.answer(view.person_text(server, person.id, ctx.words))

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


def _with(people: tuple[int, ...], person: int, *, wanted: bool) -> tuple[int, ...]:
    """Return the people with or without a person."""
    others = tuple(one for one in people if one != person)
    return (*others, person) if wanted else others
