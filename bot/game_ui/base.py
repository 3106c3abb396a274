"""The record by which a game adds its own controls to the generic menus, and the labels of moves and events."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from bot.domain.table_view import TableView
from bot.game_ui.confirmation import CONFIRMED_VERB
from bot.game_ui.guide import GameGuide
from bot.game_ui.turn_log import RecapRules
from bot.i18n.translator import Translator
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectOption
from games.api import Action, Event, Prompt, Seat

Move = TypeVar("Move", bound=Action)
ViewType = TypeVar("ViewType")


class NothingSuggested(move_menu.NoSuchPath):
    """A path to a suggestion at a table where no suggestions are allowed."""


class PromptContext(Struct, frozen=True):
    """A table as one person sees it: the view, the language, and the names by seat."""

    table_view: TableView
    words: Translator
    names: Mapping[Seat, str]

    @property
    def game(self) -> str:
        """The game's key."""
        return self.table_view.table.game

    @property
    def prompt(self) -> Prompt:
        """The open prompt; there must be one."""
        assert self.table_view.prompt is not None
        return self.table_view.prompt

    def view_as(self, kind: type[ViewType]) -> ViewType:
        """Return what this seat sees, as the view of its game."""
        view = self.table_view.view
        assert isinstance(view, kind)
        return view

    @property
    def suggestions(self) -> bool:
        """Whether moves of a strong player may be suggested: never in a ranked attempt."""
        table_challenge = self.table_view.table.challenge
        return table_challenge is None or not table_challenge.ranked

    def require_suggestions(self) -> None:
        """Raise NothingSuggested if suggestions are not allowed.

        Handlers that show or play a suggestion call this, because a button may be forged or come from another table.
        """
        if not self.suggestions:
            raise NothingSuggested

    @property
    def legal(self) -> tuple[Action, ...]:
        """Every legal move."""
        return self.prompt.legal

    def moves(self, *kinds: type[Move]) -> list[Move]:
        """Return the legal moves of these kinds, in their order."""
        return [move for move in self.legal if isinstance(move, kinds)]

    def index_of(self, move: Action) -> str:
        """Return the token of a legal move; raises NoSuchPath if it is not legal."""
        try:
            return move_menu.token(self.legal.index(move))
        except ValueError:
            raise move_menu.NoSuchPath(repr(move)) from None

    def move_at(self, token: str) -> Action:
        """Return the legal move with this token; raises NoSuchPath if there is none."""
        return self.legal[move_menu.number(token, len(self.legal))]

    def option(self, move: Action, label: str, note: str = "", icon: str = "", *, chosen: bool = False) -> SelectOption:
        """Return the menu entry of a legal move."""
        return SelectOption(self.index_of(move), label, note, icon, chosen)

    def button(
        self,
        move: Action,
        label: str,
        style: ButtonStyle = ButtonStyle.PLAIN,
        emoji: str = "",
        *,
        at_once: bool = False,
    ) -> Button:
        """Return the button of a legal move; `at_once`: it needs no confirmation on a private panel."""
        return Button((CONFIRMED_VERB if at_once else "a", self.index_of(move)), label, style, emoji)

    def back(self, text: str = "") -> Button:
        """Return the button that leads back to the prompt."""
        return Button(("move",), text or self.words("bot.back"))

    def say(self, key: str, **values: str | int) -> str:
        """Return the text `bot.<game>.<key>` of the game's own controls."""
        return self.words(f"bot.{self.game}.{key}", **values)


def index_of(context: PromptContext, move: Action) -> str:
    """Return `context.index_of(move)`: installed games of version 0.2 use this function."""
    return context.index_of(move)


def move_button(context: PromptContext, move: Action, label: str, **style: Any) -> Button:
    """Return `context.button(move, label)`: installed games of version 0.2 use this function."""
    return context.button(move, label, **style)


def value_name(words: Translator, game: str, field: str, value: Any) -> str | int:
    """Return the name of a field's value: the text `<game>.<field>.<value>`, if there is one."""
    if isinstance(value, bool):
        return words("bot.yes" if value else "bot.no")
    if isinstance(value, int):
        return value
    if isinstance(value, (tuple, list)):
        return words("bot.and", list=" · ".join(str(value_name(words, game, field, piece)) for piece in value))
    key = f"{game}.{field}.{value}"
    return words(key) if value and words.has(key) else str(value)


