"""Whether the bot is a member where somebody clicks or types; where it is not, it speaks to that person alone.

Who has installed the app for themselves takes it along into every server, group and direct message.
"""

from typing import Any

import discord

from bot.refusals.discord import Absent

HERE = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
NEW_THREAD = ("create_public_threads", *IN_THREAD)

NEEDED = tuple(dict.fromkeys((*HERE, *NEW_THREAD)))
"""The permissions that tables need, as Discord names them."""


def is_member(interaction: discord.Interaction[Any]) -> bool:
    """Say whether the bot belongs to the place of a click or command, so that others there can hear it."""
    if interaction.guild_id is None:
        return not interaction.context.private_channel
    return interaction.client.get_guild(interaction.guild_id) is not None


def guild_of(interaction: discord.Interaction[Any]) -> int | None:
    """Return the server of a click or command; None in direct messages, and where the bot is no member."""
    return interaction.guild_id if is_member(interaction) else None


def must_be_member(interaction: discord.Interaction[Any]) -> None:
    """Raise Absent where the bot is no member."""
    if not is_member(interaction):
        raise Absent(link=invitation(interaction.application_id))


def invitation(application: int | str) -> str:
    """Return the address that adds the bot to a server with all that it needs."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True))
    return discord.utils.oauth_url(application, permissions=permissions)
