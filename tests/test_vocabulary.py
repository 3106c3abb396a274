"""One word for one thing: no identifier carries a word that the vocabulary has given up, nor do docstrings of games.

Names that are stored or sent, that Discord or a rulebook gave, or that a library has, are the only exceptions; each
stands in `FROZEN` with its reason.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tools.prose import prose, unquoted

ROOT = Path(__file__).resolve().parent.parent
PARTS = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z0-9]+|[A-Z]+")

EVERYWHERE = {
    "chair": "seat",
    "deed": "audit entry, mutation",
    "courier": "dispatcher",
    "parcel": "prepared message",
    "bulletin": "challenge post",
    "keeper": "repository",
    "store": "repositories",
    "turnstile": "priority semaphore",
    "workshop": "worker process",
    "errand": "task",
    "fleet": "cluster",
    "thinker": "task runner",
    "automata": "computer player",
    "brain": "seat chance",
    "mind": "search config",
    "desk": "context",
    "dream": "determinization",
    "imagine": "determinize",
    "trial": "rollout",
    "rehearsal": "dry run",
    "rehearse": "dry run",
    "rehearsing": "dry run",
    "outlook": "preview",
    "mirror": "state from view",
    "portrait": "player view",
    "advice": "suggestion",
    "advise": "suggest",
    "advised": "suggested",
    "guise": "skin",
    "plate": "rule picture",
    "speaker": "words",
    "sign": "icon",
    "asides": "out-of-turn actions",
    "binds": "is irreversible",
    "stamp": "prompt token",
    "playback": "replay",
    "evidence": "proof",
    "verdict": "result",
    "contest": "challenge kind",
    "honour": "achievement",
    "medal": "achievement",
    "nudge": "last-player reminder",
    "notice": "outbox message",
    "bell": "signal",
    "ear": "listener",
    "folk": "people",
    "caller": "user",
    "somebody": "the noun of the person",
    "tap": "button, click",
    "storey": "package",
}
"""The word that is given up, and the one to use."""

IN_THE_BOT = {
    "tongue": "language",
    "leaf": "page",
    "glance": "header",
    "delivery": "table message",
    "intent": "planned move",
    "evening": "par game",
    "press": "custom id",
    "talk": "context",
    "ghost": "race",
    "look": "view",
    "asked": "prompt",
    "question": "prompt",
    "answer": "move",
    "waits": "pending turns",
    "call": "notification",
    "courses": "move sequences",
    "wish": "choice, watch level",
    "imagined": "determinized",
}
"""Words that mean something else in a game or a picture."""

IN_THE_GAMES = {"question": "prompt", "answer": "move", "luck": "chance, randomness", "imagined": "determinized"}
"""Words that the rules have given up as well."""

ONLY = {"bot": IN_THE_BOT, "games": IN_THE_GAMES, "games/core": {"aside": "out-of-turn action"}}
"""The words that one folder has given up in addition."""

IN_PROSE = {"answer": "move, of a control reply", "question": "prompt"}
"""Words that docstrings and comments of the games and their controls have given up, too."""

VERBS = ("answer", "call", "look", "nudge", "press", "rehearse", "wish")
"""Words that are given up as verbs, too, with all their endings."""

KAAR = re.compile("kaars_keeper|keeper_of_kaar")
"""A companion in one game."""

FROZEN = {
    "asked": "a field of Cosmos' view; in games and tests the past tense of a verb",
    "answer": "Discord's word for what a bot does with an interaction; an option of `/act`",
    "answered": "the kernel's lookahead",
    "called_off": "a match that its players have agreed to end",
    "looked": "a field of a game's view",
    "nudged_at": "a column",
    "wishes": "a rule of one game",
    "ClearWishes": "an action of one game",
    "answers": "a column; a kernel's match counts its moves under this name, which is stored",
    "wish": "a column, and a rule of one game",
    "wish_panel": "a panel of one game's wishes",
    "calls": "a table, a field of a person's stored settings, and an option of `/settings reminders`",
    "call": "the statement that writes the table `calls`",
    "call_at": "asyncio",
    "call_later": "asyncio",
    "__call__": "Python",
    "nudges": "a field of a person's stored settings, and an option of `/settings reminders`",
    "evenings": "a column",
    "honours": "a variable of a sentence",
    "notices": "a field of a form that is sent",
    "binds": "SQLAlchemy",
    "sign": "a key of achievements.toml",
    "intents": "discord.py",
    "Intents": "discord.py",
    "_view_store": "discord.py",
    "store_attachment": "SimCord",
    "EveningCame": "the tag of a stored event",
    "AnswerStrikes": "the tag of a stored step",
    "taps": "what `make taps` counts",
}
"""Identifiers that keep a word, each with its reason."""


def forms(word: str) -> set[str]:
    """Return the forms of a word: singular and plural, and of a verb the past and the participle."""
    stem = word.removesuffix("e")
    return {word, f"{word}s", *({f"{stem}es", f"{stem}ed", f"{stem}ing"} if word in VERBS else ())}


def files(*folders: str) -> list[Path]:
    found = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]
    return [file for file in found if "versions" not in file.parts and file != Path(__file__)]


def identifiers(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield every name that a file defines or uses, and its line."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name) | ast.keyword(arg=str(name)):
                yield name, node.lineno
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name, node.lineno
            case ast.ImportFrom() | ast.Import():
                yield from ((alias.asname or alias.name.rpartition(".")[2], node.lineno) for alias in node.names)
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.ExceptHandler(name=str(name)):
                yield name, node.lineno


def given_up(name: str, words: dict[str, str]) -> list[str]:
    """Return the words in a name that are given up, in any form, each with the one to use."""
    plain = KAAR.sub("", name)
    parts = {part.lower() for part in PARTS.findall(plain)} if name not in FROZEN else set()
    return [f"{name}: {word} -> {use}" for word, use in words.items() if forms(word) & parts]


def offences(folder: str, words: dict[str, str]) -> list[str]:
    return [
        f"{file.relative_to(ROOT)}:{line} {told}"
        for file in files(folder)
        for name, line in identifiers(ast.parse(file.read_text()))
        for told in given_up(name, words)
    ]


@pytest.mark.parametrize("folder", ["bot", "games", "games/core", "renderers", "tests"])
def test_no_identifier_carries_a_word_that_is_given_up(folder: str) -> None:
    assert offences(folder, EVERYWHERE | ONLY.get(folder, {})) == []


def test_a_word_is_found_in_every_kind_of_name() -> None:
    source = """
