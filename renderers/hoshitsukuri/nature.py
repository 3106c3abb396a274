"""Window art of fire and life on young worlds."""

import math

from PIL import ImageChops

from renderers.hoshitsukuri.scene import Point, Scene, curve, ring
from renderers.kit.theme import ENAMEL, ink, mix

_EMBER, _AMBER, _LEMON = ENAMEL["ember"], ENAMEL["amber"], ENAMEL["lemon"]
_MOSS, _TIDE, _FROST = ENAMEL["moss"], ENAMEL["tide"], ENAMEL["frost"]
_PINE = mix(_MOSS, ink.night, 0.5)


def _tongue(x: float, y: float, width: float, height: float, lean: float) -> list[Point]:
    """Return a tongue of fire on (x, y)."""
    right = curve(
        [
            (x, y),
            (x + width * 0.55, y - height * 0.12),
            (x + width * 0.42, y - height * 0.46),
            (x + width * 0.1 + lean, y - height * 0.72),
            (x + lean * 1.6, y - height),
        ]
    )
    left = curve(
        [
            (x + lean * 1.6, y - height),
            (x - width * 0.2 + lean, y - height * 0.62),
            (x - width * 0.52, y - height * 0.34),
            (x - width * 0.46, y - height * 0.1),
            (x, y),
        ]
    )
    return [*right, *left]


def flame(s: Scene) -> None:
    """Draw three fires in one."""
    s.halo(0, 0.1, 0.8, _AMBER, glare=(0.7, 1.4))
    for paint, fires in (
        (
            (_AMBER, _EMBER),
            ((0, 0.42, 0.62, 0.88, 0.05), (-0.2, 0.42, 0.34, 0.58, -0.05), (0.22, 0.42, 0.32, 0.5, 0.06)),
        ),
        (
            (_LEMON, _AMBER),
            ((0.01, 0.42, 0.42, 0.6, 0.04), (-0.16, 0.42, 0.2, 0.34, -0.03), (0.18, 0.42, 0.18, 0.3, 0.03)),
        ),
        ((ink.white, _LEMON), ((0.0, 0.42, 0.22, 0.34, 0.02),)),
    ):
        mask = s.mask(*[_tongue(*fire) for fire in fires])
        s.glow(mask, paint[1], 0.04, 0.7)
        s.lay(mask, paint)
    for x, y in ((-0.32, -0.2), (0.3, -0.28), (0.12, -0.46), (-0.18, -0.42)):
        s.spark(x, y, 0.12, _LEMON)


def lightning(s: Scene) -> None:
    """Draw a bolt from a thundercloud."""
    cloud = (
        ring(-0.3, -0.36, 0.26, 0.15),
        ring(0.02, -0.42, 0.3, 0.19),
        ring(0.34, -0.37, 0.25, 0.15),
        ring(0.0, -0.3, 0.42, 0.1),
    )
    s.halo(0.02, -0.05, 0.8, _LEMON, glare=(0.5, 1.4))
    bolt = s.mask(
        [(0.08, -0.34), (-0.2, 0.06), (-0.03, 0.06), (-0.14, 0.46), (0.22, -0.08), (0.04, -0.08), (0.24, -0.34)]
    )
    s.glow(bolt, _LEMON, 0.06, 1.0)
    s.lay(bolt, (ink.white, _LEMON, _AMBER))
    for line in (
        [(-0.26, -0.2), (-0.38, 0.0), (-0.3, 0.04), (-0.42, 0.22)],
        [(0.34, -0.22), (0.42, -0.02), (0.36, 0.02), (0.46, 0.2)],
    ):
        side = s.lines(0.018, line)
        s.glow(side, _LEMON, 0.03, 0.9)
        s.lay(side, mix(_LEMON, ink.white, 0.5))
    body = s.mask(*cloud)
    s.lay(body, (mix(_EMBER, ENAMEL["ash"], 0.45), mix(_EMBER, ink.night, 0.6)))
    s.rim(body, mix(_LEMON, ink.white, 0.3), 0.03)


