"""Uploads pictures of game pieces as application emojis, to show instead of icons."""

import asyncio
import hashlib
import logging
import re
import unicodedata
from collections.abc import Mapping
from functools import cache

import discord

from bot.discord_kit.command_mentions import CommandMentions
from bot.discord_kit.refused_parts import FAILURES, is_refusal
from bot.monitoring.metrics import Metrics
from renderers import RENDERERS
from renderers.emoji import emoji

log = logging.getLogger(__name__)

CHECK_INTERVAL = 600.0
"""Seconds between two checks of the application's emojis."""

ICON_NAME_LENGTH = 27
"""Number of characters of an icon's name in its emoji's name; Discord allows 32."""


async def show_icons(
    client: discord.Client, mentions: CommandMentions, *, bring: bool, metrics: Metrics | None = None
) -> None:
    """Load the application's emojis, and with `bring` upload the missing ones.

    Where an upload fails, the plain icon is shown. A changed picture gets a new name, and no emoji is deleted, so that
    sent messages do not change.
    """
    metrics = metrics or Metrics()
    try:
        emojis, failed = await _emojis(client, bring=bring)
    except FAILURES as error:
        emojis, failed = None, [error]
    if emojis is not None:
        mentions.learn_emojis(emojis)
    if not failed:
        metrics.warnings.clear("emojis")
        return
    log.warning("signs are shown for %s emojis: %s", "all" if emojis is None else len(failed), failed[0])
    metrics.warnings.warn("emojis", "Discord has not taken some of the bot's emojis: signs are shown")
    for one in failed:
        if isinstance(one, discord.HTTPException) and is_refusal(one):
            metrics.refused("emoji", one.code)


async def _emojis(client: discord.Client, *, bring: bool) -> tuple[Mapping[str, str], list[Exception]]:
    """Return the emoji of each icon, and the errors of failed uploads."""
    failed: list[Exception] = []
    known = {one.name: one for one in await client.fetch_application_emojis()}
    named = {}
    for icon in (icon for renderer in RENDERERS.values() for icon in renderer.icons):
        name, picture = await asyncio.to_thread(drawn, icon)
        if name not in known and bring:
            try:
                known[name] = await client.create_application_emoji(name=name, image=picture)
            except FAILURES as error:
                failed.append(error)
                bring = isinstance(error, discord.HTTPException) and is_refusal(error)  # else wait for the next check
        if name in known:
            named[icon] = str(known[name])
    return named, failed


@cache
def drawn(icon: str) -> tuple[str, bytes]:
    """Return the name of an icon's emoji, and its picture as PNG."""
    picture = emoji(next(renderer.icons[icon] for renderer in RENDERERS.values() if icon in renderer.icons))
    name = re.sub(r"\W", "_", unicodedata.name(icon).lower())[:ICON_NAME_LENGTH]
    return f"{name}_{hashlib.sha256(picture).hexdigest()[:4]}", picture
