"""Commands in sentences: once Discord has numbered them they can be clicked, and speak the language of their reader."""

import re
from collections.abc import Iterable, Iterator

from discord import AppCommandType
from discord.app_commands import AppCommand, AppCommandGroup

from bot.words import LOCALES, words_in

_WRITTEN = re.compile(r"`(/[^`\n]+)`")


class Mentions:
    """Turns commands as the words write them (`/table seats` between backticks) into Discord's mentions of them.

    What Discord has not numbered stays as it is written: a name in the language of the sentence.
    """

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def learn(self, commands: Iterable[AppCommand]) -> None:
        """Take the numbers from what Discord knows of the commands."""
        typed = [command for command in commands if command.type is AppCommandType.chat_input]
        leaves = [leaf for command in typed for leaf in _leaves(command)]
        self._known = {words_in(code).command(_path(leaf)): leaf.mention for leaf in leaves for code in LOCALES}

    def shown(self, text: str) -> str:
        """Return the text of a message with every known command as a mention."""
        return _WRITTEN.sub(lambda found: self._known.get(found[1], found[0]), text)


Leaf = AppCommand | AppCommandGroup


def _path(leaf: Leaf) -> str:
    return leaf.name if isinstance(leaf, AppCommand) else leaf.qualified_name


def _leaves(command: Leaf) -> Iterator[Leaf]:
    """Yield the command itself, or all that is in a group: a group alone cannot be called."""
    inside = [option for option in command.options if isinstance(option, AppCommandGroup)]
    if not inside:
        yield command
    for one in inside:
        yield from _leaves(one)
