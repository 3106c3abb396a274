"""Nebulae: each its own figure, told apart even as a shadow."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.crafting_cosmos.view import TILES
from renderers.crafting_cosmos.nebulae import CLOUDS
from renderers.kit import bones
from renderers.kit.bones import STUFFS, Stand

SOLID = ("far", "body", "near", "light")


def test_every_tile_has_a_figure_and_nothing_else_has() -> None:
    assert CLOUDS.keys() == TILES.keys()


@pytest.mark.parametrize("name", CLOUDS)
def test_a_figure_stands_in_its_box(name: str) -> None:
    parts = bones.parts(CLOUDS[name])
    assert {part.stuff for part in parts} <= set(STUFFS)
    left, top, right, bottom = bones.bounds(parts)
    assert -4 <= left < right <= 104
    assert -4 <= top < bottom <= 104


def shadow(name: str) -> Image.Image:
    """What is seen of a figure 60 pixels high, without any colour: its outline and what is dark in it."""
    whole = Image.new("L", (60, 60))
    for stuffs, value in ((SOLID, 255), (("hole",), 0)):
        some = [part for part in bones.parts(CLOUDS[name]) if part.stuff in stuffs]
        if some:
            mask, box = bones.silhouette(some, Stand(whole.size, 30, 60), 0)
            whole.paste(value, box, mask)
    return whole


def test_no_two_shadows_are_alike() -> None:
    shadows = {name: shadow(name) for name in CLOUDS}
    for one, other in combinations(CLOUDS, 2):
        apart = ImageStat.Stat(ImageChops.difference(shadows[one], shadows[other])).sum[0]
        larger = max(ImageStat.Stat(shadows[name]).sum[0] for name in (one, other))
        assert apart > larger * 0.2, (one, other)
