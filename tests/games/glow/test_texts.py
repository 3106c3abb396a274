"""Glow's words in every language."""

from typing import Any, get_args

import pytest

from bot.i18n.translator import LOCALES
from games.core import play
from games.core.playout import playout
from games.glow import GAME
from games.glow.components import (
    ADVENTURERS,
    COMPANIONS,
    DICE,
    DIFFICULTIES,
    ELEMENTS,
    ISLANDS,
    SPACES,
    SPELLS,
    SYMBOLS,
    TOM_TILES,
)
from games.glow.player_view import SeatPhase
from tests.support.games.texts import bundle, check_sentences, needed, sentence, variables

in_every_language = pytest.mark.parametrize("locale", LOCALES)


WORDS: dict[str, Any] = {
    "board": ("province", "archipelago"),
    "element": ELEMENTS,
    "symbol": (*ELEMENTS, *SYMBOLS),
    "adventurer": ADVENTURERS,
    "companion": COMPANIONS,
    "spell": SPELLS,
    "card": (*ADVENTURERS, *COMPANIONS, *SPELLS),
    "die": DICE,
    "dice": DICE,
    "space": (*ELEMENTS, *SPACES, *ISLANDS),
    "origin": ISLANDS,
    "tile": TOM_TILES,
    "difficulty": DIFFICULTIES,
    "phase": get_args(SeatPhase),
    "score": ("light", "cards", "journey", "fireflies", "footprints", "total"),
    "rules": ("overview", "day", "journey", "cards", "scoring", "solo", *range(1, 7)),
}


def said(locale: str, key: str, **values: Any) -> str:
    return sentence(bundle("glow", locale), key.replace(".", "-"), values)


@in_every_language
def test_everything_has_a_sentence(locale: str) -> None:
    keys = needed(GAME, WORDS)
    for event in ("SpecialsCounted", "Triggered", "Gained"):
        keys[f"event.{event}"] |= {"gains", "has_gains"}  # in a row, those that are none left out
    check_sentences(GAME, locale, keys)


@in_every_language
def test_every_event_with_a_seat_says_who(locale: str) -> None:
    known = variables("glow", locale)
    for kind in get_args(GAME.events):
        if "seat" in kind.__struct_fields__:
            assert "who" in known[f"glow-event-{kind.__name__}"], kind


def values(thing: Any) -> list[tuple[str, str]]:
    """Every identifier in an answer or event, with its field."""
    found = []
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        pieces = value if isinstance(value, tuple) else (value,)
        found += [(field, piece) for piece in pieces if isinstance(piece, str) and piece]
    return found


@in_every_language
def test_every_identifier_of_a_field_has_a_name_under_that_field(locale: str) -> None:
    known = variables("glow", locale)
    met: set[tuple[str, str]] = set()
    for seats in (1, 2, 4):
        for board in ("province", "archipelago"):
            options = GAME.options(board=board)
            _, moves = playout(GAME, options, ["random"] * seats, f"{seats:032x}")
            match, news = play.start(GAME, options, seats, f"{seats:032x}")
            for told in news:
                met.update(values(told.event))
            for after, more in play.replay(GAME, match, moves):
                met.update(pair for told in more for pair in values(told.event))
                met.update(
                    pair for p in play.prompts(GAME, after).values() for a in p.legal[:400] for pair in values(a)
                )
    assert len(met) > 200
    assert [pair for pair in sorted(met) if f"glow-{pair[0]}-{pair[1]}" not in known] == []


@in_every_language
def test_each_chapter_of_the_rules_fits_one_message(locale: str) -> None:
    for number in range(1, 7):
        assert 100 < len(said(locale, f"glow.rules.{number}")) <= 1500


def test_ruling_1_the_japanese_subtitle() -> None:
    assert "トモシビノタビ" in said("ja", "glow.credits")


def test_sentences_with_numbers_read_well() -> None:
    recruited = {"who": "Ann", "companion": "Kaar", "space": "fire"}
    assert said("en", "glow.event.Recruited", **recruited, dice=2, footprints=1) == (
        "Ann recruits Kaar from the fire space, with 2 small dice and 1 footprint."
    )
    assert (
        said("en", "glow.event.Recruited", **recruited, dice=0, footprints=0)
        == "Ann recruits Kaar from the fire space."
    )
    assert said("en", "glow.event.Recruited", **recruited, dice=0, footprints=1) == (
        "Ann recruits Kaar from the fire space, with 1 footprint."
    )
    japanese = {"who": "千代", "companion": "ブリキ", "space": "火"}
    assert said("ja", "glow.event.Recruited", **japanese, dice=3, footprints=1) == (
        "千代は「火」のブリキを迎えました（ダイス（小）3個、足跡1個）。"
    )
    assert said("ja", "glow.event.Recruited", **japanese, dice=0, footprints=0) == "千代は「火」のブリキを迎えました。"
    acted = {"who": "Ann", "card": "Torke", "gains": "−2 light, +1 reroll token", "has_gains": "yes"}
    assert said("en", "glow.event.Triggered", **acted, times=1) == "Ann's Torke acts: −2 light, +1 reroll token."
    assert said("en", "glow.event.Triggered", **acted | {"has_gains": "no"}, times=3) == "Ann's Torke acts 3 times."
    acted = {"who": "アン", "card": "トルケ", "gains": "光−2、リロール・トークン+1", "has_gains": "yes"}
    assert said("ja", "glow.event.Triggered", **acted, times=3) == ("アンのトルケが3回発動：光−2、リロール・トークン+1")
    tile = {"tile": "tile 1", "steps": 2, "party": 6, "bonus": 5, "light": 19}
    assert said("en", "glow.event.TomTileTaken", **tile) == (
        "Tom's tile: his party token moves 2 spaces to 6, so he gains 6 + 5 light and has 19."
    )
    assert (
        said("ja", "glow.event.Moved", who="Ann", space="村5", die="", footprints=1)
        == "Annは村5へ進みました（足跡1個）。"
    )


@pytest.mark.parametrize(
    ("chapter", "english", "japanese"),
    [
        ("solo", "if the tile says so, his camp moves", "印があればキャンプが"),
        ("solo", "The right-hand 1/2 route from the central island is closed", "中央の島から右への1/2の航路は"),
        ("journey", "some routes also cost a footprint", "足跡も支払う航路があります"),
        ("journey", "All four boats begin at the central island", "4隻とも中央の島から始まり"),
        ("day", "or one that leaves when it acts, acts once at most", "発動すると去る仲間は1回まで"),
        ("day", "the last player gets two reroll tokens", "リロール・トークンを2個受け取ります"),
        ("journey", "Your party stays where it is overnight", "次のラウンドも同じ場所から"),
        ("day", "with a companion that gives a reroll, once a day", "仲間のリロール（毎ラウンド1回）"),
    ],
)
def test_the_rules_say_what_the_engine_does(chapter: str, english: str, japanese: str) -> None:
    assert english in said("en", f"glow.rules.{chapter}")
    assert japanese in said("ja", f"glow.rules.{chapter}")
