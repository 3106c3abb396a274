"""The words of Crafting the Cosmos' pictures in one language, and the names of those who play."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from games.crafting_cosmos.view import OPPONENT, GoalView, View


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
        return self.words(f"crafting_cosmos.ui.{key}", **values)

    def game(self, key: str, **values: str | int) -> str:
        """A word of the game."""
        return self.words(f"crafting_cosmos.{key}", **values)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        if seat == OPPONENT:
            return self.people.get(seat) or self.say("target")
        return self.people.get(seat) or self.say("seat", number=seat + 1)

    def join(self, parts: Iterable[str]) -> str:
        """Things in a row, or "none"."""
        return self.say("comma").join(part for part in parts if part) or self.say("none")

    def track(self, space: int, goal: GoalView | None) -> str:
        """When a goal on this space of the goal track is scored."""
        return self.say("track_missed" if goal and goal.missed else f"track_{space}")

    def subtitle(self, view: View) -> str:
        """The round of how many, and whether it is the last."""
        said = self.say("round", number=view.round, of=view.rounds)
        return f"{said} \u00b7 {self.say('last_round')}" if view.ending and not view.over else said