import chair_of
from x import Chairs as THE_CHAIR
def take_chair(chairs, *, one_chair=chairless): pass
class ChairMaker: pass
match a:
    case _ as chair: pass
b.chair(chair_number=1)
"""
    found = [name for name, _ in identifiers(ast.parse(source)) if given_up(name, EVERYWHERE)]
    assert sorted(found) == sorted(
        [
            *("chair_of", "THE_CHAIR", "take_chair", "chairs", "one_chair", "ChairMaker"),
            *("chair", "chair", "chair_number"),
        ]
    )


def given_up_in_prose(source: str) -> list[str]:
    """Return the words in the docstrings and comments of a file that are given up, each with its line."""
    words = re.compile(rf"\b(?:{'|'.join(sorted(form for word in IN_PROSE for form in forms(word)))})\b", re.IGNORECASE)
    return [
        f"{first + plain.count(chr(10), 0, hit.start())} {hit[0]}"
        for first, plain in ((first, unquoted(text)) for first, text in prose(source))
        for hit in words.finditer(plain)
    ]


@pytest.mark.parametrize("folder", ["bot/game_ui", "games"])
def test_docstrings_and_comments_of_games_speak_of_moves_and_prompts(folder: str) -> None:
    found = {file.relative_to(ROOT).as_posix(): given_up_in_prose(file.read_text()) for file in files(folder)}
    assert {file: hits for file, hits in found.items() if hits} == {}


def test_a_word_is_found_in_docstrings_and_comments_and_not_in_names() -> None:
    source = '''
def f():
    """The `answer` of a seat.

    It is Answered once.
    """
    return "answer"  # a question
'''
    assert given_up_in_prose(source) == ["5 Answered", "7 question"]


def test_every_exception_is_used() -> None:
    used = {
        name
        for file in files("bot", "games", "renderers", "tests")
        for name, _ in identifiers(ast.parse(file.read_text()))
    }
    words = EVERYWHERE | IN_THE_BOT | IN_THE_GAMES
    assert sorted(set(FROZEN) - used) == []
    kept = {name: {part.lower() for part in PARTS.findall(name)} for name in FROZEN}
    every = {form for word in words for form in forms(word)}
    assert [name for name, parts in kept.items() if not parts & every] == []


def figures(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the public constants of a module that are a number or a span of time, each with its value."""
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            value = ast.unparse(node.value)
            if re.fullmatch(r"[\d._*+ -]+|timedelta\(.*\)", value) and not node.targets[0].id.startswith("_"):
                yield node.targets[0].id, value


def test_a_constant_has_one_meaning() -> None:
    """Two figures of one name in the bot are equal, or belong to the same part of different games."""
    found: dict[str, dict[str, str]] = {}
    for file in files("bot"):
        for name, value in figures(file):
            found.setdefault(name, {})[file.name if "game_ui" in file.parts else str(file)] = value
    assert {name: places for name, places in found.items() if len(set(places.values())) > 1} == {}
