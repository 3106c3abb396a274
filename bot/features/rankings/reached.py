"""Which achievements a match gave."""

from collections.abc import Mapping, Sequence

import discord

from bot.domain.table import Table
from bot.features.rankings import reached_view
from bot.i18n.translator import Translator
from bot.presentation import page_picture
from bot.ui_kit.panels import PanelPicture
from bot.workers.pictures import PictureService
from games.api import Seat as Number
from renderers import RENDERERS


async def reached_achievements(
    pictures: PictureService, table: Table, reached: Mapping[Number, Sequence[str]], words: Translator
) -> tuple[PanelPicture, discord.File] | None:
    """Draw the achievements of what was reached with a match; None if there are none, or that failed."""
    if not reached or table.game not in RENDERERS:
        return None
    view = reached_view.reached_achievements(table, reached, words)
    alt = reached_view.reached_achievements_alt(view)
    return await page_picture.drawn(pictures, table.game, "honours", view, words=words, alt=alt, urgent=True)
