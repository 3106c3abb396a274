"""How pictures are compared: with the golden ones that have been looked at, and before with after."""

import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops, ImageStat

import renderers
from tests.support.renderers.picture_words import Words

NAMES = (
    ("", "x" * 100, "محمد علي", "שלום", "@everyone\n\u202e"),
    ("👩‍👩‍👧‍👦🏳️‍🌈", "𓀀\U0010ffff", "Łódź ŽŠ", "﷽" * 30, "名" * 32),
)
CROWDS = tuple(dict(enumerate(names, start=-1)) for names in NAMES)
"""People of whom each has a name that is hard to draw."""

GOLDEN = Path(__file__).parents[2] / "renderers" / "golden"
LARGEST = 500_000


def alike(difference: Image.Image) -> bool:
    """Small roundings are forgiven: on average half a step, and one pixel in a thousand may be far off."""
    far = sum(difference.convert("L").histogram()[48:])
    return max(ImageStat.Stat(difference).mean) <= 0.5 and far <= difference.width * difference.height / 1000


def changed(before: Image.Image, after: Image.Image) -> tuple[int, int, int, int] | None:
    """The box in which two pictures differ."""
    return ImageChops.difference(before, after).getbbox()


class Drawn(NamedTuple):
    """What is to be known of a picture that was drawn: its mode and size, and the words that it asked for."""

    mode: str
    width: int
    height: int
    asked: set[str]


_drawn: dict[tuple[str, str, str], Drawn] = {}


def drawn(game: str, name: str, view: Any, sheet: str, *, people: Mapping[int, str], own: int | None) -> Drawn:
    """Draw a sheet of the stored view of this name in English, once for all tests that want to know of it."""
    key = (game, name, sheet)
    if key not in _drawn:
        words = Words("en")
        picture = renderers.RENDERERS[game].draw(view, sheet, words, people, marks={}, own=own)
        _drawn[key] = Drawn(picture.mode, picture.width, picture.height, words.asked)
    return _drawn[key]


class Looks:
    """The golden pictures, as a test meets them; a difference leaves a picture of itself in `folder`."""

    def __init__(self, folder: Path, *, renew: bool) -> None:
        self._folder = folder
        self._renew = renew

    def hold(self, name: str, data: bytes) -> None:
        """Fail if a picture is too large, or looks different from the golden one of this name."""
        assert len(data) <= LARGEST
        file = GOLDEN / f"{name}.png"
        if self._renew:
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(data)
        now, golden = (Image.open(source).convert("RGB") for source in (io.BytesIO(data), file))
        assert now.size == golden.size
        difference = ImageChops.difference(now, golden)
        if not alike(difference):
            shown = self._folder / file.name
            difference.point([min(255, 4 * v) for v in range(256)] * 3).save(shown)
            pytest.fail(f"{name} looks different: {shown}; look at it, then renew it with --golden")
