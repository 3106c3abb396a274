"""Search in sections of rules, terms, and cards, tiles or goals, by name in any language.

The entries of each language are built once and cached, since autocomplete needs them for each letter.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

import renderers
from bot.domain.typed_text import fold
from bot.game_ui.guide import sections
from bot.game_ui.registry import game_ui_of
from bot.i18n import translator as catalogue
from bot.i18n.translator import LOCALES, Translator, translator_for
from bot.ui_kit.panels import MAX_ENTRY, truncate
from games.api import GAMES

SECTION, WORD, THING = "s", "w", "x"

MOST_ENTRIES = 25
"""Maximum number of entries in a result."""

_KEPT = re.compile(r"[^\w★☆⟳]+")


def smooth(text: str) -> str:
    """Return a text for comparison: one case, one width, one kana, without punctuation."""
    return _KEPT.sub(" ", fold(text)).strip()


@cache
def _readings() -> tuple[dict[str, str], re.Pattern[str]]:
    """Return the readings of words with Kanji, and the pattern that finds them, longest first."""
    known = tomllib.loads((Path(catalogue.__file__).parent / "text/readings.toml").read_text("utf-8"))
    return known, re.compile("|".join(map(re.escape, sorted(known, key=len, reverse=True))))


def reading(name: str) -> str:
    """Return a name with its Kanji as hiragana; unknown words are unchanged."""
    known, sought = _readings()
    return sought.sub(lambda word: known[word[0]], name)


class RuleEntry(Struct, frozen=True):
    """An entry in one language.

    - `key`: `<game>:<s, w or x>:<id>`
    - `kind`: the key of the word for its kind
    - `lines`: its text
    - `names`: its names in all languages, with readings, for comparison
    - `body`: its text in all languages, for comparison
    """

    key: str
    kind: str
    name: str
    lines: tuple[str, ...]
    names: tuple[str, ...] = ()
    body: str = ""

    @property
    def game(self) -> str:
        """The game of the entry."""
        return self.key.split(":", 1)[0]

    @property
    def id(self) -> str:
        """The id of the entry within its kind."""
        return self.key.split(":", 2)[2]

    @property
    def picture(self) -> str:
        """The id of its picture, or an empty text."""
        return self.id if self.key.split(":")[1] == THING else ""


def _sections(game: str, words: Translator) -> Iterator[RuleEntry]:
    for number, section in sections(game, words).items():
        lines = tuple(section.text.splitlines())
        yield RuleEntry(f"{game}:{SECTION}:{number}", "bot.kind.section", section.heading, lines)


def _terms(game: str, words: Translator) -> Iterator[RuleEntry]:
    for term in game_ui_of(game).guide.terms:
        said = f"{term}.is"
        lines = (words(said),) if words.has(said) else ()
        yield RuleEntry(f"{game}:{WORD}:{term}", "bot.kind.word", words(term), lines)


def _things(game: str, words: Translator) -> Iterator[RuleEntry]:
    renderer = renderers.RENDERERS.get(game)
    if renderer is None:
        return
    picture_words = renderer.picture_words(translator_for(words.locale), {})
    for name, one in renderer.specimens.items():
        lines = tuple(one.text(picture_words))
        yield RuleEntry(f"{game}:{THING}:{name}", f"bot.kind.{one.kind}", words(f"{game}.{one.name}"), lines)


def _told(game: str, words: Translator) -> dict[str, RuleEntry]:
    """Return the entries of a game in one language.

    An entry without text gets the text of the term with the same name, which is then omitted, or the rules that name
    it.
    """
    rules, terms = list(_sections(game, words)), list(_terms(game, words))
    meanings = {one.name: one.lines for one in terms if one.lines}
    found = {one.key: one for one in (*rules, *terms, *_things(game, words))}
    for key, one in found.items():
        if not one.lines:
            lines = meanings.get(one.name) or tuple(naming(one.name, (rule.lines for rule in rules)))
            found[key] = replace(one, lines=lines)
    pictured = {(one.name, one.lines) for key, one in found.items() if key.split(":")[1] == THING}
    words_told = {one.key for one in terms if (one.name, one.lines) in pictured}
    return {key: one for key, one in found.items() if key not in words_told}


def naming(name: str, texts: Iterable[Iterable[str]]) -> Iterator[str]:
    """Yield the lines of rules that contain a name."""
    sought = smooth(name)
    for lines in texts:
        yield from (line for line in lines if sought in smooth(line))


@cache
def book(locale: str) -> dict[str, RuleEntry]:
    """Return all entries in this language by key, in the order of the games."""
    found = {}
    for game in GAMES:
        told = {language: _told(game, translator_for(language)) for language in LOCALES}
        for key, one in told[locale].items():
            known = [told[language][key] for language in LOCALES if key in told[language]]
            spelled = [spelling for other in known for spelling in (other.name, reading(other.name))]
            names = tuple(dict.fromkeys(map(smooth, spelled)))
            body = smooth(" ".join(line for other in known for line in other.lines))
            found[key] = replace(one, names=names, body=body)
    return found


def read_all() -> None:
    """Fill the caches; takes about a second the first time."""
    for locale in LOCALES:
        _labels(locale)
    _synonyms()


def picked(locale: str, text: str, game: str = "") -> RuleEntry | None:
    """Return the entry with this key, or with this label in any language, or None."""
    found = book(locale).get(text)
    keys = (_labels(one).get((game, smooth(text))) for one in (locale, *LOCALES))
    return found or next((book(locale)[key] for key in keys if key), None)


@cache
def _labels(locale: str) -> dict[tuple[str, str], str]:
    """Return the keys of entries by label, for the list of each game and the list of all games."""
    words, found = translator_for(locale), dict[tuple[str, str], str]()
    for entry in book(locale).values():
        found.setdefault((entry.game, smooth(label(entry, words, named=False))), entry.key)
        found.setdefault(("", smooth(label(entry, words, named=True))), entry.key)
    return found


@cache
def _synonyms() -> tuple[tuple[str, str], ...]:
    """Return words that people type, each with the word in the rules."""
    known = tomllib.loads((Path(catalogue.__file__).parent / "text/synonyms.toml").read_text("utf-8"))
    return tuple((smooth(typed), smooth(written)) for typed, written in known.items())


def search(locale: str, typed: str, game: str = "") -> list[RuleEntry]:
    """Return the matching entries, best first, at most MOST_ENTRIES: names before texts, beginnings before parts.

    `game` limits the search to one game. An empty text matches the sections of the rules. Without a match, synonyms are
    tried.
    """
    wanted = smooth(typed)
    found = _fitting(locale, wanted, game)
    if found:
        return found
    meant = wanted
    for synonym, written in _synonyms():
        meant = meant.replace(synonym, written)
    return _fitting(locale, meant, game) if meant != wanted else []


def _fitting(locale: str, wanted: str, game: str) -> list[RuleEntry]:
    entries = [entry for entry in book(locale).values() if game in ("", entry.game)]
    if not wanted:
        return [entry for entry in entries if entry.kind == "bot.kind.section"][:MOST_ENTRIES]
    ranked = [(rank, place) for place, entry in enumerate(entries) if (rank := _rank(entry, wanted)) is not None]
    return [entries[place] for _, place in sorted(ranked)[:MOST_ENTRIES]]


def _rank(entry: RuleEntry, wanted: str) -> int | None:
    """Return the rank of a match, 0 = best, or None."""
    names = entry.names
    if wanted in names:
        return 0
    if any(name.startswith(wanted) for name in names):
        return 1
    if any(f" {wanted}" in name for name in names):
        return 2
    if any(wanted in name for name in names):
        return 3
    if all(piece in f"{' '.join(names)} {entry.body}" for piece in wanted.split()):
        return 4
    return None


def label(entry: RuleEntry, words: Translator, *, named: bool) -> str:
    """Return an entry as a choice of at most ENTRY characters: name, kind, game if `named`, and text."""
    about = [words(entry.kind), *([words(f"{entry.game}.name")] if named else [])]
    text = words("bot.rules.entry", name=entry.name, about=" · ".join(about))
    said = words.join_sentences(entry.lines).replace("**", "") if entry.kind != "bot.kind.section" else ""
    return truncate(words.labelled(text, said) if said else text, MAX_ENTRY)
