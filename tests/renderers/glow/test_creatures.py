"""Companions and adventurers: each its own figure, told apart even as a shadow."""

import pytest
from PIL import Image

from games.glow.components import ADVENTURERS, COMPANIONS
from renderers.glow import RENDERER, cards, creatures, style
from renderers.glow.creatures import FIGURES, SKIES, figure_head, figure_of, printing, stand
from renderers.kit import figures
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.figures import STUFFS
from renderers.kit.png import png
from renderers.kit.theme import ENAMEL
from tests.support.renderers.glow.views import everybody
from tests.support.renderers.golden_pictures import Looks
from tests.support.renderers.silhouettes import SOLID, alike


def test_everybody_has_a_figure_and_nobody_else_has() -> None:
    assert FIGURES.keys() == {figure_of(card) for card in (*COMPANIONS, *ADVENTURERS)}


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_has_eyes_and_stands_in_its_box(name: str) -> None:
    parts = figures.parts(FIGURES[name])
    assert {part.stuff for part in parts} <= set(STUFFS)
    assert any(part.stuff == "eye" for part in parts)
    left, top, right, bottom = figures.bounds(parts)
    assert -20 <= left < right <= 120
    assert -5 <= top < 50
    assert bottom >= 80


def test_no_two_shadows_are_alike() -> None:
    assert alike(FIGURES, (*SOLID, "aura")) == []


def test_the_same_card_gives_the_same_drawing_and_another_of_its_name_another_pose() -> None:
    one, again, other = (
        figure_head(card, "frost", 97, 61, 97).tobytes() for card in ("b11_dvol", "b11_dvol", "b12_dvol")
    )
    assert one == again
    assert one != other


@pytest.mark.parametrize(("width", "height", "free"), [(236, 136, 154), (97, 61, 44), (72, 50, 19)])
def test_no_face_is_behind_the_value_at_the_end(width: int, height: int, free: int) -> None:
    for card in (*COMPANIONS, *ADVENTURERS):
        parts = figures.parts(FIGURES[figure_of(card)])
        at = stand(card, (width, height), free)
        for joint in (part.joints[0] for part in parts if part.stuff == "eye"):
            assert 0 < at.at(joint)[0] < free, card


def test_everybody_looks_as_it_did(looks: Looks) -> None:
    looks.hold("glow/everybody", png(everybody(1600), RENDERER.palette))


def test_each_card_of_a_name_has_a_sky_of_its_own() -> None:
    skies = [(figure_of(card), SKIES[printing(card)]) for card in COMPANIONS]
    assert len(set(skies)) == len(skies)


def test_windows_of_many_widths_share_few_nights(monkeypatch: pytest.MonkeyPatch) -> None:
    nights: set[tuple[int, int]] = set()

    def night(enamel: str, width: int, height: int) -> Image.Image:
        nights.add((width, height))
        return Image.new("RGBA", (width, height), ENAMEL[enamel])

    monkeypatch.setattr(creatures, "_night", night)
    for width in range(72, 227):
        window = figure_head.__wrapped__("b11_dvol", "frost", width, 96, width)  # type: ignore[attr-defined]
        assert window.size == (width, 96)
    assert len(nights) == 4


def test_small_cards_of_many_sizes_share_few_icons(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: set[int] = set()
    disc = style.element_disc

    def noted(element: str, size: int) -> Sprite:
        sizes.add(size)
        return disc(element, size)

    monkeypatch.setattr(style, "element_disc", noted)
    canvas = Canvas(Image.new("RGB", (240, 300)))
    for width in range(84, 241):
        cards.mini(canvas, (0, 0), "b11_dvol", "Dvol", (width, width * 5 // 4))
    assert max(sizes) == 46
    assert 3 < len(sizes) < 12
