"""Matches that were stored in an earlier shape, by the version that had it, while they waited at what has changed."""

import json
from pathlib import Path

import msgspec
import pytest

from games import GAMES
from games.core import play

STORED = sorted(Path(__file__).parent.glob("*/shape_*.json"))


def test_every_earlier_shape_is_kept() -> None:
    kept = {(path.parent.name, path.stem[:7]) for path in STORED}
    assert kept == {(key, f"shape_{shape}") for key, game in GAMES.items() for shape in game.reshapes}


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_match_of_an_earlier_shape_is_the_one_that_its_moves_lead_to(path: Path) -> None:
    game, written = GAMES[path.parent.name], json.loads(path.read_text(encoding="utf-8"))
    match, _ = play.start(game, game.options(), written["seats"], written["seed"])
    for number, move in enumerate([*written["moves"], None]):
        if old := written["stored"].pop(str(number), None):
            loaded = play.load(game, json.dumps(old).encode())
            assert (old["shape"], loaded) == (int(path.stem[6]), match), number
            assert play.prompts_with_tokens(game, loaded) == play.prompts_with_tokens(game, match)
        if move:
            match, _ = play.apply(game, match, move["seat"], msgspec.convert(move["action"], game.actions))
    assert match.over
    assert not written["stored"]
