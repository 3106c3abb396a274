"""The Fluent catalogues and the translator.

No other module knows which languages there are.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentNone
from msgspec import Struct

from games.api import discovery

LOCALES = ("en", "ja")
"""The only list of languages.

The first is used for a sentence that another lacks (docs/adding-a-language.md).
"""

BEGUN = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
"""Matches the beginning of a sentence or term in a catalogue, and captures its name."""

VERSION_SUFFIX = re.compile(r"_\d+$")
"""The suffix of a component's new version.

It uses the sentences of the old one unless it has its own.
"""

HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""The minus sign that Fluent writes in numbers."""

CLOSING, MARKUP = ".!?…。！？", "*_~`\u2069"
"""The end of a sentence, and what may follow it: markup and the end of an isolated value."""

CACHED_SENTENCES = 8192
"""Number of formatted sentences in the cache; pages of a log repeat the same ones."""


@lru_cache(maxsize=256)
def language(code: str | None, otherwise: str = LOCALES[0]) -> str:
    """Return the supported language for a locale code such as `ja`, `en-GB` or None."""
    short = (code or "").replace("_", "-").split("-")[0].lower()
    return short if short in LOCALES else otherwise


def catalogues(locale: str) -> Iterator[Path]:
    """Yield the catalogue files of a language: those of the games first, then the shared ones.

    A package has `text/en.ftl`, and further ones by subject such as `text/lesson.en.ftl`.
    """
    games = (
        discovery.game_packages("games", "core"),
        discovery.game_packages("renderers", "kit", "pages"),
        discovery.game_packages("bot.game_ui"),
    )
    for room in (*(room for package in games for room in package.values()), "renderers", "bot.i18n"):
        yield from sorted(
            file for file in (discovery.folder(room) / "text").glob("*.ftl") if file.stem.rpartition(".")[2] == locale
        )


@cache
def _read(locale: str) -> Mapping[str, str]:
    """Return the source of each sentence and term by name.

    The first definition of a name counts.
    """
    found: dict[str, str] = {}
    for catalogue in catalogues(locale):
        _, *parts = BEGUN.split(catalogue.read_text(encoding="utf-8"))
        found = dict(zip(parts[::2], parts[1::2], strict=True)) | found
    return found


class _Bundle(FluentBundle):
    """All sentences of a language, each parsed when it is first used, as most never are."""

    def __init__(self, locale: str) -> None:
        functions: dict[str, Callable[[Any], Any]]
        functions = {"SIGNED": signed_number, "COMMAND": lambda path: f"`{translator_for(locale).command(str(path))}`"}
        super().__init__([locale], functions=functions, use_isolating=False)
        self._written = _read(locale)
        self._understood: set[str] = set()

    def _understand(self, name: str) -> None:
        if name in self._written and name not in self._understood:
            self.add_resource(FluentResource(self._written[name]))
            self._understood.add(name)  # not before: other threads read, too

    def has_message(self, message_id: str) -> bool:
        """Return whether there is such a sentence."""
        self._understand(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Find a sentence, or a term that another sentence refers to."""
        self._understand(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)


_bundle = cache(_Bundle)


def names(key: str) -> tuple[str, str]:
    """Return the possible names of a key's sentence: its own and the previous version's."""
    name = key.replace(".", "-")
    return name, VERSION_SUFFIX.sub("", name)


@lru_cache(maxsize=CACHED_SENTENCES, typed=True)
def _said(locale: str, key: str, /, **values: str | int) -> str:
    for spoken, name in product((locale, LOCALES[0]), names(key)):
        bundle = _bundle(spoken)
        if bundle.has_message(name) and (pattern := bundle.get_message(name).value) is not None:
            text, _ = bundle.format_pattern(pattern, values)
            negative = any(isinstance(value, int) and value < 0 for value in values.values())
            told = HYPHEN.sub("−", str(text)) if negative else str(text)
            return key if isinstance(text, FluentNone) else told
    return key


def read_all() -> None:
    """Load every catalogue, so that no sentence waits for a file."""
    for locale in LOCALES:
        _bundle(locale)


def signed_number(number: float) -> str:
    """Return a number with a sign (`+3`, `−3`, `±0`) and a true minus.

    Catalogues call it as `SIGNED`.
    """
    return f"{number:+g}".replace("-", "−") if number else "±0"


class Translator(Struct, frozen=True):
    """The sentences of one language by key: `words("bot.points", points=3)`.

    A sentence that the language lacks is taken from English; an unknown key is returned unchanged.
    """

    locale: str

    def __call__(self, key: str, /, **values: str | int) -> str:
        """Return the sentence of a key with these values."""
        return _said(self.locale, key, **values)

    def command(self, path: str) -> str:
        """Return the name of a command in this language: `/卓 席` for "table seats".

        Catalogues write `{ COMMAND("table seats") }`, which gives this name as inline code.
        """
        return "/" + " ".join(self(f"bot.command.{name}") for name in path.split())

    def join_list(self, parts: Iterable[str]) -> str:
        """Join items with this language's comma."""
        return self("picture.comma").join(parts)

    def join_sentences(self, sentences: Iterable[str]) -> str:
        """Join sentences, with a full stop after those that lack one."""
        said = [one for one in sentences if one]
        return "".join([*map(self._closed, said[:-1]), *said[-1:]])

    def _closed(self, sentence: str) -> str:
        """Return a sentence with its stop, and a space unless that is a Japanese full stop."""
        last = sentence.rstrip(MARKUP)[-1:]
        closed = sentence if last in CLOSING else sentence + self("picture.stop")
        return closed if closed.endswith("。") else f"{closed} "

    def join_with_more(self, thing: str, more: str) -> str:
        """Return a thing with `more` in brackets; the thing alone if `more` is empty."""
        return self("picture.with", thing=thing, more=more) if more else thing

    def labelled(self, thing: str, text: str) -> str:
        """Return a text after its label, with this language's colon."""
        return self("picture.labelled", thing=thing, text=text)

    def span(self, low: int, high: int) -> str:
        """Return the numbers from the first to the last; one number if they are equal."""
        return str(low) if low == high else self("picture.span", low=low, high=high)

    def has(self, key: str) -> bool:
        """Return whether this language itself has the sentence."""
        return any(map(_bundle(self.locale).has_message, names(key)))


@cache
def translator_for(locale: str | None) -> Translator:
    """Return the translator of the supported language nearest to this locale code."""
    return Translator(language(locale))


AS_DISCORD = "discord"


LANGUAGES = (AS_DISCORD, *LOCALES)
