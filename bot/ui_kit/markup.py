"""Names in messages, escaped so that they are neither mentions nor markup."""

import re

import discord

from bot.ui_kit.names import NAME_WIDTH, cached, isolated, tidy
from bot.ui_kit.panels import truncate

JOINER = "\u2060"
"""An invisible character that breaks a URL."""

_LINKS = re.compile(r"(?<=:)(?=//)|(?<=\w)(?=\.[^\W\d_])|(?<=\])(?=\()")
"""Matches where to break a scheme, a domain or a link with its own text."""


@cached
def shown(name: str) -> str:
    """Return a short name for a message, with markup and mentions escaped."""
    return harmless(truncate(tidy(name), NAME_WIDTH)) or "?"


def harmless(text: str) -> str:
    """Return names on one line, of any length, without markup, mentions, links or invites."""
    text = _LINKS.sub(JOINER, text.replace("<", "‹"))  # `<` begins every kind of mention
    escaped = discord.utils.escape_markdown(text, ignore_links=False)
    return isolated(discord.utils.escape_mentions(escaped))


def when(moment: object, style: str = "R") -> str:
    """Return a time that Discord shows in the reader's time zone.

    `moment` is an aware datetime.
    """
    return f"<t:{int(moment.timestamp())}:{style}>"  # type: ignore[attr-defined]
