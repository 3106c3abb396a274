"""Moons of five phases, from new to full, which rate rounds."""

from PIL import Image, ImageChops

from renderers.kit import raster
from renderers.kit.canvas import Sprite, centred
from renderers.kit.raster import FINE
from renderers.kit.sprite_cache import kept
from renderers.kit.theme import ink, mix

FULL = 4
"""The last phase; 0 is the new moon."""


@kept
def moon(phase: int, size: int) -> Sprite:
    """Return a moon that waxes from the right; its rim is visible also where it is dark."""
    side = size * 2
    disc, lit = _ellipse(side, size / 2, size / 2), _lit(phase, side, size / 2)
    inner = _ellipse(side, size / 2 - 3, size / 2 - 3)
    base = raster.blank(side, side)
    if phase:
        raster.lay(base, ink.gilt, raster.falloff(side, side, 2.2, 0.2 + 0.08 * phase))
    raster.lay(base, mix(ink.lift, ink.night, 0.3), disc)
    raster.lay(base, ink.gilt, ImageChops.multiply(disc, lit))
    raster.lay(base, ink.brass, ImageChops.subtract(disc, inner), 0.9)
    return centred(base)


def _lit(phase: int, side: int, reach: float) -> Image.Image:
    """Return the lit part of the disc: its right half, without an ellipse or with it."""
    half = Image.new("L", (side, side), 0)
    half.paste(255, (side // 2, 0, side, side))
    edge = _ellipse(side, max(0.5, abs(1 - phase / FULL * 2) * reach), reach)
    if phase == 0:
        return Image.new("L", (side, side), 0)
    return ImageChops.subtract(half, edge) if phase * 2 < FULL else ImageChops.lighter(half, edge)


def _ellipse(side: int, across: float, high: float) -> Image.Image:
    (mask, draw), middle = raster.drawing(side, side), side * FINE / 2
    box = (middle - across * FINE, middle - high * FINE, middle + across * FINE, middle + high * FINE)
    draw.ellipse(box, fill=255)
    return mask.reduce(FINE)
