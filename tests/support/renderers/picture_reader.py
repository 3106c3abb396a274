"""Reads pictures: every text on them with its size, the colour it has and the ground round it, as they end up.

While `reading` lasts, Pillow hands each text on with the pictures that it is put into: from a mask to a card, from a
card to a board. So the pictures' own code need not know that it is watched.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.kit import layers, text
from renderers.kit.theme import RGB, contrast

TEXTS, WORD = "texts", "word"
NEAR = 60
"""Colours of which no channel differs by more are taken for the same: a shade, the rim of a letter."""

PAD = 6
"""So many pixels round a text are looked at."""

BENEATH = 0.5
"""Letters of which less is seen lie beneath something."""

_CLEAR = [255 * (v < 250) for v in range(256)]
"""Where something can be seen through an alpha."""

_SHADES = [v & 0xF8 for v in range(256)] * 3
"""Shades alike are taken together."""

OUTLINE = 6
"""An outline is written first, and is larger by so many pixels at most."""

Colours = list[tuple[int, RGB]]
"""Colours, and of how many pixels each is."""


class Text(NamedTuple):
    """A text in a picture: its size in pixels per em, its letters as a mask at (left, top), and its colour.

    It is `cut` if it left a picture on its way, and `engraved` if it was drawn on a piece.
    """

    text: str
    size: float
    mask: Image.Image
    left: int
    top: int
    colour: RGB
    cut: bool = False
    engraved: bool = False
    letters: tuple[int, int, int, int] | None = None
    """The box of the letters in the mask, where it is known already."""

    def covers(self, other: "Text") -> bool:
        """Whether it is the same text in the same place, over its own outline."""
        return self.text == other.text and all(abs(p - q) <= OUTLINE for p, q in zip(self.box, other.box, strict=True))

    def buried(self, alpha: Image.Image, x: int, y: int) -> bool:
        """Whether all of its letters lie beneath a picture at (x, y) with this alpha, where nothing shines through."""
        left, top, right, low = self.box
        box = (left - x, top - y, right - x, low - y)
        if box[0] < 0 or box[1] < 0 or box[2] > alpha.width or box[3] > alpha.height:
            return False
        letters = self.mask.crop(self.mask.getbbox())
        return ImageChops.multiply(letters, alpha.crop(box).point(_CLEAR)).getbbox() is None

    def moved(self, x: int, y: int, size: tuple[int, int]) -> "Text":
        """The same in a picture of this size in which its own begins at (x, y)."""
        left, top, right, low = self.box
        cut = self.cut or left + x < 0 or top + y < 0 or right + x > size[0] or low + y > size[1]
        return self._replace(left=self.left + x, top=self.top + y, cut=cut, letters=self.letters or _letters(self.mask))

    def grown(self, wide: float, high: float) -> "Text":
        """The same in its picture made larger or smaller."""
        size = (max(1, round(self.mask.width * wide)), max(1, round(self.mask.height * high)))
        mask = self.mask.resize(size, Image.Resampling.BOX)
        left, top = round(self.left * wide), round(self.top * high)
        return self._replace(mask=mask, size=self.size * high, left=left, top=top, letters=_letters(mask))

    def beyond(self, alpha: Image.Image) -> bool:
        """Whether some of its letters lie where a picture with this alpha cannot be seen."""
        there = alpha.crop(self.box)
        if not any(there.histogram()[:128]):
            return False
        letters = self.mask.crop(self.mask.getbbox()).point([255 * (v > 128) for v in range(256)])
        unseen = there.point([255 * (v < 128) for v in range(256)])
        return ImageChops.multiply(letters, unseen).getbbox() is not None

    @property
    def box(self) -> tuple[int, int, int, int]:
        """The box of its letters."""
        left, top, right, low = self.letters or _letters(self.mask)
        return self.left + left, self.top + top, self.left + right, self.top + low


def _letters(mask: Image.Image) -> tuple[int, int, int, int]:
    return mask.getbbox() or (0, 0, 1, 1)


class Written:
    """A text on a finished picture in shades, with what became of it there."""

    def __init__(self, text: Text, picture: Image.Image) -> None:
        self.text, self.size, self.cut, self.box = text.text, text.size, text.cut, text.box
        self._text = text
        self.icon_name = text.engraved and (len(text.text) == 1 or (len(text.text) == 2 and text.text.isalpha()))
        left, top, right, low = self.box
        self._crop = picture.crop((left - PAD, top - PAD, right + PAD, low + PAD))
        mask = Image.new("L", self._crop.size, 0)
        mask.paste(text.mask.crop(text.mask.getbbox()), (PAD, PAD))
        self._mask = mask

    @cached_property
    def shown(self) -> float:
        """The share of its letters that can be seen: nothing lies on them."""
        solid = self._over(200)
        return self._share_of(solid if solid.getbbox() else self._over(100))

    def _share_of(self, letters: Image.Image) -> float:
        """The share of these letters that can be seen."""
        pixels = self._under(letters)
        seen = sum(many for many, one in pixels if _alike(one, self._text.colour))
        return seen / max(1, sum(many for many, _ in pixels))

    def _share_in(self, box: tuple[int, int, int, int]) -> float:
        """The share of its letters in a box of the picture that can be seen."""
        x, y = self.box[0] - PAD, self.box[1] - PAD
        inside = (box[0] - x, box[1] - y, box[2] - x, box[3] - y)
        letters = Image.new("L", self._mask.size, 0)
        letters.paste(self._over(128).crop(inside), inside[:2])
        return self._share_of(letters)

    @cached_property
    def _grounds(self) -> tuple[Colours, Colours]:
        """What is round the letters: their outline, and the ground beyond."""
        solid = self._over(40)
        grown = [solid]  # by 1, 2, 3 and 5 pixels, each from the last: a filter takes as long as its square is large
        for size in (3, 3, 3, 5):
            grown.append(grown[-1].filter(ImageFilter.MaxFilter(size)))
        near, far = (ImageChops.subtract(grown[k + 1], grown[k]) for k in (1, 3))
        return self._under(near), self._under(far)

    def contrast(self, eye: Callable[[RGB], RGB]) -> float:
        """How well it stands out, as this eye sees it, from half of its outline or else of the ground beyond."""
        letters = eye(self._text.colour)
        return max(_median([(_contrast(letters, eye(one)), many) for many, one in ground]) for ground in self._grounds)

    def meets(self, other: "Written") -> bool:
        """Whether its letters lie among those of another text, and neither are hidden there by what these are on."""
        if not _overlap(self.box, other.box):
            return False
        left, top, right, low = zip(self.box, other.box, strict=True)
        common = (max(left), max(top), min(right), min(low))
        if min(one._share_in(common) for one in (self, other)) < BENEATH:
            return False
        x, y = min(self.box[0], other.box[0]), min(self.box[1], other.box[1])
        size = (max(self.box[2], other.box[2]) - x, max(self.box[3], other.box[3]) - y)
        masks = []
        for one in (self, other):
            masks.append(mask := Image.new("L", size, 0))
            mask.paste(one._over(128), (one.box[0] - x - PAD, one.box[1] - y - PAD))
        return ImageChops.multiply(*masks).getbbox() is not None

    def _over(self, value: int) -> Image.Image:
        return self._mask.point([255 * (v > value) for v in range(256)])

    def _under(self, mask: Image.Image) -> Colours:
        """The colours of the picture that lie under a mask."""
        crop = self._crop.copy()
        crop.putalpha(mask)
        found: Any = crop.getcolors(crop.width * crop.height) or []
        return [(many, pixel[:3]) for many, pixel in found if pixel[3]]


_contrast = lru_cache(maxsize=65_536)(contrast)
"""Shades are few, and are met again by every text and every eye."""


def _alike(one: RGB, other: RGB) -> bool:
    return all(abs(p - q) <= NEAR for p, q in zip(one, other, strict=True))


def _median(values: list[tuple[float, int]]) -> float:
    """The value below which half of all weights lies."""
    rest = sum(many for _, many in values) / 2
    for value, many in sorted(values):
        rest -= many
        if rest <= 0:
            return value
    return 21.0


def written(picture: Image.Image, least: float = 0) -> list[Written]:
    """Every text on a picture drawn while it was read that is at least so large and not wholly under something else."""
    pixels = picture.point(_SHADES)
    pixels.info.pop(TEXTS, None)  # else each text's surroundings would look for all texts in them
    found = (Written(one, pixels) for one in texts_of(picture) if one.size >= least)
    return [one for one in found if one.shown > 0.05]


def texts_of(picture: Image.Image) -> tuple[Text, ...]:
    """The texts that a picture has been given."""
    found: tuple[Text, ...] = picture.info.get(TEXTS, ())
    return found


def _add(picture: Image.Image, found: Iterator[Text]) -> None:
    known = list(texts_of(picture))
    for new in found:
        known = [old for old in known if not new.covers(old)] + [new]
    picture.info[TEXTS] = tuple(known)


@contextmanager
def reading() -> Iterator[None]:
    """Let pictures be read: Pillow passes texts on, and no layer is packed, for its texts would be lost."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("_layers", "_packed"):
            patch.setattr(layers, name, type(getattr(layers, name))(layers._KEPT))
        patch.setattr(layers.PackedLayer, "of", lambda layer: None)
        text.label.cache_clear()
        for kind, name, made in (
            (ImageDraw.ImageDraw, "text", _text), (Image.Image, "paste", _paste), (Image.Image, "putalpha", _putalpha),
            (Image.Image, "alpha_composite", _composite), (Image.Image, "resize", _resize),
            (Image.Image, "reduce", _reduce), (Image.Image, "crop", _crop), (Image.Image, "getchannel", _bare),
        ):  # fmt: skip
            patch.setattr(kind, name, made(getattr(kind, name)))
        patch.setattr(Image, "blend", _bare(Image.blend))
        yield
        text.label.cache_clear()


