"""Special Features: each its own figure, told apart even as a shadow."""

from itertools import combinations

from PIL import Image, ImageChops, ImageStat

from games.solani.view import FEATURES
from renderers.kit import bones
from renderers.kit.bones import Stand
from renderers.solani.bodies import BODIES


def test_every_special_feature_has_a_figure_and_nothing_else_has() -> None:
    assert BODIES.keys() == FEATURES.keys()


def shadow(name: str) -> Image.Image:
    """What is seen of a figure 60 pixels high, without any colour: its outline and what is dark in it."""
    whole = Image.new("L", (60, 60))
    for stuffs, value in ((("far", "body", "near", "light"), 255), (("hole",), 0)):
        some = [part for part in bones.parts(BODIES[name]) if part.stuff in stuffs]
        if some:
            mask, box = bones.silhouette(some, Stand(whole.size, 30, 60), 0)
            whole.paste(value, box, mask)
    return whole


def test_no_two_shadows_are_alike() -> None:
    shadows = {name: shadow(name) for name in BODIES}
    for one, other in combinations(BODIES, 2):
        apart = ImageStat.Stat(ImageChops.difference(shadows[one], shadows[other])).sum[0]
        larger = max(ImageStat.Stat(shadows[name]).sum[0] for name in (one, other))
        assert apart > larger * 0.2, (one, other)
