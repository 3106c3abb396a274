"""What lies on printed layers: panes of glass, and the engraving behind them."""

from typing import Any

import pytest
from PIL import Image, ImageChops

from renderers.kit import markers, panels, raster, sky
from renderers.kit.theme import ink

SIZE = (500, 400)


def test_panes_alike_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    monkeypatch.setattr(raster, "lay", lambda *given: drawn.append(given))
    once = Image.new("RGB", SIZE)
    panels.glass(once, (20, 20, 123, 117), ink.gilt, 0.77)
    number = len(drawn)
    panels.glass(once, (220, 120, 323, 217), ink.gilt, 0.77)
    assert len(drawn) == number > 0


@pytest.mark.parametrize("middle", [(250, 200), (470, 10), (20, 390)])
def test_an_engraving_is_the_same_wherever_it_is_cut_off(middle: tuple[int, int]) -> None:
    whole, cut = Image.new("RGB", (1500, 1400)), Image.new("RGB", SIZE)
    sky.engraving(whole, middle[0] + 500, middle[1] + 500, 180)
    sky.engraving(cut, *middle, 180)
    assert cut.getbbox()
    assert ImageChops.difference(cut, whole.crop((500, 500, 1000, 900))).getextrema() == ((0, 0),) * 3


PANELS: list[tuple[Any, tuple[Any, ...]]] = [
    (raster.round_box, (18,)),
    (raster.round_box, (26, 3)),
    (raster.round_box, (4, 7)),
    (panels._pane, (ink.gilt, 0.77, 26)),
    (panels._halo, (26, 0.1)),
    (panels._shade, (18,)),
    (markers.solid_box, (20, ink.gilt)),
]


@pytest.mark.parametrize(("kept", "given"), PANELS)
def test_what_is_stretched_is_what_is_drawn_whole(kept: Any, given: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(size: tuple[int, int]) -> Image.Image:
        made = kept.__wrapped__(*size, *given)
        return made if isinstance(made, Image.Image) else made.image

    sizes = [(300, 260), (301, 61), (61, 301), (19, 21), (64, 64), (223, 222), (700, 41)]
    stretched = list(map(drawn, sizes))
    monkeypatch.setattr(raster, "stretched", lambda whole, size, corner, down=True: whole(*size))
    for size, found in zip(sizes, stretched, strict=True):
        assert found.getbbox()
        assert found.tobytes() == drawn(size).tobytes()


def test_only_as_much_is_drawn_as_its_corners_need() -> None:
    drawn = []

    def plain(wide: int, high: int) -> Image.Image:
        drawn.append((wide, high))
        return Image.new("L", (wide, high), 9)

    assert raster.stretched(plain, (1500, 900), 30).size == (1500, 900)
    assert raster.stretched(plain, (1500, 900), 30, down=False).size == (1500, 900)
    assert raster.stretched(plain, (1, 900), 30).size == (1, 900)
    assert drawn == [(61, 61), (61, 900), (1, 61)]
