"""The picture of a moment.

The completed thing is in a round window of night with rays behind it, and its value.
"""

import math

from PIL import Image

from renderers.kit import raster
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.raster import FINE
from renderers.kit.sky import sparkle
from renderers.kit.sprite_cache import kept
from renderers.kit.theme import RGB, WINDOW_DEEP, ink, mix
from renderers.kit.turn_marks import number

_RAYS = 24


@kept
def burst(radius: int, colour: RGB) -> Sprite:
    """Return light that bursts from the middle, in long and short rays."""
    side = 2 * radius
    (mask, draw), middle = raster.drawing(side, side), radius * FINE
    for k in range(_RAYS):
        far, half = middle * (1.0 if k % 2 == 0 else 0.72), math.pi / _RAYS * 0.34
        angle = math.tau * k / _RAYS
        tips = [
            (middle + far * math.cos(angle + turn), middle + far * math.sin(angle + turn)) for turn in (-half, half)
        ]
        draw.polygon([(middle, middle), *tips], fill=255)
    base = raster.blank(side, side)
    fade = raster.falloff(side, side, 0.9, 1.0)
    rays = Image.composite(mask.reduce(FINE), Image.new("L", (side, side), 0), fade)
    raster.lay(base, colour, fade, 0.5)
    raster.lay(base, ink.group_glow, rays, 0.5)
    return centred(base)


@kept
def window(diameter: int, colour: RGB) -> Sprite:
    """Return a round window of night with a brass rim, and light in it."""
    side = diameter + 16
    fine = side * FINE
    disc = raster.shape_mask("disc", fine, diameter * FINE).reduce(FINE)
    base = raster.blank(side, side)
    raster.lay(base, ink.gilt, raster.shape_mask("disc", fine, (diameter + 10) * FINE).reduce(FINE))
    raster.lay(base, raster.vertical(side, side, (mix(ink.night, colour, 0.08), mix(WINDOW_DEEP, colour, 0.3))), disc)
    burst(diameter // 2, colour).onto(base, side // 2, side // 2)
    return centred(raster.under(base, ink.group_glow, 7, 0.8))


def worth(
    canvas: Canvas, where: tuple[float, float], diameter: int, text: str, foot: tuple[float, float] = (0, 0.46)
) -> None:
    """Write the value at the foot of a window, and sparkles at its rim; to be drawn last.

    `foot` is the offset from the middle as a share of the diameter.
    """
    x, y = where
    for dx, dy, share in ((-0.36, -0.34, 0.24), (0.44, 0.2, 0.17), (-0.34, 0.36, 0.14)):
        canvas.put(sparkle(max(24, round(diameter * share)), ink.gilt), x + dx * diameter, y + dy * diameter)
    if text:
        canvas.put(number(text, max(40, min(54, diameter // 4))), x + diameter * foot[0], y + diameter * foot[1])
