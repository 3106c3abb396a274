"""The cover of a challenge."""

import io

import pytest
from PIL import Image, ImageChops

import renderers
from renderers.cover import COVER, HEIGHT, Cover
from tests.support.renderers.golden_pictures import LARGEST, Looks
from tests.support.renderers.picture_words import Words

SHOWN = Cover(
    "Glow", "2026年11月23日の挑戦", "11月23日", ("闇の群島", "暗闇：トムは20から", "オリウム", "トム：火 + 水"), "orium"
)


def drawn(game: str, cover: Cover) -> Image.Image:
    data = renderers.render(game, cover, COVER, Words("en"))
    assert len(data) <= LARGEST
    return Image.open(io.BytesIO(data)).convert("RGB")


def test_a_cover_is_as_it_was_looked_at(looks: Looks) -> None:
    looks.hold("glow/cover", renderers.render("glow", SHOWN, COVER, Words("en")))


@pytest.mark.parametrize("game", renderers.RENDERERS)
def test_every_game_has_covers(game: str) -> None:
    assert drawn(game, SHOWN._replace(thing="none", facts=("One",))).size == (1600, HEIGHT)


def test_all_that_is_settled_stays_within_its_panel() -> None:
    long = (
        "Archipelago of Darkness",
        "Standard (official): Tom starts with 10 light",
        "Noctiluca",
        "Tom: orange + light blue",
    )
    full = drawn("glow", SHOWN._replace(facts=long))
    bare = drawn("glow", SHOWN._replace(facts=()))
    written = ImageChops.difference(full, bare).getbbox()
    assert written is not None
    assert written[0] >= 800
    assert written[2] <= 1600 - 40
    assert written[3] <= HEIGHT - 30
