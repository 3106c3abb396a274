"""Changes since the viewer last looked: numbers that refer to sentences in the text.

The key of such a mark is CHANGED with the id of the place or thing. On a sheet that shows several boards, the seat of
the board comes between: `changed-space-22`, `changed-1.F3`. Without a number, the mark is a change that is new to all;
GAINED with a seat gives the seat's gain: `gained-1`. COMPLETED with the seat and the id of a place is a moment with a
picture of its own, with its value: `completed-1.F3`.
"""

from collections.abc import Mapping

from renderers.kit import raster
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.raster import FINE
from renderers.kit.sky import sparkle
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import seal
from renderers.kit.theme import ink

CHANGED, GAINED, COMPLETED = "changed-", "gained-", "completed-"
NUMBER, LEAST = 54, 40
"""Normal height of a number, and the minimum that can be read on a phone."""


def changed(marks: Mapping[str, str], seat: int | None = None) -> dict[str, str]:
    """Return the numbers of the changes by id, on the board of this seat or on the common one."""
    start = CHANGED if seat is None else f"{CHANGED}{seat}."
    return {key.removeprefix(start): text for key, text in marks.items() if key.startswith(start)}


def completed(marks: Mapping[str, str], seat: int) -> dict[str, str]:
    """Return what a seat has completed by place, with its value."""
    start = f"{COMPLETED}{seat}."
    return {key.removeprefix(start): text for key, text in marks.items() if key.startswith(start)}


def number(text: str, height: int = NUMBER) -> Sprite:
    """Return the sprite of a change's number, or of several numbers."""
    return seal(text, height)


def gained(canvas: Canvas, where: tuple[float, float], marks: Mapping[str, str], seat: int) -> float:
    """Write a seat's gain next to its score, right-aligned at `where`, and return its width."""
    text = marks.get(f"{GAINED}{seat}")
    if not text:
        return 0
    rule_picture = number(text, LEAST)
    canvas.put(rule_picture, where[0] - rule_picture.image.width / 2, where[1])
    return rule_picture.image.width


def numbered(canvas: Canvas, where: tuple[float, float], reach: float, text: str) -> None:
    """Draw a ring of light of radius `reach`, sparkles, and a number at its upper left."""
    (x, y), height = where, max(LEAST, min(NUMBER, round(reach * 1.3)))
    canvas.put(_halo(round(reach * 2)), x, y)
    if text:
        for dx, dy in ((1, -1), (-1, 1), (1, 1)):
            canvas.put(sparkle(round(height * 0.8), ink.gilt), x + dx * reach, y + dy * reach)
        canvas.put(number(text, height), x - reach, y - reach)


@kept
def _halo(diameter: int) -> Sprite:
    """Return a ring of light."""
    side, wide = diameter + 40, max(3, min(6, diameter // 12))
    mask, draw = raster.drawing(side, side)
    edge = (20 - wide) * FINE
    draw.ellipse((edge, edge, side * FINE - edge, side * FINE - edge), outline=255, width=wide * FINE)
    ring = mask.reduce(FINE)
    base = raster.blank(side, side)
    raster.lay(base, ink.night, raster.blurred(ring, 2).point([min(255, v * 3) for v in range(256)]), 0.8)
    raster.lay(base, ink.gilt, raster.blurred(ring, wide), 0.9)
    raster.lay(base, ink.group_line, ring)
    return centred(base)
