"""The pictures of Special Features, in the notation of `kit/figures.py`."""

from PIL import Image, ImageChops

from games.solani.view import FEATURES
from renderers.kit import figures, raster
from renderers.kit.canvas import Sprite
from renderers.kit.figures import FigurePlacement
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import icon, piece, pill
from renderers.kit.theme import ENAMEL, RGB, SEA, WINDOW_DEEP, ink, mix

BODIES = {
    "pulsar": """
        far 50 50, 50 50, 20 2, 38 -2; 50 50, 50 50, 80 102, 62 102
        body 22 58 2, 36 70 3, 62 62 3, 82 44 2, 72 34 3, 40 42 3, 22 58 2
        light 50 50 12
    """,
    "black_hole": """
        body 50 46 27
        hole 50 46 20
        near -2 58 1, 20 52 4, 50 54 6, 80 52 4, 102 58 1, 80 62 4, 50 66 5, 20 62 4, -2 58 1
    """,
    "comet": """
        far 36 62, 60 24, 100 2, 100 2, 76 40, 44 72
        body 32 66, 60 34, 92 10, 92 10, 66 46, 42 76
        near 30 68 15
        light 28 70 8
    """,
    "meteor_shower": """
        body 12 34 5, 40 4 0.6; 24 66 7, 64 24 0.8; 52 46 4, 74 22 0.6; 54 86 6, 92 44 0.8; 82 76 4, 100 56 0.6
        light 12 34 3; 24 66 5; 52 46 2.4; 54 86 4; 82 76 2.4
    """,
    "moonlight": """
        body 56 6, 56 6, 26 14, 12 42, 22 72, 48 86, 72 78, 72 78, 46 66, 36 40, 44 18
        light 60 26 1.4, 84 18 0.8; 64 44 1.4, 94 44 0.8; 66 62 1.4, 88 70 0.8
    """,
    "dust_lane": """
        far -4 40 10, 50 50 16, 104 56 10
        body 0 42 5, 50 50 9, 100 56 5
        hole 2 46 2, 28 46 3.4, 50 53 4, 74 50 3.4, 98 58 2
        light 20 30 2; 74 68 2.4; 46 72 1.6; 62 32 1.8
    """,
    "binary_star": """
        far 26 70 2, 10 50 2, 26 26 2, 54 20 2, 82 32 2, 92 54 2, 76 76 2, 48 82 2, 26 70 2
        body 28 56 34 15 8; 74 44 22 10 8
        light 28 56 9; 74 44 6
    """,
    "open_cluster": """
        body 50 46 14 5 5; 24 30 11 4 5; 74 24 12 4 5; 22 66 12 4 5; 52 80 13 5 5; 80 58 11 4 5; 48 18 8 3 5
        body 92 40 7 3 5
        light 50 46 3; 24 30 2; 74 24 2; 22 66 2; 52 80 2; 80 58 2
    """,
    "zodiacal_light": """
        far 50 -2, 50 -2, 70 46, 94 84, 94 84, 6 84, 6 84, 30 46
        body 50 18, 50 18, 62 52, 74 84, 74 84, 26 84, 26 84, 38 52
        hole -6 84, -6 84, 30 78, 70 82, 106 78, 106 104, 106 104, -6 104, -6 104
        light 18 26 2; 82 22 2.4; 88 52 1.6
    """,
    "aurora": """
        far 4 78, 4 78, 6 24, 24 6, 34 40, 46 14, 60 4, 64 46, 78 16, 94 10, 96 70, 96 70, 70 82, 44 66, 24 82
        body 6 74 2, 24 78 3, 44 62 3, 66 78 3, 94 66 2; 12 66 1, 14 30 0.6; 30 70 1, 30 36 0.6; 46 58 1, 52 20 0.6
        body 62 70 1, 66 40 0.6; 80 68 1, 86 28 0.6
    """,
    "spiral_arm": """
        body 30 66 10, 20 46 9, 32 24 8, 58 14 6, 82 22 4, 96 42 1.4
        light 44 62 5; 24 40 1.8; 46 18 1.8; 72 16 1.8; 88 30 1.4
        near 44 62 12
    """,
    "star_nursery": """
        body 16 92, 16 92, 12 62, 24 38, 36 44, 44 24, 58 18, 70 34, 82 44, 90 66, 84 92, 84 92
        hole 36 92, 36 92, 38 66, 50 56, 62 66, 64 92, 64 92
        light 50 74 11 4 8; 30 62 6 2 4; 72 60 6 2 4; 56 34 6 2 4
    """,
    "supernova": """
        far 50 48 58 20 16
        body 50 48 46 15 8
        light 50 48 13
    """,
    "pole_star": """
        far 50 90 2, 16 76 2, 6 46 2, 22 16 2; 50 90 2, 84 76 2, 94 46 2, 78 16 2
        body 50 44 46 9 4
        near 50 44 22 8 4
        light 50 44 6
    """,
    "galaxy": """
        body 50 50 12, 70 40 7, 72 24 6, 52 12 5, 26 16 4, 8 36 1.6
        body 50 50 12, 30 60 7, 28 76 6, 48 88 5, 74 84 4, 92 64 1.6
        light 50 50 9
        near 90 30 1.6; 14 74 1.8
    """,
    "eclipse": """
        far 50 48 56 34 14
        body 50 48 33
        hole 50 48 28
        light 74 26 5
    """,
    "conjunction": """
        far 4 92 1.4, 96 4 1.4
        body 22 74 13; 50 48 17; 80 20 10
        hole 16 70 3; 26 80 2.4; 44 42 4; 56 56 3; 78 17 2
        near 26 56 1.6, 40 62 2, 62 40 2, 74 42 1.6
    """,
    "milky_way": """
        far 0 104 16, 30 70 16, 66 34 18, 104 -4 16
        body 4 96 8, 34 66 8, 64 38 10, 100 0 8
        hole 20 84 2, 46 58 3, 74 26 2
        light 26 68 2; 62 46 2.4; 44 46 1.6; 84 22 2; 72 42 1.6; 14 80 1.6
    """,
    "constellation": """
        far 14 24 1.3, 40 32 1.3, 54 56 1.3, 84 50 1.3, 90 82 1.3; 54 56 1.3, 46 88 1.3; 84 50 1.3, 76 16 1.3
        body 14 24 11 4 5; 40 32 9 3.6 5; 54 56 13 5 5; 84 50 11 4 5; 90 82 9 3.6 5; 46 88 10 4 5; 76 16 9 3.6 5
    """,
    "planetary_nebula": """
        far 50 48 42
        body 50 48 33
        hole 50 48 20
        near 50 14 3, 72 26 3; 50 82 3, 28 70 3
        light 50 48 8 2.6 4
    """,
    "void": """
        far 50 12 2, 80 22 2, 92 48 2, 80 74 2, 50 84 2, 20 74 2, 8 48 2, 20 22 2, 50 12 2
        hole 50 48 30
        light 50 12 2.2; 80 22 1.6; 92 48 2.2; 80 74 1.6; 50 84 2.2; 20 74 1.6; 8 48 2.2; 20 22 1.6
    """,
    "twin_quasar": """
        far 26 48, 26 48, 18 -4, 34 -4; 26 48, 26 48, 18 100, 34 100; 74 48, 74 48, 66 -4, 82 -4
        far 74 48, 74 48, 66 100, 82 100
        body 6 50 1.4, 26 44 4, 46 50 1.4, 26 56 4, 6 50 1.4; 54 50 1.4, 74 44 4, 94 50 1.4, 74 56 4, 54 50 1.4
        light 26 50 8; 74 50 8
    """,
    "spectrum": """
        near 50 18, 50 18, 76 66, 76 66, 24 66, 24 66
        light 2 60 1.4, 38 42 1.4
        body 60 40 1.6, 100 44 3; 62 46 1.6, 100 60 3; 66 54 1.6, 98 76 3
        hole 50 34, 50 34, 64 59, 64 59, 36 59, 36 59
    """,
    "great_chain": """
        body 8 22 8; 34 40 9; 62 34 8; 78 60 9; 56 84 8; 26 74 8
        far 8 22 2, 34 40 2, 62 34 2, 78 60 2, 56 84 2, 26 74 2
        light 8 22 3; 34 40 3.6; 62 34 3; 78 60 3.6; 56 84 3; 26 74 3
    """,
}
BODIES |= {f"{card}_2": BODIES[card] for card, feature in FEATURES.items() if feature.retired}


