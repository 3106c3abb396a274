"""What lies on printed layers: panes of glass, and the engraving behind them."""

from typing import Any

import pytest
from PIL import Image, ImageChops

from renderers.kit import panels, raster, sky
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
