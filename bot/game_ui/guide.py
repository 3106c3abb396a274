"""What a game tells of itself to who does not know it: how long and how hard it is, its rules, its signs, its words."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from msgspec import Struct, convert

from bot.i18n.translator import Translator
from bot.ui_kit.icons import Icon

FIRST = "1.1"
"""The section on which a question rests of which a game says nothing."""

HARDEST = 5


class GameGuide(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a game tells of itself.

    A match takes so many `minutes`, from and to, if everybody answers at once; `weight` is how hard the game is, 1 to 5
    (0 = not known). `why` names for each question the section of the rules on which it rests, as chapter and part such
    as "2.3"; `icons` are those that its panels use besides the house's; `terms` the keys of words to be looked up.
    """

    minutes: tuple[int, int] = (0, 0)
    weight: int = 0
    why: Mapping[str, str] = {}
    icons: tuple[Icon, ...] = ()
    terms: tuple[str, ...] = ()

    def length(self, words: Translator) -> str:
        """Return how long a match takes, nothing if that is not known."""
        least, most = self.minutes
        return words("bot.help.minutes", least=least, most=most) if most else ""

    def effort(self, words: Translator) -> str:
        """Return how hard the game is, nothing if that is not known."""
        return words(f"bot.help.weight.{self.weight}") if self.weight else ""


def load_guide(package: str) -> GameGuide:
    """Return the guide in `guide.toml` of a game's package."""
    return convert(tomllib.loads((files(package) / "guide.toml").read_text(encoding="utf-8")), GameGuide)


class RulesSection(Struct, frozen=True):
    """A part of a game's rules with a heading of its own; `number` is its chapter and place, such as "2.3"."""

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
    """Return what stands in bold at the beginning of a line, without its full stop."""
    pieces = line.split("**")
    return pieces[1].rstrip(".。") if len(pieces) > 2 and not pieces[0] else otherwise


def reason(game: str, guide: GameGuide, prompt_name: str, words: Translator) -> RulesSection | None:
    """Return the section of the rules on which a question rests, None if the game has no rules to read."""
    found = sections(game, words)
    return found.get(guide.why.get(prompt_name, FIRST)) or found.get(FIRST)
