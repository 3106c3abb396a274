"""Localized names and descriptions of commands."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypedDict, TypeVar

from discord import app_commands

from bot.discord_kit.rate_limit import RateClass
from bot.i18n.translator import LOCALES, Translator, translator_for
from games.api import GAMES

C = TypeVar("C", bound=Callable[..., Any])
Choice = app_commands.Choice[str]
"""An entry of an option or of its suggestions."""

RATE, KEY = "rate", "key"
"""The keys of a command's rate class, and of the text of its name, in its extras."""

ENGLISH = translator_for(LOCALES[0])


def localized(key: str) -> app_commands.locale_str:
    """Return a text of the command tree in English, with the key of its translations."""
    return app_commands.locale_str(ENGLISH(key), key=key)


def composed(text: Callable[[Translator], str]) -> app_commands.locale_str:
    """Return a text of the command tree that `text` composes in each language."""
    return app_commands.locale_str(text(ENGLISH), text=text)


class CommandText(TypedDict):
    """The name and description of a command or group; its extras hold its rate class."""

    name: app_commands.locale_str
    description: app_commands.locale_str
    extras: dict[object, object]


def command_text(command: str, rate: RateClass = RateClass.ANY) -> CommandText:
    """Return a command's name, description and rate class."""
    name = f"bot.command.{command}"
    return {"name": localized(name), "description": localized(f"{name}.does"), "extras": {RATE: rate, KEY: name}}


def command_options(command: str, *options: str, **fixed: list[Choice]) -> Callable[[C], C]:
    """Return the decorator that names and describes the options of a command, and gives some `fixed` choices."""

    def decorated(callback: C) -> C:
        app_commands.choices(**fixed)(callback)
        app_commands.describe(**{name: localized(f"bot.command.{command}.{name}.does") for name in options})(callback)
        return app_commands.rename(**{name: localized(f"bot.command.{command}.{name}") for name in options})(callback)

    return decorated


def choices(prefix: str, values: Sequence[str]) -> list[Choice]:
    """Return fixed choices with localized names."""
    return [Choice(name=localized(f"{prefix}.{value}"), value=value) for value in values]


def games(*, challenges: bool = False) -> list[Choice]:
    """Return the games as choices; with `challenges` only those that have some."""
    offered = (key for key, game in GAMES.items() if game.challenge is not None or not challenges)
    return [Choice(name=localized(f"{key}.name"), value=key) for key in offered]


def described(tree: app_commands.CommandTree[Any]) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Yield each command of a tree by its path, with the keys of its description and of its options."""
    for command in sorted(tree.walk_commands(), key=lambda one: one.qualified_name):
        if isinstance(command, app_commands.Command):
            options = (str(one.locale_name.extras["key"]) for one in command.parameters if one.locale_name)
            yield command.qualified_name, f"{command.extras[KEY]}.does", tuple(options)
