"""The glossary: every term in all languages, and no catalogue that calls a thing by another word."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from bot.i18n.translator import LOCALES, catalogues
from games import GAMES
from tests.support.japanese import narrow

ROOT = Path(__file__).resolve().parent.parent
EVERYWHERE, BOT = "everywhere", "bot"
PAGES = {
    locale: [
        f"{page}{'' if locale == LOCALES[0] else f'.{locale}'}.md"
        for page in ("README", "docs/playing", "docs/privacy", "docs/comparison")
    ]
    for locale in LOCALES
}
"""What players read beside the catalogues."""


class Row(NamedTuple):
    """A line of the glossary: the terms and the words to avoid, both by language."""

    section: str
    terms: dict[str, tuple[str, ...]]
    avoided: dict[str, tuple[str, ...]]


def split(cell: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in cell.split(",") if word.strip())


@cache
def glossary() -> tuple[Row, ...]:
    rows, section = [], ""
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line.split("`")[1]
        elif line.startswith("| ") and "---" not in line and not line.startswith("| English"):
            cells = [split(cell) for cell in line.strip("|").split("|")]
            terms, avoided = cells[: len(LOCALES)], cells[len(LOCALES) :]
            rows.append(Row(section, *(dict(zip(LOCALES, one, strict=True)) for one in (terms, avoided))))
    return tuple(rows)


class Text(Visitor):
    """What the sentences of a catalogue say, without their keys and the names of their values."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - named by the library
        self.said.append(node.value)


@cache
def texts(locale: str) -> tuple[tuple[str, str, str], ...]:
    """Return every text with its file and the section of that file: a game's or the bot's."""
    found = []
    for catalogue in map(str, catalogues(locale)):
        home = next((part for part in Path(catalogue).parts if part in GAMES), BOT)
        text = Text()
        text.visit(parse(Path(catalogue).read_text(encoding="utf-8")))
        found += [(home, catalogue, said) for said in text.said]
    for page in PAGES[locale]:
        found += [(BOT, page, line) for line in (ROOT / page).read_text(encoding="utf-8").splitlines()]
    return tuple(found)


def pattern(word: str, locale: str) -> re.Pattern[str]:
    whole = rf"(?<!\w){re.escape(word)}s?(?!\w)" if locale == "en" else re.escape(word)
    return re.compile(whole, re.IGNORECASE)


def covered(word: str, terms: Iterable[str], locale: str) -> tuple[re.Pattern[str], tuple[re.Pattern[str], ...]]:
    """Return what finds a word, and what finds the terms that it is a part of, longest first."""
    found = pattern(word, locale)
    wider = sorted((term for term in terms if found.search(term)), key=len, reverse=True)
    return found, tuple(pattern(term, locale) for term in wider)


def stands(text: str, word: re.Pattern[str], terms: Iterable[re.Pattern[str]]) -> bool:
    """Tell whether a word stands in a text by itself, not as a part of these terms."""
    if not word.search(text):
        return False
    for term in terms:
        text = term.sub("\n", text)
    return bool(word.search(text))


def offences(locale: str) -> list[tuple[str, str, str]]:
    """Return every use of an avoided word that is no part of a term; the bot's words hold in the games, too."""
    found = []
    for section in dict.fromkeys(row.section for row in glossary()):
        rows = [row for row in glossary() if row.section in (section, EVERYWHERE, BOT)]
        terms = {term for row in rows for term in row.terms[locale]}
        words = {word for row in rows for word in row.avoided[locale]} - terms
        avoided = {word: covered(word, terms, locale) for word in words}
        for home, file, text in texts(locale):
            if home == section:
                found += [(file, word, text.strip()) for word, one in avoided.items() if stands(text, *one)]
    return found


def test_every_game_has_its_terms() -> None:
    assert {row.section for row in glossary()} == {EVERYWHERE, BOT, *GAMES}


def test_every_term_has_each_language_and_is_not_avoided_next_to_it() -> None:
    for row in glossary():
        assert all(row.terms[locale] for locale in LOCALES), row
        near = [one for one in glossary() if one.section in (row.section, EVERYWHERE)]
        for locale in LOCALES:
            assert not {*row.avoided[locale]} & {term for one in near for term in one.terms[locale]}, row


@pytest.mark.parametrize("locale", LOCALES)
def test_no_thing_is_called_by_another_word(locale: str) -> None:
    assert offences(locale) == []


def test_japanese_brackets_are_wide() -> None:
    catalogue = "\n".join(text for file in catalogues("ja") for text in _plain(file))
    assert narrow(catalogue) == []
    assert narrow("完成 (3未満)")
    assert narrow("鳥（2）(済み)")
    assert not narrow("[最新](https://x) 2 (3)")


def test_english_has_straight_apostrophes() -> None:
    assert not [
        line for file in catalogues("en") for line in file.read_text(encoding="utf-8").splitlines() if "\u2019" in line
    ]


def test_after_a_japanese_question_or_call_stands_a_gap() -> None:
    catalogue = "\n".join(text for file in catalogues("ja") for text in _plain(file))
    assert re.findall(r"[？！][ぁ-んァ-ヶ一-龥].{0,20}", catalogue) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_picture_tells_its_round_in_one_way(locale: str) -> None:
    lines = [line for file in catalogues(locale) for line in file.read_text(encoding="utf-8").splitlines()]
    told = [line.partition(" = ")[2] for line in lines if re.match(r"\w+-ui-round = ", line)]
    assert len(told) > 3
    assert len({re.sub(r"\{[^{}]*\}|\d", "#", one).replace("Day", "Round") for one in told}) == 1, told


def _plain(file: Path) -> Iterator[str]:
    """Yield the lines of a Japanese catalogue, whatever is put into them left wide."""
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            yield re.sub(r"\{[^{}]*\}", "枠", line)


def test_a_word_is_found_whole_and_not_within_a_term() -> None:
    assert pattern("answer", "en").search("Your answers.")
    assert not pattern("answer", "en").search("unanswered")
    assert not stands("コンピューター", *covered("コンピュータ", ["コンピューター"], "ja"))
    assert stands("3日目のダイスの目", *covered("日目", ["目"], "ja"))  # a term within a word does not excuse it
