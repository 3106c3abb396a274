"""Things with their numbers in a row, as text or, in little space, as badges."""

from collections.abc import Sequence
from typing import NamedTuple

from games.crafting_cosmos.components import ELEMENTS
from games.crafting_cosmos.player_view import PoolView
from renderers.crafting_cosmos import nebulae, style
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.sprites import pill
from renderers.kit.text import width_of
from renderers.kit.theme import ink


class Item(NamedTuple):
    """A kind, a number (1 may be left out), and the tile if it is one."""

    kind: str
    number: int
    face: str = ""


def of_pool(pool: PoolView, *, apart: bool = False) -> list[Item]:
    """Return the unplaced pieces; tiles one by one if `apart`, else together."""
    held = [Item(element, pool.stars.get(element, 0)) for element in ELEMENTS]
    held.append(Item("proto", pool.proto))
    if apart:
        held += [Item("tile", 1, name) for name in pool.tiles]
    else:
        held.append(Item("tile", len(pool.tiles)))
    return [item for item in held if item.number]


def sprite(item: Item, size: int) -> Sprite:
    """Return the picture of an item."""
    return nebulae.sized(item.face, round(size * 1.15)) if item.face else style.gain(item.kind, size)


def row(
    canvas: Canvas, span: tuple[float, float], y: float, items: Sequence[Item], size: int, *, ones: bool = False
) -> list[float]:
    """Draw items from left to right within (left, right), and return the middle of each.

    With `ones`, write a 1 as well.
    """
    left, right = span
    figures = round(size * 0.84)
    texts = [str(item.number) if item.number > 1 or (ones and not item.face) else "" for item in items]
    wide = [size + 12 + (width_of(text, figures) + 14 if text else 0) for text in texts]
    roomy = sum(wide) <= right - left
    step = min(size + 30.0, (right - left) / max(1, len(items)))
    side = size if roomy else min(size, round(step) - 6)
    middles, x = [], left
    for item, text, width in zip(items, texts, wide, strict=True):
        middle = x + (size if roomy else step) / 2
        middles.append(middle)
        canvas.put(sprite(item, side), middle, y)
        if text and roomy:
            canvas.text(x + size + 6, y, text, figures, ink.moon, anchor="lm")
        elif text:
            canvas.put(pill(text, 42, ink.gilt), middle + side * 0.3, y + side * 0.36)
        x += width if roomy else step
    return middles
