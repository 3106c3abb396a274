"""The night sky of a server: a star for each match of a week, and the best results."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace
from PIL import Image

from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.raster import FINE
from renderers.kit.renderer import Skin
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.sheet_frame import emblem
from renderers.kit.sky import engraving, sky
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import Paint, imprint
from renderers.kit.text import fitted, width_of
from renderers.kit.theme import DECIDE, ENAMEL, HEADING, SCORE, ink, mix
from renderers.pages.star_positions import Chart, Field, Line, Point

MOST = 5
"""Maximum number of games with a line of their own."""

TYPE = DECIDE
"""Minimum size of text, readable on a phone, where it is shown at a quarter of this."""

_FIELD = Field(70.0, 200.0, theme.WIDTH - 70.0, 740.0)
_TOP, _STEP, _FOOT = 788, 74, 30
_SIZES = ((12, (38, 54, 84)), (40, (30, 42, 68)), (120, (24, 32, 54)), (10_000, (18, 25, 44)))
"""Sizes by the number of stars, up to this number: usual ones, bright ones, the best."""
_SPARSE = 60
"""Up to this number of stars, the players of a company with a single match get small stars."""


Area = tuple[float, float, float, float]


class Star(NamedTuple):
    """A match: its seed, the look of its game, its size (1 to 3), and its constellation.

    `people` is the number of players in that constellation.
    """

    seed: str
    enamel: str
    glyph: str
    size: int
    party: str = ""
    people: int = 1


class Best(NamedTuple):
    """The best result of a game: the game's look and name, the player, and the points."""

    enamel: str
    glyph: str
    game: str
    name: str
    total: str


class View(NamedTuple):
    """The contents of a sky: stars in order of time, named constellations, best results.

    `empty` is the text shown if there is no star.
    """

    title: str
    place: str
    week: str
    aside: str
    stars: tuple[Star, ...]
    parties: tuple[tuple[str, str], ...]
    best: tuple[Best, ...]
    empty: str


def height_of(lines: int) -> int:
    """Return the height of the picture: 16:9 at least, 4:3 at most.

    The sky itself always has the same height.
    """
    return _TOP + _STEP * min(MOST, max(1, lines)) + _FOOT + 8


def draw(skin: Skin, view: View) -> Image.Image:
    """Draw a sky in the colours of a game, 1600 pixels wide."""
    lines = min(MOST, len(view.best))
    height = height_of(lines)
    canvas = Canvas(printed((skin.key, "night", height), lambda: _print(skin, height)))
    _heading(canvas, skin, view)
    chart = Chart(_FIELD)
    places = [chart.add(star.seed, star.party) for star in view.stars]
    sizes = next(sizes for most, sizes in _SIZES if len(places) <= most)
    company = list(_company(view.stars, places, sizes)) if len(places) <= _SPARSE else []
    _join(canvas, [*chart.lines, *company], [end for _, end in company])
    for star, place in sorted(zip(view.stars, places, strict=True), key=lambda pair: pair[0].size):
        canvas.put(_star(star.enamel, star.glyph, sizes[star.size - 1], halo=star.size > 1), *place)
    _name(canvas, view, (places, [end for _, end in company]), sizes)
    if not view.stars:
        text, size = fitted(view.empty, theme.WIDTH - 160, (HEADING, DECIDE))
        canvas.text(theme.WIDTH / 2, (_FIELD.top + _FIELD.bottom) / 2, text, size, ink.mist, anchor="mm")
    for k, best in enumerate(view.best[:MOST]):
        _best(canvas, _TOP + k * _STEP, best)
    return canvas.image


def _clear(base: Image.Image, rng: SeededRandom, skin: Skin) -> None:
    """Draw no motif: the matches are the only stars."""


