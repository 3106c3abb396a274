"""Everything the game says exists in English and Japanese."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from games.core.step import Ask
from games.solani import GAME, preview
from games.solani.cells import ARMS, SECTORS
from games.solani.components import BOARDS, BONUSES, BRANCHES, CLUSTERS, FEATURES, LEVELS, PLANETS, SETUP_CARDS
from games.solani.view import Phase
from tests.support.games.texts import catalogue, written

TEXT = Path(preview.__file__).parent / "text"
SCORES = (
    *("planets", "guiding_stars", "star_clusters", "special_features", "loose_nodes", "bonus_tiles"),
    *("matches", "misses", "unearned_bonus", "total", "tie"),
)


def keys() -> Iterator[str]:
    """Every key that the bot or a picture may ask for."""
    yield from ("name", "pitch", "credits", "opponent", "option.coyote", "worth")
    yield from (f"rules.{chapter}" for chapter in range(1, 7))
    yield from (f"ask.{step.__name__}" for step in _kinds(GAME.steps) if issubclass(step, Ask))
    yield from (f"do.{action.__name__}" for action in _kinds(GAME.actions))
    yield from (f"event.{event.__name__}" for event in _kinds(GAME.events))
    yield from (f"tile.{tile}" for tile in (*CLUSTERS, *PLANETS, *BRANCHES, *FEATURES))
    named: dict[str, Iterable[str]] = {
        "cluster": CLUSTERS,
        "planet": PLANETS,
        "branch": BRANCHES,
        "card": FEATURES,
        "criterion": FEATURES,
        "sign": (*FEATURES, *PLANETS),
        "bonus": BONUSES,
        "condition": BONUSES,
        "alone": (bonus.id for bonus in BONUSES.values() if bonus.solo_minimum),
        "board": BOARDS,
        "setup_card": SETUP_CARDS,
        "option.coyote": LEVELS,
        "score": SCORES,
        "sector": SECTORS,
        "arm": ARMS,
        "phase": get_args(Phase),
        "kind": ("cluster", "branch"),
        "effect": get_args(preview.Effect.__annotations__["kind"]),
    }
    for namespace, ids in named.items():
        yield from (f"{namespace}.{name}" for name in ids)


def _kinds(union: Any) -> tuple[type, ...]:
    return get_args(union)


def resource(locale: str) -> str:
    return catalogue("solani", locale)


def fields() -> dict[str, set[str]]:
    """The variables that each action and event brings along."""
    named = {f"do-{kind.__name__}": kind for kind in _kinds(GAME.actions)}
    named |= {f"event-{kind.__name__}": kind for kind in _kinds(GAME.events)}
    return {f"solani-{name}": {*kind.__struct_fields__, "who"} for name, kind in named.items()}  # type: ignore[attr-defined]


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_everything_has_words(locale: str) -> None:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(resource(locale)))
    missing = [key for key in keys() if not bundle.has_message(written(bundle, f"solani-{key.replace('.', '-')}"))]
    assert missing == []
    for key in keys():
        values = dict.fromkeys(("slot", "trade_slot", "rotation", "magnitude", "points", "round", "least", "most"), 2)
        texts = dict.fromkeys(("who", "kind", "tile", "space", "card", "planet", "branch", "cell"), "X")
        pattern = bundle.get_message(written(bundle, f"solani-{key.replace('.', '-')}")).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, {**values, **texts})
        assert not errors
        assert str(text).strip()


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_catalogue_is_sound_and_uses_only_what_it_is_given(locale: str) -> None:
    tree = FluentParser().parse(resource(locale))
    assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in tree.body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
    given = fields()
    for block in re.split(r"\n(?=solani-)", resource(locale)):
        name = block.split(" ", 1)[0]
        if name in given:
            assert set(re.findall(r"\{ \$(\w+)", block)) <= given[name]


def test_both_catalogues_have_the_same_messages() -> None:
    pattern = re.compile(r"^(solani-[\w-]+) =", re.MULTILINE)
    assert pattern.findall(resource("en")) == pattern.findall(resource("ja"))


@pytest.mark.parametrize("locale", ["en", "ja"])
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
