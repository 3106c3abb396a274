"""`python -m tests.tools.palettes [GAME ...]`: make palettes anew, then look at the pictures again.

The 256 colours of a game are those of the sheets that its tables name as `sources`.
"""

import sys
from importlib import import_module

from renderers import RENDERERS
from renderers.kit.png import palette_of

if __name__ == "__main__":
    for game in sys.argv[1:] or RENDERERS:
        tables = import_module(f"tests.support.renderers.{game}.views")
        RENDERERS[game].palette.write_bytes(palette_of(tables.sources()))
