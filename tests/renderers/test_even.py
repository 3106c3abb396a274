"""Points from the start stand on the score sheet of a match that began so, and on no other."""

from importlib import import_module

import msgspec
import pytest

from games import GAMES
from games.core import play
from games.core.playout import playout
from tests.renderers.hoshitsukuri.tables import PEOPLE
from tests.renderers.words import Words
from tests.renderers.written import reading, written

HEADINGS = {"en": "At the start", "ja": "開始時"}


@pytest.mark.parametrize("locale", HEADINGS)
@pytest.mark.parametrize(("key", "seats"), [("solani", 4), ("crafting_cosmos", 3)])
def test_points_from_the_start_have_a_row_of_their_own(key: str, seats: int, locale: str) -> None:
    game, of_game = GAMES[key], f"renderers.{key}"
    speak = import_module(f"{of_game}.speak").Speaker(Words(locale), PEOPLE)
    for start, rows in (("official", 0), ("even", 1)):
        options = msgspec.convert({"start": start}, game.options)
        match, _ = playout(game, options, ["easy"] * seats, f"{seats:032x}")
        with reading():
            picture = import_module(f"{of_game}.score").draw(play.view(game, match, 0), speak)
            told = [one.text for one in written(picture)]
        assert told.count(HEADINGS[locale]) == rows
        assert "\u00d7" not in told
