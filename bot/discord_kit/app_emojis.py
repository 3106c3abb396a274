"""The pieces that signs stand for, as emojis of the bot's own: drawn here, and brought to Discord once."""

import asyncio
import hashlib
import logging
import re
import unicodedata
from collections.abc import Mapping
from functools import cache

import discord

from bot.discord_kit.command_mentions import CommandMentions
from renderers import RENDERERS
from renderers.emoji import emoji

log = logging.getLogger(__name__)

EVERY = 600.0
"""Seconds between two looks at which of its own emojis the bot has."""

NAME = 27
"""So many letters of a sign's name are in the name of its emoji, which has 32."""


async def show_icons(client: discord.Client, mentions: CommandMentions, *, bring: bool) -> None:
    """Tell which emojis Discord has, and `bring` it what it lacks; where it takes none, signs stay as they are written.

    Another picture has another name, and nothing is taken away: messages that were sent show what they showed.
    """
    try:
        mentions.learn_emojis(await _emojis(client, bring=bring))
    except (discord.HTTPException, discord.RateLimited) as error:
        log.warning("signs stay as they are written: %s", error)


async def _emojis(client: discord.Client, *, bring: bool) -> Mapping[str, str]:
    known = {one.name: one for one in await client.fetch_application_emojis()}
    named = {}
    for icon in (icon for renderer in RENDERERS.values() for icon in renderer.icons):
        name, picture = await asyncio.to_thread(drawn, icon)
        if name not in known and bring:
            known[name] = await client.create_application_emoji(name=name, image=picture)
        if name in known:
            named[icon] = str(known[name])
    return named


@cache
def drawn(icon: str) -> tuple[str, bytes]:
    """Return the name of a sign's emoji, and its picture as PNG."""
    picture = emoji(next(renderer.icons[icon] for renderer in RENDERERS.values() if icon in renderer.icons))
    name = re.sub(r"\W", "_", unicodedata.name(icon).lower())[:NAME]
    return f"{name}_{hashlib.sha256(picture).hexdigest()[:4]}", picture
