"""Levels of computer players that every game has, and the suggestions they make."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec import Struct

from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action

A = TypeVar("A", bound=Action)

RANDOM = "random"
"""The level that makes any legal move; for tests and simulations, not offered to people."""

LEVELS = EASY, STRONG = "easy", "strong"
"""The levels that every game implements without search; they are offered to people."""

MASTER = "master"
"""The level that searches with the game's `SearchConfig`; offered by games that have one."""


class Suggestion(Struct, frozen=True):
    """A move that a strong computer player considers.

    `worth` compares moves for the same prompt.
    """

    action: Action
    worth: float


def random_move(prompt: Prompt, chance: Chance) -> Action:
    """Return a random legal move."""
    return prompt.legal[chance.next(len(prompt.legal), "anything")]


def only(actions: Iterable[Action], kind: type[A]) -> list[A]:
    """Return the actions of one kind, in their order."""
    return [action for action in actions if isinstance(action, kind)]


def best_move(actions: Iterable[A], worth: Callable[[A], float]) -> A:
    """Return `max(actions, key=worth)`: installed games of version 0.2 use this function."""
    return max(actions, key=worth)
