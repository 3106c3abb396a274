"""The generic menus: kind by kind, field by field, in pages, for every prompt without a panel of its own."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.game_ui.base import GameUI, PromptContext, named, spoken
from bot.i18n.translator import Translator
from bot.ui_kit import move_menu
from bot.ui_kit.pagination import Page
from bot.ui_kit.panels import (
    Button,
    ButtonStyle,
    Panel,
    ProposedMoves,
    Row,
    SelectMenu,
    SelectOption,
    button_rows,
    truncate,
)
from games.api import Action

MOST_BUTTONS = 10
"""Maximum number of choices that are shown as buttons; more become a menu."""


def prompt_text(context: PromptContext) -> str:
    """Return the text of the open prompt."""
    key = f"{context.game}.ask.{context.prompt.name}"
    text = context.words(key)
    return f"### {text if text != key else context.words('bot.your_turn')}"


def menu_panel(context: PromptContext, game_ui: GameUI, path: move_menu.Path, page: int = 0) -> Panel | ProposedMoves:
    """Return the panel at this path of the generic menus, or the move that it leads to.

    Raises NoSuchPath if the path or the page does not exist.
    """
    found = move_menu.menu_at(context.legal, path)
    if isinstance(found, int):
        return ProposedMoves((context.legal[found],))
    entries = [(choice.token, _label(context, game_ui, found, choice)) for choice in found.choices]
    rows: tuple[Row, ...]
    if len(entries) <= MOST_BUTTONS:
        rows = button_rows(tuple(Button(("n", *path, token), text) for token, text in entries))
    else:
        rows = _menu(context, path, entries, page)
    back = (Button(("n", *path[:-1]), context.words("bot.back")),) if path else ()
    return Panel(prompt_text(context), (*rows, back) if back else rows, sheet=game_ui.sheet(context))


def _menu(context: PromptContext, path: move_menu.Path, entries: list[tuple[str, str]], page: int) -> tuple[Row, ...]:
    shown, count = move_menu.pages(entries, page)
    items = tuple(SelectOption(token, text) for token, text in shown)
    shown_page = Page(items, page, count)
    turns = shown_page.turns(("n", *path), context.words)
    return (
        SelectMenu(("n", *path), shown_page.titled(context.words("bot.choose"), context.words), items, page=page),
        *((turns,) if turns else ()),
    )


def _label(context: PromptContext, game_ui: GameUI, move_menu: move_menu.MoveMenu, choice: move_menu.MenuChoice) -> str:
    """Return the label of a choice: its move if it leads to only one, else the value that it decides."""
    if len(choice.moves) == 1:
        return named(context, context.legal[choice.moves[0]], game_ui)
    if not move_menu.field:
        key = f"{context.game}.kind.{choice.value}"
        text = context.words(key)
        return text if text != key else spoken(choice.value)
    if choice.value is None:
        return context.words("bot.nothing_more")
    field, piece, _ = move_menu.field.partition(".")
    value = (choice.value,) if piece else choice.value  # a game names the whole tuple
    return str(game_ui.noun(context.words, context.game, field, value))


def confirm_panel(context: PromptContext, game_ui: GameUI, index: int, warning: str) -> Panel:
    """Return the preview of a move, to be confirmed; the only legal one below its prompt, which no menu has shown."""
    action = context.legal[index]
    text = _title(named(context, action, game_ui), game_ui.describe(context, action), warning)
    asked = f"{prompt_text(context)}\n" if len(context.legal) == 1 else ""
    return to_confirm(context.words, ("y", move_menu.token(index)), f"{asked}{text}")


def confirm_all_panel(
    context: PromptContext, game_ui: GameUI, plan: ProposedMoves, way: tuple[str, ...], warning: str
) -> Panel:
    """Return the preview of several moves, to be confirmed; `way` is their path through the game's own controls."""
    names = " → ".join(named(context, action, game_ui) for action in plan.actions)
    panel = to_confirm(context.words, ("y", *way), _title(names, plan.said, warning))
    return replace(panel, sheet=plan.sheet, marks=plan.marks, seen=plan.seen)


def to_confirm(words: Translator, path: tuple[str, ...], text: str) -> Panel:
    """Return a text with a button that confirms, and one that leads back."""
    return Panel(
        text, ((Button(path, words("bot.confirm"), ButtonStyle.GO, "✅"), Button(("move",), words("bot.back"))),)
    )


def rotation(context: PromptContext, among: Sequence[Action], chosen: Action) -> str:
    """Return the number of the shown rotation of a tile, as on the picture; empty if there is only one."""
    if len(among) < 2:
        return ""
    return f"-# {context.words('bot.rotation', number=among.index(chosen) + 1, count=len(among))}"


def _title(name: str, said: str, warning: str) -> str:
    return "\n".join(part for part in (f"### {truncate(name, 200)}", said, warning) if part)
