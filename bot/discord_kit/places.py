"""Where a table can be placed: checks the bot's permissions and names the missing ones."""

import asyncio
import logging
from typing import Any, cast

import discord

from bot.discord_kit.interaction import AnyInteraction
from bot.discord_kit.membership import HERE, IN_THREAD, NEW_THREAD, guild_of, is_member, must_be_member
from bot.domain.person import InvokingUser
from bot.domain.table import ELSEWHERE, Location
from bot.i18n.translator import language
from bot.refusals.discord import Forged, Missing, NoThread, NotInThread
from bot.ui_kit import names

log = logging.getLogger(__name__)


def missing(permissions: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    """Return the permissions that are missing."""
    return tuple(name for name in needed if not getattr(permissions, name))


REPLY_WITHIN = 1.0
"""Seconds to check access to a private thread; on timeout it counts as accessible."""


async def check_place(interaction: AnyInteraction, *, thread: bool) -> Location:
    """Return the place of an interaction; with `thread`, a thread will be created there.

    Raises Absent if the bot is not a member, Missing with the missing permissions, NoThread if no thread is possible,
    and NotInThread in a private thread that the bot was not added to.
    """
    must_be_member(interaction)
    channel, guild = interaction.channel, guild_of(interaction)
    if channel is None or interaction.channel_id is None:
        raise NoThread
    if guild is None:
        return place_of(interaction)
    inside = isinstance(channel, discord.Thread)
    if thread and not inside and not isinstance(channel, discord.TextChannel):
        raise NoThread
    needed = IN_THREAD if inside else NEW_THREAD if thread else HERE
    lacking = missing(interaction.app_permissions, needed)
    if lacking:
        raise Missing(permissions=tuple(lacking))
    if isinstance(channel, discord.Thread) and channel.is_private():
        await _must_belong_to(interaction, channel)
    return place_of(interaction)


async def _must_belong_to(interaction: AnyInteraction, thread: discord.Thread) -> None:
    """Raise NotInThread if the bot can answer interactions but has no access of its own."""
    try:
        async with asyncio.timeout(REPLY_WITHIN):
            await interaction.client.fetch_channel(thread.id)
    except (discord.Forbidden, discord.NotFound) as error:
        raise NotInThread(bot=interaction.client.user.mention) from error
    except (discord.HTTPException, discord.RateLimited, TimeoutError):
        log.info("whether the bot belongs to the private thread %s is not known", thread.id, exc_info=True)


def place_of(interaction: AnyInteraction) -> Location:
    """Return the place of an interaction without checks; ELSEWHERE if the bot is no member."""
    if not is_member(interaction):
        return ELSEWHERE
    channel, guild = interaction.channel, guild_of(interaction)
    if isinstance(channel, discord.Thread):
        return Location(channel.parent_id, guild, channel.id)
    return Location(interaction.channel_id or 0, guild)


def can_see(interaction: AnyInteraction, place: Location) -> bool:
    """Return whether the person of an interaction can see a place of this server; not in private threads."""
    guild, user = interaction.guild, interaction.user
    channel = None if guild is None else guild.get_channel(place.channel)
    if channel is None or not isinstance(user, discord.Member) or not channel.permissions_for(user).view_channel:
        return False
    thread = None if guild is None or place.thread is None else guild.get_thread(place.thread)
    return thread is None or not thread.is_private()


async def new_thread(interaction: AnyInteraction, title: str) -> Location:
    """Create a public thread for a table; raises NoThread if that is impossible."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise NoThread
    kinds = discord.ChannelType
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    try:
        thread = await channel.create_thread(name=title[:100], type=kind)
    except (discord.HTTPException, discord.RateLimited) as error:
        log.info("no thread can be made in the channel %s", channel.id, exc_info=True)
        raise NoThread from error
    return Location(channel.id, guild_of(interaction), thread.id)


def invited_by_name(interaction: AnyInteraction, user: discord.User | discord.Member) -> InvokingUser:
    """Return a person named in a command; raises Forged for a bot."""
    if user.bot:
        raise Forged
    locale = language(str(interaction.guild_locale or interaction.locale))
    return InvokingUser(user.id, names.tidy(user.display_name), locale)


def invited(interaction: AnyInteraction, value: str) -> InvokingUser:
    """Return a person chosen in a user menu; raises Forged."""
    data = cast("dict[str, Any]", interaction.data or {})
    user = data.get("resolved", {}).get("users", {}).get(value)
    if not user or user.get("bot"):
        raise Forged
    member = data["resolved"].get("members", {}).get(value, {})
    name = member.get("nick") or user.get("global_name") or user["username"]
    return InvokingUser(int(value), names.tidy(name), language(str(interaction.guild_locale or interaction.locale)))
