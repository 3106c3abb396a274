"""What a newcomer is told outside lessons: the goal of a game, and one sentence about each kind of question."""

import pytest

from bot.game_ui import first_time
from bot.game_ui.lesson import lessons
from bot.i18n.translator import LOCALES, translator_for
from games import GAMES
from games.core import play
from games.core.match import AnyMatch, Prompt
from tests.support.game_ui.prompts import context_of
from tests.support.games.contract import kinds, played


@pytest.mark.parametrize("game", lessons())
def test_every_kind_of_question_says_what_it_is_for(game: str) -> None:
    met: dict[str, tuple[AnyMatch, Prompt]] = {}
    for number, kind in enumerate(list(kinds(GAMES[game]))[:3]):
        for turn in played(GAMES[game], kind, f"{number:032x}").turns:
            for prompt in play.prompts(GAMES[game], turn.before).values():
                met.setdefault(prompt.name, (turn.before, prompt))
    for locale in LOCALES:
        for name, (match, prompt) in met.items():
            told = first_time.purpose(context_of(match, prompt, locale))
            assert told[-1:] in (".", "。", "！", "!"), (name, told)
            assert "*" not in told
            assert len(told) <= 200


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", lessons())
def test_every_game_has_its_goal_and_tells_only_of_questions_that_there_are(game: str, locale: str) -> None:
    words = translator_for(locale)
    assert words.has(f"{game}.goal")
    assert words.has(f"{game}.goal.solo")
    steps = {step.__name__ for step in GAMES[game].steps.__args__}
    own = {name for name in steps | {"Aside"} if words.has(f"{game}.first.{name}")}
    assert own


def test_a_heading_is_no_sentence() -> None:
    assert first_time.first_sentence("**Noon.** Cards act. More.") == "Cards act."
    assert first_time.first_sentence("**真昼。** カードが発動します。続き。") == "カードが発動します。"
    assert first_time.first_sentence("**Your adventurer** is you. More.") == "Your adventurer is you."
    assert first_time.first_sentence("Worth 2.5 *points*. More.") == "Worth 2.5 points."
