"""Crafting the Cosmos in words: alt text, the whole table as text, and sentences in both languages."""

import re

import pytest
from msgspec.structs import replace

import renderers
from bot.i18n.translator import LOCALES
from games.crafting_cosmos.components import POWERS
from games.crafting_cosmos.preview import results
from games.crafting_cosmos.view import View
from renderers.crafting_cosmos import alt_text
from renderers.crafting_cosmos.words import GameWords
from renderers.kit.text import evenly, wrapped
from tests.support.renderers.crafting_cosmos.views import ALL, CROWDED, PEOPLE, stored
from tests.support.renderers.picture_words import Words

COSMOS = renderers.RENDERERS["crafting_cosmos"]
GRAVITY = {"en": "- Gravity:", "ja": "- 重力"}


def told(view: View, locale: str) -> str:
    return "\n".join(COSMOS.lines(view, Words(locale), PEOPLE, view.seat))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_last_round_is_said_while_it_is_played(locale: str) -> None:
    said = Words(locale)("crafting_cosmos.ui.last_round")
    for name, last in (("four_craft", True), ("two_shift", False), ("four_over", False)):
        view, words = stored(name), Words(locale)
        assert (said in COSMOS.alt(view, words, PEOPLE)) == last
        assert (said in told(view, locale)) == last


@pytest.mark.parametrize("locale", LOCALES)
def test_a_goal_that_the_end_comes_before_is_told_as_not_scored(locale: str) -> None:
    words = Words(locale)
    for name, count in (("four_craft", 2), ("two_shift", 0)):
        assert told(stored(name), locale).count(words("crafting_cosmos.ui.track_missed")) == count
    text = told(stored("four_craft"), locale)
    assert words("crafting_cosmos.ui.track_3") in text
    assert words("crafting_cosmos.ui.track_2") not in text


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_version_tells_everything_that_may_be_known(name: str, locale: str) -> None:
    view = stored(name)
    text, words = told(view, locale), GameWords(Words(locale), PEOPLE)
    for player in view.players:
        for space in [*(star.space for star in player.stars), *player.life]:
            assert space in text
        for nebula in player.nebulae:
            assert re.search(rf"- {nebula.space}[:\uff1a]", text)
        for power in filter(None, player.powers):
            assert alt_text.power_line(power, words) in text
    for goal in view.track:
        assert words.game(f"goal.{goal.id}") in text
        assert words.game(f"metric.{goal.id}") in text
    for control in view.controls:
        assert words.say(f"passive_{control.id}") in text
    assert not re.search(r"crafting_cosmos[.-]", text)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_version_gives_a_seat_its_own_things(locale: str) -> None:
    view = stored(CROWDED)
    assert view.own is not None
    text, words = told(view, locale), GameWords(Words(locale), PEOPLE)
    cards = alt_text.counted({words.game(f"control.{name}"): count for name, count in view.own.hand.items()}, words)
    assert cards in text
    for space, value in view.own.life.items():
        assert f"{space} {value}" in text
    for name in ("four_powers", "solo_tiles"):
        own, text = stored(name).own, told(stored(name), locale)
        assert own is not None
        assert all(alt_text.power_line(power, words) in text for power in own.drawn)
        assert all(words.game(f"tile.{tile}") in text for tile in own.looked)


def test_the_text_version_of_others_keeps_a_hand_secret() -> None:
    view = stored("four_craft")
    assert view.own is not None
    heading = Words("en")("crafting_cosmos.ui.hand", count=sum(view.own.hand.values()), limit=10)
    assert heading in told(view, "en")
    assert heading not in told(replace(view, own=None, seat=None), "en")


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_moves_energy_is_told_every_result_by_its_number(locale: str) -> None:
    view = stored("two_shift")
    assert view.seat is not None
    lines = told(view, locale).splitlines()
    for number, one in enumerate(results(view, view.seat), 1):
        line = next(line for line in lines if line.startswith(f"{number}. "))
        assert str(one.income.cards) in line
    assert not any(line.startswith("1. ") for line in told(replace(view, seat=None, own=None), locale).splitlines())


def test_the_result_is_told_with_places_and_what_it_was_counted_from() -> None:
    view = stored("four_over")
    for score in view.scores:
        assert f"{score.place}. {PEOPLE[score.seat]}: {score.total} points" in told(view, "en")
    title = Words("en")(f"crafting_cosmos.title.{stored('solo_over').title}")
    assert f"Title: {title}" in told(stored("solo_over"), "en")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("power", POWERS)
def test_the_words_of_every_power_card_fit_on_it(power: str, locale: str) -> None:
    text = Words(locale)(f"crafting_cosmos.text.{power}")
    assert min(len(evenly(text, 456, 24)), len(wrapped(text, 456, 24))) <= 3


@pytest.mark.parametrize(("locale", "said"), [("en", "2 Helium, 1 supernova resource"), ("ja", "超新星リソース")])
def test_what_gravity_pays_is_a_resource_and_no_star(locale: str, said: str) -> None:
    (gravity,) = [line for line in told(stored("two_shift"), locale).splitlines() if line.startswith(GRAVITY[locale])]
    assert said in gravity
