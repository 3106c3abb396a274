"""The strong computer players answer as ever, however fast they think: par and old records were made by them."""

from functools import reduce
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from games import GAMES
from games.core.game import Game
from games.core.options import menu, parse
from games.core.playout import playout

KNOWN = Path(__file__).with_name("policies.json")
"""For each game and number of players the digest of a match between strong computer players."""


AT_MOST = 150
"""So many answers of each match are looked at."""


def digest(game: Game, seats: int) -> str:
    """What a match comes to, answer by answer; with each number of players other options are chosen."""
    offered = {
        option.key: [value for value in option.values if value != "custom"] for option in menu(game.options, seats)
    }
    options = parse(game.options, seats, {key: values[seats % len(values)] for key, values in offered.items()})
    _, moves = playout(game, options, ["strong"] * seats, f"{seats:032x}", limit=AT_MOST)
    return reduce(lambda so_far, move: sha256(so_far + msgspec.json.encode(move)).digest(), moves, b"").hex()[:16]


@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.key}-{seats}") for game in GAMES.values() for seats in game.seats],
)
def test_strong_computer_players_answer_as_ever(game: Game, seats: int) -> None:
    known = msgspec.json.decode(KNOWN.read_bytes())
    assert digest(game, seats) == known[f"{game.key}.{seats}"]
