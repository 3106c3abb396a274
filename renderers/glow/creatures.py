"""Companions and adventurers by night: figures whose joints are stars of a constellation.

Figures are in `figures.toml`, their notation in `kit/figures.py`; this module lights them with the colour of their
card. Cards of one name show the same figure, each below another sky.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import takewhile

from PIL import Image, ImageChops

from games.glow.components import COMPANIONS
from renderers.kit import figures, raster, theme
from renderers.kit.canvas import Sprite
from renderers.kit.figures import FigurePart, FigurePlacement
from renderers.kit.panels import night_window
from renderers.kit.raster import FINE
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.sprite_cache import kept, masks
from renderers.kit.theme import ENAMEL, RGB, ink, mix

FIGURES = figures.load(__package__)
SKIES = (
    "",
    "aura 10 30 24",  # the full moon
    "aura 50 46 74 30 9",  # rays
    "aura 104 20 3, 66 10 9, 20 26 11, -2 62 9, -8 96 3",  # a band of stars
    "aura -30 64 1, 10 36 5, 50 26 7, 90 36 5, 130 64 1; 50 36 20",  # a planet with its ring
    "aura 8 30 15; 92 22 11; 84 62 7; 20 72 6",  # four moons
)
"""The sky behind the first, second ... card of a name."""
GROUND = "far -300 120, -300 120, -300 93, -60 90, 50 92, 160 90, 400 93, 400 120, 400 120"

_SIDES = (90, 180, 360)
"""Sides at which figures are drawn, to be reduced; all but the smallest show their joints as stars."""


_STEP, _WIDER = 24, 48
"""Windows with heights and widths within this step share a night; likewise figures and the light behind them."""

Reach = tuple[float, float, float, float]


def figure_of(card: str) -> str:
    """Return the name without deck and number: cards of one name show the same figure."""
    return card.split("_", 1)[-1]


@lru_cache(maxsize=128)  # the companions
def printing(card: str) -> int:
    """Return the number of companions of the same name before a card."""
    return sum(figure_of(other) == figure_of(card) for other in takewhile(lambda other: other != card, COMPANIONS))


@kept
def figure_head(card: str, enamel: str, width: int, height: int, free: int) -> Image.Image:
    """Return the window of a figure, with its face in the `free` pixels at the left."""
    wide, tall = _stepped(width, _WIDER), _stepped(height, _STEP)
    left = (wide - width) // 2
    scene = _night(enamel, wide, tall).crop((left, tall - height, left + width, tall))
    here = stand(card, (width, height), free)
    _moonlight(scene, here, ENAMEL[enamel])
    side = next((side for side in _SIDES if side >= here.side), _SIDES[-1])
    image, x, y = _figure(card, enamel, side)
    share = here.side / side
    image = image.resize((max(1, round(image.width * share)), max(1, round(image.height * share))))
    scene.paste(image, (round(here.middle - x * share), round(height - y * share)), image)
    scene.putalpha(raster.round_box(width, height, 8))
    return scene


def _stepped(size: int, step: int) -> int:
    return -(-size // step) * step


@kept
def _figure(card: str, enamel: str, side: int) -> Sprite:
    """Return a figure in a box of this side, lit in the colour of its card.

    Its anchor is the middle of its foot.

    It is cached apart from its window, because it takes far longer to draw and windows have many sizes.
    """
    scene, parts, c = raster.blank(2 * side, round(1.2 * side)), figures.parts(FIGURES[figure_of(card)]), ENAMEL[enamel]
    here = FigurePlacement(scene.size, side, side, _pose(card)[0])
    _put(scene, list(figures.parts(SKIES[printing(card)])), here._replace(lean=0.0), _light(c, 0.44))
    for stuff, material in _materials(c).items():
        if stuff == "mark" and side > _SIDES[0]:
            _stars(scene, parts, here)
        _put(scene, [part for part in parts if part.stuff == stuff], here, material)
    box = scene.getbbox() or (0, 0, 1, 1)
    return Sprite(scene.crop(box), side - box[0], scene.height - box[1])


@masks
def _night(enamel: str, width: int, height: int) -> Image.Image:
    """Return a dark night of this colour above dark ground, which sets off an outline."""
    scene = night_window(enamel, enamel, width, height).copy()
    scene.alpha_composite(Image.new("RGBA", scene.size, (*ink.night, 120)))
    here = FigurePlacement(scene.size, width / 2, height)
    _put(scene, list(figures.parts(GROUND)), here, _flesh(ENAMEL[enamel], 0.26, 0.10, 0.7))
    return scene


@lru_cache(maxsize=128)  # the figures
def _reach(name: str) -> tuple[Reach, Reach]:
    """Return the bounds of a figure and those of its eyes."""
    parts = figures.parts(FIGURES[name])
    return figures.bounds(parts), figures.bounds([part for part in parts if part.stuff == "eye"])


def _pose(card: str) -> tuple[float, float]:
    """Return the lean of a figure, and its share of its full size: each card has its own pose."""
    rng = SeededRandom(f"pose {card}")
    return rng.uniform(-0.12, 0.12), rng.uniform(0.95, 1.0)


def stand(card: str, size: tuple[int, int], free: int) -> FigurePlacement:
    """Return the placement of a figure as large as the window permits.

    Small animals stay smaller.
    """
    lean, full = _pose(card)
    (left, top, right, _), (first, upper, last, lower) = _reach(figure_of(card))
    width, height = size
    fits = min(height * 0.96 / (100 - top), width * 0.88 / (right - left), free * 0.94 / (last - first))
    unit = min(fits, height * 0.0122) * full
    face = (last + 4 if unit * (last - first + 8) < free else last) + lean * (100 - (upper + lower) / 2)
    middle = min(width * 0.48 - unit * ((left + right) / 2 - 50), free - unit * (face - 50))
    return FigurePlacement(size, middle, unit * 100, lean)


Material = Callable[[Image.Image, Image.Image, float], None]
"""Paints the part with this mask on a piece of a picture, given a hundredth of the figure's side."""


