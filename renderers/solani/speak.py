"""The words of Solani's pictures in one language, and the names of those who play."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from games.solani.view import BONUSES, FEATURES, OPPONENT, ROUNDS, View


class Words(Protocol):
    """A function from keys to sentences in one language."""

    @property
    def locale(self) -> str:
        """The code of the language."""

    def __call__(self, key: str, /, **values: str | int) -> str:
        """The sentence of a key."""


class Speaker(NamedTuple):
    """Words and names."""

    words: Words
    people: Mapping[int, str]

    def say(self, key: str, **values: str | int) -> str:
        """A sentence of the pictures themselves."""
        return self.words(f"solani.ui.{key}", **values)

    def game(self, key: str, **values: str | int) -> str:
        """A word of the game."""
        return self.words(f"solani.{key}", **values)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        if seat == OPPONENT:
            return self.people.get(seat) or self.game("opponent")
        return self.people.get(seat) or self.say("seat", number=seat + 1)

    def tile(self, tile: str) -> str:
        """The name of a tile, with its stars if it is a Special Feature."""
        stars = f" {'★' * FEATURES[tile].magnitude}" if tile in FEATURES else ""
        return self.game(f"tile.{tile}") + stars

    def condition(self, bonus: str, view: View) -> str:
        """What a bonus tile asks for: alone, where nobody can have less, a number of one's own. [spec 10.4]"""
        least = BONUSES[bonus].solo_minimum if view.coyote else 0
        return self.game(f"alone.{bonus}", least=least) if least else self.game(f"condition.{bonus}")

    def listed(self, parts: Iterable[str]) -> str:
        """Parts in a row, or that there are none."""
        return self.say("comma").join(parts) or self.say("none")

    def round(self, view: View) -> str:
        """Which round it is."""
        return self.say("round", round=view.round, rounds=ROUNDS)
