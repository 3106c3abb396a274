"""Limits of application commands that only the documentation states."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema_rs

from tests.discord.description import description
from tests.discord.request import Request

TYPED, USER, ON_MESSAGE = 1, 2, 3
MOST = {TYPED: 100, USER: 15, ON_MESSAGE: 15}
"""Commands of each type."""

SIZE, VALUE = 8000, 100
SUBCOMMANDS = (1, 2)

_NAMES = jsonschema_rs.Draft202012Validator({"pattern": r"^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$"})

Node = dict[str, Any]
"""A command, or an option of one."""


def _is_typed(command: Node) -> bool:
    return command.get("type") in (None, TYPED)


def _nodes(path: str, node: Node) -> Iterator[tuple[str, Node]]:
    """Yield a command and all its options, with their paths."""
    yield path, node
    for option in node.get("options") or ():
        yield from _nodes(f"{path} {option['name']}", option)


def _typed_nodes(request: Request) -> Iterator[tuple[str, Node]]:
    for command in request.commands:
        if _is_typed(command):
            yield from _nodes(command.get("name", "?"), command)


def _all_nodes(request: Request) -> Iterator[tuple[str, Node]]:
    for command in request.commands:
        yield from _nodes(command.get("name", "?"), command)


def _texts(node: Node, field: str) -> Iterator[str]:
    """Yield a name or a description in all its languages."""
    if node.get(field) is not None:
        yield node[field]
    yield from (node.get(f"{field}_localizations") or {}).values()


def command_count(request: Request) -> Iterator[str]:
    """Count the commands of each type."""
    if request.replaces_commands:
        for kind, count in Counter(command.get("type") or TYPED for command in request.commands).items():
            if count > MOST.get(kind, 1):
                yield f"{count} commands of type {kind}"


def command_twice(request: Request) -> Iterator[str]:
    """Find commands of one type with the same name."""
    names = Counter((command.get("type") or TYPED, command.get("name")) for command in request.commands)
    return (f"{name} is used twice" for (_, name), count in names.items() if count > 1)


def command_names(request: Request) -> Iterator[str]:
    """Find names with characters that are not allowed, in any language."""
    for path, node in _typed_nodes(request):
        for name in _texts(node, "name"):
            if not _NAMES.is_valid(name):
                yield f"{path}: the name {name!r}"


def command_case(request: Request) -> Iterator[str]:
    """Find names that are not in lower case, in any language."""
    for path, node in _typed_nodes(request):
        for name in _texts(node, "name"):
            if name != name.lower():
                yield f"{path}: the name {name!r}"


def command_description(request: Request) -> Iterator[str]:
    """Find typed commands without a description, and commands of menus with one."""
    for command in request.commands:
        if request.method == "PATCH" and "description" not in command:
            continue
        described = bool(command.get("description"))
        if described != _is_typed(command):
            yield f"{command.get('name', '?')}: {'a' if described else 'no'} description"


def command_size(request: Request) -> Iterator[str]:
    """Count the characters of a command."""
    for command in request.commands:
        if (size := _size(command)) > SIZE:
            yield f"{command.get('name', '?')}: {size} characters"


def _size(node: Node) -> int:
    """Return the characters of names, descriptions and values, each in its longest language."""
    total = sum(max(map(len, _texts(node, field)), default=0) for field in ("name", "description"))
    total += sum(_size(child) for child in node.get("options") or ())
    return total + sum(_size(choice) + len(str(choice["value"])) for choice in node.get("choices") or ())


@cache
def _locales() -> frozenset[str]:
    """Return the languages of Discord, which the description enumerates elsewhere."""
    return frozenset(one["const"] for one in description()["components"]["schemas"]["AvailableLocalesEnum"]["oneOf"])


def command_locales(request: Request) -> Iterator[str]:
    """Find languages that Discord does not have."""
    for path, node in _all_nodes(request):
        for one in (node, *(node.get("choices") or ())):
            for field in ("name_localizations", "description_localizations"):
                yield from (f"{path}: the language {locale}" for locale in (one.get(field) or {}).keys() - _locales())


def menu_options(request: Request) -> Iterator[str]:
    """Find options on commands of menus."""
    return (f"{one.get('name', '?')}: options" for one in request.commands if one.get("options") and not _is_typed(one))


def option_twice(request: Request) -> Iterator[str]:
    """Find options of one name."""
    for path, node in _all_nodes(request):
        names = Counter(option["name"] for option in node.get("options") or ())
        yield from (f"{path}: {name} is used twice" for name, count in names.items() if count > 1)


def option_order(request: Request) -> Iterator[str]:
    """Find required options after optional ones."""
    for path, node in _all_nodes(request):
        options = [one for one in node.get("options") or () if one["type"] not in SUBCOMMANDS]
        required = [bool(one.get("required")) for one in options]
        if required != sorted(required, reverse=True):
            yield f"{path}: a required option after an optional one"


def option_autocomplete(request: Request) -> Iterator[str]:
    """Find options that have both choices and autocompletion."""
    for path, node in _all_nodes(request):
        if node.get("autocomplete") and node.get("choices"):
            yield f"{path}: choices and autocompletion"


def choice_value(request: Request) -> Iterator[str]:
    """Find values of choices that are too long: the description allows 6000 characters."""
    for path, node in _all_nodes(request):
        yield from (f"{path}: {text}" for text in _long_values(node.get("choices")))


def answer_value(request: Request) -> Iterator[str]:
    """Find values that are too long in an answer to autocompletion."""
    return _long_values(request.data.get("choices"))


def _long_values(choices: Any) -> Iterator[str]:
    for choice in choices or ():
        if choice and isinstance(choice["value"], str) and len(choice["value"]) > VALUE:
            yield f"a value of {len(choice['value'])} characters"
