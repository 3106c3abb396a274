"""The changing parts of the map: lit paths, sites, villagers, and a planned Scouting."""

from collections.abc import Mapping
from functools import lru_cache, partial
from itertools import pairwise

from PIL import Image

from games.girl_stars.components import COLOURS, FORAGE, GOODS, LINKS, SITES, SPACES, STARTS, Colour
from games.girl_stars.preview import scouting_preview
from games.girl_stars.view import ScoutingView, SiteView, View
from renderers.girl_stars import style
from renderers.girl_stars.land import NUMBERED, Chart
from renderers.girl_stars.stage import Stage
from renderers.kit import raster
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.markers import choosable, dashed_ring, solid_ring
from renderers.kit.panels import cell
from renderers.kit.raster import FINE, Box
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import icon, piece, pill, spent
from renderers.kit.text import width_of
from renderers.kit.theme import DETAIL, ENAMEL, LABEL, LEAST, PREVIEW, RGB, ink, mix
from renderers.kit.turn_marks import changed, numbered

_COLOUR_OF: dict[str, Colour] = {colour[0].upper(): colour for colour in COLOURS}
"""The colour of each letter in marks."""
_AROUND = ((-19, 63), (19, 63), (-19, -63), (19, -63))
"""Offsets of villagers near a site."""
_CLEAR = ((28, 26), (28, -26), (-28, 26), (-28, -26), (56, 0), (-56, 0))
"""Offsets of a space's number next to it."""
_AIR = 40
"""Distance in pixels at scale 1 beyond which a number is clear of other things."""

_LABELLED = 0.6
"""Minimum scale of a map with words: a smaller one shows only where everything is."""

Spot = tuple[float, float]


def draw(stage: Stage, chart: Chart, own: int | None) -> None:
    """Draw the present map with its marks and the Scouting being entered or planned."""
    canvas, view = stage.canvas, stage.view
    scouting = scouting_of(view, stage.marks, own)
    _lit_links(canvas, chart, view)
    if scouting and scouting.path:
        _way(canvas, chart, view, scouting)
    for space, colour in view.lit.items():
        canvas.put(style.lit(colour, chart.long(48), stage.words.letters), *chart.space(space))
    for site in view.sites.values():
        _site(canvas, chart, site)
    for site in view.sites.values() if chart.scale >= _LABELLED else ():
        _figures(canvas, chart, site)
    _village(canvas, chart, view)
    if scouting:
        _scouting(stage, chart, scouting)
    _marks(canvas, chart, stage.marks)
    for key, number in changed(stage.marks).items():
        if where := spot_of(chart, key):  # otherwise it is on a sky
            numbered(canvas, where, chart.long(49 if key in SITES else 32), number)


def reckoned(stage: Stage, box: Box, own: int | None) -> None:
    """Draw the costs and gains of that Scouting in its box."""
    if scouting := scouting_of(stage.view, stage.marks, own):
        _reckoning(stage, box, scouting)


def wanted(chart: Chart, scouting: ScoutingView, view: View) -> list[tuple[float, float]]:
    """Return the places of a path: its spaces, its start, and the sites that it opens."""
    first = scouting.path[0]
    lit = [space for space in LINKS[first] if space in view.lit]
    start = chart.village if first in STARTS or not lit else chart.space(lit[0])
    return [start, *map(chart.space, scouting.path), *map(chart.site, scouting.connects)]


def spot_of(chart: Chart, mark: str) -> tuple[float, float] | None:
    """Return the place that a mark names: a site, or a path space."""
    if mark in SITES:
        return chart.site(mark)
    return chart.space(int(mark[6:])) if mark.startswith("space-") else None


def scouting_of(view: View, marks: Mapping[str, str], own: int | None) -> ScoutingView | None:
    """Return the Scouting that these marks plan, or the one that is being entered."""
    if not (text := marks.get("path")):
        return view.scouting
    spaces, _, letters = text.partition("/")
    path = tuple(int(space) for space in spaces.split("-"))
    seat = own if own is not None else view.seat if view.seat is not None else view.active or 0
    colours = tuple(_COLOUR_OF[letter] for letter in letters)
    return scouting_preview(view, seat, path, "action", colours).scouting


def _lit_links(canvas: Canvas, chart: Chart, view: View) -> None:
    """Draw light along links between lit spaces, to the Village and to connected sites."""
    lit = view.lit
    lines = [(chart.space(a), chart.space(b)) for a in lit for b in LINKS[a] if a < b and b in lit]
    lines += [(chart.village, chart.space(space)) for space in STARTS if space in lit]
    lines += [(chart.space(SITES[site.id].gate), chart.site(site.id)) for site in view.sites.values() if site.connected]
    _rays(canvas, chart, lines, ink.gilt)


