"""Options of a table as they are typed into /play."""

import pytest

from bot.features.lobby.forms import every_option, option_choices, read_options
from bot.i18n.translator import LOCALES, translator_for
from bot.refusals import UnknownOption
from games import GAMES
from games.core.game import Game
from tests.support.typed_text import as_typed


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_label_of_an_option_is_read_in_any_writing(game: Game, locale: str) -> None:
    for choice in option_choices(game, max(game.seats), "", translator_for(locale)):
        key, _, value = choice.value.partition("=")
        for text in (choice.value, choice.name, as_typed(choice.name)):
            assert read_options(text, game) == {key: value}, text


@pytest.mark.parametrize("locale", LOCALES)
def test_options_are_listed_one_after_another(locale: str) -> None:
    game, typed, words = GAMES["glow"], "", translator_for(locale)
    for count in range(1, 3):
        choice = option_choices(game, 2, typed, words)[0]
        assert len(read_options(choice.name, game)) == count
        assert read_options(choice.name, game) == read_options(choice.value, game)
        typed = choice.name + " "


@pytest.mark.parametrize(
    "text",
    ["difficulty=hard board=province", "board=province, difficulty=hard", "ＢＯＡＲＤ＝province、difficulty=hard"],
)
def test_several_options_are_read(text: str) -> None:
    assert read_options(text, GAMES["glow"]) == {"board": "province", "difficulty": "hard"}


@pytest.mark.parametrize("text", ["hard", "board:", "board=province hard", "="])
def test_what_is_no_pair_is_refused(text: str) -> None:
    with pytest.raises(UnknownOption):
        read_options(text, GAMES["glow"])


def test_an_unknown_value_is_left_to_the_rules_of_the_options() -> None:
    assert read_options("board=moon", GAMES["glow"]) == {"board": "moon"}
    assert len(every_option(GAMES["glow"])) > 3
