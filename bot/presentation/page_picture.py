"""Draws pages that are pictures, and formats days and percentages."""

import hashlib
from datetime import UTC, datetime
from typing import Any

import discord

from bot.discord_kit import files
from bot.i18n.translator import Translator, translator_for
from bot.ui_kit.panels import PanelPicture
from bot.workers.pictures import SOON, PictureRequest, PictureService, attempt


async def drawn(
    pictures: PictureService,
    game: str,
    page: str,
    view: Any,
    *,
    words: Translator,
    alt: str,
    within: float = SOON,
    urgent: bool = False,
) -> tuple[PanelPicture, discord.File] | None:
    """Draw a page in the style of a game; None if that fails.

    The file name depends on its contents.
    """
    mark = hashlib.blake2s(repr(view).encode(), digest_size=8).hexdigest()
    name = f"{page}-{game}-{words.locale}-{mark}"
    wanted = PictureRequest(name, game, view, page, translator_for(words.locale), {})
    data = await attempt(pictures, wanted, within, urgent=urgent)
    if data is None:
        return None
    return files.picture(data, name, alt)


def day(millis: int) -> str:
    """Return the day of a moment, in UTC."""
    return datetime.fromtimestamp(millis / 1000, UTC).date().isoformat()


def percent(share: float) -> str:
    """Return a share as a whole percentage."""
    return str(round(share * 100))
