"""Both languages say everything that the game can ask, answer and tell."""

import re
from importlib.resources import files
from itertools import combinations
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from bot.i18n.translator import LOCALES, VERSION_SUFFIX
from games.crafting_cosmos import GAME
from games.crafting_cosmos.components import COLOURS, CONTROLS, ELEMENTS, GOALS, POWERS, STAR_SPACES, TILES, TITLES
from games.crafting_cosmos.view import Phase
from tests.support.games import texts
from tests.support.games.texts import bundle, check_sentences, needed, sentence

SCORES = ("nebulae", "crystals", "energy_sets", "power_cards", "goals", "advanced_life", "target", "total", "tie")


def catalogue(language: str) -> str:
    return texts.catalogue("crafting_cosmos", language)


WORDS: dict[str, Any] = {
    "control": CONTROLS,
    "energy": (*CONTROLS, "any"),
    "element": ELEMENTS,
    "symbol": ELEMENTS,
    "what": (*ELEMENTS, "life", "card", "supernova", "dna", "graviton"),
    "choice": ("nebula", "stabilize", "none"),
    "reason": ("crystals", "goals"),
    "first": ("own", *CONTROLS),
    "second": ("own", "none", *CONTROLS),
    "third": ("own", "none", *CONTROLS),
    "arm": {space.arm for space in STAR_SPACES.values()},
    "goal": GOALS,
    "metric": GOALS,
    "tile": TILES,
    "tiles": TILES,
    "title": [title.id for title in TITLES],
    "colour": COLOURS,
    "phase": get_args(Phase),
    "score": SCORES,
    "rules": range(1, 7),
    **dict.fromkeys(("payment", "cards", "dark_from"), CONTROLS),
    **dict.fromkeys(("power", "card", "under", "powers", "text"), POWERS),
}
"""Every value of a field that is shown as a word."""


@pytest.mark.parametrize("language", LOCALES)
def test_everything_has_a_sentence(language: str) -> None:
    keys = needed(GAME, WORDS)
    keys["event.EnergyShifted"] |= {"moves"}  # put together by the face, a token once for all its moves
    keys["event.Lost"] |= {"things"}  # and what is none is not named
    check_sentences(GAME, language, keys)


def test_answers_read_well() -> None:
    said = bundle("crafting_cosmos", "en")

    def label(key: str, **values: Any) -> str:
        return sentence(said, f"crafting_cosmos-do-{key}", values)

    assert label("CompleteNebula", space="I", discard="none") == "Complete I, discard nothing"
    assert label("CompleteNebula", space="I", discard="s31") == "Complete I, discard s31"
    assert label("ReleaseCrystal", element="none", space="none") == "Release: no star"
    assert label("EndCraft", omega="stabilize", size=0, space="l21") == "End turn: stabilise l21"
    assert label("TakeEnergyCard", position=0, energy="") == "From the deck"
    assert label("TakeEnergyCard", position=2, energy="Light") == "2: Light"


def test_japanese_uses_the_terms_of_the_rulebook() -> None:
    text = catalogue("ja")
    terms = ("アクティブ報酬", "パッシブ報酬", "星雲", "原始生命体", "安定生命体", "高度生命体", "グラビトン")
    cards = ("タイムクリスタル", "ユニバーサル目標", "エネルギーカード", "パワーカード", "捨て札", "山札")
    assert [term for term in (*terms, *cards) if term not in text] == []
    plain = re.sub(r"(?m)^[\w-]+ =|\{[^}]*\}|^#.*$|\[\w+\]", "", text)
    for name in ("David", "Gordon", "Greg", "Dann", "Office"):
        plain = plain.replace(name, "")
    assert not re.search(r"[A-Za-z]{4,}", plain)


