"""Encodes a picture as a small PNG with the game's stored palette of 256 colours.

It uses an ordered dither and libdeflate. A palette is made once from a game's most colourful sheets, with all enamels
kept exactly, and stored as data. So the same picture always gives the same bytes, and rare colours do not drift.
"""

import io
import struct
from functools import lru_cache
from pathlib import Path

import deflate
from PIL import Image, ImageChops
from PIL.PngImagePlugin import putchunk

from renderers.kit.sprite_cache import kept

QUICK, SMALL = 1, 7
"""Compression levels of libdeflate: SMALL saves a tenth, but takes three times as long."""

LARGE = 495_000
"""Size in bytes from which stronger compression is worth its time."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEADER = struct.Struct(">IIBBBBB")
_BITS, _PALETTE = 8, 3
_SPREAD = 4
_ROOM = [min(max(value, _SPREAD), 255 - _SPREAD) for value in range(256)] * 3


def _bayer(order: int) -> list[list[int]]:
    """Return the ordered dither matrix of side 2 ** order, with values 0 .. 4 ** order - 1."""
    if order == 0:
        return [[0]]
    small = _bayer(order - 1)
    upper = [[4 * v for v in row] + [4 * v + 2 for v in row] for row in small]
    lower = [[4 * v + 3 for v in row] + [4 * v + 1 for v in row] for row in small]
    return upper + lower


@lru_cache(maxsize=2)
def _dither(width: int, height: int) -> Image.Image:
    """Return a picture of the dither, the same for all channels.

    Values are -`_SPREAD` to `_SPREAD` modulo 256, because `reduced` adds them modulo 256.
    """
    side = 1 << (max(width, height) - 1).bit_length()
    tile = _weave(side).crop((0, 0, width, height))
    return Image.merge("RGB", (tile, tile, tile))


@lru_cache(maxsize=2)
def _weave(side: int) -> Image.Image:
    """Return the dither over a square whose side is a power of two."""
    tile = Image.new("L", (8, 8))
    tile.putdata([round((v - 31.5) / 31.5 * _SPREAD) % 256 for row in _bayer(3) for v in row])
    while tile.width < side:
        double = Image.new("L", (tile.width * 2, tile.height * 2))
        for x in (0, tile.width):
            for y in (0, tile.height):
                double.paste(tile, (x, y))
        tile = double
    return tile


@kept
def _colours(palette: Path) -> Image.Image:
    holder = Image.new("P", (1, 1))
    holder.putpalette(palette.read_bytes())
    return holder


def reduced(picture: Image.Image, palette: Path | None) -> Image.Image:
    """Return the picture in the 256 colours of a palette, or without one in those that suit it best.

    Colours are first compressed at both ends to make space for the dither: adding without clipping takes a tenth of
    the time.
    """
    if palette is None:
        return picture.quantize(method=Image.Quantize.FASTOCTREE)
    dithered = ImageChops.add_modulo(picture.point(_ROOM), _dither(*picture.size))
    return dithered.quantize(palette=_colours(palette), dither=Image.Dither.NONE)


def png(picture: Image.Image, palette: Path | None) -> bytes:
    """Return an RGB picture as a PNG in this palette."""
    return packed(reduced(picture, palette))


def packed(picture: Image.Image) -> bytes:
    """Return a picture in 256 colours as a PNG.

    Row filters never help with palette indices, so none is used.
    """
    width, rows = picture.width, picture.tobytes()
    lines = b"".join(b"\0" + rows[start : start + width] for start in range(0, len(rows), width))
    out = io.BytesIO(_SIGNATURE)
    out.seek(0, io.SEEK_END)
    putchunk(out, b"IHDR", _HEADER.pack(width, picture.height, _BITS, _PALETTE, 0, 0, 0))
    putchunk(out, b"PLTE", bytes(picture.getpalette() or ()))
    data = deflate.zlib_compress(lines, QUICK)
    putchunk(out, b"IDAT", bytes(data if len(data) < LARGE else deflate.zlib_compress(lines, SMALL)))
    putchunk(out, b"IEND")
    return out.getvalue()
