"""The options of a match."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

SetName = Literal["first_game", "cataclysm", "colourful_galaxy", "recorded_game", "random", "custom"]


Target = Literal["easy", "normal", "hard", "expert", "legend"]


class Options(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The options of a match.

    `kinds` are the eight of a custom set, asked for during setup if empty.
    """

    celestials: SetName = "first_game"
    target: Annotated[Target, Meta(extra={"seats": (1,)})] = "easy"
    kinds: tuple[str, ...] = ()