Method = Callable[..., Any]


def _text(real: Method) -> Method:
    def write(self: Any, xy: Any, text: str, *args: Any, **kwargs: Any) -> None:
        real(self, xy, text, *args, **kwargs)
        picture, size = self._image, float(kwargs["font"].size)
        if picture.mode == "L":
            before, _ = picture.info.get(WORD, ("", 0.0))
            picture.info[WORD] = (before + text, size)
            return
        mask = Image.new("L", picture.size, 0)
        alone = kwargs | {"fill": 255, "stroke_width": 0}
        real(ImageDraw.Draw(mask), xy, text, *args, **alone)
        left, top, *_ = mask.getbbox() or (0, 0)
        _add(picture, iter([Text(text, size, mask.crop(mask.getbbox()), left, top, kwargs["fill"][:3], engraved=True)]))

    return write


def _corner(box: Any) -> tuple[int, int]:
    return (0, 0) if box is None else (int(box[0]), int(box[1]))


def _bury(picture: Image.Image, alpha: Image.Image, x: int, y: int) -> None:
    """Forget the texts of a picture that are wholly beneath what was laid on it at (x, y)."""
    known = texts_of(picture)
    if known:
        picture.info[TEXTS] = tuple(one for one in known if not one.buried(alpha, x, y))


