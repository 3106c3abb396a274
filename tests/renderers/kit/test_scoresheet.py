"""Points from the start stand on the score sheet of a match that began so, and on no other."""

from importlib import import_module

import msgspec
import pytest

from games import GAMES
from games.core import play
from games.core.options import menu
from games.core.playout import playout
from tests.support.renderers.picture_reader import reading, written
from tests.support.renderers.picture_words import Words

HEADINGS = {"en": "At the start", "ja": "開始時"}
PEOPLE = dict(enumerate(("Ren", "ユキ", "Haruka", "アキ")))
TABLES = [
    pytest.param(key, seats, id=f"{key}-{seats}")
    for key, game in GAMES.items()
    for seats in game.seats
    if "start" in [option.key for option in menu(game.options, seats)]
]


@pytest.mark.parametrize("locale", HEADINGS)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_points_from_the_start_have_a_row_of_their_own(key: str, seats: int, locale: str) -> None:
    game, words = GAMES[key], import_module(f"renderers.{key}.words").GameWords(Words(locale), PEOPLE)
    for start in ("official", "even"):
        match, _ = playout(game, msgspec.convert({"start": start}, game.options), ["easy"] * seats, f"{seats:032x}")
        given = any(line.key == "start" for score in play.score(game, match) for line in score.lines)
        with reading():
            picture = import_module(f"renderers.{key}.score").draw(play.view(game, match, 0), words)
            told = [one.text for one in written(picture)]
        assert told.count(HEADINGS[locale]) == given
        assert not (given and start == "official")
