"""What is said of a game's rules: the words of its rules, and how its face tells them."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n.translator import names, signed_number
from games.core.discovery import folder
from games.core.game import Game
from games.core.options import menu
from games.core.step import Ask


def catalogue(game: str, locale: str) -> str:
    """The catalogue of the rules, and what the face says under the same name: pitch, credits, chapters of the rules."""
    told = (folder(f"bot.game_ui.{game}") / "text" / f"{locale}.ftl").read_text(encoding="utf-8")
    entries = re.split(r"(?m)^(?=[a-z])", told)
    rules = (folder(f"games.{game}") / "text" / f"{locale}.ftl").read_text(encoding="utf-8")
    return "".join([rules, *(entry for entry in entries if entry.startswith(f"{game}-"))])


def written(bundle: FluentBundle, key: str) -> str:
    """The name under which the sentence of a key stands: that of the piece before it where it has none of its own."""
    return next((name for name in names(key) if bundle.has_message(name)), key)


def sentence(bundle: FluentBundle, key: str, values: Mapping[str, str | int] | None = None) -> str:
    """A sentence as it is said; nothing may be missing in it."""
    pattern = bundle.get_message(written(bundle, key)).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, dict(values or {}))
    assert not errors, key
    return str(text)


@cache
def bundle(game: str, locale: str) -> FluentBundle:
    """The sentences of a game's rules."""
    functions: dict[str, Any] = {"SIGNED": signed_number}
    found = FluentBundle([locale], functions=functions, use_isolating=False)
    found.add_resource(FluentResource(catalogue(game, locale)))
    return found


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


@cache
def variables(game: str, locale: str) -> dict[str, set[str]]:
    """The variables of each message of a game's rules."""
    found = {}
    for message in FluentParser().parse(catalogue(game, locale)).body:
        if isinstance(message, ast.Message):
            visitor = Variables()
            visitor.visit(message)
            found[message.id.name] = visitor.found
    return found


def needed(game: Game, words: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
    """Every key that the bot or a picture may ask for, with the variables that its sentence may use.

    `words` are the values of fields that are shown as words, by field.
    """
    kinds: dict[str, Any] = {name: get_args(getattr(game, name)) for name in ("steps", "actions", "events")}
    keys: dict[str, set[str]] = {key: set() for key in ("name", "pitch", "credits", "opponent")}
    keys |= {f"ask.{step.__name__}": set() for step in kinds["steps"] if issubclass(step, Ask)}
    keys |= {f"do.{action.__name__}": set(action.__struct_fields__) for action in kinds["actions"]}
    keys |= {f"event.{event.__name__}": {*event.__struct_fields__, "who"} for event in kinds["events"]}
    for option in [option for seats in game.seats for option in menu(game.options, seats)]:
        keys |= {f"option.{name}": set() for name in (option.key, *(f"{option.key}.{one}" for one in option.values))}
    return keys | {f"{field}.{name}": set() for field, values in words.items() for name in values}


def check_sentences(game: Game, locale: str, keys: Mapping[str, set[str]]) -> None:
    """Hold every key against its sentence: it uses only what it is given, and can be said of few and of many."""
    said, used = bundle(game.key, locale), variables(game.key, locale)
    kinds = (*get_args(game.actions), *get_args(game.events))
    numbers = {
        name for kind in kinds for name in kind.__struct_fields__ if kind.__annotations__.get(name) in {int, "int"}
    }
    for key, given in keys.items():
        name = written(said, f"{game.key}-{key}".replace(".", "-"))
        assert used[name] <= given, key
        for count in (0, 1, 2, 5):
            values = {one: count if one in numbers else "X" if count else "none" for one in given}
            text = sentence(said, name, values)
            assert text.strip(), key
            assert "  " not in text.replace("\n", ""), key