def eruption(s: Scene) -> None:
    """Draw a mountain that throws fire."""
    s.halo(0, -0.16, 0.8, _EMBER, glare=(0.8, 1.4))
    for lean in (-0.42, -0.2, 0.0, 0.22, 0.44):
        jet = curve([(lean * 0.08, 0.06), (lean * 0.5, -0.3 - 0.1 * (lean == 0)), (lean, -0.34 + abs(lean) * 0.5)])
        fire = s.taper(jet, 0.1, 0.035)
        s.glow(fire, _AMBER, 0.035, 0.9)
        s.lay(fire, (mix(_LEMON, ink.white, 0.4), _AMBER, _EMBER))
    mountain = s.mask(
        [
            (-0.62, 0.62),
            (-0.36, 0.3),
            (-0.13, 0.0),
            (-0.06, 0.04),
            (0.05, 0.03),
            (0.13, 0.0),
            (0.34, 0.28),
            (0.62, 0.62),
        ]
    )
    s.lay(mountain, (mix(_EMBER, ink.night, 0.45), mix(_EMBER, ink.night, 0.86)))
    s.rim(mountain, _AMBER, 0.02)
    lava = s.lines(
        0.045,
        curve([(0.0, 0.03), (-0.05, 0.16), (0.04, 0.28), (-0.02, 0.62)]),
        curve([(0.05, 0.04), (0.14, 0.2), (0.17, 0.34)]),
    )
    lava = ImageChops.multiply(lava, mountain)
    s.glow(lava, _AMBER, 0.03, 0.9)
    s.lay(lava, (_LEMON, _AMBER, _EMBER))
    for x, y in ((-0.3, -0.36), (0.14, -0.48), (0.4, -0.24), (-0.5, -0.1)):
        s.spark(x, y, 0.13, _LEMON)


def _pine(x: float, foot: float, height: float) -> list[Point]:
    half = height * 0.3
    points: list[Point] = [(x, foot - height)]
    right: list[Point] = []
    for k, share in enumerate((0.45, 0.72, 0.98)):
        level = foot - height * (1 - share * 0.9)
        right += [(x + half * share, level), (x + half * share * 0.55, level - height * 0.02 * (k < 2))]
    trunk = [(x + half * 0.16, foot - height * 0.12), (x + half * 0.16, foot + 0.05)]
    right = [*right[:-1], *trunk]
    return [*points, *right, *[(2 * x - px, py) for px, py in reversed(right)]]


def forest(s: Scene) -> None:
    """Draw firs in three rows, the nearest darkest."""
    s.halo(0.2, -0.3, 0.34, ink.gilt, glare=(0.75, 3.0))
    s.fill(mix(ink.gilt, ink.white, 0.4), ring(0.2, -0.3, 0.085, 0.085))
    rows = (
        (0.16, 0.36, 7, mix(_MOSS, ink.night, 0.25), 0.0),
        (0.3, 0.5, 6, _PINE, 0.09),
        (0.48, 0.6, 5, mix(_MOSS, ink.night, 0.72), 0.02),
    )
    for foot, height, count, colour, shift in rows:
        trees = []
        for k in range(count):
            x = -0.72 + 1.44 * (k + 0.5) / count + shift + s.rng.uniform(-0.03, 0.03)
            trees.append(_pine(x, foot, height * s.rng.uniform(0.72, 1.0)))
        mask = s.mask(*trees)
        s.lay(mask, (mix(colour, ink.white, 0.12), colour))
        s.rim(mask, mix(_MOSS, ink.gilt, 0.55), 0.018, 0.75)
        s.fill((colour, mix(colour, ink.night, 0.4)), s.hill(foot + 0.03, 0.05, foot * 9))


def microbe(s: Scene) -> None:
    """Draw living cells, each with its nucleus."""
    s.halo(0, 0, 0.8, _MOSS, glare=(0.45, 1.4))
    for k, (x, y, r) in enumerate(
        ((-0.24, -0.02, 0.27), (0.27, 0.14, 0.21), (0.2, -0.3, 0.14), (-0.5, 0.32, 0.09), (0.55, -0.1, 0.07))
    ):
        hairs = []
        for a in range(0, 360, 30):
            c, d = math.cos(math.radians(a + k * 9)), math.sin(math.radians(a + k * 9))
            hairs.append(
                curve(
                    [
                        (x + c * r, y + d * r),
                        (x + c * r * 1.2 - d * 0.02, y + d * r * 1.2 + c * 0.02),
                        (x + c * r * 1.34, y + d * r * 1.34),
                    ]
                )
            )
        s.stroke(mix(_MOSS, ink.white, 0.35), 0.012, *hairs, opacity=0.8)
        cell = s.mask(ring(x, y, r, r))
        s.lay(cell, (mix(_MOSS, ink.white, 0.45), mix(_MOSS, ink.night, 0.3)), 0.75)
        s.lay(s.lines(0.02, ring(x, y, r, r)), mix(_MOSS, ink.white, 0.6))
        s.ball(x + r * 0.16, y + r * 0.12, r * 0.38, mix(_LEMON, _MOSS, 0.3))
        s.fill(mix(_LEMON, ink.white, 0.5), ring(x - r * 0.42, y - r * 0.4, r * 0.16, r * 0.12), opacity=0.9)
        s.fill(
            _PINE, ring(x - r * 0.35, y + r * 0.4, r * 0.12, r * 0.12), ring(x + r * 0.3, y - r * 0.5, r * 0.1, r * 0.1)
        )


