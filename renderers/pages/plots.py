"""Small charts: bars, and a line in its band of uncertainty.

Boxes are (left, top, right, bottom) in pixels; values are shares of the box, 0..1, from the left and from below.
"""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas
from renderers.kit.raster import Box
from renderers.kit.text import fitted
from renderers.kit.theme import CAPTION, PREVIEW, RGB, ink, mix

_FINE = 3


def bar(canvas: Canvas, box: Box, colour: RGB, radius: int = 8) -> None:
    """Draw a bar lit from above; one that is too small for its corners is a plain line."""
    width, height = max(2, box[2] - box[0]), max(2, box[3] - box[1])
    shape = raster.round_box(width, height, min(radius, width // 2, height // 2))
    paint = raster.vertical(width, height, (mix(colour, ink.white, 0.28), colour, mix(colour, ink.night, 0.3)))
    canvas.image.paste(paint.convert("RGB"), box[:2], shape)


def groove(canvas: Canvas, box: Box, radius: int = 8) -> None:
    """Draw the full groove of a bar."""
    width, height = box[2] - box[0], box[3] - box[1]
    shape = raster.scaled(raster.round_box(width, height, min(radius, width // 2, height // 2)), 0.55)
    canvas.image.paste(ink.night, box[:2], shape)


def band(canvas: Canvas, box: Box, values: Sequence[tuple[float, float, float]], colour: RGB) -> None:
    """Draw a line through the middles of (low, middle, high), in the band between the others.

    There must be at least one value.
    """
    width, height = box[2] - box[0], box[3] - box[1]
    full = (width * _FINE, height * _FINE)
    step = full[0] / max(1, len(values) - 1)

    def at(k: int, share: float) -> tuple[float, float]:
        return k * step, (1 - min(1.0, max(0.0, share))) * (full[1] - 1)

    points = list(values) if len(values) > 1 else [values[0], values[0]]
    area, line = Image.new("L", full, 0), Image.new("L", full, 0)
    upper = [at(k, high) for k, (_, _, high) in enumerate(points)]
    lower = [at(k, low) for k, (low, _, _) in enumerate(points)]
    ImageDraw.Draw(area).polygon([*upper, *lower[::-1]], fill=255)
    middle = [at(k, share) for k, (_, share, _) in enumerate(points)]
    ImageDraw.Draw(line).line(middle, fill=255, width=4 * _FINE, joint="curve")
    canvas.image.paste(colour, box[:2], raster.scaled(area.reduce(_FINE), 0.28))
    canvas.image.paste(mix(colour, ink.white, 0.45), box[:2], line.reduce(_FINE))


def nothing(canvas: Canvas, middle: float, text: str) -> None:
    """Write the text of a page without contents around this height."""
    canvas.text(theme.WIDTH / 2, middle, *fitted(text, theme.WIDTH - 200, (PREVIEW, CAPTION)), ink.mist, anchor="mm")


def rule(canvas: Canvas, box: Box, share: float, colour: RGB = ink.gilt) -> None:
    """Draw an upright mark across a horizontal bar at the expected value."""
    x = round(box[0] + (box[2] - box[0]) * share)
    canvas.image.paste(ink.night, (x - 3, box[1] - 6, x + 4, box[3] + 6))
    canvas.image.paste(colour, (x - 2, box[1] - 5, x + 3, box[3] + 5))
