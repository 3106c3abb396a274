"""Everything the game says exists in English and Japanese."""

import re
from typing import Any, get_args

import pytest

from bot.i18n.translator import LOCALES
from games.solani import GAME, preview
from games.solani.cells import ARMS, SECTORS
from games.solani.components import BOARDS, BONUSES, BRANCHES, CLUSTERS, FEATURES, LEVELS, PLANETS, SETUP_CARDS
from games.solani.view import Phase
from tests.support.games.texts import catalogue, check_sentences, needed

SCORES = (
    *("planets", "guiding_stars", "star_clusters", "special_features", "loose_nodes", "bonus_tiles"),
    *("matches", "misses", "unearned_bonus", "total", "tie"),
)


WORDS: dict[str, Any] = {
    "rules": range(1, 7),
    "tile": (*CLUSTERS, *PLANETS, *BRANCHES, *FEATURES),
    "cluster": CLUSTERS,
    "planet": PLANETS,
    "branch": BRANCHES,
    "card": FEATURES,
    "criterion": FEATURES,
    "sign": (*FEATURES, *PLANETS),
    "bonus": BONUSES,
    "condition": BONUSES,
    "board": BOARDS,
    "setup_card": SETUP_CARDS,
    "option.coyote": LEVELS,
    "score": SCORES,
    "sector": SECTORS,
    "arm": ARMS,
    "phase": get_args(Phase),
    "kind": ("cluster", "branch"),
}


def resource(locale: str) -> str:
    return catalogue("solani", locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_sentence(locale: str) -> None:
    keys = needed(GAME, WORDS) | {"option.coyote": set(), "worth": {"points", "most"}}
    keys |= {f"alone.{bonus.id}": {"least"} for bonus in BONUSES.values() if bonus.solo_minimum}
    keys |= {f"effect.{kind}": {"points", "cell"} for kind in get_args(preview.Effect.__annotations__["kind"])}
    check_sentences(GAME, locale, keys)


@pytest.mark.parametrize("locale", LOCALES)
def test_criteria_fit_into_a_menu(locale: str) -> None:
    """[spec 4.8]: at most 100 characters."""
    lines = re.findall(r"^solani-(?:criterion|condition)-\w+ = (.*)$", resource(locale), re.MULTILINE)
    assert len(lines) == 31
    assert max(map(len, lines)) <= 100


def said(locale: str, key: str) -> str:
    """A message as it stands in the catalogue."""
    found = re.search(rf"^solani-{key} =(.*(?:\n +.*)*)", resource(locale), re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("locale", "tile", "edge"), [("en", "round tile", "board edge"), ("ja", "円形タイル", "ボードの端")]
)
def test_criteria_name_the_tiles_and_spaces_that_count(locale: str, tile: str, edge: str) -> None:
    """A Dark Sky is no round tile; the edge is the board's, not the sector's. [spec 4.8]"""
    for card in ("aurora", "spiral_arm", "conjunction", "great_chain"):
        assert tile in said(locale, f"criterion-{card}")
    assert edge in said(locale, "criterion-aurora")


@pytest.mark.parametrize(
    ("locale", "least", "tiles"),
    [("en", ["at least 1"] * 2, "five round tiles or more"), ("ja", ["1点以上", "1枚以上"], "円形タイル5枚以上")],
)
def test_the_rules_tell_how_little_a_bonus_tile_asks_for(locale: str, least: list[str], tiles: str) -> None:
    """[spec 4.9]"""
    rules = said(locale, "rules-scoring")
    assert re.findall("[(（]([^()（）]*1[^()（）]*)[)）]", rules) == least
    assert tiles in rules


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "{} cluster points.*{} unconnected Planets"), ("ja", "星団の得点が{}点.*未接続の惑星が{}枚")],
)
def test_the_rules_tell_what_earns_the_bonus_tiles_alone(locale: str, told: str) -> None:
    """[spec 10.4]"""
    least = [BONUSES[bonus].solo_minimum for bonus in ("bonus_campfire", "bonus_wanderers")]
    assert re.search(told.format(*least), said(locale, "rules-solo"))


def test_a_star_asks_for_exactly_that_many_nodes() -> None:
    assert "exactly that many nodes" in said("en", "rules-goal")


def test_whoever_plays_is_told_what_is_official_and_what_is_not() -> None:
    assert "Drake Villareal" in resource("en")
    assert "our own reconstructions" in resource("en")
    assert "独自" in resource("ja")
