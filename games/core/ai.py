"""For computer seats: the level that every game has."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action

A = TypeVar("A", bound=Action)

RANDOM = "random"
"""The level of a seat that answers anything legal; for tests and simulations, not offered to people."""


def anything(prompt: Prompt, chance: Chance) -> Action:
    """Return any of the legal answers."""
    return prompt.legal[chance.next(len(prompt.legal), "anything")]


def best(actions: Iterable[A], worth: Callable[[A], float]) -> A:
    """Return the action of the greatest worth, the first one among equals; there must be one."""
    return max(actions, key=worth)
