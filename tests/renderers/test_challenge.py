"""The result card of a challenge."""

import io

import pytest
from PIL import Image, ImageChops

import renderers
from renderers.challenge import HEIGHT, SHORT, Card, scale
from tests.support.renderers.golden_pictures import LARGEST, Looks
from tests.support.renderers.picture_words import Words
from tests.support.renderers.result_cards import LOST

WON = Card(
    title="Glow",
    subtitle="2026-11-21の挑戦 · 影の領域 · 標準（公式）：トムは10から · ブラッチョ",
    who="ステラ",
    total="97 – 92",
    lead="+5 · 勝ち",
    won=True,
    stars=1,
    course=(-10, -6, -3, 2, -4, 1, 3, 5),
    caption="ラウンドごとのリード",
    notes=("12人中3位", "連続12日", "K7Q2-3FDX"),
)


def drawn(game: str, card: Card) -> Image.Image:
    data = renderers.render(game, card, renderers.CARD, Words("en"))
    assert len(data) <= LARGEST
    return Image.open(io.BytesIO(data)).convert("RGB")


def test_a_card_is_as_it_was_looked_at(looks: Looks) -> None:
    looks.hold("glow/card", renderers.render("glow", WON, renderers.CARD, Words("en")))


def test_the_course_is_told_only_where_it_is_given() -> None:
    assert drawn("glow", WON).size == (1600, HEIGHT)
    secret = WON._replace(course=())
    assert drawn("glow", secret).size == (1600, SHORT)
    assert drawn("glow", secret).tobytes() == drawn("glow", secret).tobytes()


def test_a_long_subtitle_stays_whole_within_the_picture() -> None:
    """The longest that a challenge of Glow has; its end would lie outside if it were not set smaller."""
    facts = (
        "Archipelago of Darkness · Standard (official): Tom starts with 10 light · Noctiluca · Tom: orange + light blue"
    )
    card = drawn("glow", WON._replace(subtitle=f"Challenge of week 2026-W22 · {facts}"))
    bare = drawn("glow", WON._replace(subtitle=""))
    strip = (118, 84, 1600, 112)
    written = ImageChops.difference(card.crop(strip), bare.crop(strip)).getbbox()
    assert written is not None
    assert 1200 < written[2] <= strip[2] - strip[0] - 24


@pytest.mark.parametrize("game", renderers.RENDERERS)
def test_every_game_has_cards(game: str) -> None:
    assert drawn(game, LOST._replace(course=(0, 3, -2))).size == (1600, HEIGHT)


@pytest.mark.parametrize("leads", [(-24, -3), (3, 31), (-10, 8), (40, -1), (-40, 1), (0, 0), (0, 2)])
def test_the_bars_of_a_course_fill_its_field_and_leave_room_for_figures(leads: tuple[int, ...]) -> None:
    line, unit = scale(list(leads))
    top, low = line - unit * max(0, *leads), line - unit * min(0, *leads)
    assert 636 <= round(top) <= round(low) <= 816
    assert low - top >= 100 or max(map(abs, leads)) < 10
    assert all(line - 48 >= 635 if lead <= 0 else line + 48 <= 817 for lead in leads)
