"""The options of a match."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.core.compensation import Start

Target = Literal["calm", "normal", "harsh"]


class Options(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The options of a match: the target for solo, the kind of start for two or three players. [house]"""

    target: Annotated[Target, Meta(extra={"seats": (1,)})] = "normal"
    start: Annotated[Start, Meta(extra={"seats": (2, 3)})] = "official"
