"""How a game shows each kind of prompt, as one table, and the parts that its panels have in common."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from bot.game_ui.base import PromptContext, nothing
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Panel, ProposedMoves, Row, SelectMenu, SelectOption

Move = TypeVar("Move")
Key = TypeVar("Key", bound=Hashable)


Turn = Callable[[PromptContext, tuple[str, ...], tuple[str, ...]], Panel | ProposedMoves]
"""From the arguments of a path and what was picked to what follows; raises NoSuchPath."""


class PromptUI(Struct, frozen=True, kw_only=True):
    """How one kind of prompt is shown: its first panel, rows of the public message, marks and sheet of its picture.

    Without `marks` the picture has those of the panel. `turns` follow the paths of its controls, by their first piece.
    """

    panel: Callable[[PromptContext], Panel]
    public: Callable[[PromptContext], tuple[Row, ...]] = nothing
    marks: Callable[[PromptContext], Mapping[str, str]] | None = None
    sheet: str = "seat"
    turns: Mapping[str, Turn] = {}


class PromptTable(dict[str, PromptUI]):
    """How each kind of prompt is shown, by its name; a prompt that is missing is shown with the general menus."""

    def panel(self, context: PromptContext) -> Panel | None:
        """Return the first panel of a prompt."""
        prompt_ui = self.get(context.prompt.name)
        return prompt_ui.panel(context) if prompt_ui else None

    def public_buttons(self, context: PromptContext) -> tuple[Row, ...]:
        """Return the rows of the public message."""
        prompt_ui = self.get(context.prompt.name)
        return tuple(row for row in prompt_ui.public(context) if row) if prompt_ui else ()

    def turn(self, context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
        """Return what follows a click on a path of the game's own; raises NoSuchPath."""
        prompt_ui = self.get(context.prompt.name)
        follow = prompt_ui.turns.get(args[0]) if prompt_ui and args else None
        if follow is None:
            raise move_menu.NoSuchPath(".".join(args))
        return follow(context, args, values)

    def marks(self, context: PromptContext) -> Mapping[str, str]:
        """Return the marks on the picture."""
        prompt_ui = self.get(context.prompt.name)
        if prompt_ui is None:
            return {}
        return prompt_ui.marks(context) if prompt_ui.marks else prompt_ui.panel(context).marks or {}

    def sheet(self, context: PromptContext) -> str:
        """Return the sheet that shows what is chosen from."""
        prompt_ui = self.get(context.prompt.name)
        return prompt_ui.sheet if prompt_ui else "seat"


def panel(
    lines: Iterable[str],
    rows: Iterable[Row],
    *,
    sheet: str = "",
    token: str = "",
    marks: Mapping[str, str] | None = None,
) -> Panel:
    """Return a panel of these lines and rows without the empty ones; `token` is that of a prompt that is not open."""
    text = "\n".join(line for line in lines if line)
    return Panel(text, tuple(row for row in rows if row), sheet=sheet, prompt_token=token, marks=marks)


def listed(parts: Iterable[str]) -> str:
    """Return several things in one line; empty ones are left out."""
    return " · ".join(part for part in parts if part)


def grouped(moves: Iterable[Move], key: Callable[[Move], Key]) -> dict[Key, list[Move]]:
    """Return moves by what they have in common, each group in the order of its first move."""
    groups: dict[Key, list[Move]] = {}
    for move in moves:
        groups.setdefault(key(move), []).append(move)
    return groups


def numbered_menus(path: tuple[str, ...], hint: str, options: Sequence[SelectOption]) -> tuple[SelectMenu, ...]:
    """Return these entries as menus that Discord can show; each has a path of its own, and later ones say which."""
    count = -(-len(options) // move_menu.MENU_ENTRIES)
    size = -(-len(options) // max(count, 1))
    return tuple(
        SelectMenu((*path[:-1], f"{path[-1]}{number}"), hint if count == 1 else f"{number + 1}/{count} · {hint}", part)
        for number in range(count)
        if (part := tuple(options[number * size : (number + 1) * size]))
    )
