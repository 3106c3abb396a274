"""A chapter of the rules as it is seen on the table: a sheet of a match, or the part that the chapter is about."""

from typing import Any

from PIL import Image

from renderers.kit.renderer import GameRenderer

RULE_PICTURE = "plate"
"""The sheet of a chapter is called this and the chapter's number: `plate-2`."""

_LEAST = 1200
"""So many pixels wide is a part at least, or it would be shown small."""


def draw(renderer: GameRenderer, view: Any, sheet: str, words: Any, seat: int | None) -> Image.Image:
    """Draw the plate of a chapter; raises KeyError for a chapter that has none."""
    rule_picture = renderer.rule_pictures[int(sheet.removeprefix(f"{RULE_PICTURE}-"))]
    picture = renderer.draw(view, rule_picture.sheet, words, {}, marks={}, own=seat)
    if rule_picture.box is None:
        return picture
    part = picture.crop(rule_picture.box)
    wide = max(_LEAST, part.width)
    return part.resize((wide, round(part.height * wide / part.width)), Image.Resampling.LANCZOS)
