"""Window art of objects in space: dust, rocks, moons, planets, suns, clouds and holes."""

import math

from PIL import ImageChops

from renderers.hoshitsukuri.scene import Point, Scene, ring, shades
from renderers.kit.theme import ENAMEL, ink, mix

_GREY = mix(ENAMEL["ash"], ink.night, 0.25)
_SAND = mix(ENAMEL["amber"], ENAMEL["bone"], 0.55)
_GOLD = mix(ENAMEL["amber"], ENAMEL["lemon"], 0.45)
_EMBER = ENAMEL["ember"]
_HOT = mix(ENAMEL["lemon"], ink.white, 0.55)


def stardust(s: Scene) -> None:
    """Draw a drifting band of glints."""
    s.clouds(0, 0, 0.62, (mix(ENAMEL["violet"], ENAMEL["frost"], 0.5), mix(ENAMEL["bone"], ENAMEL["amber"], 0.3)), 2.2)
    for k in range(11):
        x = -0.56 + 1.12 * k / 10
        y = 0.18 * math.sin(k * 1.9) - x * 0.25 + s.rng.uniform(-0.1, 0.1)
        s.spark(x, y, (0.17, 0.30, 0.21, 0.42, 0.15)[k % 5])


def _stone(s: Scene, x: float, y: float, r: float) -> tuple[list[Point], list[Point]]:
    """Return the uneven outline of a stone and its lit upper left."""
    sway = [s.rng.uniform(0.84, 1.06) for _ in range(11)]
    outline = [
        (x + r * 1.12 * w * math.cos(k / 11 * math.tau), y + r * 0.86 * w * math.sin(k / 11 * math.tau))
        for k, w in enumerate(sway)
    ]
    lit = [(x + (px - x) * 0.74 - r * 0.16, y + (py - y) * 0.72 - r * 0.16) for px, py in outline]
    return outline, lit


def rock(s: Scene) -> None:
    """Draw a tumbling boulder with craters, two splinters next to it."""
    for x, y, r in ((0.46, 0.24, 0.085), (-0.47, -0.26, 0.06), (0.0, 0.0, 0.36)):
        outline, lit = _stone(s, x, y, r)
        body = s.mask(outline)
        s.lay(body, shades(mix(_GREY, _SAND, 0.35)))
        s.lay(ImageChops.multiply(s.mask(lit), body), mix(_GREY, ENAMEL["bone"], 0.45), 0.5)
        s.rim(body, ink.group_line)
        if r > 0.2:
            _craters(s, ((-0.1, -0.06, 0.085), (0.14, 0.08, 0.06), (-0.02, 0.16, 0.045), (0.16, -0.12, 0.035)))


def _craters(s: Scene, spots: tuple[tuple[float, float, float], ...]) -> None:
    for x, y, r in spots:
        s.fill(mix(_GREY, ink.night, 0.55), ring(x, y, r, r * 0.8), opacity=0.75)
        s.stroke(mix(_GREY, ink.white, 0.55), 0.014, ring(x, y, r, r * 0.8, (20, 160)), opacity=0.8)


def satellite(s: Scene) -> None:
    """Draw a moon with craters, and its faint path."""
    s.stroke(ink.gilt, 0.008, ring(0.0, 0.1, 0.62, 0.5, (185, 355)), opacity=0.55)
    s.halo(0, 0, 0.62, ENAMEL["ash"], glare=(0.4, 1.4))
    spots = ((-0.12, -0.1, 0.11), (0.13, 0.03, 0.08), (-0.04, 0.2, 0.09), (0.14, -0.2, 0.05), (-0.22, 0.1, 0.05))
    marks = [(s.mask(*[ring(x, y, r, r) for x, y, r in spots]), mix(_GREY, ink.night, 0.22))]
    marks.append(
        (s.lines(0.016, *[ring(x, y, r, r, (15, 150)) for x, y, r in spots]), mix(ENAMEL["ash"], ink.white, 0.5))
    )
    s.ball(0, 0, 0.35, ENAMEL["ash"], marks)
    s.spark(0.44, -0.26, 0.2)


def planet(s: Scene) -> None:
    """Draw a banded giant in its ring."""
    s.halo(0, 0, 0.72, ENAMEL["amber"], glare=(0.45, 1.4))
    back = s.lines(0.05, ring(0, 0.02, 0.56, 0.17, (180, 360), tilt=-14))
    s.lay(back, mix(_SAND, ink.night, 0.3))
    bands = []
    for y, thick, colour in (
        (-0.19, 0.05, _GOLD),
        (-0.06, 0.08, _SAND),
        (0.08, 0.05, mix(_SAND, _EMBER, 0.4)),
        (0.2, 0.06, _GOLD),
    ):
        line = [(-0.4 + 0.8 * k / 16, y + 0.012 * math.sin(k + y * 40) - (k / 16 - 0.5) * 0.18) for k in range(17)]
        bands.append((s.lines(thick, line), colour))
    s.ball(0, 0, 0.33, mix(_SAND, ENAMEL["amber"], 0.35), bands)
    front = ring(0, 0.02, 0.56, 0.17, (0, 180), tilt=-14)
    s.stroke((mix(ENAMEL["bone"], _GOLD, 0.3), _SAND), 0.05, front)
    s.stroke(mix(_SAND, ink.night, 0.55), 0.008, ring(0, 0.02, 0.53, 0.155, (0, 180), tilt=-14), opacity=0.8)


