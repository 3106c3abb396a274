"""Every lesson played through along several ways, in both languages."""

import re
from functools import cache

import pytest

from bot.game_ui.lesson import MOST_EXPLAINED_EVENTS, both, lessons
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit.panels import MAX_TEXT, text_length
from games.solani.actions import DraftTile, DrawSpecials, TakeSpecial
from games.solani.suggestions import suggestions
from tests.support.game_ui.prompts import at
from tests.support.game_ui.solani.prompts import choosing
from tests.support.pupil import POLICIES, Lived, live

WAYS = [(game, way) for game in lessons() for way in POLICIES]


@cache
def lived(game: str, way: str, locale: str) -> Lived:
    return live(lessons()[game], POLICIES[way], locale)


@pytest.mark.parametrize(("game", "way"), WAYS)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_lesson_is_played_to_its_end_whatever_is_answered(game: str, way: str, locale: str) -> None:
    told = lived(game, way, locale)
    assert 8 <= told.answers <= 120
    assert told.said[0].startswith("> ")
    texts = [text for text in (*told.said, *told.attempt_results) if text]
    assert not [text for text in texts if re.search(rf"{game}[.-]|bot[.-]|[{{}}]", text)]
    assert all(text_length(text) <= MAX_TEXT // 2 for text in texts)
    assert len(told.keys) == len(set(told.keys)), "nothing is told twice"
    assert max(text.count("\n") for text in texts) <= MOST_EXPLAINED_EVENTS, "a question is no wall of text"


@pytest.mark.parametrize("game", lessons())
def test_a_strong_players_answers_are_praised_and_meet_most_of_what_there_is_to_learn(game: str) -> None:
    told = lived(game, "strong", "en")
    assert set(told.attempt_results) <= {translator_for("en")("bot.lesson.same"), ""}
    assert told.attempt_results
    assert len(told.keys) >= 6
    assert sum(map(bool, told.marks)) > told.answers / 3, "questions are marked on their picture"


@pytest.mark.parametrize("game", lessons())
def test_poor_answers_are_allowed_and_told_why(game: str) -> None:
    better = translator_for("en")("bot.lesson.better", best="", reason="").partition("**")[0]
    ways = [lived(game, way, "en") for way in ("first", "anything")]
    assert any(text.startswith(better) for told in ways for text in told.attempt_results)


@pytest.mark.parametrize("game", lessons())
@pytest.mark.parametrize("locale", LOCALES)
def test_every_note_has_its_words_in_both_languages(game: str, locale: str) -> None:
    words = translator_for(locale)
    keys = ["welcome", "end", *(tip.key for tip in lessons()[game].tips)]
    assert [key for key in keys if not words.has(f"{game}.lesson.{key}")] == []


def test_what_a_note_points_at_stands_beside_the_label_of_an_answer() -> None:
    assert both({"a": "V3", "b": "", "c": "1"}, {"a": "★", "b": "★", "d": "★"}) == {
        "a": "V3 ★", "b": "★", "c": "1", "d": "★"
    }  # fmt: skip


def test_what_leads_to_something_is_explained_before_it() -> None:
    order = [tip.key for tip in lessons()["glow"].tips]
    assert order.index("camp") < order.index("camped") < order.index("day_2")


def test_what_has_happened_is_told_in_its_order() -> None:
    """Laying the first Branch ends the first round, and is told before the second."""
    for way in ("strong", "anything"):
        told = lived("solani", way, "en").keys
        assert told.index("laid") < told.index("round_2")


def test_where_tiles_go_is_explained_before_they_are_drafted() -> None:
    """Suggestions draft and place with one tap: whoever follows them is not asked where."""
    assert lived("solani", "strong", "en").asked["branch"] is DraftTile


def test_whoever_takes_the_suggested_feature_is_not_told_to_draw_unseen() -> None:
    """Drawing is never suggested, so that it cannot have been the better choice of who follows suggestions."""
    context, why = at(choosing()), lessons()["solani"].why
    best, *others = [one.action for one in suggestions(context.table_view.view, context.prompt, 9)]
    assert isinstance(best, TakeSpecial)
    assert not why(context, best, DrawSpecials(2))
    assert all(why(context, other, DrawSpecials(2)) for other in others)
