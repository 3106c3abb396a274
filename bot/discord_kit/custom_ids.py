"""Custom ids of buttons and menus, `t:<table>:<seat>:<prompt token>:<path>`.

A custom id has no state and no secret, and is not trusted: each click checks the person, whether the prompt is open,
and whether the path is valid.
"""

import re

from msgspec import Struct

from bot.refusals.discord import Forged

MAX_LENGTH = 100

TEMPLATE = re.compile(
    r"t:(?P<table>[a-z0-9]{1,16}):(?P<seat>-|\d{1,2}):(?P<stamp>-|[0-9a-f]{6,12}):"
    r"(?P<verb>[a-z]{1,8})(?P<args>(?:\.[A-Za-z0-9_-]{1,32}){0,16})(?:~(?P<page>\d{1,3}))?"
)


class CustomId(Struct, frozen=True):
    """What a click asks for: a verb with arguments, at a table, for the prompt of a seat."""

    table: str
    verb: str
    args: tuple[str, ...] = ()
    seat: int | None = None
    prompt_token: str = ""
    page: int = 0

    @property
    def text(self) -> str:
        """The custom id; raises ValueError if it does not match TEMPLATE."""
        seat = "-" if self.seat is None else str(self.seat)
        path = ".".join((self.verb, *self.args)) + (f"~{self.page}" if self.page else "")
        text = f"t:{self.table}:{seat}:{self.prompt_token or '-'}:{path}"
        if len(text) > MAX_LENGTH or not TEMPLATE.fullmatch(text):
            raise ValueError(f"not a custom id: {text}")
        return text


NOWHERE = CustomId("0", "x")
"""The custom id of controls without a table."""


def only(values: tuple[str, ...]) -> str:
    """Return the one argument of a click. Raises Forged if there are none or several."""
    if len(values) != 1:
        raise Forged
    return values[0]


def number(values: tuple[str, ...], digits: int = 20) -> int:
    """Return the one argument of a click as a number. Raises Forged."""
    text = only(values)
    if not text.isdecimal() or len(text) > digits:
        raise Forged
    return int(text)


def read(text: str) -> CustomId | None:
    """Parse a custom id; return None if it is not one of the bot's."""
    match = TEMPLATE.fullmatch(text) if len(text) <= MAX_LENGTH and text.isascii() else None
    if match is None:
        return None
    return CustomId(
        table=match["table"],
        verb=match["verb"],
        args=tuple(match["args"].split(".")[1:]),
        seat=None if match["seat"] == "-" else int(match["seat"]),
        prompt_token="" if match["stamp"] == "-" else match["stamp"],
        page=int(match["page"] or 0),
    )
