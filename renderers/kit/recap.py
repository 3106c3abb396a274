"""What has changed since somebody last looked: numbers on the picture, each that of the sentence which tells it.

Such a mark has the key CHANGED with the id of the place or thing behind it; on a sheet that shows several boards, with
the seat of the board between: `changed-space-22`, `changed-1.F3`.
"""

from collections.abc import Mapping

from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.sky import sparkle
from renderers.kit.sprites import seal
from renderers.kit.theme import ink

CHANGED = "changed-"
NUMBER, LEAST = 54, 40
"""The height of a number where there is room, and the least, which can still be read on a phone."""


def changed(marks: Mapping[str, str], seat: int | None = None) -> dict[str, str]:
    """Return what has changed, by its id, with its numbers: on the board of this seat, or on what all share."""
    start = CHANGED if seat is None else f"{CHANGED}{seat}."
    return {key.removeprefix(start): text for key, text in marks.items() if key.startswith(start)}


def number(text: str, height: int = NUMBER) -> Sprite:
    """Return the number of what has changed, or several."""
    return seal(text, height)


def numbered(canvas: Canvas, where: tuple[float, float], reach: float, text: str) -> None:
    """Sparkles round a thing that reaches so far from its middle, and its number at its upper left."""
    (x, y), height = where, max(LEAST, min(NUMBER, round(reach * 1.3)))
    for dx, dy in ((1, -1), (-1, 1), (1, 1)):
        canvas.put(sparkle(round(height * 0.8), ink.gilt), x + dx * reach, y + dy * reach)
    canvas.put(number(text, height), x - reach, y - reach)
