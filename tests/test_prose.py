"""Docstrings, comments and the pages for developers are written in plain English: no archaic word."""

import ast
from collections.abc import Iterator

import pytest

from tests.tools.prose import ROOT, Hit, exceptions, files, found, hits


@pytest.fixture(scope="module")
def every() -> dict[str, list[Hit]]:
    """The files with hits."""
    return {file.relative_to(ROOT).as_posix(): one for file in files() if (one := hits(file))}


def test_prose_has_none_of_the_words_that_plain_ones_replace(every: dict[str, list[Hit]]) -> None:
    held = every.keys() - set(exceptions())
    assert [hit for file in sorted(held) for hit in every[file]] == []


def test_a_file_without_hits_is_no_exception_any_longer(every: dict[str, list[Hit]]) -> None:
    """The list only shrinks: a line goes with the last hit of its file (`python -m tests.tools.prose --prune`)."""
    assert [file for file in exceptions() if file not in every] == []
    assert sorted(set(exceptions())) == exceptions()


def words(text: str, file: str = "bot/x.py") -> list[str]:
    return [hit.text for hit in found(file, 1, text)]


def test_a_word_is_found_across_lines_and_its_line_is_reported() -> None:
    assert [
        (hit.line, hit.text) for hit in found("bot/x.py", 7, "The first.\nWait so\n    many times, nobody asks.")
    ] == [
        (8, "so many"),
        (9, "nobody"),
    ]


def test_two_relative_clauses_or_three_further_clauses_are_too_many_for_a_sentence() -> None:
    assert words("The table of which it is, in which it is kept.")
    assert not words("The table of which it is. The file in which it is kept.")
    assert words("One, and two, but three, so that four.")
    assert not words("One, and two.\n\nThree, but four, so that five.")


PLURALS = {"Clicks", "Counts", "Counters", "Kinds", "Moves", "Points", "Results", "Seats", "Shares", "Warnings"}
"""Nouns that are verbs, too."""


def docstrings(*kinds: type) -> Iterator[tuple[str, str]]:
    """Yield the place and the first word of each docstring of these definitions in the bot and the renderers."""
    for file in (file for folder in ("bot", "renderers") for file in sorted((ROOT / folder).rglob("*.py"))):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, kinds) and (text := ast.get_docstring(node)):  # type: ignore[arg-type]
                yield f"{file.relative_to(ROOT)}:{node.lineno}", text.split()[0].strip(".,:;")  # type: ignore[attr-defined]


def test_a_class_is_described_by_what_it_is_not_by_a_verb() -> None:
    verbs = {word for _, word in docstrings(ast.FunctionDef, ast.AsyncFunctionDef)}
    third = {form for verb in verbs for form in (f"{verb}s", f"{verb}es", f"{verb[:-1]}ies")} - PLURALS
    assert {"Returns", "Sends", "Stores"} <= third
    assert [place for place, word in docstrings(ast.ClassDef) if word in third] == []
