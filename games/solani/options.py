"""The options of a match."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.core.compensation import Start


class Options(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The options of a match: Coyote's level for solo, the kind of start for four players. [spec 10.1, house]"""

    coyote: Annotated[Literal["pup", "trickster", "sky_shaker"], Meta(extra={"seats": (1,)})] = "trickster"
    start: Annotated[Start, Meta(extra={"seats": (4,)})] = "official"
