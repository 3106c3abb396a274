"""Which part of a message Discord refuses, read from its error, so that the message can be sent without it."""

from enum import IntEnum, StrEnum

import discord

UNKNOWN_EMOJI = 10014
PICTURE_CODES = {20009, 40005, 50045, 50046, 50138}
"""Explicit content, request or file too large, invalid asset, picture that cannot be resized."""


class RefusedPart(StrEnum):
    """A part without which a message still says what matters."""

    EMOJIS = "emojis"
    PICTURES = "pictures"


class EmojiLevel(IntEnum):
    """Which emojis messages have: the bot's own, Unicode emojis only, or none in buttons and menus."""

    OWN = 0
    UNICODE = 1
    NONE = 2


def is_refusal(error: discord.HTTPException) -> bool:
    """Return whether Discord refuses a request itself: every 4xx but an unknown token and a rate limit."""
    return 400 <= error.status < 500 and error.status not in (401, 429)


def refused_part(error: discord.HTTPException) -> RefusedPart | None:
    """Return the part that Discord refuses, None if its error does not tell or is of another kind."""
    if not is_refusal(error):
        return None
    text = error.text.lower()
    if error.code == UNKNOWN_EMOJI or "emoji" in text:
        return RefusedPart.EMOJIS
    if error.status == 413 or error.code in PICTURE_CODES or any(word in text for word in ("attachment", "media")):
        return RefusedPart.PICTURES
    return None
