"""The picture of one thing of a game."""

import discord

from bot.discord_kit import files
from bot.features.rules.search import RuleEntry
from bot.i18n.translator import Translator, translator_for
from bot.ui_kit.panels import PanelPicture
from bot.workers.pictures import PictureRequest, PictureService, attempt
from renderers.specimen import SPECIMEN


async def specimen(
    pictures: PictureService, entry: RuleEntry, words: Translator
) -> tuple[PanelPicture, discord.File] | None:
    """Draw the thing of an entry by itself; None if drawing failed."""
    plain, name = translator_for(words.locale), f"{entry.game}-{SPECIMEN}-{entry.id}-{words.locale}"
    data = await attempt(pictures, PictureRequest(name, entry.game, entry.id, SPECIMEN, plain, {}))
    if data is None:
        return None
    return files.picture(data, name, words.join_sentences((entry.name, *entry.lines)))
