"""The picture of what somebody reached in a challenge."""

import discord

import renderers
from bot.discord_kit import files
from bot.i18n.translator import Words, words_in
from bot.ui_kit.panels import Picture
from bot.workers.pictures import Pictures, Wanted, attempt
from renderers.challenge import Card


async def card(
    pictures: Pictures, game: str, name: str, shown: Card, words: Words
) -> tuple[Picture, discord.File] | None:
    """Draw a challenge's result card; None if drawing failed."""
    data = await attempt(pictures, Wanted(name, game, shown, renderers.CARD, words_in(words.locale), {}))
    if data is None:
        return None
    alt = " · ".join(filter(None, (shown.title, shown.subtitle, shown.who, shown.total, shown.lead, *shown.notes)))
    return files.picture(data, name, alt)
