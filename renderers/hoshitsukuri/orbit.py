"""The orbit: a horseshoe of spaces around the supply, and the comets on it.

Comets on one space are placed from the outside inwards, each with its number in that order.
"""

import math
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.hoshitsukuri.components import ORBIT
from games.hoshitsukuri.player_view import PlayerView
from games.hoshitsukuri.view import View
from renderers.hoshitsukuri import style
from renderers.hoshitsukuri.skin import SKIN
from renderers.hoshitsukuri.words import GameWords
from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import piece, pill
from renderers.kit.text import MIDDLE, label
from renderers.kit.theme import ENAMEL, ink, mix

LEFT, RIGHT, TOP, FOOT = 62, 1538, 160, 928
_BEND = 92
SPACE = 52


class Spot(NamedTuple):
    """The pixel of a space, the direction out of the galaxy, and the comets' angle (degrees)."""

    x: float
    y: float
    out: tuple[float, float]
    heading: float


@lru_cache(maxsize=1)
def spots() -> tuple[Spot, ...]:
    """Return every space from 0 to the last, evenly spaced on the horseshoe."""
    return tuple(_spot(space / ORBIT) for space in range(ORBIT + 1))


def _spot(share: float) -> Spot:
    """Return the point at this share of the way."""
    side, roof, bend = FOOT - TOP - _BEND, RIGHT - LEFT - 2 * _BEND, _BEND * math.pi / 2
    way = share * (2 * side + roof + 2 * bend)
    if way <= side:
        return Spot(LEFT, FOOT - way, (-1, 0), 270)
    way -= side
    if way <= bend:
        return _round(LEFT + _BEND, 180 + 90 * way / bend)
    way -= bend
    if way <= roof:
        return Spot(LEFT + _BEND + way, TOP, (0, -1), 0)
    way -= roof
    if way <= bend:
        return _round(RIGHT - _BEND, 270 + 90 * way / bend)
    return Spot(RIGHT, TOP + _BEND + way - bend, (1, 0), 90)


def _round(x: float, angle: float) -> Spot:
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return Spot(x + _BEND * cos, TOP + _BEND + _BEND * sin, (cos, sin), (angle + 90) % 360)


def printed(image: Image.Image) -> None:
    """Paint the line and all spaces on a layer under construction."""
    accent = SKIN.accent
    mask = Image.new("L", (image.width * 2, image.height * 2), 0)
    draw = ImageDraw.Draw(mask)
    way = [_spot(k / 400) for k in range(401)]
    draw.line([(2 * s.x, 2 * s.y) for s in way], fill=255, width=6, joint="curve")
    line = mask.reduce(2)
    image.paste(accent, (0, 0), raster.scaled(raster.blurred(line, 7), 0.9))
    image.paste(mix(accent, ink.panel, 0.2), (0, 0), line)
    canvas = Canvas(image)
    for space, spot in enumerate(spots()[:-1]):
        canvas.put(_space(space), spot.x, spot.y)
    goal = spots()[-1]
    halo = raster.falloff(190, 190, 1.4, 0.75)
    image.paste(ENAMEL["amber"], (round(goal.x) - 95, round(goal.y) - 95), halo)
    canvas.put(piece("star8", "amber", 100, text=str(ORBIT), share=0.48), goal.x, goal.y)
    canvas.put(pill("+1", 42, ink.gilt), goal.x, goal.y + 58)


