"""The pictures of Special Features: their figures, in `figures.toml`, in a hexagon of night."""

from PIL import Image, ImageChops

from games.solani.components import FEATURES
from renderers.kit import figures, raster
from renderers.kit.canvas import Sprite
from renderers.kit.figures import FigurePlacement
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import icon, piece, pill
from renderers.kit.theme import ENAMEL, RGB, SEA, WINDOW_DEEP, ink, mix

BODIES = figures.load(__package__)
BODIES |= {f"{card}_2": BODIES[card] for card, feature in FEATURES.items() if feature.retired}


@kept
def close(name: str, size: int, icon_name: str) -> Sprite:
    """Return a Special Feature for a close-up.

    The body is in a hexagon of night, its stars above, its symbol below.
    """
    frame = _figure(name, piece("hexagon", "violet", size), size * 0.86, (size * 0.3, size * 0.58))
    base = frame.image
    number, tall = FEATURES[name].magnitude, round(size * 0.17)
    for k in range(number):
        star = icon("star5", tall, ink.gilt, ink.night)
        star.onto(base, frame.x + (k - (number - 1) / 2) * tall * 0.9, frame.y - size * 0.37)
    pill(icon_name, max(32, round(size * 0.26)), ink.gilt).onto(base, frame.x, frame.y + size * 0.4)
    return Sprite(base, frame.x, frame.y)


@kept
def small(name: str, size: int) -> Sprite:
    """Return a Special Feature as its figure in a hexagon of night."""
    return _figure(name, piece("hexagon", "violet", round(size * 1.06)), size * 0.94, (size * 0.4, size * 0.8))


def _figure(name: str, frame: Sprite, wide: float, stand: tuple[float, float]) -> Sprite:
    """Return a hexagon of night so wide with a figure; `stand` is its foot below the middle, and its height."""
    base = frame.image.copy()
    window = raster.blank(*base.size)
    hexagon = raster.shape_mask("hexagon", base.width * raster.FINE, wide * raster.FINE).reduce(raster.FINE)
    mask = raster.within(base.size, hexagon, (frame.x - hexagon.width // 2, frame.y - hexagon.height // 2))
    raster.lay(window, raster.vertical(*base.size, (WINDOW_DEEP, mix(WINDOW_DEEP, ENAMEL["violet"], 0.4))), mask)
    _lit(window, mask, name, FigurePlacement((base.width, round(frame.y + stand[0])), frame.x, stand[1]))
    base.alpha_composite(window)
    return frame._replace(image=base)


_PAINTS: dict[str, tuple[tuple[RGB, RGB], float]] = {
    "far": ((mix(ENAMEL["violet"], ink.moon, 0.4), mix(SEA[2], ink.moon, 0.2)), 0.75),
    "body": ((ink.gilt, ENAMEL["amber"]), 1.0),
    "near": ((ink.moon, ink.gilt), 1.0),
    "hole": ((ink.night, ink.night), 0.92),
    "light": ((ink.white, ink.group_line), 1.0),
}
"""Colours of the stuffs of bodies, above and below, and their density; from back to front."""


def _lit(window: Image.Image, pane: Image.Image, name: str, stand: FigurePlacement) -> None:
    for stuff, (colours, opacity) in _PAINTS.items():
        some = [part for part in figures.parts(BODIES[name]) if part.stuff == stuff]
        if some:
            drawn, box = figures.silhouette(some, stand, 0)
            mask = ImageChops.multiply(raster.within(window.size, drawn, box[:2]), pane)
            if stuff != "hole":
                raster.lay(window, colours[1], raster.blurred(mask, stand.side * 0.05), 0.5 * opacity)
            raster.lay(window, raster.vertical(*window.size, colours), mask, opacity)
