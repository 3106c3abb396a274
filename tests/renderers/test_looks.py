"""What the games' folders declare for their pictures."""

import re

import pytest

from games import GAMES
from games.core import play
from games.core.game import Game
from renderers import LOOKS
from renderers.kit.glyphs import glyph
from renderers.kit.look import Look
from renderers.kit.theme import ENAMEL
from tests.renderers.words import LOCALES, Words


def test_every_game_has_a_look_in_the_folder_of_its_name() -> None:
    assert LOOKS.keys() == GAMES.keys()
    assert {look.palette.parent.name for look in LOOKS.values()} == GAMES.keys()


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_an_emblem_is_made_of_what_the_kit_has(look: Look) -> None:
    assert look.guise.enamel in ENAMEL
    assert glyph(look.guise.glyph)


def test_no_two_games_wear_the_same() -> None:
    for trait in ("accent", "nebula", "bottom", "enamel", "motif"):
        assert len({getattr(look.guise, trait) for look in LOOKS.values()}) == len(LOOKS), trait


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_round_is_told_before_the_first(game: Game, locale: str) -> None:
    people = dict(enumerate(("Ann", "Ben")))
    for seats in {1, 2} & set(game.seats):
        match, _ = play.start(game, game.options(), seats, "0" * 32)
        view, look = play.view(game, match, None), LOOKS[game.key]
        said = [look.alt(view, Words(locale), people), *look.lines(view, Words(locale), people)]
        assert not re.search(r"\b(day|round) 0|第0|ラウンド0", "\n".join(said), re.IGNORECASE)
