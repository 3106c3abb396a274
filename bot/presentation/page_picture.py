"""Draws pages that are pictures, and formats days and percentages."""

import hashlib
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from bot.discord_kit import files
from bot.discord_kit.components import Block
from bot.discord_kit.files import Drawn
from bot.i18n.translator import Translator, translator_for
from bot.workers.pictures import MAX_PICTURE_WAIT, PictureRequest, PictureService, attempt


class PictureBlock(Struct, frozen=True):
    """The blocks of a message and its files.

    `whole` is False if the picture could not be drawn.
    """

    blocks: tuple[Block, ...]
    files: list[files.File]
    whole: bool


async def drawn(
    pictures: PictureService,
    game: str,
    page: str,
    view: Any,
    *,
    words: Translator,
    alt: str,
    within: float = MAX_PICTURE_WAIT,
    urgent: bool = False,
) -> Drawn | None:
    """Draw a page in the style of a game; None if that fails.

    The file name depends on its contents.
    """
    mark = hashlib.blake2s(repr(view).encode(), digest_size=8).hexdigest()
    name = f"{page}-{game}-{words.locale}-{mark}"
    wanted = PictureRequest(name, game, view, page, translator_for(words.locale), {})
    data = await attempt(pictures, wanted, within, urgent=urgent)
    return None if data is None else files.picture(data, name, alt)


def day(millis: int) -> str:
    """Return the day of a moment, in UTC."""
    return datetime.fromtimestamp(millis / 1000, UTC).date().isoformat()


def percent(share: float) -> str:
    """Return a share as a whole percentage."""
    return str(round(share * 100))
