"""Labels fit a phone: at most 25 characters on a button (12 in Japanese), 60 (30) in a menu or about a command.

What is put into a label, such as a name or a number, is not counted.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from bot.i18n.translator import LOCALES, catalogues

BOT = Path(__file__).parents[3] / "bot"
LONGEST = {"Button": {"en": 25, "ja": 12}, "SelectMenu": {"en": 60, "ja": 30}, "SelectOption": {"en": 60, "ja": 30}}


@cache
def messages(locale: str) -> dict[str, fluent.Pattern]:
    """The sentences of a language by name."""
    entries = [entry for file in catalogues(locale) for entry in parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, fluent.Message) and entry.value}


def written(pattern: fluent.Pattern) -> list[str]:
    """What a sentence may say, with nothing put into it."""
    found = [""]
    for element in pattern.elements:
        inner = element.expression if isinstance(element, fluent.Placeable) else None
        if isinstance(element, fluent.TextElement):
            found = [said + element.value for said in found]
        elif isinstance(inner, fluent.SelectExpression):
            found = [said + more for said in found for each in inner.variants for more in written(each.value)]
        elif isinstance(inner, fluent.StringLiteral):
            found = [said + inner.value for said in found]
    return [said.strip() for said in found]


def keys(node: ast.expr, file: Path) -> Iterator[str]:
    """Yield the keys from which code takes a label; computed ones are left out."""
    if isinstance(node, ast.IfExp):
        yield from (*keys(node.body, file), *keys(node.orelse, file))
    elif isinstance(node, ast.Call) and node.args:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        game = f"bot-{file.parts[-2]}-" if name == "say" else ""
        key = node.args[0]
        for choice in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
            if name in {"words", "say"} and isinstance(choice, ast.Constant):
                yield game + str(choice.value).replace(".", "-")


@cache
def labels() -> tuple[tuple[str, str], ...]:
    """Every label in the code: the kind of control, and its name."""
    found = set()
    for file in BOT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            kind = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and kind in LONGEST and len(node.args) > 1:
                found |= {(kind, key) for key in keys(node.args[1], file)}
    return tuple(sorted(found))


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_are_short(locale: str) -> None:
    known = [(kind, name) for kind, name in labels() if name in messages(locale)]
    assert len(known) > 100
    menus = (name for name in messages(locale) if re.fullmatch(r"bot-command-.+-does|[a-z_]+-option-\w+-\w+", name))
    long = [
        (name, said)
        for kind, name in (*known, *(("SelectOption", name) for name in menus))
        for said in written(messages(locale)[name])
        if len(said) > LONGEST[kind][locale]
    ]
    assert long == []
