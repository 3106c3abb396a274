"""The published schema of records: `make schema` writes it anew."""

import json
from pathlib import Path

from games import GAMES
from games.core import record

FILE = Path(__file__).parents[2] / "docs" / "record.schema.json"


def text() -> str:
    """Return the schema as it is published, of the games in this repository."""
    own = [game for key, game in sorted(GAMES.items()) if (FILE.parents[1] / "games" / key).is_dir()]
    return json.dumps(record.schema(own), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
