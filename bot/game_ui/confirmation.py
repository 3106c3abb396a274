"""Irreversible moves are confirmed once: the rule for the public message, private panels and typed moves.

A private panel that says which moves are irreversible counts as the confirmation, so its buttons make them at once.
The same goes for a suggestion that lists its moves. The public message says nothing, so clicks there are confirmed,
and typed moves are, too.
"""

from collections.abc import Callable, Iterator, Sequence

from bot.i18n.translator import Translator
from bot.ui_kit import move_menu
from bot.ui_kit.panels import ProposedMoves, Row, SelectMenu
from games.api import Action

CONFIRMED_VERB = "y"
"""The verb of buttons and menus that make a move without confirmation."""

WAY = "c"
"""The beginning of a path through the game's own controls, which does not name a move by its number."""


def needs_confirmation(plan: ProposedMoves, *, own: bool, irreversible: bool, warned: bool) -> bool:
    """Return whether moves must be confirmed; `own`: they come from a private panel.

    `irreversible`: they cannot be undone. `warned`: the game warns of them.
    """
    return (irreversible or warned) and not (plan.confirmed and own)


def moves_without_confirmation(legal: Sequence[Action], rows: Sequence[Row]) -> Iterator[Action]:
    """Yield the moves that buttons and menus make without confirmation."""
    for row in rows:
        for part in (row,) if isinstance(row, SelectMenu) else row:
            verb, *args = part.path
            values = [item.value for item in part.items] if isinstance(part, SelectMenu) else args
            if verb == CONFIRMED_VERB and len(args) + isinstance(part, SelectMenu) == 1:
                yield from (legal[move_menu.number(value, len(legal))] for value in values)


def gives_others(rows: Sequence[Row]) -> bool:
    """Return whether a panel also has moves that need confirmation if they are irreversible."""
    return any(part.path[0] == "a" for row in rows for part in ((row,) if isinstance(row, SelectMenu) else row))


def confirmation_note(
    text: str,
    moves: Sequence[Action],
    irreversible: Callable[[Action], bool],
    words: Translator,
    *,
    others: bool = False,
) -> str:
    """Return the note about irreversible moves that a panel with these moves still needs.

    `others`: it also has moves that are confirmed.
    """
    stands = words("bot.stands")
    if not moves or stands in text:
        return ""
    found = {False} if others else set[bool]()
    for move in moves:
        found.add(irreversible(move))
        if len(found) > 1:
            return f"-# {words('bot.stands_some')}"
    return f"-# {stands}" if True in found else ""


def confirmation_path(args: tuple[str, ...], values: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return a click on the game's own controls as a path: number of arguments, arguments, picked values."""
    return (WAY, move_menu.token(len(args)), *args, *values)


def confirmed(*args: str) -> tuple[str, ...]:
    """Return the path through the game's own controls to moves that need no confirmation."""
    return (CONFIRMED_VERB, *confirmation_path(args))


def is_way(path: Sequence[str]) -> bool:
    """Return whether a path leads through the game's own controls; the number of a move may look like its beginning."""
    return len(path) > 1 and path[0] == WAY


def parse_confirmation_path(path: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the arguments of such a path and the picked values; raises NoSuchPath."""
    count = move_menu.number(path[1], len(path) - 1)
    return path[2 : 2 + count], path[2 + count :]
