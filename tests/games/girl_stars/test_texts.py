"""Everything the game says exists in English and Japanese."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from games.core import compensation
from games.core.step import Ask
from games.girl_stars import GAME, preview
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
from tests.support.games.texts import catalogue

TEXT = Path(preview.__file__).parent / "text"
NAMED: dict[str, Iterable[str]] = {
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
    "place": ("home", "token", "village", "early", "near", "sky"),
    "score": (compensation.LINE, *EARNED, "left_over", "challenge", "total", "tie"),
}
KEYS = [f"{namespace}.{name}" for namespace, names in NAMED.items() for name in names]


def _kinds(union: Any) -> tuple[type, ...]:
    return get_args(union)


def keys() -> Iterator[str]:
    """Every key that the bot or a picture may ask for."""
    yield from ("name", "pitch", "credits", "opponent", "ask.Aside")
    yield from (f"ask.{step.__name__}" for step in _kinds(GAME.steps) if issubclass(step, Ask))
    yield from (f"do.{action.__name__}" for action in _kinds(GAME.actions))
    yield from (f"event.{event.__name__}" for event in _kinds(GAME.events))
    yield from KEYS


def resource(locale: str) -> str:
    return catalogue("girl_stars", locale)


def fields() -> dict[str, set[str]]:
    """The variables that each action and event brings along."""
    named: dict[str, Any] = {f"do-{kind.__name__}": kind for kind in _kinds(GAME.actions)}
    named |= {f"event-{kind.__name__}": kind for kind in _kinds(GAME.events)}
    return {f"girl_stars-{name}": {*kind.__struct_fields__, "who"} for name, kind in named.items()}


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_everything_has_words(locale: str) -> None:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(resource(locale)))
    given: dict[str, Any] = {name: "X" for known in fields().values() for name in known}
    given |= dict.fromkeys(("vp", "areas", "space", "round", "size"), 2)
    missing = []
    for key in keys():
        name = f"girl_stars-{key.replace('.', '-')}"
        if not bundle.has_message(name):
            missing.append(key)
            continue
        pattern = bundle.get_message(name).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, given)
        assert not errors, key
        assert str(text).strip()
    assert missing == []


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_catalogue_is_sound_and_uses_only_what_it_is_given(locale: str) -> None:
    tree = FluentParser().parse(resource(locale))
    assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in tree.body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
    given = fields()
    for block in re.split(r"\n(?=girl_stars-)", resource(locale)):
        name = block.split(" ", 1)[0]
        if name in given:
            assert set(re.findall(r"\{ \$(\w+)", block)) <= given[name], name


def test_both_catalogues_have_the_same_messages() -> None:
    pattern = re.compile(r"^(girl_stars-[\w-]+) =", re.MULTILINE)
    assert pattern.findall(resource("en")) == pattern.findall(resource("ja"))


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_chapters_of_the_rules_fit_into_a_message(locale: str) -> None:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(resource(locale)))
    for chapter in range(1, 8):
        pattern = bundle.get_message(f"girl_stars-rules-{chapter}").value
        assert pattern is not None
        assert len(str(bundle.format_pattern(pattern)[0])) < 1800


RULES = {
    "any size": ("sky", "a constellation of any size gains", "星座の大きさに関係なく"),
    "empty piles": ("sky", "an empty pile scores nothing", "空になった山からは何も得られません"),
    "empty for good": ("goal", "**an empty pile pays 0**", "空になった山は、以後ずっと0点です"),
    "piles": ("sky", "as many tokens as there are players", "プレイヤー数と同じ数"),
    "three lights": ("stardust", "1 red, 1 blue and 1 yellow Light", "赤・青・黄の光を1個ずつ"),
    "kept tokens": ("ash", "Foraging and Offering then need no villager", "この採集と提供に村人は要りません"),
    "first colour": ("actions", "else that of a lit space beside it", "隣の灯っているスペースと同じ色"),
    "other colours": ("actions", "all others any", "ほかのスペースは何色でも"),
    "early bird": ("actions", "no villager covers its Early Bird space", "一番乗りのスペースに村人がいなければ"),
    "cards": ("end", "at least as many spaces", "以上のスペース"),
}


@pytest.mark.parametrize("locale", ["en", "ja"])
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
