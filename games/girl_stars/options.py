"""The options of a match."""

from typing import Annotated

from msgspec import Meta, Struct

from games.core.compensation import Start


class Options(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The options of a match: whether later Elders start with more, for equal chances. [house]"""

    start: Annotated[Start, Meta(extra={"seats": (3, 4)})] = "official"
