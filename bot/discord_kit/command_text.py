"""Localized names and descriptions of commands."""

from collections.abc import Sequence
from typing import TypedDict

from discord import app_commands

from bot.i18n.translator import LOCALES, translator_for
from games.api import GAMES

ENGLISH = translator_for(LOCALES[0])


def localized(key: str) -> app_commands.locale_str:
    """Return a text of the command tree in English, with the key of its translations."""
    return app_commands.locale_str(ENGLISH(key), key=key)


class CommandText(TypedDict):
    """The name and description of a command or group."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def command_text(command: str) -> CommandText:
    """Return a command's name and description."""
    return {"name": localized(f"bot.command.{command}"), "description": localized(f"bot.command.{command}.does")}


def option_descriptions(command: str, *options: str) -> dict[str, app_commands.locale_str]:
    """Return the descriptions of a command's options."""
    return {option: localized(f"bot.command.{command}.{option}.does") for option in options}


def option_names(command: str, *options: str) -> dict[str, app_commands.locale_str]:
    """Return the names of a command's options."""
    return {option: localized(f"bot.command.{command}.{option}") for option in options}


def choices(prefix: str, values: Sequence[str]) -> list[app_commands.Choice[str]]:
    """Return fixed choices with localized names."""
    return [app_commands.Choice(name=localized(f"{prefix}.{value}"), value=value) for value in values]


def games() -> list[app_commands.Choice[str]]:
    """Return the games as choices."""
    return [app_commands.Choice(name=localized(f"{key}.name"), value=key) for key in GAMES]
