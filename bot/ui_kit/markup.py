"""Names in the text of messages, where they could otherwise be mentions or markup."""

import discord

from bot.ui_kit.names import SHOWN, isolated, tidy
from bot.ui_kit.panels import truncate


def shown(name: str) -> str:
    """Return a short name for the text of a message: markup and mentions are only letters there."""
    return harmless(truncate(tidy(name), SHOWN)) or "?"


def harmless(text: str) -> str:
    """Return names on one line, of whatever length, as letters alone."""
    text = text.replace("<", "‹")  # which begins every kind of mention
    return isolated(discord.utils.escape_mentions(discord.utils.escape_markdown(text)))


def when(moment: object, style: str = "R") -> str:
    """Return a time as everybody's own Discord writes it; `moment` is an aware datetime."""
    return f"<t:{int(moment.timestamp())}:{style}>"  # type: ignore[attr-defined]