def _materials(c: RGB) -> dict[str, Material]:
    """Return the materials of the parts, from back to front."""
    return {
        "aura": _light(c, 0.55),
        "far": _flesh(c, 0.36, 0.14, 0.6),
        "body": _flesh(c, 0.58, 0.18, 1.0),
        "near": _flesh(c, 0.76, 0.30, 1.0),
        "mark": _light(c, 0.6),
        "light": _light(c, 1.0),
        "hole": _dark,
        "eye": _light(ink.group_glow, 1.0),
        "pupil": _dark,
    }


def _put(scene: Image.Image, parts: list[FigurePart], here: FigurePlacement, material: Material) -> None:
    if parts:
        mask, box = figures.silhouette(parts, here, round(here.side * 0.1) + 2)
        piece = scene.crop(box)
        material(piece, mask, here.side / 100)
        scene.paste(piece, box[:2])


def _flesh(c: RGB, top: float, bottom: float, lit: float) -> Material:
    """Return the material of a body: dark around it, brighter at its edge and upper side.

    The numbers are shares of the colour.
    """

    def paint(scene: Image.Image, mask: Image.Image, unit: float) -> None:
        raster.lay(scene, ink.night, raster.blurred(mask, 2.2 * unit), 0.6)
        stops = [mix(theme.CREATURE, mix(c, ink.white, 0.12), share) for share in (top, top, bottom)]
        raster.lay(scene, raster.vertical(*scene.size, stops), mask)
        edge = ImageChops.subtract(mask, raster.blurred(mask, 3.0 * unit)).point(_levels(2, 0))
        raster.lay(scene, mix(c, ink.white, 0.25), edge, 0.5 * lit)
        step = max(1, round(1.6 * unit))
        rim = ImageChops.subtract(mask, raster.shifted(mask, round(step * 0.6), step))
        raster.lay(scene, mix(mix(c, ink.white, 0.35), ink.gilt, 0.45), rim, lit)

    return paint


def _light(c: RGB, strength: float) -> Material:
    """Return the material of a glowing part: light around it, bright inside, white inmost."""

    def paint(scene: Image.Image, mask: Image.Image, unit: float) -> None:
        halo = raster.blurred(mask, 4.0 * unit).point(_levels(1.7, 0))
        raster.lay(scene, mix(c, ink.white, 0.2), halo, 0.7 * strength)
        raster.lay(scene, mix(c, ink.white, 0.55), mask, strength)
        heart = raster.blurred(mask, 1.4 * unit).point(_levels(2, -255))
        raster.lay(scene, mix(c, ink.white, 0.9), heart, strength)

    return paint


def _dark(scene: Image.Image, mask: Image.Image, _: float) -> None:
    raster.lay(scene, theme.CREATURE, mask)


@lru_cache(maxsize=128)
def _levels(times: float, plus: float) -> list[int]:
    return [max(0, min(255, round(v * times + plus))) for v in range(256)]


def _moonlight(scene: Image.Image, here: FigurePlacement, c: RGB) -> None:
    wide = _stepped(round(here.side * 1.5), _STEP)
    corner = (round(here.middle - wide / 2), round((scene.height - wide) / 2))
    light = raster.within(scene.size, raster.falloff(wide, wide, 1.3, 0.5), corner)
    raster.lay(scene, mix(c, ink.mist, 0.4), light)


def _stars(scene: Image.Image, parts: tuple[FigurePart, ...], here: FigurePlacement) -> None:
    """Paint the constellation of a figure: a star at each joint, a line along each limb."""
    mask, draw = raster.drawing(*scene.size)
    unit = here.side / 100 * FINE
    for part in parts:
        if part.limb and part.stuff in {"body", "near"}:
            places = [(x * FINE, y * FINE) for x, y, _ in map(here.at, part.joints)]
            draw.line(places, fill=110, width=max(1, round(0.5 * unit)))
            for x, y in places:
                draw.ellipse((x - unit, y - unit, x + unit, y + unit), fill=255)
    raster.lay(scene, ink.gilt, mask.reduce(FINE), 0.8)