def _rays(
    canvas: Canvas, chart: Chart, lines: list[tuple[tuple[float, float], tuple[float, float]]], colour: RGB
) -> None:
    """Draw glowing lines, each separately, so that only small areas are blurred."""
    wide = chart.long(9)
    for (ax, ay), (bx, by) in lines:
        pad = 14
        left, top = round(min(ax, bx)) - pad, round(min(ay, by)) - pad
        size = (round(abs(bx - ax)) + 2 * pad, round(abs(by - ay)) + 2 * pad)
        mask, draw = raster.drawing(*size, 2)
        spot = [2 * (ax - left), 2 * (ay - top), 2 * (bx - left), 2 * (by - top)]
        draw.line(spot, fill=255, width=2 * wide)
        small = mask.reduce(2)
        canvas.image.paste(mix(colour, ENAMEL["amber"], 0.4), (left, top), raster.scaled(raster.blurred(small, 5), 0.8))
        canvas.image.paste(colour, (left, top), small)


def _site(canvas: Canvas, chart: Chart, site: SiteView) -> None:
    """Draw a foraging space: goods and label, villagers, and the player who took the Early Bird."""
    x, y = chart.site(site.id)
    printed = SITES[site.id]
    size = chart.long(88)
    label = str(printed.number) if chart.scale >= _LABELLED else ""
    canvas.put(_site_disc(printed.goods, label, size, connected=site.connected, empty=not site.left), x, y)
    for k, (seat, _) in enumerate(site.near[:4]):
        dx, dy = _AROUND[k]
        canvas.put(style.token(seat, _token(chart)), x + chart.long(dx), y + chart.long(dy))
    if site.early is not None:
        canvas.put(style.token(site.early[0], _token(chart)), *_rim(chart, site.id)[0])


def _token(chart: Chart) -> int:
    return max(26, chart.long(38))


def _badge(chart: Chart) -> int:
    return max(42, chart.long(36))


def _rim(chart: Chart, site: str) -> tuple[Spot, Spot, Spot]:
    """Return the places of a site's badges: who took the Early Bird, tokens left, cost."""
    x, y = chart.site(site)
    size = chart.long(88)
    reach = size * 0.46
    return (x + size * 0.5, y - size * 0.44), (x + size * 0.56, y + reach), (x - size * 0.5, y + reach)


def _figures(canvas: Canvas, chart: Chart, site: SiteView) -> None:
    """Draw the cost, on the Early Bird's colour as long as it is there, and a point for each token left."""
    height = _badge(chart)
    _, left, cost = _rim(chart, site.id)
    canvas.put(_tokens_left(site.left, height), *left)
    enamel = "lemon" if site.early is None else "onyx"
    canvas.put(piece("hexagon", enamel, round(height * 1.12), text=str(site.cost), share=0.74), *cost)