def _rays(count: int, inner: float, outer: float) -> list[Point]:
    return [
        (r * math.cos(k * math.pi / count - math.pi / 2), r * math.sin(k * math.pi / count - math.pi / 2))
        for k in range(2 * count)
        for r in [outer if k % 2 == 0 else inner]
    ]


def sun(s: Scene) -> None:
    """Draw a blazing star with fourteen rays."""
    s.halo(0, 0, 1.0, ENAMEL["amber"], glare=(0.75, 1.4))
    rays = s.mask(_rays(14, 0.34, 0.47))
    s.glow(rays, ENAMEL["lemon"], 0.05, 0.9)
    s.lay(rays, (mix(ENAMEL["lemon"], ink.white, 0.3), ENAMEL["amber"]))
    s.fill(mix(_EMBER, ENAMEL["amber"], 0.6), ring(0, 0, 0.315, 0.315))
    s.clouds(0, 0, 0.34, (ENAMEL["amber"],), 2.4)
    disc = s.mask(ring(0, 0, 0.29, 0.29))
    s.lay(disc, (_HOT, ENAMEL["lemon"], ENAMEL["amber"]))
    for x, y, r in (
        (0.1, 0.1, 0.05),
        (0.17, 0.02, 0.03),
        (-0.05, 0.17, 0.035),
        (-0.16, 0.08, 0.028),
        (0.04, 0.02, 0.022),
    ):
        s.fill(mix(_EMBER, ENAMEL["amber"], 0.5), ring(x, y, r, r * 0.7), opacity=0.6)
    s.halo(-0.1, -0.11, 0.2, ink.white, glare=(0.75, 1.4))


def nebula(s: Scene) -> None:
    """Draw a glowing cloud in which stars are born."""
    s.halo(0, 0, 0.9, _EMBER, glare=(0.4, 1.4))
    for x, y, r, colour in (
        (-0.2, -0.04, 0.56, _EMBER), (0.24, 0.08, 0.52, ENAMEL["orchid"]), (0.04, -0.12, 0.42, ENAMEL["amber"]),
        (0.0, 0.16, 0.46, ENAMEL["violet"]), (-0.06, 0.02, 0.34, mix(ENAMEL["lemon"], ink.white, 0.4)),
    ):  # fmt: skip
        s.clouds(x, y, r, (colour,), 2.6)
    for x, y, size in (
        (-0.3, 0.14, 0.26),
        (0.26, -0.16, 0.34),
        (0.06, 0.06, 0.5),
        (-0.14, -0.22, 0.2),
        (0.4, 0.2, 0.18),
    ):
        s.spark(x, y, size)


def protostar(s: Scene) -> None:
    """Draw a hot heart in a spinning disc, with two jets."""
    jet = [
        s.taper([(lean * -0.11 * t, lean * 0.52 * t) for t in (0, 0.25, 0.5, 0.75, 1)], 0.12, 0.012) for lean in (-1, 1)
    ]
    for one in jet:
        s.glow(one, ENAMEL["frost"], 0.04, 0.9)
        s.lay(one, mix(ENAMEL["frost"], ink.white, 0.6), 0.75)
    for r, colour, thick in ((0.6, _EMBER, 0.035), (0.49, ENAMEL["amber"], 0.04), (0.38, _GOLD, 0.045)):
        path = s.lines(thick, ring(0, 0, r, r * 0.34, tilt=12))
        s.glow(path, colour, 0.05, 0.8)
        s.lay(path, (mix(colour, ink.night, 0.35), colour))
    s.halo(0, 0, 0.5, _HOT, glare=(0.95, 1.4))
    s.ball(0, 0, 0.17, (ink.white, ENAMEL["lemon"], ENAMEL["amber"]))
    for r, colour, thick in ((0.6, _EMBER, 0.035), (0.49, ENAMEL["amber"], 0.04), (0.38, _HOT, 0.03)):
        s.stroke((colour, mix(colour, ink.white, 0.3)), thick, ring(0, 0, r, r * 0.34, (0, 180), tilt=12))


