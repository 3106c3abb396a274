"""Names in the text of messages, where they could otherwise be mentions or markup."""

import re

import discord

from bot.ui_kit.names import SHOWN, isolated, tidy
from bot.ui_kit.panels import truncate

JOINER = "\u2060"
"""Stands unseen where an address would be read as one."""

_LINKS = re.compile(r"(?<=:)(?=//)|(?<=\w)(?=\.[^\W\d_])|(?<=\])(?=\()")
"""Where a scheme, a domain or a link with a text of its own is broken."""


def shown(name: str) -> str:
    """Return a short name for the text of a message: markup and mentions are only letters there."""
    return harmless(truncate(tidy(name), SHOWN)) or "?"


def harmless(text: str) -> str:
    """Return names on one line, of whatever length, as letters alone: no markup, mention, link or invite."""
    text = _LINKS.sub(JOINER, text.replace("<", "‹"))  # which begins every kind of mention
    escaped = discord.utils.escape_markdown(text, ignore_links=False)
    return isolated(discord.utils.escape_mentions(escaped))


def when(moment: object, style: str = "R") -> str:
    """Return a time as everybody's own Discord writes it; `moment` is an aware datetime."""
    return f"<t:{int(moment.timestamp())}:{style}>"  # type: ignore[attr-defined]