@kept
def _tokens_left(number: int, height: int) -> Sprite:
    """Return a pill with a point for each token, or with a zero."""
    if not number:
        return pill("\u00d70", height, ink.empty_count)
    side = round(height * 0.36)
    wide = height + (number - 1) * (side + 3)
    base = raster.blank(wide, height)
    for colour, inset in ((ink.brass, 0), (ink.night, 2)):
        raster.lay(base, colour, raster.round_box(wide, height, height // 2, inset))
    point = raster.shape_mask("disc", side * FINE, side * FINE).reduce(FINE)
    for k in range(number):
        base.paste(ink.moon, ((height - side) // 2 + k * (side + 3), (height - side) // 2), point)
    return centred(raster.under(base, ink.night, 3, 0.8, 2))


def bonuses(canvas: Canvas, chart: Chart) -> None:
    """Write once, below the Village, what an Early Bird gains with each kind of goods."""
    x, y = chart.village[0] - 290, chart.village[1] + chart.long(112)
    canvas.put(piece("hexagon", "lemon", 44, "bird"), x, y)
    for k, goods in enumerate(GOODS):
        left = x + 84 + k * 128
        canvas.put(style.goods(goods, 40), left, y)
        vp = FORAGE[goods].early_vp
        if vp:
            canvas.text(left + 28, y, f"+{vp}", LABEL, ink.gilt, anchor="lm", edge=ink.night)
        else:
            canvas.put(style.dust(40), left + 48, y)


@kept
def _site_disc(goods: str, label: str, size: int, *, connected: bool, empty: bool) -> Sprite:
    """Return the disc of a site.

    It is lamplit once connected, dark before, hatched when empty.
    """
    enamel = "amber" if connected else "onyx"
    disc = piece("disc", enamel, size)
    colour = ink.ink if connected else ink.mist
    sheet = disc.image.copy()
    icon(goods, round(size * 0.5), colour).onto(sheet, disc.x - size * 0.15, disc.y - size * 0.06)
    if empty:
        sheet = spent(sheet, max(2, size // 26))
        colour = ink.moon
    if not label:
        return disc._replace(image=sheet)
    word = Canvas(Image.new("RGB", sheet.size))
    word.text(disc.x + size * 0.24, disc.y, label, max(LEAST, round(size * 0.52)), ink.white, anchor="mm")
    raster.lay(sheet, colour, word.image.convert("L"))
    return disc._replace(image=sheet)


def _village(canvas: Canvas, chart: Chart, view: View) -> None:
    x, y = chart.village
    canvas.put(piece("hexagon", "amber", chart.long(96), "hut"), x, y)
    there = [player.seat for player in view.players for place in player.villagers.values() if place == "village"]
    step = chart.long(42)
    for k, seat in enumerate(there):
        side, row = (-1, 1)[k % 2], k // 2
        canvas.put(style.token(seat, _token(chart)), x + side * (chart.long(70) + row * step), y + chart.long(24))


def _way(canvas: Canvas, chart: Chart, view: View, scouting: ScoutingView) -> None:
    points = wanted(chart, scouting, view)[: 1 + len(scouting.path)]
    sites = [(chart.space(SITES[site].gate), chart.site(site)) for site in scouting.connects]
    _rays(canvas, chart, [*pairwise(points), *sites], ink.white)


def _scouting(stage: Stage, chart: Chart, scouting: ScoutingView) -> None:
    """Draw crystals on the path.

    Those set are large, proposed ones small in dashed rings; the next one stands out.
    """
    canvas = stage.canvas
    for k, space in enumerate(scouting.path):
        x, y = chart.space(space)
        fixed = k < len(scouting.colours)
        canvas.put(piece("disc", "onyx", chart.long(58)), x, y)
        canvas.put(style.light(scouting.proposal[k], chart.long(50 if fixed else 36), stage.words.letters), x, y)
        if space == scouting.next_space:
            canvas.put(solid_ring(chart.long(70)), x, y)
        elif not fixed:
            canvas.put(dashed_ring(chart.long(60)), x, y)
        if chart.scale >= NUMBERED:
            canvas.put(pill(str(space), max(42, chart.long(28)), ink.mist), *_beside(chart, space))
    if not scouting.path:
        canvas.put(solid_ring(chart.long(70)), *chart.space(scouting.gate))


@lru_cache(maxsize=512)
def _beside(chart: Chart, space: int) -> Spot:
    """Return the place of a covered space's number.

    It is below at the right, or where it overlaps no other number.
    """
    x, y = chart.space(space)
    taken = [chart.space(other) for other in SPACES if other != space]
    taken += [spot for site in SITES for spot in (chart.site(site), *_rim(chart, site))]
    spots = [(x + chart.long(dx), y + chart.long(dy)) for dx, dy in _CLEAR]
    return max(spots, key=lambda spot: min(chart.long(_AIR), *map(partial(_apart, spot), taken)))


def _apart(one: Spot, other: Spot) -> float:
    """Return the distance of a number from another thing: numbers are wider than high."""
    return max(0.75 * abs(one[0] - other[0]), abs(one[1] - other[1]))


def _reckoning(stage: Stage, box: Box, scouting: ScoutingView) -> None:
    """Draw the cost of the path, its reward, and the sites that it connects."""
    canvas, words = stage.canvas, stage.words
    canvas.put(cell(box[2] - box[0], box[3] - box[1], 18, 0.92), *box[:2])
    y = box[1] + round((box[3] - box[1]) * 0.27)
    canvas.put(style.token(scouting.seat, 44), box[0] + 34, y)
    text = words.say("scouting_to", gate=scouting.gate)
    if scouting.connects:
        sites = words.listed(map(words.brief, scouting.connects))
        text = words.say("scouting_connects", gate=scouting.gate, sites=sites)
    room = min(box[2] - box[0] - 84, width_of(text, DETAIL))
    canvas.squeezed(box[0] + 66 + room / 2, y, text, room, sizes=(DETAIL,), colour=ink.moon)
    if not scouting.path:
        return
    x, y = box[0] + 34.0, box[3] - round((box[3] - box[1]) * 0.3)
    for colour in COLOURS:
        if scouting.costs[colour]:
            canvas.put(style.light(colour, 40, words.letters), x, y)
            x += canvas.text(x + 26, y, str(scouting.costs[colour]), PREVIEW, ink.moon, anchor="lm") + 58
    canvas.put(icon("right", 30, ink.gilt), x, y)
    reward = words.say("points", points=f"+{scouting.vp}" if scouting.pile else "0")
    canvas.text(x + 26, y, reward, PREVIEW, ink.gilt, anchor="lm")


def _marks(canvas: Canvas, chart: Chart, marks: Mapping[str, str]) -> None:
    """Draw the choices on the map."""
    for key, text in marks.items():
        if where := spot_of(chart, key):
            size, reach = (98, 46) if key in SITES else (64, 34)
            number = key.removeprefix("space-") if key not in SITES else ""
            label = (text or number) if chart.scale < NUMBERED else "" if text == number else text
            at = (where[0] - chart.long(reach), where[1] - chart.long(reach * 0.8))
            choosable(canvas, where, chart.long(size), label, at, height=40)
