"""What every released version has left behind: a folder each, with a database that it wrote and what could be pressed.

`make before` adds the folder of this version (`tests/support/release_snapshot.py` plays for it).
"""

import lzma
from pathlib import Path

HERE = Path(__file__).parent
DATABASE, PRESSED = "tables.sqlite3.xz", "pressed.json"

EVERY = sorted(file.parent.name for file in HERE.glob(f"*/{DATABASE}"))
"""The versions of which something is kept."""


def database_of(version: str) -> bytes:
    """Return the database of a version."""
    return lzma.decompress((HERE / version / DATABASE).read_bytes())
