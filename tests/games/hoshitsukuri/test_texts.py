"""Both languages say everything that the game can ask, answer and tell."""

import re
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.core.options import menu
from games.core.step import Ask
from games.hoshitsukuri import GAME
from games.hoshitsukuri.components import CARDS, CELESTIALS, COLOURS, COMETS, RANKS
from games.hoshitsukuri.options import Options
from games.hoshitsukuri.view import Phase
from tests.support.games import texts
from tests.support.games.texts import sentence

LANGUAGES = ("en", "ja")


def catalogue(language: str) -> str:
    return texts.catalogue("hoshitsukuri", language)


def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(catalogue(language)))
    return found


def names(union: Any) -> list[type[Any]]:
    return list(get_args(union))


def needed() -> dict[str, set[str]]:
    """Every key with the variables that its sentence may use."""
    keys: dict[str, set[str]] = {key: set() for key in ("name", "pitch", "credits", "opponent", "score.total")}
    keys |= {f"ask.{step.__name__}": set() for step in names(GAME.steps) if issubclass(step, Ask)}
    keys |= {f"do.{action.__name__}": set(action.__struct_fields__) for action in names(GAME.actions)}
    keys |= {f"event.{event.__name__}": {*event.__struct_fields__, "who"} for event in names(GAME.events)}
    keys |= {f"phase.{phase}": set() for phase in get_args(Phase)}
    for option in menu(Options, 1):
        keys |= {f"option.{option.key}": set()}
        keys |= {f"option.{option.key}.{value}": set() for value in option.values}
    keys |= {f"{field}.{kind}": set() for field in ("card", "cards") for kind in CARDS}
    keys |= {f"{room}.{kind}": set() for room in ("text", "short") for kind in CELESTIALS if CARDS[kind].effect}
    keys |= {f"{field}.{colour}": set() for field in ("colour", "colours", "missing") for colour in COLOURS}
    keys |= {f"comet.{comet}": set() for comet in COMETS} | {f"rank.{rank.id}": set() for rank in RANKS}
    keys |= {f"score.{line}": set() for line in ("satellite", "planet", "sun", "fruit_tree", "constellation", "target")}
    keys |= {f"rules.{chapter}": set() for chapter in range(1, 8)}
    return keys | {"advice": {"missing"}, "colour.colourless": set()}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_sentence_with_no_unknown_variable(language: str) -> None:
    messages = {m.id.name: m for m in FluentParser().parse(catalogue(language)).body if isinstance(m, ast.Message)}
    for key, allowed in needed().items():
        name = f"hoshitsukuri-{key}".replace(".", "-")
        assert name in messages, key
        visitor = Variables()
        visitor.visit(messages[name])
        assert visitor.found <= allowed, key


def test_both_languages_have_the_same_keys_and_no_junk() -> None:
    bodies = {language: FluentParser().parse(catalogue(language)).body for language in LANGUAGES}
    assert not [entry for body in bodies.values() for entry in body if isinstance(entry, ast.Junk)]
    keys = {language: [m.id.name for m in body if isinstance(m, ast.Message)] for language, body in bodies.items()}
    assert len(set(keys["en"])) == len(keys["en"])
    assert sorted(keys["en"]) == sorted(keys["ja"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_can_be_said(language: str) -> None:
    said = bundle(language)
    for key, variables in needed().items():
        for count in (0, 1, 2, 5):
            values = {
                name: "X" if name in ("who", "card", "cards", "colours", "missing") else count for name in variables
            }
            assert sentence(said, f"hoshitsukuri-{key}".replace(".", "-"), values).strip(), key


def test_japanese_uses_the_terms_of_the_rulebook() -> None:
    text = catalogue("ja")
    for term in ("プレイに追加", "廃棄", "カードを生成", "軌道", "山札", "捨て札", "3色プレイ", "同色プレイ", "星片"):
        assert term in text
    assert not re.search(r"[A-Za-z]{4,}", re.sub(r"(?m)^[\w-]+ =|\{[^}]*\}|^#.*$", "", text).replace("MIRROR", ""))


TRUE_TO_THE_RULES = [
    ("en", "event.TurnBegan", "begins on space X"),  # an Ice or three colours may leave it there
    ("en", "ask.SpringKeep", "into your hand"),  # nothing stays on the deck
    ("en", "rules.3", "every comet not yet at 35 moves one space"),  # who has left stands still
    ("en", "rules.5", "including added cards, but not earlier plays"),
    ("en", "rules.5", "**House rules.** A comet that neither moved"),  # R14
    ("en", "rules.5", "From the 51st play of a turn, Storm discards nothing."),  # R15
    ("ja", "rules.5", "**独自ルール** 手番で軌道が進まず"),  # R14
    ("ja", "rules.5", "1手番の51回目以降のプレイでは、嵐でカードを捨て札に置けません。"),  # R15
    ("en", "text.meteorite", "players who can't, reveal their hand"),  # not: who cannot show it
    ("ja", "text.storm", "この手番で先に行った1枚だけのプレイ"),  # not: 手番の前
]
"""What a sentence must say to be true of what the game does."""


@pytest.mark.parametrize(("language", "key", "words"), TRUE_TO_THE_RULES)
def test_sentences_are_true_to_the_rules(language: str, key: str, words: str) -> None:
    said = bundle(language)
    assert words in sentence(said, f"hoshitsukuri-{key}".replace(".", "-"), dict.fromkeys(needed()[key], "X"))


def test_short_effects_fit_two_lines() -> None:
    """Spec 4.3: 20 Latin or 10 Japanese characters a line."""
    for language, width in (("en", 20), ("ja", 10)):
        said = bundle(language)
        for kind in CELESTIALS:
            if CARDS[kind].effect:
                assert len(sentence(said, f"hoshitsukuri-short-{kind}")) <= 2 * width, kind
