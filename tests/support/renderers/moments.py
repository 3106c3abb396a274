"""Moments of whole matches between computer players whose views are stored as JSON, to be drawn."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from games.core import play
from games.core.game import Game
from games.core.playout import decide, seat_chance

ANYBODY = "*"
View = TypeVar("View")
SEED = "00112233445566778899aabbccddeeff"


class Moment(NamedTuple):
    """A moment of a match: how many play, with which options, and what must be seen.

    It is seen by whoever answers the prompt `private`, by whoever is asked for ANYBODY, else by the public.
    """

    seats: int
    options: Mapping[str, str]
    wanted: Callable[[Any], bool]
    private: str = ""


def folder(game: Game) -> Path:
    """Where the views of a game are stored."""
    return Path(__file__).parents[2] / "renderers" / game.key / "views"


def read(game: Game, view: type[View], name: str) -> View:
    """Return a stored view by its name."""
    return msgspec.json.decode((folder(game) / f"{name}.json").read_bytes(), type=view)


def find(game: Game, moment: Moment, level: str, seed: str = SEED) -> Any:
    """Play until the moment comes."""
    match, _ = play.start(game, game.options(**moment.options), moment.seats, seed)
    seat_chances = [seat_chance(game, seed, seat) for seat in range(moment.seats)]
    while not moment.wanted(play.view(game, match, None)):
        prompt = next(iter(play.prompts(game, match).values()))
        action = decide(game, level, match, prompt, seat_chances[prompt.seat])
        match, _ = play.apply(game, match, prompt.seat, action)
    asked = play.prompts(game, match).values()
    seat = next((prompt.seat for prompt in asked if moment.private in (prompt.name, ANYBODY)), None)
    return play.view(game, match, seat)


def write(game: Game, views: Mapping[str, Any]) -> None:
    """Store views by their names."""
    folder(game).mkdir(exist_ok=True, parents=True)
    for name, view in views.items():
        data = msgspec.json.format(msgspec.json.encode(view), indent=1)
        (folder(game) / f"{name}.json").write_bytes(data + b"\n")
