"""What the games' folders declare for their pictures."""

import pytest

from games import GAMES
from renderers import LOOKS
from renderers.kit.glyphs import glyph
from renderers.kit.look import Look
from renderers.kit.theme import ENAMEL


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
