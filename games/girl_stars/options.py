"""What is chosen before a match."""

from typing import Annotated

from msgspec import Meta, Struct

from games.core.compensation import Start


class Options(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is chosen before a match: whether later Elders begin with more, to be worth the same. [house]"""

    start: Annotated[Start, Meta(extra={"seats": (3, 4)})] = "official"
