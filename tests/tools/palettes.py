"""`python -m tests.tools.palettes [GAME ...]`: make palettes anew, then look at the pictures again.

The 256 colours of a game are those of the sheets that its tables name as `sources`.
"""

import sys
from importlib import import_module

from PIL import Image

from renderers import RENDERERS
from renderers.kit import theme
from renderers.kit.theme import ENAMEL, RGB, ink, mix


def kept_colours() -> list[RGB]:
    """Colours that no palette may lose: all enamels in their steps, inks, metals and paper."""
    steps = [
        colour
        for enamel in ENAMEL.values()
        for colour in (
            mix(enamel, ink.white, 0.26),
            mix(enamel, ink.white, 0.13),
            enamel,
            mix(enamel, ink.night, 0.17),
            mix(enamel, ink.night, 0.34),
        )
    ]
    inks = [ink.night, ink.panel, ink.lift, ink.moon, ink.mist, ink.faint, ink.gilt, ink.brass, ink.bronze]
    return [*steps, *inks, *theme.PAPER, ink.ink, ink.soft, ink.loss, ink.loss_dark, ink.white]


def palette_of(pictures: list[Image.Image]) -> bytes:
    """A palette of 256 colours (768 bytes) for pictures of one width like these."""
    whole = Image.new("RGB", (pictures[0].width, sum(picture.height for picture in pictures)))
    y = 0
    for picture in pictures:
        whole.paste(picture, (0, y))
        y += picture.height
    kept = kept_colours()
    free = 256 - len(kept)
    found = whole.quantize(free, Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
    return bytes([*found[: 3 * free], *(channel for colour in kept for channel in colour)]).ljust(768, b"\0")


if __name__ == "__main__":
    for game in sys.argv[1:] or RENDERERS:
        tables, file = import_module(f"tests.support.renderers.{game}.views"), RENDERERS[game].palette
        assert file is not None
        file.write_bytes(palette_of(tables.sources()))
