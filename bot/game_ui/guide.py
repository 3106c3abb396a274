"""The guide of a game for new players: its length and difficulty, its rules, icons and terms."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from msgspec import Struct, convert

from bot.i18n.translator import Translator
from bot.ui_kit.icons import Icon

FIRST_SECTION = "1.1"
"""The rules section of a prompt for which the guide names none."""

HARDEST = 5


class GameGuide(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The guide of a game.

    `minutes` are the shortest and longest time of a match in which all players move at once. `weight` is the
    difficulty, 1 to 5 (0: unknown). `why` names the rules section of each prompt as chapter and part, such as "2.3".
    `icons` are those of its panels, in addition to the bot's own. `terms` are the keys of the glossary.
    """

    minutes: tuple[int, int] = (0, 0)
    weight: int = 0
    why: Mapping[str, str] = {}
    icons: tuple[Icon, ...] = ()
    terms: tuple[str, ...] = ()

    def length(self, words: Translator) -> str:
        """Return the length of a match; empty if it is unknown."""
        least, most = self.minutes
        return words("bot.help.minutes", least=least, most=most) if most else ""

    def effort(self, words: Translator) -> str:
        """Return the difficulty of the game; empty if it is unknown."""
        return words(f"bot.help.weight.{self.weight}") if self.weight else ""

    def facts(self, words: Translator) -> tuple[str, ...]:
        """Return the difficulty and the length, as far as they are known."""
        return tuple(filter(None, (self.effort(words), self.length(words))))


def load_guide(package: str) -> GameGuide:
    """Return the guide in `guide.toml` of a game's package."""
    return convert(tomllib.loads((files(package) / "guide.toml").read_text(encoding="utf-8")), GameGuide)


class RulesSection(Struct, frozen=True):
    """A section of a game's rules; `number` is its chapter and part, such as "2.3"."""

    number: str
    heading: str
    text: str


def chapters(game: str, words: Translator) -> list[str]:
    """Return a game's rules in this language: `<game>.rules.1` and so on; none if it has none."""
    found: list[str] = []
    while (text := words(f"{game}.rules.{len(found) + 1}")) != f"{game}.rules.{len(found) + 1}":
        found.append(text)
    return found


def sections(game: str, words: Translator) -> dict[str, RulesSection]:
    """Return the sections of a game's rules by number: each begins with a heading in bold."""
    found: dict[str, RulesSection] = {}
    for chapter, text in enumerate(chapters(game, words), start=1):
        parts: list[list[str]] = []
        for line in text.splitlines():
            if line.startswith("**") or not parts:
                parts.append([])
            parts[-1].append(line)
        for part, lines in enumerate(parts, start=1):
            number = f"{chapter}.{part}"
            found[number] = RulesSection(number, _heading(lines[0], words(f"{game}.name")), "\n".join(lines))
    return found


def _heading(line: str, otherwise: str) -> str:
    """Return the bold text at the beginning of a line, without its full stop."""
    pieces = line.split("**")
    return pieces[1].rstrip(".。:：") if len(pieces) > 2 and not pieces[0] else otherwise


def reason(game: str, guide: GameGuide, prompt_name: str, words: Translator) -> RulesSection | None:
    """Return the rules section of a prompt; None if the game has no rules to read."""
    found = sections(game, words)
    return found.get(guide.why.get(prompt_name, FIRST_SECTION)) or found.get(FIRST_SECTION)
