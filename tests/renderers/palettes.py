"""Make the palettes of the games anew: `python -m tests.renderers.palettes`, then look at the pictures again."""

from pathlib import Path

import renderers
from renderers.kit import encode
from tests.renderers.tables import PEOPLE, stored
from tests.renderers.words import Words

FULLEST = (
    ("solo_morning", "table"),
    ("four_day", "table"),
    ("two_day", "map"),
    ("four_day", "seat"),
    ("four_over", "score"),
)


def write() -> None:
    """Draw the fullest sheets of Glow and keep their 256 colours."""
    draw = renderers.RENDERERS["glow"].draw
    pictures = [draw(stored(name), sheet, Words("en"), PEOPLE, marks={}, own=0) for name, sheet in FULLEST]
    folder = Path(encode.__file__).parent / "palettes"
    folder.mkdir(exist_ok=True)
    (folder / "glow.bin").write_bytes(encode.palette_of(pictures))


if __name__ == "__main__":
    write()
