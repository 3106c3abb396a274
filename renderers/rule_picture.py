"""The picture of a chapter of the rules: a sheet of a match, or a part of it."""

from typing import Any

from PIL import Image

from renderers.kit.renderer import GameRenderer

RULE_PICTURE = "plate"
"""Prefix of the sheets of chapters, followed by the chapter's number: `plate-2`."""

_LEAST = 1200
"""Minimum width of a part in pixels; a smaller picture would be shown small."""


def draw(renderer: GameRenderer, view: Any, sheet: str, words: Any, seat: int | None) -> Image.Image:
    """Draw the picture of a chapter; raises KeyError for a chapter without one."""
    rule_picture = renderer.rule_pictures[int(sheet.removeprefix(f"{RULE_PICTURE}-"))]
    picture = renderer.draw(view, rule_picture.sheet, words, {}, marks={}, own=seat)
    if rule_picture.box is None:
        return picture
    part = picture.crop(rule_picture.box)
    wide = max(_LEAST, part.width)
    return part.resize((wide, round(part.height * wide / part.width)), Image.Resampling.LANCZOS)