_LANDS = (
    ((-0.3, -0.2), (-0.12, -0.32), (0.06, -0.22), (-0.02, -0.06), (-0.14, 0.02), (-0.1, 0.16), (-0.2, 0.3),
     (-0.28, 0.1), (-0.38, -0.02), (-0.3, -0.2)),
    ((0.12, -0.04), (0.26, -0.14), (0.4, -0.02), (0.34, 0.16), (0.2, 0.26), (0.16, 0.12), (0.12, -0.04)),
    ((0.16, -0.34), (0.28, -0.3), (0.2, -0.22), (0.16, -0.34)),
)  # fmt: skip


def earth(s: Scene) -> None:
    """Draw a young world of seas and continents."""
    s.halo(0, 0, 0.75, _FROST, glare=(0.6, 1.4))
    marks = [
        (s.mask(*map(curve, _LANDS)), _MOSS),
        (s.mask(ring(0, -0.41, 0.2, 0.07), ring(0.02, 0.41, 0.16, 0.05)), ENAMEL["bone"]),
    ]
    hills = s.lines(
        0.03, curve([(-0.24, -0.12), (-0.12, -0.2), (-0.04, -0.16)]), curve([(0.22, 0.02), (0.3, 0.06), (0.26, 0.14)])
    )
    marks.append((hills, mix(_AMBER, _MOSS, 0.45)))
    winds = s.lines(
        0.022,
        curve([(-0.36, 0.12), (-0.1, 0.08), (0.1, 0.13)]),
        curve([(0.0, -0.12), (0.2, -0.2), (0.38, -0.16)]),
        curve([(-0.1, 0.3), (0.1, 0.33), (0.26, 0.28)]),
    )
    marks.append((winds, mix(ENAMEL["bone"], ink.white, 0.5)))
    s.ball(0, 0, 0.42, mix(_TIDE, _FROST, 0.2), marks)
    air = s.lines(0.016, ring(0, 0, 0.425, 0.425))
    s.glow(air, _FROST, 0.035, 0.9)


def grassland(s: Scene) -> None:
    """Draw tall grass in the wind under a rising moon."""
    s.halo(-0.24, -0.2, 0.4, ink.gilt, glare=(0.7, 2.6))
    s.ball(-0.24, -0.2, 0.1, ink.group_line)
    s.fill((_MOSS, mix(_MOSS, ink.night, 0.6)), s.hill(0.34, 0.16))
    for level, height, count, colour in (
        (0.3, 0.34, 26, mix(_MOSS, ink.night, 0.3)),
        (0.46, 0.48, 22, mix(_MOSS, ink.gilt, 0.25)),
        (0.64, 0.44, 18, mix(_MOSS, ink.night, 0.55)),
    ):
        for k in range(count):
            x = -s.half * 1.05 + 2.1 * s.half * (k + s.rng.random()) / count
            foot = level - 0.1 * math.cos(min(1.0, abs(x) / s.half) * math.pi / 2)
            tall = height * s.rng.uniform(0.5, 1.0)
            bend = tall * s.rng.uniform(0.18, 0.42)
            blade = curve([(x, foot), (x + bend * 0.25, foot - tall * 0.6), (x + bend, foot - tall)], 6)
            s.lay(s.taper(blade, 0.032, 0.006), colour)
    for x, y in ((0.3, -0.1), (0.05, 0.02), (0.48, 0.1), (-0.42, 0.12)):
        s.spark(x, y, 0.14, _LEMON)


def fruit_tree(s: Scene) -> None:
    """Draw a round tree hung with shining fruit."""
    s.halo(0, -0.1, 0.8, _LEMON, glare=(0.35, 1.4))
    s.fill((_MOSS, mix(_MOSS, ink.night, 0.6)), s.hill(0.46, 0.1))
    trunk = s.mask(curve([(-0.05, -0.1), (-0.05, 0.2), (-0.13, 0.4), (0.13, 0.4), (0.05, 0.2), (0.05, -0.1)]))
    s.lay(trunk, (mix(_AMBER, ink.night, 0.5), mix(_AMBER, ink.night, 0.75)))
    s.rim(trunk, _AMBER, 0.012, 0.6)
    crown = s.mask(
        ring(0, -0.16, 0.34, 0.3),
        ring(-0.24, -0.06, 0.2, 0.18),
        ring(0.25, -0.05, 0.2, 0.18),
        ring(-0.1, -0.36, 0.2, 0.15),
        ring(0.13, -0.34, 0.19, 0.15),
    )
    s.lay(crown, (mix(_MOSS, ink.gilt, 0.25), _MOSS, _PINE))
    s.rim(crown, mix(_MOSS, ink.white, 0.6), 0.025)
    for x, y in ((-0.2, -0.2), (0.03, -0.3), (0.22, -0.2), (-0.06, -0.08), (0.14, -0.02), (-0.28, 0.0), (0.32, 0.0)):
        s.halo(x, y, 0.12, _AMBER, glare=(0.75, 1.4))
        s.ball(x, y, 0.058, mix(_EMBER, _AMBER, 0.45))


ART = {one.__name__: one for one in (flame, lightning, eruption, forest, microbe, earth, grassland, fruit_tree)}