def fusion(s: Scene) -> None:
    """Draw nuclei that melt into one, circled by light."""
    s.halo(0, 0, 0.85, ENAMEL["amber"], glare=(0.75, 1.4))
    for tilt, colour in ((-32, ENAMEL["frost"]), (32, ENAMEL["lemon"]), (90, ENAMEL["orchid"])):
        path = s.lines(0.014, ring(0, 0, 0.54, 0.18, tilt=tilt))
        s.glow(path, colour, 0.03, 0.9)
        s.lay(path, mix(colour, ink.white, 0.4))
    spots = (
        (-0.13, -0.08, "ember"),
        (0.13, -0.1, "bone"),
        (0.0, 0.14, "ember"),
        (-0.15, 0.12, "bone"),
        (0.16, 0.1, "ember"),
    )
    for x, y, enamel in (*spots, (0.0, -0.02, "bone")):
        s.ball(x, y, 0.125, ENAMEL[enamel])
    s.halo(0, 0, 0.3, ink.white, glare=(0.55, 2.0))
    for tilt in (-32, 32, 90):
        x, y = ring(0, 0, 0.54, 0.18, (40, 45), tilt=tilt)[0]
        s.spark(x, y, 0.24)


def black_hole(s: Scene) -> None:
    """Draw a dark disc in a ring of light that it bends around itself."""
    s.halo(0, 0, 0.95, ENAMEL["amber"], glare=(0.45, 1.4))
    for r, colour, thick in ((0.58, mix(_EMBER, ENAMEL["violet"], 0.3), 0.05), (0.48, ENAMEL["amber"], 0.06)):
        path = s.lines(thick, ring(0, 0, r, r * 0.27, tilt=-10))
        s.glow(path, colour, 0.04, 0.8)
        s.lay(path, mix(colour, ink.gilt, 0.2))
    halo = s.lines(0.045, ring(0, -0.015, 0.315, 0.315))
    s.glow(halo, ENAMEL["amber"], 0.05, 1.0)
    s.lay(halo, mix(ink.gilt, ink.white, 0.35))
    s.fill(ink.night, ring(0, 0, 0.285, 0.285))
    front = s.lines(0.07, ring(0, 0, 0.48, 0.13, (8, 172), tilt=-10))
    s.glow(front, ENAMEL["amber"], 0.03, 0.9)
    s.lay(front, (mix(ENAMEL["lemon"], ink.white, 0.5), ENAMEL["amber"]))
    s.stroke(_HOT, 0.02, ring(0, 0, 0.5, 0.135, (15, 165), tilt=-10))


def meteorite(s: Scene) -> None:
    """Draw a stone that falls in flames."""
    for width, reach, colour in ((0.34, 0.82, _EMBER), (0.25, 0.66, ENAMEL["amber"]), (0.15, 0.5, _HOT)):
        tail = s.taper([(-0.13 + reach * t, 0.17 - reach * 0.72 * t) for t in [k / 24 for k in range(25)]], width, 0.01)
        s.glow(tail, colour, 0.045, 0.8)
        s.lay(tail, colour, 0.62)
    for k, (x, y) in enumerate(((0.3, 0.12), (0.14, 0.26), (0.42, -0.06), (0.02, -0.3), (0.2, -0.38))):
        s.spark(x, y, 0.1 + 0.03 * (k % 3), ENAMEL["lemon"])
    s.halo(-0.17, 0.2, 0.36, ENAMEL["amber"], glare=(0.9, 1.4))
    outline, lit = _stone(s, -0.17, 0.2, 0.2)
    body = s.mask(outline)
    s.lay(body, (mix(_SAND, _EMBER, 0.3), mix(_GREY, ink.night, 0.35), mix(_GREY, ink.night, 0.7)))
    s.lay(ImageChops.multiply(s.mask(lit), body), _SAND, 0.35)
    s.rim(body, _HOT, 0.03)
    s.fill(mix(_GREY, ink.night, 0.7), ring(-0.22, 0.19, 0.045, 0.038), ring(-0.1, 0.26, 0.035, 0.03), opacity=0.8)


def constellation(s: Scene) -> None:
    """Draw stars joined into a figure."""
    stars = [(-0.58, -0.2), (-0.34, -0.3), (-0.14, -0.16), (0.06, -0.02), (0.04, 0.27), (0.4, 0.32), (0.48, 0.0)]
    s.clouds(0, 0, 0.7, (mix(ENAMEL["violet"], ENAMEL["tide"], 0.5),), 1.8)
    lines = s.lines(0.014, stars, [stars[-1], stars[3]])
    s.glow(lines, ENAMEL["frost"], 0.03, 0.9)
    s.lay(lines, mix(ENAMEL["frost"], ink.white, 0.4))
    for k, (x, y) in enumerate(stars):
        s.halo(x, y, 0.12, ink.gilt, glare=(0.7, 1.4))
        s.spark(x, y, (0.28, 0.22, 0.36)[k % 3])


ART = {
    one.__name__: one
    for one in (
        stardust, rock, satellite, planet, sun, nebula, protostar, fusion, black_hole, meteorite, constellation,
    )
}  # fmt: skip
