"""What is chosen before a match."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.core.compensation import Start

Target = Literal["calm", "normal", "harsh"]


class Options(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is chosen before a match: the target of the solo challenge, with two or three how people begin. [house]"""

    target: Annotated[Target, Meta(extra={"seats": (1,)})] = "normal"
    start: Annotated[Start, Meta(extra={"seats": (2, 3)})] = "official"
