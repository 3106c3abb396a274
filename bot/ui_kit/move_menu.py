"""Legal moves as a small tree: the kind of move, then each field with several values.

Pure, and the same for all games. A position in the tree is a path of tokens. The prompt token identifies the list of
legal moves, so a path always leads to the same move. The elements of a tuple are chosen one by one. Every legal move
has exactly one path.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bot.domain.typed_text import fold
from games.api import Action

MENU_ENTRIES = 25
"""Maximum number of entries that Discord shows in one menu."""

BASE_36 = "0123456789abcdefghijklmnopqrstuvwxyz"

Path = tuple[str, ...]


class NoSuchPath(ValueError):
    """The path, page or number leads to none of these moves."""


class MenuChoice(Struct, frozen=True):
    """A choice: its token, the value it represents, and the indices of the moves below it."""

    token: str
    value: Any
    moves: tuple[int, ...]


class MoveMenu(Struct, frozen=True):
    """A choice to make: the kind of move (`field` empty), or the value of a field (`dice`).

    For the second element of a tuple, `field` is `dice.1`; a missing element has the value None.
    """

    path: Path
    kind: str
    field: str
    choices: tuple[MenuChoice, ...]


def number(text: str, limit: int) -> int:
    """Return the number below `limit` that is written in base 36. Raises NoSuchPath."""
    if not text or len(text) > 6 or any(digit not in BASE_36 for digit in text) or int(text, 36) >= limit:
        raise NoSuchPath(text)
    return int(text, 36)


def token(value: int) -> str:
    """Return a number in base 36."""
    text = BASE_36[value % 36]
    while value := value // 36:
        text = BASE_36[value % 36] + text
    return text


def kind_of(action: Action) -> str:
    """Return the kind of a move: the name of its class."""
    return type(action).__name__


def menu_at(legal: Sequence[Action], path: Path = ()) -> MoveMenu | int:
    """Return the menu at this path, or the index of the move that it leads to.

    Raises NoSuchPath if the path is not in the tree.
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
    """Return the next choice among these moves, or the only one left."""
    if len(moves) == 1:
        return moves[0]
    kinds = _split(moves, [kind_of(legal[index]) for index in moves])
    if len(kinds) > 1:
        return MoveMenu(path, "", "", kinds)
    for field in _fields(legal, moves):
        choices = _split(moves, [_value(legal[index], field) for index in moves])
        if len(choices) > 1:
            return MoveMenu(path, kind_of(legal[moves[0]]), field, choices)
    return moves[0]  # the same move is offered twice


def _split(moves: tuple[int, ...], values: list[Any]) -> tuple[MenuChoice, ...]:
    groups: dict[bytes, tuple[Any, list[int]]] = {}
    for index, value in zip(moves, values, strict=True):
        groups.setdefault(msgspec.json.encode(value), (value, []))[1].append(index)
    return tuple(
        MenuChoice(token(place), value, tuple(indices)) for place, (value, indices) in enumerate(groups.values())
    )


def _fields(legal: Sequence[Action], moves: tuple[int, ...]) -> list[str]:
    """Return the fields of these moves of one kind, in order.

    A tuple gives one field per element.
    """
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


def pages(choices: Sequence[Any], page: int, size: int = MENU_ENTRIES) -> tuple[Sequence[Any], int]:
    """Return the entries of one page (from 0) and the number of pages.

    Raises NoSuchPath if there is no such page.
    """
    count = max(1, -(-len(choices) // size))
    if not 0 <= page < count:
        raise NoSuchPath(str(page))
    return choices[page * size : (page + 1) * size], count


def matching_labels(labels: Sequence[str], typed: str, limit: int = MENU_ENTRIES) -> list[int]:
    """Return the indices of matching labels: exact first, then by word prefix, then anywhere."""
    return [index for _, index in _ranked(labels, typed)[:limit]]


def best_labels(labels: Sequence[str], typed: str) -> list[int]:
    """Return the indices of the labels that match best: a weaker match leaves no doubt about them."""
    ranked = _ranked(labels, typed)
    return [index for rank, index in ranked if rank == ranked[0][0]]


def _ranked(labels: Sequence[str], typed: str) -> list[tuple[int, int]]:
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
    return sorted(ranked)
