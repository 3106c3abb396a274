"""Pieces of boards as emojis: small, square, transparent."""

from io import BytesIO

from PIL import Image, ImageOps

from renderers.kit.renderer import Piece

SIDE = 128
"""Pixels of the largest picture that Discord stores for an emoji."""

SHADOW = 150
"""Maximum opacity of a piece's shadow, which an emoji has no space for."""


def emoji(draw: Piece) -> bytes:
    """Return a piece as PNG of SIDE x SIDE pixels, at the largest size that fits."""
    drawn = draw(SIDE).image.convert("RGBA")
    solid = drawn.getchannel("A").point([255 * (value > SHADOW) for value in range(256)])
    shown = ImageOps.contain(drawn.crop(solid.getbbox()), (SIDE, SIDE), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (SIDE, SIDE))
    square.alpha_composite(shown, ((SIDE - shown.width) // 2, (SIDE - shown.height) // 2))
    out = BytesIO()
    square.save(out, "PNG", optimize=True)
    return out.getvalue()
