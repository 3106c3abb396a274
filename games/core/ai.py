"""For computer seats: the levels that every game has, and what they may tell people."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec import Struct

from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action

A = TypeVar("A")

RANDOM = "random"
"""The level of a seat that answers anything legal; for tests and simulations, not offered to people."""

LEVELS = EASY, STRONG = "easy", "strong"
"""The levels at which every game answers by itself; they are offered to people."""

MASTER = "master"
"""The level that searches, by what a game knows of itself; offered where it does."""


class Suggestion(Struct, frozen=True):
    """An answer that a strong computer player would think of; `worth` compares answers to the same question."""

    action: Action
    worth: float


def random_move(prompt: Prompt, chance: Chance) -> Action:
    """Return any of the legal answers."""
    return prompt.legal[chance.next(len(prompt.legal), "anything")]


def best_move(actions: Iterable[A], worth: Callable[[A], float]) -> A:
    """Return the action of the greatest worth, the first one among equals; there must be one."""
    return max(actions, key=worth)
