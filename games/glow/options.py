"""The options of a match."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from games.core.compensation import Start


class Options(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The options of a match.

    A challenge sets the last three, which replace choices of the setup. Matches from before there was the option `tom`
    let the player choose Tom's dice.
    """

    board: Literal["province", "archipelago", "random"] = "province"
    adventurers: Literal["choose", "random"] = "choose"
    difficulty: Annotated[Literal["ember", "standard", "hard", "eclipse"], Meta(extra={"seats": (1,)})] = "standard"
    start: Annotated[Start, Meta(extra={"seats": (3, 4)})] = "official"
    tom: Annotated[Literal["lot", "choose"], Meta(extra={"seats": (1,), "usual": "lot"})] = "choose"
    adventurer: str = ""
    tom_dice: tuple[str, ...] = ()
    tom_colour: str = field(default="", name="tom_color")
