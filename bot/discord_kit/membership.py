"""Whether the bot is a member at the place of an interaction.

People who have installed the app for themselves can use it in every server, group and direct message. Where the bot is
not a member, only they see its messages.
"""

from typing import Any

import discord

from bot.refusals.discord import Absent, NotManager

HERE = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
NEW_THREAD = ("create_public_threads", *IN_THREAD)

NEEDED = tuple(dict.fromkeys((*HERE, *NEW_THREAD)))
"""The permissions that tables need, by Discord's names."""


def is_member(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the bot is a member at this place, so that others can see its messages."""
    if interaction.guild_id is None:
        return not interaction.context.private_channel
    return interaction.client.get_guild(interaction.guild_id) is not None


def guild_of(interaction: discord.Interaction[Any]) -> int | None:
    """Return the server of an interaction.

    Returns None in direct messages and where the bot is not a member.
    """
    return interaction.guild_id if is_member(interaction) else None


def must_be_member(interaction: discord.Interaction[Any]) -> None:
    """Raise Absent if the bot is not a member here."""
    if not is_member(interaction):
        raise Absent(link=invitation(interaction.application_id))


def managed_server(interaction: discord.Interaction[Any]) -> int:
    """Return the server that this person manages. Raises NotManager, Absent."""
    must_be_member(interaction)
    guild = guild_of(interaction)
    if guild is None or not interaction.permissions.manage_guild:
        raise NotManager
    return guild


def invitation(application: int | str) -> str:
    """Return the URL that adds the bot to a server with all needed permissions."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True))
    return discord.utils.oauth_url(application, permissions=permissions)
