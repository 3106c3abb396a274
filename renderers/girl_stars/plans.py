"""Planned tiles and Stardust, as marks describe them, and the resulting sky."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from games.girl_stars.actions import PlaceTile, UseStardust
from games.girl_stars.components import BACK, TILES, TURNED
from games.girl_stars.preview import Preview, preview
from games.girl_stars.view import View
from renderers.girl_stars import style
from renderers.kit.canvas import Sprite
from renderers.kit.sprites import faint

_FAINT = 0.8
"""Opacity of suggested pieces."""


class Intended(Struct, frozen=True):
    """A tile with its side and, as far as chosen, hex, rotation and bonus corner."""

    tile: str
    back: bool = False
    hex: str = ""
    rotation: int | None = None
    bonus: str = ""

    @property
    def colour(self) -> str:
        """The colour of the upper side."""
        return "white" if self.back else TILES[self.tile].colour

    @property
    def turns(self) -> Mapping[int, int]:
        """The lines of this side by rotation, as masks."""
        return TURNED[BACK.id if self.back else TILES[self.tile].face.id]


def intended(marks: Mapping[str, str]) -> Intended | None:
    """Return the tile of the mark `place`."""
    if not (text := marks.get("place")):
        return None
    tile, _, rest = text.partition("@")
    spot, turn, side, bonus = (*rest.split("/"), "", "", "", "")[:4]
    rotation = int(turn) if turn else None
    if turn == "back":
        return Intended(tile, True, spot)
    return Intended(tile, side == "back", spot, rotation, bonus)


def outcome(view: View, seat: int, marks: Mapping[str, str]) -> Preview | None:
    """Return the result of the planned tile or Stardust; None if the plan is incomplete."""
    plan = intended(marks)
    if plan and plan.hex and plan.rotation is not None:
        return preview(view, seat, PlaceTile(plan.tile, plan.hex, plan.rotation, plan.back, plan.bonus))
    if spots := marks.get("dust"):
        hexagon, *bonus = spots.split("/")
        return preview(view, seat, UseStardust(hexagon, tuple(bonus)))
    return None


def suggested(marks: Mapping[str, str], letters: style.Letters, width: int) -> Iterator[tuple[str, Sprite]]:
    """Yield the suggested pieces as translucent tiles of this width and Stardust, hex by hex."""
    for key, text in marks.items():
        if key.startswith("plan-"):
            yield key[5:], _planned(text, letters, width)


def _planned(text: str, letters: style.Letters, width: int) -> Sprite:
    name, *lies = text.split("/")
    if not lies:
        return faint(style.dust(width // 2), _FAINT)
    plan = Intended(name, back="back" in lies)
    lines = plan.turns[int(lies[0])]
    crystal = not plan.back and plan.colour != "white"
    return faint(style.tile(plan.colour, lines, width, letters, crystal=crystal), _FAINT)


def turns(marks: Mapping[str, str]) -> dict[int, str]:
    """Return the rotations to choose from with their tags."""
    return {int(key[5:]): text for key, text in marks.items() if key.startswith("turn-")}


def target(preview: Preview | None, plan: Intended | None) -> str:
    """Return the chosen hex, or nothing."""
    return preview.action.hex if preview else plan.hex if plan else ""
