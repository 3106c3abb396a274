"""Solo challenges: all participants play the same match alone, and results are compared."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from games.core.chance import Chance
from games.core.options import InvalidOption, Option

O = TypeVar("O")  # noqa: E741 - options


class AttemptFigures(Struct, frozen=True):
    """The figures by which finished attempts are compared.

    `key` lists the figures in order of importance, more is better. `own` is the total, `rival` that of the
    automatic opponent or the target; `stars` are 0 to 3, 0 for a loss.
    """

    own: int
    rival: int
    won: bool
    stars: int
    key: tuple[int, ...]

    @property
    def margin(self) -> int:
        """Points ahead of the opponent or the target."""
        return self.own - self.rival


class SoloChallenge(Struct, frozen=True, kw_only=True):
    """How a game's solo mode becomes a challenge.

    - `level` is the option of the difficulty, `levels` its values, the easiest first. Both are empty if the game
      has no difficulty; then it has no ladder.
    - `choices(chosen)` returns what else may be chosen for a challenge, given what is already chosen.
    - `settle(chosen, chance)` turns the choices into options and draws the missing ones. It raises InvalidOption.
    - `daily(day)` and `weekly(week)` choose for the day and the week of this number; number 0 began on 2024-01-01,
      a Monday.
    - `figures(state)` returns the figures of a finished match; on a tie, `by_time` ranks the earlier finish higher.
    - `reached(state)` is the round that a match has come to.
    - `title(total)` is the key of the title for a final score, empty in a game without titles.
    """

    level: str = ""
    levels: tuple[str, ...] = ()
    choices: Callable[[Mapping[str, str]], tuple[Option, ...]]
    settle: Callable[[Mapping[str, str], Chance], Any]
    daily: Callable[[int], Mapping[str, str]]
    weekly: Callable[[int], Mapping[str, str]]
    figures: Callable[[Any], AttemptFigures]
    reached: Callable[[Any], int]
    by_time: bool = False
    title: Callable[[int], str] = lambda _: ""


def stars(margin: int, steps: tuple[int, ...]) -> int:
    """Return the number of `steps` that the margin reaches."""
    return sum(margin >= least for least in steps)


def settle_as_chosen(
    options: type[O], choices: Callable[[Mapping[str, str]], Iterable[Option]]
) -> Callable[[Mapping[str, str], Chance], O]:
    """Return a `settle` for choices that are options themselves; what is not chosen has its default."""
    return lambda chosen, _: msgspec.convert(checked(chosen, choices(chosen)), options)


def checked(chosen: Mapping[str, str], offered: Iterable[Option]) -> dict[str, str]:
    """Return the choices if every one of them is offered; raise InvalidOption if not."""
    possible = {option.key: option.values for option in offered}
    for key, value in chosen.items():
        if value not in possible.get(key, ()):
            raise InvalidOption(key, value, possible.get(key, tuple(possible)))
    return dict(chosen)
