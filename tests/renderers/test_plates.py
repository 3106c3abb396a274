"""The pictures of the chapters of the rules."""

import io

import pytest
from PIL import Image

import renderers
from bot.dialogue.guide import chapters
from bot.ui.plates import sample
from bot.words import words_in
from renderers.plate import PLATE
from tests.renderers.looks import LARGEST, Looks


def drawn(game: str, chapter: int, locale: str) -> bytes:
    seat, view = sample(game, renderers.LOOKS[game].plates[chapter])
    return renderers.render(game, view, f"{PLATE}-{chapter}", words_in(locale), {}, {}, seat)


@pytest.mark.parametrize("game", renderers.LOOKS)
def test_every_chapter_has_a_picture_of_the_usual_shape(game: str) -> None:
    plates = renderers.LOOKS[game].plates
    assert list(plates) == list(range(1, len(chapters(game, words_in("en"))) + 1))
    for chapter in plates:
        data = drawn(game, chapter, "ja")
        assert len(data) <= LARGEST
        width, height = Image.open(io.BytesIO(data)).size
        assert width >= 1200
        assert 1.33 <= width / height <= 1.78


@pytest.mark.parametrize("game", renderers.LOOKS)
def test_a_chapter_shows_what_it_waits_for(game: str) -> None:
    for plate in renderers.LOOKS[game].plates.values():
        _, view = sample(game, plate)
        asked = [one.step for one in getattr(view, "asked", ())]
        assert not plate.asks or plate.asks in asked


def test_a_close_up_is_as_it_was_looked_at(looks: Looks) -> None:
    looks.hold("girl_stars/plate-4-ja", drawn("girl_stars", 4, "ja"))


def test_a_chapter_that_has_no_picture_is_refused() -> None:
    with pytest.raises(KeyError):
        renderers.render("glow", None, f"{PLATE}-99", words_in("en"))
