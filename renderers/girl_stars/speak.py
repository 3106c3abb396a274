"""The words of this game's pictures in one language, and the names of those who play."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from games.girl_stars.view import OPPONENT, ROUNDS, SIDES, SITES, Star, View


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
        return self.words(f"girl_stars.ui.{key}", **values)

    def game(self, key: str, **values: str | int) -> str:
        """A word of the game."""
        return self.words(f"girl_stars.{key}", **values)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        if seat == OPPONENT:
            return self.people.get(seat) or self.game("opponent")
        return self.people.get(seat) or self.say("seat", number=seat + 1)

    def listed(self, parts: Iterable[str]) -> str:
        """Parts in a row, or that there are none."""
        return self.say("comma").join(parts) or self.say("none")

    def round(self, view: View) -> str:
        """Which round it is."""
        return self.say("round", round=view.round, rounds=ROUNDS)

    def site(self, site: str) -> str:
        """The name of a site with its label on the map."""
        return f"{SITES[site].label} {self.game(f'site.{site}')}"

    def arrows(self, lines: int) -> str:
        """The lines of a tile as arrows."""
        return "".join(self.game(f"arrow.{side}") for side in SIDES if lines & 1 << side)

    def star(self, star: Star) -> str:
        """A tile as it lies: colour, lines, crystal."""
        name = f"{self.game(f'colour.{star.colour}')} {self.arrows(star.lines)}"
        return self.say("with_crystal", tile=name) if star.crystal else name
