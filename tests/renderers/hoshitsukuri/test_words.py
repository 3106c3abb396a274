"""Hoshitsukuri in words: alt text, the whole table as text, and sentences in both languages."""

import re

import pytest
from msgspec.structs import replace

import renderers
from bot.i18n.translator import LOCALES
from games.hoshitsukuri.components import CARDS, CELESTIALS, KINDS
from games.hoshitsukuri.view import View
from renderers.hoshitsukuri import alt_text
from renderers.hoshitsukuri.cards import GENERATE, broken
from renderers.hoshitsukuri.words import GameWords
from renderers.kit.line_breaking import phrases
from renderers.kit.text import evenly, width_of, wrapped
from tests.support.renderers.hoshitsukuri.views import ALL, CROWDED, PEOPLE, stored
from tests.support.renderers.picture_words import Words

HOSHI = renderers.RENDERERS["hoshitsukuri"]


def told(view: View, locale: str) -> str:
    return "\n".join(HOSHI.lines(view, Words(locale), PEOPLE, view.seat))


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_version_tells_everything_that_may_be_known(name: str, locale: str) -> None:
    view = stored(name)
    text, words = told(view, locale), GameWords(Words(locale), PEOPLE)
    for pile in view.supply:
        assert words.say("pile", card=alt_text.card_line(pile.kind, words), left=pile.left) in text
    for player in view.players:
        assert words.say("zones", hand=player.hand, deck=player.deck, discard=player.discard) in text
        assert words.say("at", space=player.space) in text
        for colours in player.strikes:
            assert words.say("struck", colours=words.either(colours)) in text
    for play in view.field:
        for card in play.cards:
            assert words.card(card.kind) in text
    if view.active is not None and not view.over and view.phase != "turn_end":
        space = view.players[view.active].space
        assert words.say("sum", fragments=view.fragments, space=space, goal=view.projected) in text
    for kind in view.trash:
        assert words.card(kind) in text.splitlines()[-1]
    if view.phase == "setup":
        assert all(words.card(kind) in text for kind in CELESTIALS)
    assert not re.search(r"hoshitsukuri\.", text)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_version_gives_a_seat_its_own_things(locale: str) -> None:
    view = stored(CROWDED)
    assert view.own is not None
    text, words = told(view, locale), GameWords(Words(locale), PEOPLE)
    for kind in view.own.hand:
        assert alt_text.card_line(kind, words) in text
    assert words.say("deck_line", count=len(view.own.deck), cards=words.cards(view.own.deck)) in text
    assert words.say("discard_line", count=len(view.own.discard), cards=words.cards(view.own.discard)) in text
    assert words.say("looked", card=words.card(view.own.looked)) in text
    assert str(view.own.points) in text


def test_the_text_version_numbers_plays_and_says_what_they_count() -> None:
    view = stored(CROWDED)
    lines = told(view, "en").splitlines()
    for number, play in enumerate(view.field, 1):
        line = next(line for line in lines if line.startswith(f"{number}. "))
        assert ("no step" in line) == (play.step == 0)
        assert ("three colours" in line) == play.three_colour


@pytest.mark.parametrize(
    ("locale", "waits", "open_to_all"),
    [
        ("en", "discard one red or blue card", "waits (red or blue)"),
        ("ja", "赤または青の手札を1枚", "隕石（赤または青）"),
    ],
)
def test_a_meteorite_that_waits_wants_one_card_of_any_of_its_colours(locale: str, waits: str, open_to_all: str) -> None:
    view = stored("three_begin")
    struck = replace(view.players[view.seat or 0], strikes=(("red", "blue"),))
    players = tuple(struck if player.seat == struck.seat else player for player in view.players)
    text = told(replace(view, players=players), locale)
    assert waits in text
    assert open_to_all in text


def test_at_the_end_of_a_turn_the_text_version_tells_what_was_played() -> None:
    """The field is cleared before one discards: the turn stands as the last one, not as one without plays."""
    view = replace(stored("solo_play"), phase="turn_end", field=(), fragments=0)
    text, words = told(view, "en"), Words("en")
    assert words("hoshitsukuri.ui.turn_of", name=PEOPLE[0]) in text
    assert words("hoshitsukuri.ui.no_plays") not in text
    assert "Fragments: 0" not in text
    assert "Last turn, " in text


def test_the_trash_pile_is_told_with_numbers() -> None:
    assert "Satellite \u00d72" in told(stored(CROWDED), "en").splitlines()[-1]


def test_the_text_version_of_others_keeps_a_hand_secret() -> None:
    view = replace(stored("three_begin"), own=None, seat=None)
    assert Words("en")("hoshitsukuri.ui.your_hand", count=4) not in told(view, "en")


def test_the_result_is_told_with_places_and_what_it_was_counted_from() -> None:
    view = stored("four_over")
    text = told(view, "en")
    for score in view.scores:
        assert f"{score.place}. {PEOPLE[score.seat]}: {score.total} VP" in text
    assert "Rank:" in told(stored("solo_over"), "en")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_words_of_every_card_fit_on_it(kind: str, locale: str) -> None:
    """The few words take at most three lines of the small card, no line is wider than it."""
    words = GameWords(Words(locale), PEOPLE)
    if not CARDS[kind].effect:
        assert not words.short(kind)
        return
    lines = broken(words.short(kind), 199, 24, even=True)
    assert len(lines) <= 3
    for line in lines:
        assert width_of(line.replace(GENERATE, "\u3007"), 24, "regular") <= 199


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("手札を全て捨てる", ["手札を", "全て", "捨てる"]),
        ("枚数+2まで1枚獲得", ["枚数+2まで", "1枚獲得"]),
        ("捨て札に置く。次", ["捨て札に", "置く。", "次"]),
        ("add top card", ["add ", "top ", "card"]),
    ],
)
def test_japanese_breaks_between_phrases(text: str, parts: list[str]) -> None:
    assert phrases(text) == parts


def test_lines_broken_between_phrases_fit_and_lose_nothing() -> None:
    text = "手札から赤・青・緑・無色を各1枚まで廃棄する。とてもながいことばはなかでおれる"
    for room in (100.0, 150.0, 240.0):
        lines = wrapped(text, room, 24)
        assert "".join(lines) == text
        assert all(width_of(line, 24, "regular") <= room for line in lines)


def test_even_lines_are_as_few_and_no_wider() -> None:
    text = "gain one: cost ≤ cards here + 2"
    assert len(evenly(text, 199, 24)) == len(wrapped(text, 199, 24)) == 2
