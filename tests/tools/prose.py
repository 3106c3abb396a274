"""`python -m tests.tools.prose PATH...`: print the words in prose for which there is a plain one.

`python -m tests.tools.prose --prune` removes the files without hits from `tests/prose_exceptions.txt`.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
CODE = ("bot", "games", "renderers")
PAGES = (
    "CONTRIBUTING.md",
    "docs/architecture*.md",
    "docs/architecture/*.md",
    "docs/decisions/*.md",
    "docs/adding-*.md",
    "README.md",
    "docs/playing.md",
    "docs/privacy.md",
    "docs/comparison.md",
    "docs/hosting.md",
    "docs/players.md",
)


EXCEPTIONS = ROOT / "tests" / "prose_exceptions.txt"


class Word(NamedTuple):
    """A word that is not used, what to write for it, and the files where it is right, as a pattern of their paths."""

    pattern: re.Pattern[str]
    use: str
    exempt: re.Pattern[str]


def _word(pattern: str, use: str, exempt: str = "(?!)") -> Word:
    spaced = rf"\b(?:{pattern})\b".replace(" ", r"\s+")
    return Word(re.compile(spaced, re.IGNORECASE), use, re.compile(exempt))


PLACES = r"renderers/|games/(?!core/)"
"""Things lie beside each other on a board, and figures stand on it."""
GLOW = r"(games|renderers|bot/game_ui)/glow/"
SOLANI = r"(games|renderers|bot/game_ui)/solani/"

WORDS = [
    _word("so man(?:y|ieth)|so much|so often", "the name of the parameter, or the figure"),
    _word("(?:some|no|every|any)body", "the noun: the player, no player, all players"),
    _word("besides", "in addition to, other than"),
    _word("beside", "next to, in addition to", PLACES),
    _word("stands? for good", "is irreversible"),
    _word(r"(?<!as\sit\s)(?<!as\sthey\s)stands?(?! (?:for|in|out)\b)|stood", "exists, is, is current", PLACES),
    _word("wish(?:es|ed)?", "setting, request, wants", SOLANI),
    _word("(?:of )?one's own|by oneself", "own, private, alone"),
    _word("anew", "again, repost, rebuild"),
    _word("who(?:so)?ever|whom(?:ever)?|whatever", "the player who, any, the recipient"),
    _word("(?:is|are|was|were|be|been|being) told|tells? of|tells? by how much", "shows, reports"),
    _word("by (?:itself|themselves)", "automatically, alone"),
    _word("for good", "permanently"),
    _word("at hand", "cached, loaded"),
    _word("meanwhile", "while ..., in this time"),
    _word("in the place of", "instead of"),
    _word("vain attempts?|in vain", "failed attempts"),
    _word("(?:is|are) gone by|(?:is|are) come", "is past, has come"),
    _word("lest", "so that ... not"),
    _word("of late", "recently"),
    _word("lean(?:s|t|ing)? on", "relies on"),
    _word("the one before", "the previous"),
    _word("begs?", "asks"),
    _word("chairs?", "seat"),
    _word("tak(?:e|es|en|ing) back", "undo"),
    _word("couriers?", "dispatcher"),
    _word("parcels?", "prepared message"),
    _word("deeds?", "audit entry, mutation"),
    _word("keepers?", "repository", GLOW),
    _word("storeys?", "package, layer"),
    _word("desks?", "context"),
    _word("dream(?:s|ed|t)?", "determinization", "renderers/"),
    _word("ghosts?", "race", "renderers/|docs/playing"),
    _word(
        "rooms|(?:a|the|this|that|each|every|its|own) room(?! (?:for|to|left|that))", "package, module", "renderers/"
    ),
    _word("houses?(?! rules?)(?!\\])", "project", "renderers/|README"),
    _word("(?<!type)faces?(?!-|\\s+(?:up|down))", "game UI", f"{PLACES}|{GLOW}"),
]
WHICH = re.compile(r"\b(?:of|by|in)\s+which\b", re.IGNORECASE)
CHAIN = re.compile(r",\s+(?:and|or|for|so\s+that|but)\b")
SENTENCE = re.compile(r"(?<=[.!?:])\s+|\n\s*\n|\n\s*[-*|] ?|\n\s*\d+\. ")
CODE_BLOCK = re.compile("^```.*?^```", re.DOTALL | re.MULTILINE)
QUOTED = re.compile(r"`[^`]*`|\]\([^)]*\)|\"[^\"\n]*\"")


class Hit(NamedTuple):
    """A word in a file, with the advice for it."""

    file: str
    line: int
    text: str
    use: str


def files() -> list[Path]:
    """Return every file whose prose is held to the words."""
    return sorted({file for root in CODE for file in (ROOT / root).rglob("*.py")}) + sorted(
        {page for pattern in PAGES for page in ROOT.glob(pattern)}
    )


def exceptions() -> list[str]:
    """Return the files that are still to be rewritten."""
    return EXCEPTIONS.read_text(encoding="utf-8").split()


def hits(file: Path) -> list[Hit]:
    """Return what is to be rewritten in a file."""
    name, source = file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")
    pieces = _page(source) if file.suffix == ".md" else prose(source)
    return sorted(hit for line, text in pieces for hit in found(name, line, text))


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Yield the docstrings and the comments of a file of code, each with its first line."""
    yield from _docstrings(source)
    yield from _comments(source)


