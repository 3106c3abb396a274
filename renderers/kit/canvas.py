"""The canvas of a sheet: sprites are placed by their anchor, text by its baseline.

A `Canvas` holds an opaque RGB picture. Sprites are RGBA, are shared between pictures and must not be changed.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from PIL import Image

from renderers.kit.fonts import Weight
from renderers.kit.text import MIDDLE, label, largest_size, width_of
from renderers.kit.theme import RGB, ink

Anchor = Literal["ls", "ms", "rs", "lm", "mm", "rm"]


class Sprite(NamedTuple):
    """A small picture and its anchor, the point that is placed."""

    image: Image.Image
    x: int
    y: int

    def onto(self, base: Image.Image, x: float, y: float) -> None:
        """Composite the sprite onto an RGBA picture with its anchor at (x, y), cut off at the edges."""
        left, top = round(x) - self.x, round(y) - self.y
        base.alpha_composite(self.image, (max(0, left), max(0, top)), (max(0, -left), max(0, -top)))


def centred(image: Image.Image) -> Sprite:
    """Return a sprite whose anchor is its middle."""
    return Sprite(image, image.width // 2, image.height // 2)


@dataclass(slots=True)
class Canvas:
    """A picture under construction."""

    image: Image.Image

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        """Put a sprite with its anchor at (x, y)."""
        self.image.paste(sprite.image, (round(x) - sprite.x, round(y) - sprite.y), sprite.image)

    def show(self, sprite: Sprite, box: tuple[int, int, int, int]) -> None:
        """Put a sprite into the middle of a box (left, top, right, bottom), reduced to fit."""
        picture = sprite.image
        share = min(1.0, (box[2] - box[0]) / picture.width, (box[3] - box[1]) / picture.height)
        if share < 1:
            size = (round(picture.width * share), round(picture.height * share))
            picture = picture.resize(size, Image.Resampling.LANCZOS)
        where = ((box[0] + box[2] - picture.width) // 2, (box[1] + box[3] - picture.height) // 2)
        self.image.paste(picture, where, picture)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        colour: RGB = ink.moon,
        *,
        weight: Weight = "bold",
        anchor: Anchor = "ls",
        edge: RGB | None = None,
        tracking: float = 0.0,
    ) -> float:
        """Write one line and return its width; `edge` is an outline for text on the open sky."""
        word = label(text, size, weight, 0, tracking)
        across = {"l": 0.0, "m": word.width / 2, "r": word.width}[anchor[0]]
        left = round(x - across)
        base = round(y + (size * MIDDLE if anchor[1] == "m" else 0))
        if edge is not None:
            halo = label(text, size, weight, 3, tracking)
            self.image.paste(edge, (left + halo.left, base + halo.top), halo.mask)
        self.image.paste(colour, (left + word.left, base + word.top), word.mask)
        return word.width

    def squeezed(
        self,
        x: float,
        y: float,
        text: str,
        room: float,
        *,
        sizes: tuple[int, ...],
        colour: RGB,
        edge: RGB | None = None,
    ) -> None:
        """Write one bold line around (x, y), at the largest size that fits (see `fitted`) or narrowed."""
        size = largest_size(text, room, sizes) or sizes[-1]
        share = min(1.0, room / max(1.0, width_of(text, size)))
        for stroke, ink_ in ((3, edge), (0, colour)):
            if ink_ is None:
                continue
            word = label(text, size, "bold", stroke)
            mask = word.mask
            if share < 1:
                mask = mask.resize((max(1, round(mask.width * share)), mask.height), Image.Resampling.LANCZOS)
            left = round(x - word.width * share / 2 + word.left * share)
            self.image.paste(ink_, (left, round(y + size * MIDDLE) + word.top), mask)

    def line(self, box: tuple[int, int, int, int], colour: RGB, opacity: float = 1.0) -> None:
        """Fill a thin rectangle, such as a rule."""
        mask = Image.new("L", (box[2] - box[0], box[3] - box[1]), round(255 * opacity))
        self.image.paste(colour, box[:2], mask)
