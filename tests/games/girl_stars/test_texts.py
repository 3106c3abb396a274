"""Everything the game says exists in English and Japanese."""

import re
from typing import Any, get_args

import pytest

from bot.i18n.translator import LOCALES
from games.core import compensation
from games.girl_stars import GAME
from games.girl_stars.components import (
    ASH,
    BACK,
    BONUSES,
    CARDS,
    COLOURS,
    GOODS,
    PATTERNS,
    PILES,
    RANKS,
    REGIONS,
    SHADOW_ACTS,
    SITES,
    TILES,
    VILLAGERS,
)
from games.girl_stars.hexes import CORNERS
from games.girl_stars.scoring import EARNED
from games.girl_stars.view import Phase
from tests.support.games.texts import bundle, catalogue, check_sentences, needed, sentence

WORDS: dict[str, Any] = {
    "rules": map(str, range(1, 8)),
    "tile": TILES,
    "pattern": (*PATTERNS, BACK.id),
    "colour": (*COLOURS, "white"),
    "letter": (*COLOURS, "white"),
    "goods": GOODS,
    "ash": ASH,
    "ash_use": ASH,
    "bonus": BONUSES,
    "bonus_effect": BONUSES,
    "card": CARDS,
    "site": SITES,
    "pile": PILES,
    "region": REGIONS,
    "corner": CORNERS,
    "villager": VILLAGERS,
    "act": set(SHADOW_ACTS.values()),
    "rank": (rank.id for rank in RANKS),
    "phase": get_args(Phase),
    "side": ("front", "back"),
    "arrow": map(str, range(6)),
    "mode": ("light", "keep"),
    "via": ("action", "ash"),
    "score": (compensation.LINE, *EARNED, "left_over", "challenge", "total", "tie"),
}


def resource(locale: str) -> str:
    return catalogue("girl_stars", locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_sentence(locale: str) -> None:
    keys = needed(GAME, WORDS) | {"ask.Aside": set()}
    keys |= {f"place.{place}": {"site", "space"} for place in ("home", "token", "village", "early", "near", "sky")}
    check_sentences(GAME, locale, keys)


@pytest.mark.parametrize("locale", LOCALES)
def test_chapters_of_the_rules_fit_into_a_message(locale: str) -> None:
    for chapter in range(1, 8):
        assert len(sentence(bundle("girl_stars", locale), f"girl_stars-rules-{chapter}")) < 1800


RULES = {
    "any size": ("sky", "a constellation of any size gains", "星座の大きさに関係なく"),
    "empty piles": ("sky", "an empty pile scores nothing", "空になった山からは何も得られません"),
    "empty for good": ("goal", "**an empty pile pays 0**", "空になった山は、以後ずっと0点です"),
    "piles": ("sky", "as many tokens as there are players", "プレイヤー数と同じ数"),
    "three lights": ("stardust", "1 red, 1 blue and 1 yellow Light", "赤・青・黄の光を1個ずつ"),
    "kept tokens": ("ash", "Foraging and Offering then need no villager", "この採集と提供に村人は要りません"),
    "first colour": ("actions", "otherwise the colour of the lit space next to it", "隣の灯っているスペースと同じ色"),
    "other colours": ("actions", "all other spaces take any", "ほかのスペースは何色でも"),
    "early bird": ("actions", "Until a villager covers its Early Bird space", "一番乗りのスペースに村人がいなければ"),
    "cards": ("end", "at least as many spaces", "以上のスペース"),
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("about", RULES)
def test_the_rules_say_what_the_engine_does(about: str, locale: str) -> None:
    """[p.6-12]"""
    chapter, english, japanese = RULES[about]
    text = re.search(rf"^girl_stars-rules-{chapter} =\n(.*?)\ngirl_stars-", resource(locale), re.DOTALL | re.MULTILINE)
    assert text is not None
    assert (english if locale == "en" else japanese) in text[1]


def test_whoever_plays_is_told_what_is_official_and_what_is_not() -> None:
    """[spec 16]"""
    assert "John Shulters" in resource("en")
    assert "were designed for this bot" in resource("en")
    assert "独自" in resource("ja")
