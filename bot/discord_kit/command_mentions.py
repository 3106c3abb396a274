"""What Discord has numbered for the bot: commands can be clicked then, and signs look as on the boards."""

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
"""What stands to be typed or pasted as it is: in it an emoji would be its number."""

_WRITTEN = re.compile(r"`(/[^`\n]+)`")

LEFT_OUT = 600.0
"""Seconds for which emojis that Discord has refused are left out of all messages: as long as its emojis are cached."""


class CommandMentions:
    """Turns commands as the words write them (`/table seats` between backticks) into Discord's mentions of them, and
    signs of the games into emojis of the bot's own.

    What Discord has not numbered stays as it is written: a name in the language of the sentence, a sign of everybody's.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._refused = EmojiLevel.OWN
        self._refused_until = 0.0
        self._known: dict[str, str] = {}
        self._emojis: Mapping[str, str] = {}
        self._icons = re.compile(r"(?!)")

    def learn(self, commands: Iterable[AppCommand]) -> None:
        """Take the numbers from what Discord knows of the commands."""
        typed = [command for command in commands if command.type is AppCommandType.chat_input]
        called = [one for command in typed for one in _leaves(command)]
        self._known = {
            translator_for(code).command(_path(command)): command.mention for command in called for code in LOCALES
        }

    def learn_emojis(self, emojis: Mapping[str, str]) -> None:
        """Take the emojis by the bare sign that each stands for."""
        self._emojis = emojis
        icons = "|".join(map(re.escape, emojis)) or r"(?!)"
        self._icons = re.compile(rf"{_QUOTED}|({icons})\ufe0f?", re.DOTALL)

    @property
    def emoji_level(self) -> EmojiLevel:
        """Which emojis messages have now."""
        return self._refused if self._clock() < self._refused_until else EmojiLevel.OWN

    def refuse_emojis(self, sent: EmojiLevel) -> None:
        """Note that Discord has refused the emojis of a message that was sent at this level."""
        level = EmojiLevel.UNICODE if sent is EmojiLevel.OWN and self._emojis else EmojiLevel.NONE
        self._refused = max(level, self.emoji_level)
        self._refused_until = self._clock() + LEFT_OUT

    def shown(self, texts: Sequence[str], cog: int) -> list[str]:
        """Return the texts of a message with every known command as a mention, and signs as emojis.

        An emoji is thirty letters to Discord: where they have no room together, signs stay as they are written.
        """
        linked = [_WRITTEN.sub(lambda found: self._known.get(found[1], found[0]), text) for text in texts]
        if self.emoji_level is not EmojiLevel.OWN:
            return linked
        drawn = [self._icons.sub(lambda found: self._emojis.get(found[1], found[0]), text) for text in linked]
        return drawn if sum(map(text_length, drawn)) <= cog else linked

    def led(self, icon: str, text: str) -> tuple[str, str]:
        """Return the emoji and the words of a button or entry; a sign that its words begin with is its emoji."""
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
    """Yield the command itself, or all that is in a group: a group alone cannot be called."""
    inside = [option for option in command.options if isinstance(option, AppCommandGroup)]
    if not inside:
        yield command
    for one in inside:
        yield from _leaves(one)