def _paste(real: Method) -> Method:
    def paste(self: Image.Image, im: Any, box: Any = None, mask: Any = None) -> None:
        real(self, im, box, mask)
        x, y = _corner(box)
        if isinstance(im, Image.Image) and im is mask and im.mode == "RGBA":
            _bury(self, im.getchannel("A"), x, y)
        if isinstance(im, Image.Image):
            _add(self, (one.moved(x, y, self.size) for one in texts_of(im)))
        elif isinstance(mask, Image.Image) and WORD in mask.info:
            word, size = mask.info[WORD]
            _add(self, iter([Text(word, size, mask, 0, 0, im[:3]).moved(x, y, self.size)]))

    return paste


def _composite(real: Method) -> Method:
    def alpha_composite(self: Image.Image, im: Image.Image, dest: Any = (0, 0), source: Any = (0, 0)) -> None:
        before = texts_of(self)
        real(self, im, dest, source)
        self.info[TEXTS] = before  # it has cut out a part of itself and put that back
        x, y = dest[0] - source[0], dest[1] - source[1]
        _add(self, (one.moved(x, y, self.size) for one in texts_of(im)))

    return alpha_composite


def _putalpha(real: Method) -> Method:
    def putalpha(self: Image.Image, alpha: Any) -> None:
        real(self, alpha)
        if not isinstance(alpha, Image.Image):
            return
        self.info[TEXTS] = tuple(one._replace(cut=one.cut or one.beyond(alpha)) for one in texts_of(self))
        if alpha.info.get(TEXTS) and not texts_of(self):
            colour: Any = self.getpixel((0, 0))
            _add(self, (one._replace(colour=colour[:3]) for one in texts_of(alpha)))

    return putalpha


def _scaled(before: Image.Image, after: Image.Image) -> Image.Image:
    wide, high = after.width / before.width, after.height / before.height
    if TEXTS in before.info:
        after.info[TEXTS] = tuple(one.grown(wide, high) for one in texts_of(before))
    if WORD in before.info:
        word, size = before.info[WORD]
        after.info[WORD] = (word, size * high)
    return after


def _resize(real: Method) -> Method:
    def resize(self: Image.Image, *args: Any, **kwargs: Any) -> Image.Image:
        return _scaled(self, real(self, *args, **kwargs))

    return resize


def _reduce(real: Method) -> Method:
    def reduce(self: Image.Image, factor: Any, box: Any = None) -> Image.Image:
        return _scaled(self, real(self, factor, box))

    return reduce


def _crop(real: Method) -> Method:
    def crop(self: Image.Image, box: Any = None) -> Image.Image:
        part: Image.Image = real(self, box)
        if box is not None and TEXTS in self.info:
            left, top, right, low = box
            inside = [one for one in texts_of(self) if _overlap(one.box, box)]
            part.info[TEXTS] = tuple(one.moved(-left, -top, (right - left, low - top)) for one in inside)
        return part

    return crop


def _overlap(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _bare(real: Method) -> Method:
    def bare(*args: Any, **kwargs: Any) -> Image.Image:
        """What is hatched as used up is not there to be read, nor is what lends its outline alone."""
        picture: Image.Image = real(*args, **kwargs)
        picture.info.pop(TEXTS, None)
        return picture

    return bare
