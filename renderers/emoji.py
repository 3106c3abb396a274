"""A piece of a board as an emoji: small, square, on nothing."""

from io import BytesIO

from PIL import Image, ImageOps

from renderers.kit.renderer import Piece

SIDE = 128
"""Pixels of the largest picture that Discord keeps of an emoji."""

SHADOW = 150
"""So opaque at most is a piece's shadow, for which there is no room."""


def emoji(draw: Piece) -> bytes:
    """Return a piece as PNG of SIDE x SIDE pixels, as large as it fits."""
    drawn = draw(SIDE).image.convert("RGBA")
    solid = drawn.getchannel("A").point([255 * (value > SHADOW) for value in range(256)])
    shown = ImageOps.contain(drawn.crop(solid.getbbox()), (SIDE, SIDE), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (SIDE, SIDE))
    square.alpha_composite(shown, ((SIDE - shown.width) // 2, (SIDE - shown.height) // 2))
    out = BytesIO()
    square.save(out, "PNG", optimize=True)
    return out.getvalue()
