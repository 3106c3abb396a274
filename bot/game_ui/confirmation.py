"""What cannot be taken back is asked about once: the one rule for the board, the panels and what is typed.

A screen of one's own that says what stands for good has asked by that, so that its buttons may give such an answer at
once, and so may a suggestion that it tells answer by answer. The public message says no such thing: what is tapped
there by mistake is asked about, and so is what is typed.
"""

from collections.abc import Callable, Iterator, Sequence

from bot.i18n.translator import Translator
from bot.ui_kit import move_menu
from bot.ui_kit.panels import ProposedMoves, Row, SelectMenu
from games.api import Action

AT_ONCE = "y"
"""The verb of buttons and menus that give an answer without a further question."""

WAY = "c"
"""How a path begins that leads through the game's own controls instead of naming an answer by its number."""


def needs_confirmation(plan: ProposedMoves, *, own: bool, irreversible: bool, warned: bool) -> bool:
    """Say whether answers are asked about before they are given; `own`: they come from a screen of the person's own.

    `irreversible`: they cannot be taken back. `warned`: the game warns of them.
    """
    return (irreversible or warned) and not (plan.confirmed and own)


def moves_without_confirmation(legal: Sequence[Action], rows: Sequence[Row]) -> Iterator[Action]:
    """Yield the answers that buttons and menus give without a further question."""
    for row in rows:
        for part in (row,) if isinstance(row, SelectMenu) else row:
            verb, *args = part.path
            values = [item.value for item in part.items] if isinstance(part, SelectMenu) else args
            if verb == AT_ONCE and len(args) + isinstance(part, SelectMenu) == 1:
                yield from (legal[move_menu.number(value, len(legal))] for value in values)


def gives_others(rows: Sequence[Row]) -> bool:
    """Say whether a screen has answers besides those given at once: what binds of these is asked about on its own."""
    return any(part.path[0] == "a" for row in rows for part in ((row,) if isinstance(row, SelectMenu) else row))


def confirmation_note(
    text: str,
    moves: Sequence[Action],
    irreversible: Callable[[Action], bool],
    words: Translator,
    *,
    others: bool = False,
) -> str:
    """Return what a screen with these answers at once, and perhaps `others`, has yet to say of what stands for good."""
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
    """Return a tap on the game's own controls as a path: how many arguments it has, they, and what was picked."""
    return (WAY, move_menu.token(len(args)), *args, *values)


def confirmed(*args: str) -> tuple[str, ...]:
    """Return the path through the game's own controls to answers that need no further question."""
    return (AT_ONCE, *confirmation_path(args))


def is_way(path: Sequence[str]) -> bool:
    """Say whether a path is such a way: the number of an answer may look like its beginning."""
    return len(path) > 1 and path[0] == WAY


def parse_confirmation_path(path: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the arguments of such a path and what was picked; raises NoSuchPath."""
    count = move_menu.number(path[1], len(path) - 1)
    return path[2 : 2 + count], path[2 + count :]
