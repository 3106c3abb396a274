"""Names that Discord would make links, invites, mentions or markup of, if a message showed them as they are."""

import re

LINKS = (
    "https://evil.example/x",
    "discord.gg/abc",
    "www.x.y",
    "[x](http://e.f)",
    "[a](b)[c](http://e.f)",
    "<@0> <#0> </x:0> <@&0>",
    "@everyone **_~|",
)
"""Each is short enough that a message shows it whole."""

_ALIVE = re.compile(
    r"https?://(?!discord\.com/)\S+|\bdiscord\.gg/|\bwww\.\w|(?<!\\)\[[xac]\]\(|<@&?0>|<#0>|</x:0>|@everyone"
)


def alive(text: str) -> list[str]:
    """Return what a text has of these names that is more than letters there."""
    return _ALIVE.findall(text)
