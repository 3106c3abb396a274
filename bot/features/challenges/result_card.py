"""The picture of what somebody reached in a challenge."""

import discord

import renderers
from bot.discord_kit import files
from bot.i18n.translator import Translator, translator_for
from bot.ui_kit.panels import PanelPicture
from bot.workers.pictures import PictureRequest, PictureService, attempt
from renderers.challenge import Card


async def card(
    pictures: PictureService, game: str, name: str, shown: Card, words: Translator
) -> tuple[PanelPicture, discord.File] | None:
    """Draw a challenge's result card; None if drawing failed."""
    data = await attempt(pictures, PictureRequest(name, game, shown, renderers.CARD, translator_for(words.locale), {}))
    if data is None:
        return None
    alt = " · ".join(filter(None, (shown.title, shown.subtitle, shown.who, shown.total, shown.lead, *shown.notes)))
    return files.picture(data, name, alt)
