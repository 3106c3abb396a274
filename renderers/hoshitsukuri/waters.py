"""Window art of waters: drops, ice, crystals, storms, geysers and springs."""

import math

from renderers.hoshitsukuri.scene import Point, Scene, curve, ring, shades
from renderers.kit import raster
from renderers.kit.theme import ENAMEL, RGB, ink, mix

_MOSS, _TIDE, _FROST = ENAMEL["moss"], ENAMEL["tide"], ENAMEL["frost"]
_SEA = mix(_TIDE, ink.night, 0.35)


def water(s: Scene) -> None:
    """Draw a drop above the rings on the water."""
    s.halo(0, 0.0, 0.8, _FROST, glare=(0.45, 1.4))
    for k, (rx, ry) in enumerate(((0.22, 0.045), (0.4, 0.085), (0.6, 0.13))):
        s.stroke(mix(_FROST, ink.white, 0.3), 0.02 - 0.004 * k, ring(0, 0.38, rx, ry), opacity=0.95 - 0.25 * k)
    drop = s.mask(
        [
            *curve([(0.0, -0.48), (0.09, -0.26), (0.21, -0.08), (0.25, 0.06)]),
            *ring(0, 0.06, 0.25, 0.25, (0, 180)),
            *curve([(-0.25, 0.06), (-0.21, -0.08), (-0.09, -0.26), (0.0, -0.48)]),
        ]
    )
    s.glow(drop, _FROST, 0.05, 0.7)
    s.lay(drop, (mix(_FROST, ink.white, 0.4), _TIDE, mix(_TIDE, ink.night, 0.35)))
    s.rim(drop, ink.white, 0.02, 0.7)
    s.stroke(ink.white, 0.04, ring(0, 0.06, 0.17, 0.17, (105, 165)), opacity=0.85)
    s.fill(ink.white, ring(-0.07, -0.12, 0.03, 0.06), opacity=0.8)


def ice(s: Scene) -> None:
    """Draw a crystal of snow with six arms."""
    s.halo(0, 0, 0.8, _FROST, glare=(0.6, 1.4))
    arms: list[list[Point]] = []
    for k in range(6):
        a = math.radians(60 * k - 90)
        c, d = math.cos(a), math.sin(a)
        arms.append([(0.0, 0.0), (0.47 * c, 0.47 * d)])
        for at, reach in ((0.18, 0.1), (0.29, 0.13), (0.39, 0.08)):
            for turn in (-1, 1):
                b = a + turn * math.radians(52)
                arms.append([(at * c, at * d), (at * c + reach * math.cos(b), at * d + reach * math.sin(b))])
    flake = s.lines(0.036, *arms)
    s.glow(flake, _FROST, 0.05, 1.0)
    s.lay(flake, (ink.white, mix(_FROST, ink.white, 0.3), _FROST))
    heart = [(0.12 * math.cos(math.radians(60 * k - 90)), 0.12 * math.sin(math.radians(60 * k - 90))) for k in range(6)]
    s.fill((ink.white, mix(_FROST, _TIDE, 0.4)), heart)
    for x, y in ((-0.5, -0.2), (0.52, 0.16), (0.44, -0.32)):
        s.spark(x, y, 0.2, mix(_FROST, ink.white, 0.5))


def crystal(s: Scene) -> None:
    """Draw a cluster of cut prisms."""
    s.halo(0, 0.0, 0.85, _FROST, glare=(0.55, 1.4))
    for x, foot, width, height, lean in (
        (-0.34, 0.42, 0.15, 0.5, -0.16),
        (0.36, 0.42, 0.15, 0.46, 0.17),
        (-0.18, 0.44, 0.18, 0.7, -0.07),
        (0.2, 0.44, 0.17, 0.64, 0.09),
        (0.0, 0.46, 0.24, 0.92, 0.01),
    ):
        _prism(s, (x, foot), width, height, lean)
    s.spark(0.0, -0.42, 0.3)
    s.spark(0.3, -0.12, 0.2)
    s.spark(-0.3, -0.2, 0.18)


def _prism(s: Scene, foot: Point, width: float, height: float, lean: float) -> None:
    """Draw a pointed prism with a lit, a plain and a dark face."""
    x, y = foot
    half, neck = width / 2, height * 0.76
    a, b = (x - half, y), (x + half, y)
    c, d = (x - half + lean * 0.76, y - neck), (x + half + lean * 0.76, y - neck)
    tip, seam = (x + lean * 1.1, y - height), (x + lean * 0.76 - width * 0.1, y - neck + height * 0.06)
    low = (x - width * 0.1, y)
    s.glow(s.mask([a, b, d, tip, c]), _FROST, 0.035, 0.45)
    for paint, face in (
        (mix(_FROST, ink.white, 0.45), [a, low, seam, c]), (_TIDE, [low, b, d, seam]),
        (ink.white, [c, seam, tip]), (mix(_TIDE, _FROST, 0.55), [seam, d, tip]),
    ):  # fmt: skip
        colour: RGB = paint
        s.fill((colour, mix(colour, ink.night, 0.3)), face)
    s.stroke(mix(_FROST, ink.white, 0.7), 0.01, [a, c, tip, d, b], [low, seam, tip], [c, seam, d], opacity=0.85)


