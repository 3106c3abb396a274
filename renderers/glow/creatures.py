"""Companions and adventurers by night: each a figure of its own, its joints the stars of a constellation.

Figures are in `bestiary.py` and `wanderers.py`, how they are written in `kit/bones.py`; here they are lit with the
colour of their card. Two cards of one name show the same figure in another pose.
"""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from renderers.glow.bestiary import COMPANIONS
from renderers.glow.wanderers import ADVENTURERS
from renderers.kit import bones, raster, theme
from renderers.kit.bones import Part, Stand
from renderers.kit.luck import Luck
from renderers.kit.panels import night_window
from renderers.kit.raster import FINE
from renderers.kit.shelf import masks
from renderers.kit.theme import ENAMEL, RGB, ink, mix

FIGURES = COMPANIONS | ADVENTURERS
GROUND = "far -300 120, -300 120, -300 93, -60 90, 50 92, 160 90, 400 93, 400 120, 400 120"

_STARRY = 84
"""From this height on the joints are seen as stars."""


def figure_of(card: str) -> str:
    """The name without deck and number: cards of one name show the same figure."""
    return card.split("_", 1)[-1]


@masks
def portrait(card: str, enamel: str, width: int, height: int, free: int) -> Image.Image:
    """The window of a companion or an adventurer, whose face looks out of the `free` pixels at the left."""
    scene = night_window(card, enamel, width, height)
    parts = bones.parts(FIGURES[figure_of(card)])
    here = stand(card, parts, (width, height), free)
    c = ENAMEL[enamel]
    _moonlight(scene, here, c)
    _put(scene, list(bones.parts(GROUND)), Stand((width, height), width / 2, height), _flesh(c, 0.26, 0.10, 0.7))
    for stuff, material in _materials(c).items():
        if stuff == "mark" and height >= _STARRY:
            _stars(scene, parts, here)
        _put(scene, [part for part in parts if part.stuff == stuff], here, material)
    scene.putalpha(raster.round_box(width, height, 8))
    return scene


def stand(card: str, parts: tuple[Part, ...], size: tuple[int, int], free: int) -> Stand:
    """A figure is as large as the window permits, the smaller ones remain smaller; each card has its own pose."""
    luck = Luck(f"pose {card}")
    lean = luck.uniform(-0.12, 0.12)
    left, top, right, _ = bones.bounds(parts)
    first, upper, last, lower = bones.bounds([part for part in parts if part.stuff == "eye"])
    width, height = size
    fits = min(height * 0.96 / (100 - top), width * 0.88 / (right - left), free * 0.94 / (last - first))
    unit = min(fits, height * 0.0122) * luck.uniform(0.95, 1.0)
    face = (last + 4 if unit * (last - first + 8) < free else last) + lean * (100 - (upper + lower) / 2)
    middle = min(width * 0.48 - unit * ((left + right) / 2 - 50), free - unit * (face - 50))
    return Stand(size, middle, unit * 100, lean)


Material = Callable[[Image.Image, Image.Image, float], None]
"""Paints what has this mask on a piece of a picture, given a hundredth of the picture's height."""


def _materials(c: RGB) -> dict[str, Material]:
    """What the parts are made of, from the back to the front."""
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


def _put(scene: Image.Image, parts: list[Part], here: Stand, material: Material) -> None:
    if parts:
        mask, box = bones.silhouette(parts, here, round(scene.height * 0.1) + 2)
        piece = scene.crop(box)
        material(piece, mask, scene.height / 100)
        scene.paste(piece, box[:2])


def _flesh(c: RGB, top: float, bottom: float, lit: float) -> Material:
    """A body with so much of the colour: dark round it, brighter at its edge and where light falls from above."""

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
    """Something that glows: light round it, bright within, white at heart."""

    def paint(scene: Image.Image, mask: Image.Image, unit: float) -> None:
        halo = raster.blurred(mask, 4.0 * unit).point(_levels(1.7, 0))
        raster.lay(scene, mix(c, ink.white, 0.2), halo, 0.7 * strength)
        raster.lay(scene, mix(c, ink.white, 0.55), mask, strength)
        heart = raster.blurred(mask, 1.4 * unit).point(_levels(2, -255))
        raster.lay(scene, mix(c, ink.white, 0.9), heart, strength)

    return paint


def _dark(scene: Image.Image, mask: Image.Image, _: float) -> None:
    raster.lay(scene, theme.CREATURE, mask)


@lru_cache
def _levels(times: float, plus: float) -> list[int]:
    return [max(0, min(255, round(v * times + plus))) for v in range(256)]


def _moonlight(scene: Image.Image, here: Stand, c: RGB) -> None:
    """A dark night, and light behind the figure, so that its outline is seen."""
    scene.alpha_composite(Image.new("RGBA", scene.size, (*ink.night, 120)))
    wide = round(here.side * 1.5)
    light = Image.new("L", scene.size, 0)
    corner = (round(here.middle - wide / 2), round((scene.height - wide) / 2))
    light.paste(raster.falloff(wide, wide, 1.3, 0.5), corner)
    raster.lay(scene, mix(c, ink.mist, 0.4), light)


def _stars(scene: Image.Image, parts: tuple[Part, ...], here: Stand) -> None:
    """The constellation that a figure is: a star at each joint, a line along each limb."""
    mask = Image.new("L", (scene.width * FINE, scene.height * FINE), 0)
    draw = ImageDraw.Draw(mask)
    unit = scene.height / 100 * FINE
    for part in parts:
        if part.limb and part.stuff in {"body", "near"}:
            places = [(x * FINE, y * FINE) for x, y, _ in map(here.at, part.joints)]
            draw.line(places, fill=110, width=max(1, round(0.5 * unit)))
            for x, y in places:
                draw.ellipse((x - unit, y - unit, x + unit, y + unit), fill=255)
    raster.lay(scene, ink.gilt, mask.reduce(FINE), 0.8)
