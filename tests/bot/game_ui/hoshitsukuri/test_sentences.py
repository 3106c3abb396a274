"""What Hoshitsukuri's events, answers and achievements are called, in both languages."""

from typing import Any, get_args

import pytest

from bot.game_ui.base import label, sentence
from bot.i18n.translator import LOCALES, translator_for
from games.core.step import Action, Event, Seat
from games.hoshitsukuri import GAME, events
from games.hoshitsukuri.components import CARDS, FIRST_DECK, STARS
from tests.support.game_ui.hoshitsukuri.prompts import GAME_UI, QUESTIONS
from tests.support.game_ui.prompts import at, panel_of


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "No celestial card is red or green, so three-colour plays won't be possible."),
        ("ja", "天体カードに赤と緑のカードがないため、3色プレイができません。"),
    ],
)
def test_without_a_colour_nobody_makes_a_three_colour_play(locale: str, said: str) -> None:
    assert not [kind for kind in (*STARS, *FIRST_DECK) if CARDS[kind].coloured]
    words, none = translator_for(locale), events.ColoursMissing(("red", "green"))
    assert sentence(words, "hoshitsukuri", none, {}, GAME_UI) == said
    suggestion = words("hoshitsukuri.advice", missing=GAME_UI.noun(words, "hoshitsukuri", "missing", none.missing))
    assert (
        words("hoshitsukuri.neither", some=words("hoshitsukuri.colour.red"), last=words("hoshitsukuri.colour.green"))
        in suggestion
    )


SAMPLES: dict[str, Any] = {
    "seat": 0,
    "card": "nebula",
    "cards": ("nebula", "nebula", "water"),
    "missing": ("red", "green"),
    "colours": ("red", "blue"),
    "number": 3,
    "space": 7,
    "origin": 5,
    "count": 2,
    "fragments": 6,
    "play": 2,
    "place": 1,
}


def sample(kind: type[Any]) -> Any:
    return kind(**{field: SAMPLES[field] for field in kind.__struct_fields__})


def telling(text: str) -> None:
    assert text
    assert not [piece for piece in ("nebula", "{", "hoshitsukuri", "red'", "(") if piece in text.replace("(★", "")]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", get_args(GAME.events), ids=lambda kind: kind.__name__)
def test_every_event_has_its_sentence(kind: type[Event], locale: str) -> None:
    names: dict[Seat, str] = {0: "Ann", 1: "Ben"}
    text = sentence(translator_for(locale), "hoshitsukuri", sample(kind), names, GAME_UI)
    telling(text.replace("（★", ""))
    card = translator_for(locale)("hoshitsukuri.card.nebula")
    assert (card in text) == bool({"card", "cards"} & set(kind.__struct_fields__))
    assert ("×2" in text) == ("cards" in kind.__struct_fields__)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", get_args(GAME.actions), ids=lambda kind: kind.__name__)
def test_every_answer_has_its_label(kind: type[Action], locale: str) -> None:
    telling(label(translator_for(locale), "hoshitsukuri", sample(kind), GAME_UI))


@pytest.mark.parametrize(
    ("locale", "colours", "said"),
    [
        ("en", ("red",), "demands a red card."),
        ("en", ("red", "green"), "demands a red or green card."),
        ("en", ("red", "green", "blue"), "demands a red, green or blue card."),
        ("ja", ("red", "green"), "赤または緑の手札を1枚捨てます"),
        ("ja", ("red", "green", "blue"), "赤、緑または青の手札を1枚捨てます"),
    ],
)
def test_a_meteorite_demands_one_card_of_any_of_its_colours(locale: str, colours: tuple[str, ...], said: str) -> None:
    names: dict[Seat, str] = {0: "Ann"}
    assert said in sentence(translator_for(locale), "hoshitsukuri", events.Struck(0, colours), names, GAME_UI)


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "Discard one red or blue card, then draw one."), ("ja", "赤または青のカードを1枚捨てて")],
)
def test_who_is_struck_is_asked_for_one_card_of_any_of_the_colours(locale: str, said: str) -> None:
    assert said in panel_of(at(QUESTIONS["MeteorDiscard"](), locale)).text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("achievement", "kind"), [("five_suns", "sun"), ("two_moons", "satellite"), ("orchard", "fruit_tree")]
)
def test_an_achievement_calls_a_card_by_its_name(achievement: str, kind: str, locale: str) -> None:
    words = translator_for(locale)
    assert words(f"hoshitsukuri.card.{kind}") in words(f"bot.achievement.hoshitsukuri.{achievement}.does")