def _print(skin: Skin, height: int) -> Image.Image:
    image = sky(replace(skin, motif=_clear), theme.WIDTH, height, glints=0)
    engraving(image, theme.WIDTH // 2, 560, 760, 0.11)
    glass(image, (24, _TOP - 12, theme.WIDTH - 24, height - 22), skin.accent, 0.62)
    return image


def _heading(canvas: Canvas, skin: Skin, view: View) -> None:
    canvas.put(emblem(replace(skin, enamel="violet", glyph="moon"), 84), 70, 84)
    right = theme.WIDTH - 44
    week = canvas.text(right, 76, view.week, TYPE, ink.moon, anchor="rs")
    canvas.text(136, 78, *fitted(view.title, right - week - 180, (SCORE, DECIDE)), ink.moon)
    aside = canvas.text(right, 142, view.aside, TYPE, ink.mist, weight="regular", anchor="rs")
    canvas.text(138, 142, *fitted(view.place, right - aside - 180, (DECIDE,)), skin.accent)


def _company(stars: Sequence[Star], places: Sequence[Point], sizes: Sequence[int]) -> Iterator[Line]:
    """Yield lines from the star of each company's only match to a small star for each player."""
    met = Counter(star.party for star in stars)
    for star, (x, y) in zip(stars, places, strict=True):
        if not star.party or met[star.party] > 1:
            continue
        chance = SeededRandom(f"company {star.seed}")
        turn = chance.uniform(0, math.tau)
        for k in range(star.people):
            angle = turn + k * math.tau / star.people + chance.uniform(-0.3, 0.3)
            far = 14 + sizes[star.size - 1] * chance.uniform(0.8, 1.0)
            yield (x, y), (x + far * math.cos(angle), max(_FIELD.top - 28, y + far * math.sin(angle)))


def _join(canvas: Canvas, lines: Sequence[Line], small: Sequence[Point]) -> None:
    """Draw the lines of all constellations, and the small stars at some of their ends."""
    if not lines:
        return
    size = (theme.WIDTH, round(_FIELD.bottom) + 40)
    fine, draw = raster.drawing(*size, 2)
    for (x, y), (to_x, to_y) in lines:
        draw.line((2 * x, 2 * y, 2 * to_x, 2 * to_y), fill=190, width=7)
    for x, y in small:
        draw.ellipse((2 * x - 11, 2 * y - 11, 2 * x + 11, 2 * y + 11), fill=255)
    canvas.image.paste(ink.group_line, (0, 0), fine.reduce(2))


@kept
def _star(enamel: str, glyph: str, side: int, *, halo: bool) -> Sprite:
    """Return a star in the shape and colour of its game; a bright one has a larger halo."""
    room = round(side * (2.6 if halo else 1.7))
    base, colour = raster.blank(room * FINE, room * FINE), ENAMEL[enamel]
    middle = (room * FINE / 2, room * FINE / 2)
    grown = raster.glyph_mask(glyph, side * FINE, 2.2 * FINE)
    spot = (round(middle[0] - grown.width / 2), round(middle[1] - grown.height / 2))
    base.paste(ink.night, spot, grown)
    imprint(base, glyph, side * FINE, middle, Paint(mix(colour, ink.white, 0.38)))
    small = base.reduce(FINE)
    whole = raster.blank(room, room)
    raster.lay(whole, colour, raster.falloff(room, room, 1.3, 0.9 if halo else 0.55))
    whole.alpha_composite(small)
    core = round(side * 0.8)
    corner = ((room - core) // 2, (room - core) // 2)
    raster.lay(whole, ink.white, raster.within(whole.size, raster.falloff(core, core, 1.6, 0.95), corner))
    return centred(whole)


def _name(canvas: Canvas, view: View, where: tuple[Sequence[Point], Sequence[Point]], sizes: Sequence[int]) -> None:
    """Write the names of constellations where they cover no star and no other name."""
    (places, small), (_, usual, large) = where, sizes
    stars: dict[str, list[Point]] = defaultdict(list)
    for star, place in zip(view.stars, places, strict=True):
        stars[star.party].append(place)
    taken: list[Area] = []
    for party, name in view.parties:
        text, size = fitted(name, 620, (TYPE,))
        half = width_of(text, size) / 2 + 4
        for x, y in _spots(stars[party], half, 20 + large / 2):
            box = (x - half, y - 30, x + half, y + 30)
            if _vacant(box, places, usual * 0.6, taken) and _vacant(box, small, 12, taken):
                canvas.text(x, y, text, size, ink.gilt, anchor="mm", edge=ink.night)
                taken.append(box)
                break


def _spots(stars: Sequence[Point], half: float, aside: float) -> Iterator[Point]:
    """Yield the possible places of a constellation's name, those below and above first."""
    xs, ys = [x for x, _ in stars], [y for _, y in stars]
    middle = sum(xs) / len(xs)
    found = [(middle, y) for beyond in (66, 96) for y in (max(ys) + beyond, min(ys) - beyond)]
    for x, y in stars:
        found += [(x + dx, y + dy) for dy in (62, -62, 90, -90) for dx in (0, half - 40, 40 - half)]
        found += [(x + side * (half + aside), y) for side in (1, -1)]
    left, right = 30 + half, theme.WIDTH - 30 - half
    for x, y in found:
        if _FIELD.top - 16 <= y <= _FIELD.bottom + 6:
            yield min(max(x, left), right), y


def _vacant(box: Area, places: Sequence[Point], near: float, taken: Sequence[Area]) -> bool:
    """Return whether a box has no place within `near`, and covers no taken area."""
    left, top, right, bottom = box
    if any(left - near < x < right + near and top - near / 2 < y < bottom + near / 2 for x, y in places):
        return False
    return all(right + 24 < one[0] or left - 24 > one[2] or bottom < one[1] or top > one[3] for one in taken)


def _best(canvas: Canvas, top: int, best: Best) -> None:
    middle = top + _STEP // 2
    canvas.put(_star(best.enamel, best.glyph, 52, halo=False), 80, middle)
    total = canvas.text(theme.WIDTH - 52, middle, best.total, HEADING, ink.gilt, anchor="rm")
    name, size = fitted(best.name, 500, (HEADING, DECIDE))
    right = theme.WIDTH - 92 - total
    right -= canvas.text(right, middle, name, size, ink.moon, anchor="rm")
    game, size = fitted(best.game, right - 128 - 36, (DECIDE,), "regular")
    canvas.text(128, middle, game, size, ink.mist, weight="regular", anchor="lm")
