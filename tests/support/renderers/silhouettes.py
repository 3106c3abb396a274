"""Shadows: figures without any colour, so that what tells them apart is their form alone."""

from collections.abc import Iterable, Mapping
from itertools import combinations

from PIL import Image, ImageChops, ImageStat

from renderers.kit import figures as kit_figures
from renderers.kit.figures import FigurePlacement

SOLID = ("far", "body", "near", "light")


def alike(figures: Mapping[str, str], solid: Iterable[str] = SOLID) -> list[tuple[str, str]]:
    """The pairs of figures whose shadows share all but a fifth of the larger one."""
    shadows = {name: _shadow(figure, tuple(solid)) for name, figure in figures.items()}
    return [(one, other) for one, other in combinations(figures, 2) if _near(shadows[one], shadows[other])]


def _shadow(figure: str, solid: tuple[str, ...]) -> Image.Image:
    """What is seen of a figure 60 pixels high: its outline, and the holes in it."""
    whole = Image.new("L", (96, 60))
    for stuffs, value in ((solid, 255), (("hole",), 0)):
        some = [part for part in kit_figures.parts(figure) if part.stuff in stuffs]
        if some:
            mask, box = kit_figures.silhouette(some, FigurePlacement(whole.size, 48, 60), 0)
            whole.paste(value, box, mask)
    return whole


def _near(one: Image.Image, other: Image.Image) -> bool:
    apart, *sizes = (ImageStat.Stat(picture).sum[0] for picture in (ImageChops.difference(one, other), one, other))
    return apart <= max(sizes) * 0.2
