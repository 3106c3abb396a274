"""What is exported fits the published schema, and the schema is current."""

import json
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from games import GAMES
from games.core import record
from games.core.playout import playout
from tests.tools import record_schema

SEED = "00" * 16
OWN = [key for key in sorted(GAMES) if key != "toy"]


def fits(paper: record.Record | dict[str, Any]) -> bool:
    """Say whether a record is what the schema allows."""
    published = json.loads(record_schema.FILE.read_text(encoding="utf-8"))
    plain = paper if isinstance(paper, dict) else json.loads(msgspec.json.encode(paper))
    return bool(Draft202012Validator(published).is_valid(plain))


def written(key: str, moves: int | None = None) -> record.Record:
    """Return the record of a match that was played at random, to its end unless told."""
    game, seats = GAMES[key], min(GAMES[key].seats)
    last, played = playout(game, game.options(), ["random"] * seats, SEED)
    return record.write(last, played[:moves], secret=moves is not None)


def test_the_published_schema_is_current() -> None:
    assert record_schema.FILE.read_text(encoding="utf-8") == record_schema.text(), "make schema"
    Draft202012Validator.check_schema(json.loads(record_schema.text()))


@pytest.mark.parametrize("key", OWN)
def test_every_record_fits_the_schema(key: str) -> None:
    assert fits(written(key))
    assert fits(written(key, 3))


def test_what_is_no_record_does_not_fit() -> None:
    plain: dict[str, Any] = json.loads(msgspec.json.encode(written("glow")))
    castled: dict[str, Any] = {"moves": [{"seat": 0, "action": {"type": "Castle"}}]}
    more: list[dict[str, Any]] = [{"game": "chess"}, castled, {"more": 1}, {"checkpoint": {}}, {"scores": []}]
    for wrong in more:
        assert not fits(plain | wrong)
