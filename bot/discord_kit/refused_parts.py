"""Determines which part of a message Discord refuses, to send it without that part."""

from enum import IntEnum, StrEnum

import aiohttp
import discord

UNKNOWN_EMOJI = 10014
PICTURE_CODES = {20009, 40005, 50045, 50046, 50138}
"""Explicit content, request or file too large, invalid asset, image not resizable."""


FAILURES = (discord.HTTPException, discord.RateLimited, OSError, TimeoutError, aiohttp.ClientError)
"""The errors of a request that Discord refuses or does not answer."""


class RefusedPart(StrEnum):
    """A part that a message can do without."""

    EMOJIS = "emojis"
    PICTURES = "pictures"


class EmojiLevel(IntEnum):
    """The emojis of a message: application emojis, only Unicode emojis, or none in controls."""

    OWN = 0
    UNICODE = 1
    NONE = 2


def is_refusal(error: discord.HTTPException) -> bool:
    """Return whether Discord refuses the request itself: a 4xx other than 401 and 429."""
    return 400 <= error.status < 500 and error.status not in (401, 429)


def refused_part(error: discord.HTTPException) -> RefusedPart | None:
    """Return the part that Discord refuses; None if unknown, or for other errors."""
    if not is_refusal(error):
        return None
    text = error.text.lower()
    if error.code == UNKNOWN_EMOJI or "emoji" in text:
        return RefusedPart.EMOJIS
    if error.status == 413 or error.code in PICTURE_CODES or any(word in text for word in ("attachment", "media")):
        return RefusedPart.PICTURES
    return None
