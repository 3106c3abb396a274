"""The text that a button or menu carries: `t:<table>:<seat>:<prompt token>:<path>`, at most 100 characters.

It holds no state and no secret, and is believed nothing: who clicks, whether the question is still open and whether
the path leads anywhere is checked on every click.
"""

import re

from msgspec import Struct

LONGEST = 100

TEMPLATE = re.compile(
    r"t:(?P<table>[a-z0-9]{1,16}):(?P<seat>-|\d{1,2}):(?P<stamp>-|[0-9a-f]{6,12}):"
    r"(?P<verb>[a-z]{1,8})(?P<args>(?:\.[A-Za-z0-9_-]{1,32}){0,16})(?:~(?P<page>\d{1,3}))?"
)


class CustomId(Struct, frozen=True):
    """What a click asks for: a verb with its arguments, for a seat's question (`prompt_token`) at a table."""

    table: str
    verb: str
    args: tuple[str, ...] = ()
    seat: int | None = None
    prompt_token: str = ""
    page: int = 0

    @property
    def text(self) -> str:
        """The custom id; raises ValueError if it would not be one."""
        seat = "-" if self.seat is None else str(self.seat)
        path = ".".join((self.verb, *self.args)) + (f"~{self.page}" if self.page else "")
        text = f"t:{self.table}:{seat}:{self.prompt_token or '-'}:{path}"
        if len(text) > LONGEST or not TEMPLATE.fullmatch(text):
            raise ValueError(f"not a custom id: {text}")
        return text


NOWHERE = CustomId("0", "x")
"""Where controls stand that belong to no table."""


def read(text: str) -> CustomId | None:
    """Return what a custom id asks for, or None if it is not one of ours."""
    match = TEMPLATE.fullmatch(text) if len(text) <= LONGEST and text.isascii() else None
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
