"""The journey boards on printed layers: each is drawn once for all that show it alike."""

import pytest
from PIL import Image

from games.glow.components import SPACES
from renderers.glow import journey, landscape
from renderers.glow.chart import Frame, around, ground
from renderers.kit import layers
from renderers.kit.raster import Box

BOXES: tuple[tuple[Box, float], ...] = (((40, 560, 1576, 1178), 1.55), ((40, 810, 1576, 1178), 1.45))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Frame]:
    """The frames in which the province is drawn, with no layer kept from before."""
    frames: list[Frame] = []

    def count(part: Image.Image, frame: Frame) -> None:
        del part
        frames.append(frame)

    monkeypatch.setattr(landscape, "province", count)
    for held in ("_layers", "_packed"):
        monkeypatch.setattr(layers, held, {})
    return frames


def test_a_board_is_drawn_once_for_all_layers_that_show_it_alike(drawn: list[Frame]) -> None:
    frame = Frame((40, 60, 640, 460), 66.0, 58.0, 0.6)
    for solo in (False, True):
        journey.printed(Image.new("RGB", (800, 600)), "province", frame, solo=solo)
    assert len(drawn) == 1


@pytest.mark.parametrize(("box", "scale"), BOXES)
def test_surroundings_are_cut_from_one_board(drawn: list[Frame], box: Box, scale: float) -> None:
    for place in SPACES:
        journey.surroundings(
            Image.new("RGB", (1600, 1200)), "province", around("province", place, box, scale), solo=False
        )
    assert len(drawn) == 1


@pytest.mark.parametrize(("box", "scale"), BOXES)
@pytest.mark.parametrize("place", SPACES)
def test_surroundings_begin_at_a_pixel_of_the_board_and_show_the_place(place: str, box: Box, scale: float) -> None:
    frame = around("province", place, box, scale)
    whole = ground("province", box, scale)
    left, top = whole.at(frame.left, frame.top)
    assert (left, top) == pytest.approx((round(left), round(top)))
    assert 0 <= left <= whole.box[2] - (box[2] - box[0])
    assert 0 <= top <= whole.box[3] - (box[3] - box[1])
    assert frame.shows(SPACES[place].x, SPACES[place].y, 30)
