"""Legal answers as a short tree of questions: by kind of answer, then by each field that still has a choice.

Pure and the same for every game. A way through the tree is a path of tokens; since a question's prompt token stands for
its very list of answers, the same path always leads to the same answer. A field that holds a tuple is asked piece by
piece. Every legal answer is reached by exactly one path, and nothing else is.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bot.domain.typed_text import fold
from games.api import Action

PAGE = 25
"""Discord shows this many entries in one menu."""

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

Path = tuple[str, ...]


class NoSuchPath(ValueError):
    """A path, page or number that does not lead anywhere among these answers."""


class MenuChoice(Struct, frozen=True):
    """One way to go on: the token that leads there, the value it stands for, and the answers (indices) behind it."""

    token: str
    value: Any
    moves: tuple[int, ...]


class MoveMenu(Struct, frozen=True):
    """One question of the tree: the kind of answer (`field` empty) or a value of a field, for instance `dice` or,
    for the second piece of a tuple, `dice.1`; a piece that is not there has the value None.
    """

    path: Path
    kind: str
    field: str
    choices: tuple[MenuChoice, ...]


def number(text: str, limit: int) -> int:
    """Read a number below `limit` written in 36 digits; raises NoSuchPath."""
    if not text or len(text) > 6 or any(digit not in DIGITS for digit in text) or int(text, 36) >= limit:
        raise NoSuchPath(text)
    return int(text, 36)


def token(value: int) -> str:
    """Write a number in 36 digits."""
    text = DIGITS[value % 36]
    while value := value // 36:
        text = DIGITS[value % 36] + text
    return text


def kind_of(action: Action) -> str:
    """Return an answer's kind: the name of its class."""
    return type(action).__name__


def menu_at(legal: Sequence[Action], path: Path = ()) -> MoveMenu | int:
    """Return the question at this place of the tree, or the index of the answer that it leads to.

    Raises NoSuchPath if the path leaves the tree.
    """
    moves = tuple(range(len(legal)))
    steps = iter(path)
    while True:
        move_menu = _menu_of(legal, moves, path)
        if isinstance(move_menu, int):
            if next(steps, None) is not None:
                raise NoSuchPath("/".join(path))
            return move_menu
        step = next(steps, None)
        if step is None:
            return move_menu
        moves = move_menu.choices[number(step, len(move_menu.choices))].moves


def _menu_of(legal: Sequence[Action], moves: tuple[int, ...], path: Path) -> MoveMenu | int:
    """Return what still has to be chosen among these answers, or the only one left."""
    if len(moves) == 1:
        return moves[0]
    kinds = _split(moves, [kind_of(legal[index]) for index in moves])
    if len(kinds) > 1:
        return MoveMenu(path, "", "", kinds)
    for field in _fields(legal, moves):
        choices = _split(moves, [_value(legal[index], field) for index in moves])
        if len(choices) > 1:
            return MoveMenu(path, kind_of(legal[moves[0]]), field, choices)
    return moves[0]  # the same answer offered twice


def _split(moves: tuple[int, ...], values: list[Any]) -> tuple[MenuChoice, ...]:
    groups: dict[bytes, tuple[Any, list[int]]] = {}
    for index, value in zip(moves, values, strict=True):
        groups.setdefault(msgspec.json.encode(value), (value, []))[1].append(index)
    return tuple(
        MenuChoice(token(place), value, tuple(indices)) for place, (value, indices) in enumerate(groups.values())
    )


def _fields(legal: Sequence[Action], moves: tuple[int, ...]) -> list[str]:
    """Return the fields of these answers, all of one kind, in their order; tuples as one field for each piece."""
    first = legal[moves[0]]
    names = []
    for name in first.__struct_fields__:
        values = [getattr(legal[index], name) for index in moves]
        if all(isinstance(value, tuple) for value in values):
            names += [f"{name}.{piece}" for piece in range(max(map(len, values)))]
        else:
            names.append(name)
    return names


def _value(action: Action, field: str) -> Any:
    name, _, piece = field.partition(".")
    value = getattr(action, name)
    if not piece:
        return value
    return value[int(piece)] if int(piece) < len(value) else None


def pages(choices: Sequence[Any], page: int, size: int = PAGE) -> tuple[Sequence[Any], int]:
    """Return the entries of one page, counted from 0, and the number of pages; raises NoSuchPath beyond the last."""
    count = max(1, -(-len(choices) // size))
    if not 0 <= page < count:
        raise NoSuchPath(str(page))
    return choices[page * size : (page + 1) * size], count


def matching_labels(labels: Sequence[str], typed: str, limit: int = PAGE) -> list[int]:
    """Return the indices of labels that fit what was typed: exact first, then beginnings of words, then anywhere."""
    whole = fold(typed)
    wanted = whole.split()
    ranked: list[tuple[int, int]] = []
    for index, label in enumerate(labels):
        text = fold(label)
        if text == whole:
            ranked.append((0, index))
        elif all(any(word.startswith(piece) for word in text.split()) for piece in wanted):
            ranked.append((1, index))
        elif all(piece in text for piece in wanted):
            ranked.append((2, index))
    return [index for _, index in sorted(ranked)[:limit]]
