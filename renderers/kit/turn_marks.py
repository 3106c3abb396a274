"""What has changed since somebody last looked: numbers on the picture, each that of the sentence which tells it.

Such a mark has the key CHANGED with the id of the place or thing behind it; on a sheet that shows several boards, with
the seat of the board between: `changed-space-22`, `changed-1.F3`. Without a number it is what is new to everybody, and
GAINED with a seat says what that has gained: `gained-1`. COMPLETED with the seat and the id of a place is a moment of
its own, told with what it was worth: `completed-1.F3`.
"""

from collections.abc import Mapping

from PIL import Image, ImageDraw

from renderers.kit import raster
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.raster import FINE
from renderers.kit.sky import sparkle
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import seal
from renderers.kit.theme import ink

CHANGED, GAINED, COMPLETED = "changed-", "gained-", "completed-"
NUMBER, LEAST = 54, 40
"""The height of a number where there is room, and the least, which can still be read on a phone."""


def changed(marks: Mapping[str, str], seat: int | None = None) -> dict[str, str]:
    """Return what has changed, by its id, with its numbers: on the board of this seat, or on what all share."""
    start = CHANGED if seat is None else f"{CHANGED}{seat}."
    return {key.removeprefix(start): text for key, text in marks.items() if key.startswith(start)}


def completed(marks: Mapping[str, str], seat: int) -> dict[str, str]:
    """Return what a seat has completed, by its place, with what that was worth."""
    start = f"{COMPLETED}{seat}."
    return {key.removeprefix(start): text for key, text in marks.items() if key.startswith(start)}


def number(text: str, height: int = NUMBER) -> Sprite:
    """Return the number of what has changed, or several."""
    return seal(text, height)


def gained(canvas: Canvas, where: tuple[float, float], marks: Mapping[str, str], seat: int) -> float:
    """What a seat has gained, with its right end at this place, beside its score; gives how wide that is."""
    text = marks.get(f"{GAINED}{seat}")
    if not text:
        return 0
    rule_picture = number(text, LEAST)
    canvas.put(rule_picture, where[0] - rule_picture.image.width / 2, where[1])
    return rule_picture.image.width


def numbered(canvas: Canvas, where: tuple[float, float], reach: float, text: str) -> None:
    """A ring of light round a thing that reaches so far from its middle; sparkles, and its number at its upper left."""
    (x, y), height = where, max(LEAST, min(NUMBER, round(reach * 1.3)))
    canvas.put(_halo(round(reach * 2)), x, y)
    if text:
        for dx, dy in ((1, -1), (-1, 1), (1, 1)):
            canvas.put(sparkle(round(height * 0.8), ink.gilt), x + dx * reach, y + dy * reach)
        canvas.put(number(text, height), x - reach, y - reach)


@kept
def _halo(diameter: int) -> Sprite:
    """A ring of light."""
    side, wide = diameter + 40, max(3, min(6, diameter // 12))
    mask = Image.new("L", (side * FINE, side * FINE), 0)
    edge = (20 - wide) * FINE
    ImageDraw.Draw(mask).ellipse((edge, edge, side * FINE - edge, side * FINE - edge), outline=255, width=wide * FINE)
    ring = mask.reduce(FINE)
    base = raster.blank(side, side)
    raster.lay(base, ink.night, raster.blurred(ring, 2).point([min(255, v * 3) for v in range(256)]), 0.8)
    raster.lay(base, ink.gilt, raster.blurred(ring, wide), 0.9)
    raster.lay(base, ink.group_line, ring)
    return centred(base)
