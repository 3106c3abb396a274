"""Both languages say everything that the game can ask, answer and tell."""

import re
from typing import Any, get_args

import pytest

from bot.i18n.translator import LOCALES
from games.hoshitsukuri import GAME
from games.hoshitsukuri.components import CARDS, CELESTIALS, COLOURS, COMETS, RANKS
from games.hoshitsukuri.view import Phase
from tests.support.games import texts
from tests.support.games.texts import bundle, check_sentences, needed, sentence


def catalogue(language: str) -> str:
    return texts.catalogue("hoshitsukuri", language)


WORDS: dict[str, Any] = {
    "phase": get_args(Phase),
    **dict.fromkeys(("card", "cards"), CARDS),
    **{field: [kind for kind in CELESTIALS if CARDS[kind].effect] for field in ("text", "short")},
    **dict.fromkeys(("colour", "colours", "missing"), COLOURS),
    "comet": COMETS,
    "rank": [rank.id for rank in RANKS],
    "score": ("satellite", "planet", "sun", "fruit_tree", "constellation", "target", "total"),
    "rules": range(1, 8),
}
KEYS = needed(GAME, WORDS) | {"advice": {"missing"}, "colour.colourless": set()}


@pytest.mark.parametrize("language", LOCALES)
def test_everything_has_a_sentence(language: str) -> None:
    check_sentences(GAME, language, KEYS)


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
    ("en", "rules.5", "From the 51st play of a turn on, Storm discards nothing."),  # R15
    ("ja", "rules.5", "**独自ルール** 手番で軌道が進まず"),  # R14
    ("ja", "rules.5", "1手番の51回目以降のプレイでは、嵐でカードを捨て札に置けません。"),  # R15
    ("en", "text.meteorite", "A player who can't shows their hand"),  # not: who cannot show it
    ("ja", "text.storm", "この手番で先に行った1枚だけのプレイ"),  # not: 手番の前
]
"""What a sentence must say to be true of what the game does."""


@pytest.mark.parametrize(("language", "key", "words"), TRUE_TO_THE_RULES)
def test_sentences_are_true_to_the_rules(language: str, key: str, words: str) -> None:
    said = bundle("hoshitsukuri", language)
    assert words in sentence(said, f"hoshitsukuri-{key}".replace(".", "-"), dict.fromkeys(KEYS[key], "X"))


def test_short_effects_fit_two_lines() -> None:
    """Spec 4.3: 20 Latin or 10 Japanese characters a line."""
    for language, width in (("en", 20), ("ja", 10)):
        said = bundle("hoshitsukuri", language)
        for kind in CELESTIALS:
            if CARDS[kind].effect:
                assert len(sentence(said, f"hoshitsukuri-short-{kind}")) <= 2 * width, kind
