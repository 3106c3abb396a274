"""The pictures of the chapters of the rules."""

import io

import pytest
from PIL import Image

import renderers
from bot.game_ui.guide import chapters
from bot.i18n.translator import translator_for
from bot.workers.pictures import PictureRequest, draw
from bot.workers.rule_illustrations import shown
from renderers.rule_picture import RULE_PICTURE
from tests.support.renderers.golden_pictures import LARGEST, Looks


def drawn(game: str, chapter: int, locale: str) -> bytes:
    return draw(PictureRequest("name", game, None, f"{RULE_PICTURE}-{chapter}", translator_for(locale), {}))


@pytest.mark.parametrize("game", renderers.RENDERERS)
def test_every_chapter_has_a_picture(game: str) -> None:
    rule_pictures = renderers.RENDERERS[game].rule_pictures
    assert list(rule_pictures) == list(range(1, len(chapters(game, translator_for("en"))) + 1))
    assert {rule_picture.sheet for rule_picture in rule_pictures.values()} <= set(renderers.RENDERERS[game].sheets)


RULE_PICTURES = [
    pytest.param(game, chapter, marks=[] if chapter == 1 or rule_picture.box else pytest.mark.soak)
    for game, renderer in renderers.RENDERERS.items()
    for chapter, rule_picture in renderer.rule_pictures.items()
]
"""Parts of sheets, and of whole ones a single one for each game: these are drawn in all their states elsewhere."""


@pytest.mark.parametrize(("game", "chapter"), RULE_PICTURES)
def test_the_picture_of_a_chapter_has_the_usual_shape(game: str, chapter: int) -> None:
    data = drawn(game, chapter, "ja")
    assert len(data) <= LARGEST
    width, height = Image.open(io.BytesIO(data)).size
    assert width >= 1200
    assert 1.33 <= width / height <= 1.78


@pytest.mark.parametrize("game", renderers.RENDERERS)
def test_a_chapter_shows_what_it_waits_for(game: str) -> None:
    for chapter, rule_picture in renderers.RENDERERS[game].rule_pictures.items():
        _, view = shown(game, f"{RULE_PICTURE}-{chapter}")
        asked = [one.step for one in getattr(view, "asked", ())]
        assert not rule_picture.asks or rule_picture.asks in asked


def test_a_close_up_is_as_it_was_looked_at(looks: Looks) -> None:
    looks.hold("girl_stars/plate-4-ja", drawn("girl_stars", 4, "ja"))


def test_a_chapter_that_has_no_picture_is_refused() -> None:
    with pytest.raises(KeyError):
        renderers.render("glow", None, f"{RULE_PICTURE}-99", translator_for("en"))