@kept
def _space(space: int, *, lit: bool = False) -> Sprite:
    """Return a space with its number, every fifth brighter.

    Lit if a comet is about to pass it.
    """
    fifth = space % 5 == 0
    size = SPACE + 4 if fifth else SPACE
    pad, fine = 10, raster.FINE
    side = (size + 2 * pad) * fine
    base = raster.blank(side, side)
    inner = raster.shape_mask("disc", side, (size - 5) * fine)
    raster.lay(base, ink.night, raster.shape_mask("disc", side, (size + 3) * fine))
    rim = (ink.gilt, ink.brass) if lit or fifth else (mix(ink.brass, ink.panel, 0.15), ink.bronze)
    raster.lay(base, raster.vertical(side, side, rim), raster.shape_mask("disc", side, size * fine))
    body = ENAMEL["amber"] if lit else theme.TRACK[int(fifth)]
    raster.lay(base, raster.vertical(side, side, (mix(body, ink.white, 0.14), body, mix(body, ink.night, 0.35))), inner)
    small = base.reduce(fine)
    number = theme.DETAIL + 2 * fifth
    mark = label(str(space), number)
    where = (round((small.width - mark.width) / 2) + mark.left, round(small.height / 2 + number * MIDDLE) + mark.top)
    small.paste(ink.ink if lit else ink.moon if fifth else mix(ink.mist, ink.moon, 0.4), where, mark.mask)
    return centred(raster.under(small, ink.gilt if lit else ink.night, 4, 0.8, 0 if lit else 3))


def draw(canvas: Canvas, view: View, words: GameWords) -> None:
    """Draw all comets, and the way of the current turn."""
    ahead = _ahead(view)
    for space in ahead:
        if 0 < space < ORBIT:
            canvas.put(_space(space, lit=True), *spots()[space][:2])
    stacks: dict[int, list[PlayerView]] = {}
    for player in sorted(view.players, key=lambda one: one.depth):
        stacks.setdefault(player.space, []).append(player)
    goal = ahead[-1] if ahead else -1
    if ahead:
        stacks.setdefault(goal, [])
    for space, players in stacks.items():
        for player, place in zip(players, places(space, len(players) + (space == goal)), strict=False):
            _tail(canvas, space, place, player, alone=len(players) == 1)
    for space, players in stacks.items():
        planned = view.players[view.active] if space == goal and view.active is not None else None
        _stack(canvas, space, players, planned, words)


def _ahead(view: View) -> list[int]:
    if view.active is None:
        return []
    return list(range(view.players[view.active].space + 1, view.projected + 1))


def places(space: int, number: int) -> list[tuple[float, float]]:
    """Return the places of comets on one space, from the outermost inwards."""
    spot = spots()[space]
    x, y = spot.out
    if number == 1:
        return [(spot.x, spot.y)]
    if number == 2:
        return [(spot.x + x * d, spot.y + y * d) for d in (27, -27)]
    along = (-y, x)
    rows = [[(spot.x + x * d + along[0] * a, spot.y + y * d + along[1] * a) for a in (-25, 25)] for d in (25, -25)]
    return [place for row in rows for place in sorted(row, key=lambda one: (round(one[1]), one[0]))][:number]


def _tail(canvas: Canvas, space: int, place: tuple[float, float], player: PlayerView, *, alone: bool) -> None:
    if not space or space == ORBIT:
        return
    length, width = (130, 30) if alone else (84, 22)
    canvas.put(style.tail(style.comet_enamel(player), length, width, round(spots()[space].heading / 5) * 5), *place)


def _stack(canvas: Canvas, space: int, players: list[PlayerView], planned: PlayerView | None, words: GameWords) -> None:
    """Draw the comets on a space, and the one about to arrive, inside of them."""
    number = len(players) + (planned is not None)
    size = {1: 70, 2: 54}.get(number, 48)
    spread = places(space, number)
    for k, (player, place) in enumerate(zip(players, spread, strict=False)):
        canvas.put(style.comet(player, size, words.comet(player)), *place)
        if len(players) > 1:
            canvas.put(_order(k + 1), place[0] + size * 0.40, place[1] + size * 0.34)
    if planned is not None:
        wide = 58 if number == 1 else size - 8
        canvas.put(style.planned(style.comet_enamel(planned), words.comet(planned), wide), *spread[-1])


@kept
def _order(place: int) -> Sprite:
    return piece("disc", "amber", 30, text=str(place))
