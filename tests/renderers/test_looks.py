"""What the games' folders declare for their pictures."""

import re

import pytest

from games import GAMES
from games.core import ai, play
from games.core.game import Game
from games.core.playout import brain, decide
from renderers import LOOKS
from renderers.kit.glyphs import glyph
from renderers.kit.renderer import GameRenderer
from renderers.kit.theme import ENAMEL
from tests.renderers.words import LOCALES, Words


def test_every_game_has_a_look_in_the_folder_of_its_name() -> None:
    assert LOOKS.keys() == GAMES.keys()
    assert {look.palette.parent.name for look in LOOKS.values()} == GAMES.keys()


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_an_emblem_is_made_of_what_the_kit_has(look: GameRenderer) -> None:
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


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_who_hears_the_last_board_hears_what_everybody_has_in_the_end(game: Game, locale: str) -> None:
    match, _ = play.start(game, game.options(), 2, "0" * 32)
    luck = brain(game, match.seed, 0)
    while not match.over:
        seat, prompt = next(iter(play.prompts(game, match).items()))
        match, _ = play.apply(game, match, seat, decide(game, ai.STRONG, match, prompt, luck))
    said = LOOKS[game.key].alt(play.view(game, match, None), Words(locale), {0: "Ann", 1: "Ben"})
    for score in play.score(game, match):
        assert re.search(rf"{('Ann', 'Ben')[score.seat]}\W+{score.total}\b", said), said