def storm(s: Scene) -> None:
    """Draw a whirl of clouds round a quiet eye."""
    s.halo(0, 0, 0.8, _TIDE, glare=(0.55, 1.4))
    for k in range(3):
        for width, colour, shift in (
            (0.15, mix(_TIDE, ink.night, 0.25), 0.0),
            (0.09, mix(_TIDE, _FROST, 0.6), 14.0),
            (0.035, mix(_FROST, ink.white, 0.55), 24.0),
        ):
            arm = []
            for n in range(40):
                t = n / 39
                a = math.radians(k * 120 + shift + t * 250)
                r = 0.07 + 0.5 * t
                arm.append((r * math.cos(a) * 1.1, r * math.sin(a) * 0.72))
            s.lay(s.taper(arm, width * 0.35, width), colour, 0.85)
    s.fill(ink.night, ring(0, 0, 0.075, 0.05))
    s.stroke(mix(_FROST, ink.white, 0.6), 0.014, ring(0, 0, 0.085, 0.058))


def geyser(s: Scene) -> None:
    """Draw a spout of hot water between stones."""
    s.halo(0, -0.1, 0.8, _FROST, glare=(0.5, 1.4))
    for lean in (-0.3, -0.17, 0.17, 0.3):
        fall = curve([(0.0, 0.24), (lean * 0.35, -0.3), (lean * 0.8, -0.36), (lean * 1.3, -0.02)])
        s.lay(s.taper(fall, 0.07, 0.03), (ink.white, _FROST, _TIDE), 0.85)
    jet = s.taper([(0.0, 0.34), (0.0, -0.42)], 0.14, 0.09)
    s.glow(jet, _FROST, 0.05, 0.9)
    s.lay(jet, (ink.white, mix(_FROST, ink.white, 0.3), _FROST))
    steam = s.mask(ring(0, -0.42, 0.15, 0.1), ring(-0.13, -0.36, 0.1, 0.08), ring(0.13, -0.36, 0.1, 0.08))
    s.lay(raster.blurred(steam, 1.2), ink.white, 0.9)
    for x, y in ((-0.4, 0.1), (0.42, 0.06), (-0.3, -0.14), (0.3, -0.18), (-0.46, -0.1), (0.5, 0.2)):
        s.ball(x, y, 0.03, _FROST)
    ground = s.mask(s.hill(0.44, 0.12), ring(-0.15, 0.34, 0.13, 0.09), ring(0.16, 0.35, 0.14, 0.09))
    s.lay(ground, (mix(_TIDE, ENAMEL["ash"], 0.35), mix(_TIDE, ink.night, 0.8)))
    s.rim(ground, mix(_FROST, ink.white, 0.3), 0.02)


def spring(s: Scene) -> None:
    """Draw a still pool among reeds that reflects the moon."""
    s.halo(0.0, -0.26, 0.36, ink.gilt, glare=(0.8, 2.4))
    s.ball(0.0, -0.26, 0.11, ink.group_line)
    s.fill((mix(_TIDE, ink.night, 0.45), mix(_TIDE, ink.night, 0.8)), s.hill(0.22, 0.1))
    pool = s.mask(ring(0, 0.3, 0.56, 0.2))
    s.glow(pool, _FROST, 0.05, 0.7)
    s.lay(pool, (mix(_FROST, ink.white, 0.25), _TIDE, _SEA))
    for rx, ry in ((0.14, 0.04), (0.27, 0.085), (0.41, 0.135)):
        s.stroke(mix(_FROST, ink.white, 0.6), 0.014, ring(0, 0.3, rx, ry), opacity=0.8)
    s.fill(ink.group_line, ring(0, 0.3, 0.09, 0.03), opacity=0.95)
    for x, r in ((-0.52, 0.1), (-0.38, 0.07), (0.5, 0.11), (0.36, 0.07)):
        s.ball(x, 0.4 + abs(x) * 0.02, r, mix(ENAMEL["ash"], _TIDE, 0.4))
    reeds = [
        curve([(x, 0.36), (x + 0.02, 0.1), (x + lean, -0.1)])
        for x, lean in ((-0.56, -0.05), (-0.5, 0.04), (0.52, 0.06), (0.58, -0.02))
    ]
    for reed in reeds:
        s.lay(s.taper(reed, 0.026, 0.012), shades(mix(_MOSS, _TIDE, 0.35)))


ART = {one.__name__: one for one in (water, ice, crystal, storm, geyser, spring)}