@kept
def close(name: str, size: int, icon_name: str) -> Sprite:
    """Return a Special Feature for a close-up.

    The body is in a hexagon of night, its stars above, its symbol below.
    """
    frame = piece("hexagon", "violet", size)
    base = frame.image.copy()
    window = raster.blank(*base.size)
    hexagon = raster.shape_mask("hexagon", base.width * raster.FINE, size * 0.86 * raster.FINE).reduce(raster.FINE)
    mask = Image.new("L", base.size, 0)
    mask.paste(hexagon, (frame.x - hexagon.width // 2, frame.y - hexagon.height // 2))
    raster.lay(window, raster.vertical(*base.size, (WINDOW_DEEP, mix(WINDOW_DEEP, ENAMEL["violet"], 0.4))), mask)
    _lit(window, mask, name, FigurePlacement((base.width, round(frame.y + size * 0.3)), frame.x, size * 0.58))
    base.alpha_composite(window)
    number, tall = FEATURES[name].magnitude, round(size * 0.17)
    for k in range(number):
        star = icon("star5", tall, ink.gilt, ink.night)
        at = (round(frame.x + (k - (number - 1) / 2) * tall * 0.9) - star.x, round(frame.y - size * 0.37) - star.y)
        base.alpha_composite(star.image, at)
    foot = pill(icon_name, max(32, round(size * 0.26)), ink.gilt)
    base.alpha_composite(foot.image, (frame.x - foot.x, round(frame.y + size * 0.4) - foot.y))
    return Sprite(base, frame.x, frame.y)


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
            mask = Image.new("L", window.size, 0)
            mask.paste(drawn, box[:2])
            mask = ImageChops.multiply(mask, pane)
            if stuff != "hole":
                raster.lay(window, colours[1], raster.blurred(mask, stand.side * 0.05), 0.5 * opacity)
            raster.lay(window, raster.vertical(*window.size, colours), mask, opacity)
