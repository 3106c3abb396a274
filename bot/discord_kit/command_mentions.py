"""Replaces commands in texts by clickable mentions, and icons by application emojis."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from time import monotonic

from discord import AppCommandType
from discord.app_commands import AppCommand, AppCommandGroup

from bot.discord_kit.refused_parts import EmojiLevel
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit.icons import without_variation_selector
from bot.ui_kit.panels import text_length

_QUOTED = r"```.*?```|`[^`\n]*`"
"""Matches code in a text, where an emoji would show as its id."""

_WRITTEN = re.compile(r"`(/[^`\n]+)`")

LEFT_OUT = 600.0
"""Seconds without refused emojis in messages, as long as Discord caches emojis."""


class CommandMentions:
    """The replacement of commands (in backticks) by mentions, and of icons by application emojis.

    A command or icon without a known id stays as it is.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._refused = EmojiLevel.OWN
        self._refused_until = 0.0
        self._known: dict[str, str] = {}
        self._emojis: Mapping[str, str] = {}
        self._icons = re.compile(r"(?!)")

    def learn(self, commands: Iterable[AppCommand]) -> None:
        """Learn the ids of the commands."""
        typed = [command for command in commands if command.type is AppCommandType.chat_input]
        leaves = [one for command in typed for one in _leaves(command)]
        self._known = {
            translator_for(code).command(_path(command)): command.mention for command in leaves for code in LOCALES
        }

    def learn_emojis(self, emojis: Mapping[str, str]) -> None:
        """Learn the emojis, given by their icon without variation selector."""
        self._emojis = emojis
        icons = "|".join(map(re.escape, emojis)) or r"(?!)"
        self._icons = re.compile(rf"{_QUOTED}|({icons})\ufe0f?", re.DOTALL)

    @property
    def emoji_level(self) -> EmojiLevel:
        """The emojis that messages currently use."""
        return self._refused if self._clock() < self._refused_until else EmojiLevel.OWN

    def refuse_emojis(self, sent: EmojiLevel) -> None:
        """Register that Discord has refused the emojis of a message that was sent at this level."""
        level = EmojiLevel.UNICODE if sent is EmojiLevel.OWN and self._emojis else EmojiLevel.NONE
        self._refused = max(level, self.emoji_level)
        self._refused_until = self._clock() + LEFT_OUT

    def shown(self, texts: Sequence[str], space: int) -> list[str]:
        """Return the texts of a message with mentions of commands, and icons as emojis.

        An emoji counts as thirty characters: if the texts would be too long together, icons stay.
        """
        linked = [_WRITTEN.sub(lambda found: self._known.get(found[1], found[0]), text) for text in texts]
        if self.emoji_level is not EmojiLevel.OWN:
            return linked
        drawn = [self._icons.sub(lambda found: self._emojis.get(found[1], found[0]), text) for text in linked]
        return drawn if sum(map(text_length, drawn)) <= space else linked

    def led(self, icon: str, text: str) -> tuple[str, str]:
        """Return the emoji and label of a button or entry.

        An icon at the start of the label is its emoji.
        """
        if self.emoji_level is EmojiLevel.NONE:
            return "", f"{icon} {text}".strip()
        if self.emoji_level is EmojiLevel.UNICODE:
            return icon, text
        if icon:
            return self._emojis.get(without_variation_selector(icon), icon), text
        first = self._icons.match(text)
        rest = text[first.end() :].strip() if first and first[1] else ""
        return (self._emojis[first[1]], rest) if first and rest else ("", text)


Command = AppCommand | AppCommandGroup


def _path(command: Command) -> str:
    return command.name if isinstance(command, AppCommand) else command.qualified_name


def _leaves(command: Command) -> Iterator[Command]:
    """Yield the command, or the commands in a group, as a group itself cannot be called."""
    inside = [option for option in command.options if isinstance(option, AppCommandGroup)]
    if not inside:
        yield command
    for one in inside:
        yield from _leaves(one)
