"""Words in pictures: cached masks, measuring, fitting and line breaking for both scripts.

Widths are pixels. The anchor of a label is on its baseline; the optical middle of capitals, digits and kanji lies .37
em above it.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from renderers.kit import fonts, theme
from renderers.kit.fonts import Weight
from renderers.kit.line_breaking import phrases, pieces_of, words_of


@lru_cache(maxsize=1024)
def evenly(text: str, room: float, size: int, weight: Weight = "regular") -> tuple[str, ...]:
    """Wrap the text like `wrapped`, in lines of about equal length."""
    best = wrapped(text, room, size, weight)
    widest = max(width_of(part.rstrip(), size, weight) for part in phrases(text))
    low, high = min(room, max(room * 0.4, widest)), room
    for _ in range(7 if len(best) > 1 else 0):
        middle = (low + high) / 2
        attempt = wrapped(text, middle, size, weight)
        if len(attempt) <= len(best):
            best, high = attempt, middle
        else:
            low = middle
    return tuple(best)


MIDDLE = 0.37
ELLIPSIS = "…"

Cutter = Callable[[str], list[str]]
CUTTERS: tuple[Cutter, ...] = (phrases, words_of, pieces_of)
"""The ways to cut a text into pieces that stay on one line, coarsest first."""


class Label(NamedTuple):
    """A word as a mask: `left` and `top` relative to its start on the baseline, and its width."""

    mask: Image.Image
    left: int
    top: int
    width: float


@lru_cache(maxsize=4096)
def width_of(text: str, size: int, weight: Weight = "bold", tracking: float = 0.0) -> float:
    """Return the width of the text; `tracking` is extra space per letter in em."""
    total = sum(fonts.font(family, weight, size).getlength(piece) for family, piece in fonts.runs(text))
    return total + tracking * size * max(0, len(text) - 1)


@lru_cache(maxsize=4096)
def label(text: str, size: int, weight: Weight = "bold", stroke: int = 0, tracking: float = 0.0) -> Label:
    """Return the mask of one line of text, with `stroke` pixels grown around it."""
    pad = stroke + 4
    width = width_of(text, size, weight, tracking)
    mask = Image.new("L", (int(width) + 2 * pad + size // 2, int(size * 1.7) + 2 * pad), 0)
    draw = ImageDraw.Draw(mask)
    base = int(size * 1.2) + pad
    x = float(pad + size // 4)
    start = x
    for family, piece in _in_view_order(text):
        face = fonts.font(family, weight, size)
        for part in piece if tracking else (piece,):
            _write(draw, (x, base), part, face, stroke)
            x += face.getlength(part) + tracking * size
    box = mask.getbbox() or (0, 0, 1, 1)
    return Label(mask.crop(box), box[0] - round(start), box[1] - base, width)


def _write(
    draw: ImageDraw.ImageDraw, where: tuple[float, float], part: str, face: ImageFont.FreeTypeFont, stroke: int
) -> None:
    """Draw a piece of text.

    A glyph too intricate for the font engine (U+FDFD) becomes the sign of a missing one.
    """
    try:
        draw.text(where, part, fill=255, font=face, anchor="ls", stroke_width=stroke)
    except OSError:
        square = fonts.font("main", "bold", int(face.size))
        draw.text(where, fonts.MISSING, fill=255, font=square, anchor="ls", stroke_width=stroke)


def _in_view_order(text: str) -> list[tuple[str, str]]:
    """Return the pieces from left to right, reversed in a text that runs from right to left."""
    pieces = fonts.runs(text)
    return pieces[::-1] if fonts.right_to_left(text) else pieces


def figure(number: int | str) -> str:
    """Return a number with a true minus sign."""
    return str(number).replace("-", "\u2212")


def signed(number: int) -> str:
    """Return a number other than zero with its sign."""
    return figure(f"{number:+}") if number else "0"


def fitted(text: str, room: float, sizes: tuple[int, ...], weight: Weight = "bold") -> tuple[str, int]:
    """Return the text and its size: the largest of the theme from the first of `sizes` down to the last that fits.

    Cut with an ellipsis if none does.
    """
    size = largest_size(text, room, sizes, weight) or sizes[-1]
    return shortened(text, room, size, weight), size


def largest_size(text: str, room: float, sizes: tuple[int, ...], weight: Weight = "bold") -> int:
    """Return the largest size of the theme from the first of `sizes` down to the last that fits, or 0."""
    return next((size for size in theme.sizes(sizes) if width_of(text, size, weight) <= room), 0)


def shortened(text: str, room: float, size: int, weight: Weight = "bold") -> str:
    """Return the text, cut with an ellipsis if it is too long."""
    if width_of(text, size, weight) <= room:
        return text
    kept = text
    while kept and width_of(kept + ELLIPSIS, size, weight) > room:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def wrapped(text: str, room: float, size: int, weight: Weight = "regular") -> list[str]:
    """Return the text in lines no wider than `room`, unless a single word is.

    Lines end between phrases; a phrase that is too wide alone breaks between its words, then its letters.
    """
    return [line for paragraph in text.split("\n") for line in _broken(paragraph, room, size, weight, CUTTERS)]


def _broken(text: str, room: float, size: int, weight: Weight, cutters: Sequence[Cutter]) -> list[str]:
    cutter, *finer = cutters
    lines: list[str] = []
    line = ""
    for part in cutter(text):
        if line and width_of((line + part).rstrip(), size, weight) > room:
            lines.append(line.rstrip())
            line = ""
        line += part
        if finer and width_of(line.rstrip(), size, weight) > room:
            *full, line = _broken(line, room, size, weight, finer)
            lines += full
    return [*lines, line.rstrip()]


def balanced(text: str, room: float, size: int, weight: Weight = "bold") -> list[str]:
    """Wrap the text like `wrapped`, with lines of about equal length."""
    lines = wrapped(text, room, size, weight)
    if len(lines) < 2:
        return lines
    least, low, high = lines, room * 0.4, room
    for _ in range(7):
        middle = (low + high) / 2
        attempt = wrapped(text, middle, size, weight)
        if len(attempt) <= len(lines) and all(width_of(x, size, weight) <= room for x in attempt):
            least, high = attempt, middle
        else:
            low = middle
    return least