def test_japanese_has_its_own_colons_brackets_and_question_marks() -> None:
    pictured = files("renderers.crafting_cosmos").joinpath("text", "ja.ftl").read_text(encoding="utf-8")
    lines = [line for line in catalogue("ja").splitlines() if not line.startswith("#")]
    lines += [line for line in pictured.splitlines() if not line.startswith("#")]
    plain = [re.sub(r"\{[^{}]*\}", "枠", re.sub(r"^[\w-]+ = ?", "", line)) for line in lines]
    assert len(plain) > 500
    assert [line for line in plain if re.search(r"[^ -~] ?[:?!()~]|[:?!()~][^ -~]", line)] == []


@pytest.mark.parametrize("language", LOCALES)
def test_card_texts_fit_into_a_menu(language: str) -> None:
    said = bundle("crafting_cosmos", language)
    for power in POWERS:
        text = sentence(said, f"crafting_cosmos-text-{power}")
        assert 0 < len(text) <= 110, power


@pytest.mark.parametrize("language", LOCALES)
def test_a_card_that_has_changed_since_is_called_what_it_was_and_says_what_it_does(language: str) -> None:
    said = bundle("crafting_cosmos", language)
    for one, other in combinations(POWERS.values(), 2):
        name, effect, text = (
            sentence(said, f"crafting_cosmos-power-{one.id}") == sentence(said, f"crafting_cosmos-power-{other.id}"),
            replace(one, id=other.id, cost=other.cost, retired=other.retired) == other,
            sentence(said, f"crafting_cosmos-text-{one.id}") == sentence(said, f"crafting_cosmos-text-{other.id}"),
        )
        assert name == (VERSION_SUFFIX.sub("", one.id) == VERSION_SUFFIX.sub("", other.id)), (one.id, other.id)
        assert text == effect, (one.id, other.id)


@pytest.mark.parametrize(("language", "said"), [("en", "supernova resource"), ("ja", "超新星リソース")])
def test_a_resource_is_told_from_a_star(language: str, said: str) -> None:
    texts = dict(re.findall(r"(?m)^crafting_cosmos-text-(\w+) = (.*)$", catalogue(language)))
    assert [card for card, text in texts.items() if said in text] == [card for card in texts if POWERS[card].supernova]
    named = bundle("crafting_cosmos", language)
    assert sentence(named, "crafting_cosmos-what-supernova") == said
    for chapter in (2, 3):
        assert said in sentence(named, f"crafting_cosmos-rules-{chapter}")


@pytest.mark.parametrize(("language", "said"), [("en", "(no supernova)"), ("ja", "（超新星以外）")])
def test_cards_say_that_supernovae_are_no_normal_stars(language: str, said: str) -> None:
    texts = dict(re.findall(r"(?m)^crafting_cosmos-text-(\w+) = (.*)$", catalogue(language)))
    normal = ("star_move", "star_change", "normal_star", "evolution", "relocation")
    assert {card for card, text in texts.items() if said in text} == {
        card for card in texts if POWERS[card].aim in normal
    }


@pytest.mark.parametrize(("language", "said"), [("en", "include all that it needs"), ("ja", "すべて含まれていれば")])
def test_more_stars_than_a_nebula_needs_may_lie_around_it(language: str, said: str) -> None:
    """[ruling 25]"""
    assert re.search(rf"(?m)^ +• .*{said}", catalogue(language))


@pytest.mark.parametrize(("language", "said"), [("en", "on spot 1 to 5"), ("ja", "1～5番にある")])
def test_spots_1_to_5_are_where_the_crystal_stands_and_not_how_it_goes(language: str, said: str) -> None:
    assert re.search(f"(?m)^crafting_cosmos-text-deep_time = .*{said}", catalogue(language))


@pytest.mark.parametrize(
    ("language", "said"), [("en", "If the control of that card"), ("ja", "めくったカードのコントロール")]
)
def test_the_dark_token_goes_where_the_card_says_and_not_where_the_void_stands(language: str, said: str) -> None:
    """[spec 10]"""
    assert re.search(f"(?m)^crafting_cosmos-rules-solo = .*{said}", catalogue(language))


def test_whoever_plays_is_told_what_is_official_and_what_is_not() -> None:
    """[spec 16]"""
    assert "differ from the printed components" in catalogue("en")
    assert "製品版とは異なります" in catalogue("ja")
