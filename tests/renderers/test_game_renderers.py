"""What the games' folders declare for their pictures."""

import re

import pytest

from bot.i18n.translator import LOCALES
from games import GAMES
from games.core import ai, play
from games.core.game import Game
from games.core.playout import decide, seat_chance
from renderers import RENDERERS
from renderers.kit.glyphs import glyph
from renderers.kit.renderer import GameRenderer
from renderers.kit.theme import ENAMEL
from tests.support.renderers.picture_words import Words


def test_every_game_has_a_look_in_the_folder_of_its_name() -> None:
    assert RENDERERS.keys() == GAMES.keys()
    palettes = [renderer.palette for renderer in RENDERERS.values()]
    assert {palette.parent.name for palette in palettes if palette} == GAMES.keys()


@pytest.mark.parametrize("renderer", RENDERERS.values(), ids=RENDERERS)
def test_an_emblem_is_made_of_what_the_kit_has(renderer: GameRenderer) -> None:
    assert renderer.skin.enamel in ENAMEL
    assert glyph(renderer.skin.glyph)


def test_no_two_games_wear_the_same() -> None:
    for trait in ("accent", "nebula", "bottom", "enamel", "motif"):
        assert len({getattr(renderer.skin, trait) for renderer in RENDERERS.values()}) == len(RENDERERS), trait


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_round_is_told_before_the_first(game: Game, locale: str) -> None:
    people = dict(enumerate(("Ann", "Ben")))
    for seats in {1, 2} & set(game.seats):
        match, _ = play.start(game, game.options(), seats, "0" * 32)
        view, renderer = play.view(game, match, None), RENDERERS[game.key]
        said = [renderer.alt(view, Words(locale), people), *renderer.lines(view, Words(locale), people)]
        assert not re.search(r"\b(day|round) 0|第0|ラウンド0", "\n".join(said), re.IGNORECASE)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_who_hears_the_last_board_hears_what_everybody_has_in_the_end(game: Game, locale: str) -> None:
    match, _ = play.start(game, game.options(), 2, "0" * 32)
    rng = seat_chance(game, match.seed, 0)
    while not match.over:
        seat, prompt = next(iter(play.prompts(game, match).items()))
        match, _ = play.apply(game, match, seat, decide(game, ai.STRONG, match, prompt, rng))
    said = RENDERERS[game.key].alt(play.view(game, match, None), Words(locale), {0: "Ann", 1: "Ben"})
    for score in play.score(game, match):
        assert re.search(rf"{('Ann', 'Ben')[score.seat]}\W+{score.total}\b", said), said