def nothing(_: PromptContext) -> tuple[Row, ...]:
    """Return no additional rows for the public message."""
    return ()


def no_turn(_: PromptContext, __: tuple[str, ...], ___: tuple[str, ...]) -> Panel | ProposedMoves:
    """Raise NoSuchPath: the game has no paths of its own."""
    raise move_menu.NoSuchPath


def no_words(_: PromptContext, __: Action) -> str:
    """Return no text in addition to the generic label of a move."""
    return ""


def no_marks(_: PromptContext) -> Mapping[str, str]:
    """Return no marks for the picture."""
    return {}


class GameUI(Struct, frozen=True, kw_only=True):
    """What a game adds to the generic menus; only the key is required.

    - `public_buttons`: rows for the public message while a single seat has a prompt.
    - `panel`: the first panel of a prompt; `turn`: what follows a click on a path that begins with `c`.
    - `noun`: the name of a field's value; `name`: the name of a move for a reader who sees the table.
    - `describe`: the result of a move, shown before it is confirmed; `warns`: whether a move is confirmed although it
      can be undone; `why`: a further reason for a move.
    - `marks`: letters on the picture; `sheet`: the sheet that is shown with a prompt.
    - `guide`: length, difficulty, rules and icons; `recap`: how turns are summarised.
    - `own_recap`: variables of an event's sentence that combine several of its fields.
    """

    key: str
    public_buttons: Callable[[PromptContext], tuple[Row, ...]] = nothing
    panel: Callable[[PromptContext], Panel | None] = lambda _: None
    turn: Callable[[PromptContext, tuple[str, ...], tuple[str, ...]], Panel | ProposedMoves] = no_turn
    noun: Callable[[Translator, str, str, Any], str | int] = value_name
    name: Callable[[PromptContext, Action], str] = no_words
    describe: Callable[[PromptContext, Action], str] = no_words
    why: Callable[[PromptContext, Action], str] = no_words
    warns: Callable[[PromptContext, Action], bool] = lambda *_: False
    marks: Callable[[PromptContext], Mapping[str, str]] = no_marks
    sheet: Callable[[PromptContext], str] = lambda _: "seat"
    guide: GameGuide = GameGuide()
    recap: RecapRules = RecapRules()
    own_recap: Callable[[Translator, Event], Mapping[str, str]] = lambda *_: {}


def spoken(kind: str) -> str:
    """Return the name of a class as words, for games without a text for it: `SetDie` is "Set die"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind).capitalize()


def values(words: Translator, game: str, thing: Struct, game_ui: GameUI) -> dict[str, str | int]:
    """Return the fields of a move or event as words."""
    return {field: game_ui.noun(words, game, field, value) for field, value in asdict(thing).items()}


def label(words: Translator, game: str, action: Action, game_ui: GameUI) -> str:
    """Return the generic label of a move."""
    kind = move_menu.kind_of(action)
    known = values(words, game, action, game_ui)
    key = f"{game}.do.{kind}"
    if words.has(key) or words(key) != key:
        return words(key, **known)
    return " · ".join([spoken(kind), *(str(value) for value in known.values())])


def named(context: PromptContext, action: Action, game_ui: GameUI) -> str:
    """Return the name of a move at this table: the game's own name for it, else its generic label."""
    return game_ui.name(context, action) or label(context.words, context.game, action, game_ui)


def sentence(words: Translator, game: str, event: Event, names: Mapping[Seat, str], game_ui: GameUI) -> str:
    """Return the sentence of an event in the log; empty if the game has no text for it."""
    key = f"{game}.event.{type(event).__name__}"
    seat = getattr(event, "seat", None)
    who = names.get(seat, "") if isinstance(seat, int) else ""
    text = words(key, who=who, **values(words, game, event, game_ui), **game_ui.own_recap(words, event))
    return "" if text == key else text


def turn_summary(  # noqa: PLR0917
    words: Translator, game: str, seat: Seat, events: Iterable[Event], names: Mapping[Seat, str], game_ui: GameUI
) -> str:
    """Return the results of a seat's move in one line that begins with its name; empty if there are no texts."""
    known = [(event, text) for event in events if (text := sentence(words, game, event, names, game_ui))]
    name = names.get(seat, "")
    named = known and getattr(known[0][0], "seat", None) == seat and name in known[0][1]
    said = [text for _, text in known]
    told = words.join_sentences(said)
    return told if named or not said else words("bot.since.turn", who=name, what=told)