def unquoted(text: str) -> str:
    """Return a text with `_` in place of what is quoted."""
    return QUOTED.sub(lambda quoted: re.sub(r"[^\n]", "_", quoted[0]), text)


def found(file: str, line: int, text: str) -> Iterator[Hit]:
    """Yield the hits in a piece of prose that begins in this line of a file."""
    plain = unquoted(text)

    def hit(start: int, words: str, use: str) -> Hit:
        return Hit(file, line + plain.count("\n", 0, start), " ".join(words.split()), use)

    for word in WORDS:
        if not word.exempt.match(file):
            yield from (hit(one.start(), one[0], word.use) for one in word.pattern.finditer(plain))
    start = 0
    for sentence in SENTENCE.split(plain):
        start = plain.index(sentence, start)
        if len(WHICH.findall(sentence)) > 1 or len(CHAIN.findall(sentence)) > 2:
            yield hit(start, sentence, "two sentences")


def _docstrings(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        for inner in getattr(node, "body", ()) if not isinstance(node, ast.Lambda | ast.IfExp) else ():
            match inner:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield inner.lineno, text


def _comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield the comments; those in lines that follow each other are one."""
    first, text, last = 0, "", 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line, own = token.start[0], token.string.lstrip("#")
            follows = line == last + 1 and not token.line[: token.start[1]].strip()
            if not follows and text:
                yield first, text
            first, text, last = (first, f"{text}\n{own}", line) if follows else (line, own, line)
    if text:
        yield first, text


def _page(source: str) -> list[tuple[int, str]]:
    """Return a page without its blocks of code."""
    return [(1, CODE_BLOCK.sub(lambda block: "\n" * block[0].count("\n"), source))]


def main(paths: list[str]) -> int:
    """Print the hits below these paths, everywhere without one; return 1 if there are any."""
    if paths == ["--prune"]:
        left = [name for name in exceptions() if (ROOT / name).is_file() and hits(ROOT / name)]
        EXCEPTIONS.write_text("".join(f"{name}\n" for name in sorted(set(left))), encoding="utf-8")
        return 0
    below = [(ROOT / path).resolve() for path in paths] or [ROOT]
    every = [hit for file in files() if any(file.is_relative_to(path) for path in below) for hit in hits(file)]
    for hit in every:
        print(f"{hit.file}:{hit.line}: {hit.text!r} -> {hit.use}")
    return int(bool(every))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
