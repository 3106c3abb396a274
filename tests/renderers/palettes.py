"""`python -m tests.renderers.palettes [GAME ...]`: make palettes anew, then look at the pictures again.

The 256 colours of a game are those of the sheets that its tables name as `sources`.
"""

import sys

from renderers import LOOKS
from renderers.kit.encode import palette_of
from tests.renderers import cosmos_tables, girl_stars_tables, hoshitsukuri_tables, solani_tables, tables

SOURCES = {
    "crafting_cosmos": cosmos_tables.sources,
    "girl_stars": girl_stars_tables.sources,
    "glow": tables.sources,
    "hoshitsukuri": hoshitsukuri_tables.sources,
    "solani": solani_tables.sources,
}

if __name__ == "__main__":
    for game in sys.argv[1:] or SOURCES:
        LOOKS[game].palette.write_bytes(palette_of(SOURCES[game]()))
