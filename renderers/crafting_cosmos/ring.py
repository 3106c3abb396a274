"""The ring of four controls, clockwise from light at the upper left."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.crafting_cosmos.components import FIGURES, REWARDS, Control
from games.crafting_cosmos.ring import Income, Ring
from games.crafting_cosmos.view import View
from renderers.crafting_cosmos import style
from renderers.crafting_cosmos.skin import SKIN
from renderers.crafting_cosmos.words import GameWords
from renderers.kit import raster
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.markers import choosable, solid_box
from renderers.kit.panels import glass
from renderers.kit.raster import FINE, Box
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import icon, piece
from renderers.kit.text import width_of
from renderers.kit.theme import DECIDE, DETAIL, ENAMEL, HEADING, ink, mix

PASSIVE = {"light": "card", "time": "crystal", "gravity": "graviton", "chemistry": "proto"}
"""The passive reward of each energy token at a control."""

_GAP = 14
_CORNER: dict[Control, tuple[int, int]] = {"light": (0, 0), "time": (1, 0), "gravity": (1, 1), "chemistry": (0, 1)}


class Station(NamedTuple):
    """A control as it is drawn: its seats, the Void and dark tokens."""

    seats: tuple[int, ...]
    void: bool
    dark: int

    @property
    def full(self) -> bool:
        """Whether no further token may enter."""
        return len(self.seats) + self.void + self.dark >= FIGURES.full


def stations(view: View) -> dict[str, Station]:
    """Return the present ring."""
    return {control.id: Station(control.seats, control.void, control.dark) for control in view.controls}


def stations_after(view: View, seat: int, ring: Ring) -> dict[str, Station]:
    """Return the ring after a seat has moved its own and dark tokens."""
    found: dict[str, Station] = {}
    for control, dark in zip(view.controls, ring.dark, strict=True):
        others = tuple(other for other in control.seats if other != seat)
        seats = tuple(sorted((*others, seat))) if ring.own == control.id else others
        found[control.id] = Station(seats, control.void, dark)
    return found


def boxes(box: Box) -> dict[Control, Box]:
    """Return the panel of each control."""
    wide, high = (box[2] - box[0] - _GAP) // 2, (box[3] - box[1] - _GAP) // 2
    found = {}
    for name, (column, row) in _CORNER.items():
        x, y = box[0] + column * (wide + _GAP), box[1] + row * (high + _GAP)
        found[name] = (x, y, x + wide, y + high)
    return found


def printed(image: Image.Image, box: Box) -> None:
    """Draw the empty ring: four coloured panes, and a brass circle that runs clockwise."""
    panes = boxes(box)
    for name, place in panes.items():
        colour = ENAMEL[style.CONTROL[name][0]]
        glass(image, place, colour, 0.74, 26)
        tint = raster.round_box(place[2] - place[0], place[3] - place[1], 26)
        fall = raster.vertical(place[2] - place[0], place[3] - place[1], ((255,) * 3, (30,) * 3)).convert("L")
        image.paste(colour, place[:2], Image.composite(raster.scaled(fall, 0.30), Image.new("L", tint.size, 0), tint))
    x, y = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
    canvas = Canvas(image)
    for name, place in panes.items():
        _rewards(canvas, place, name)
    canvas.put(_hub(172), x, y)


@kept
def _hub(size: int) -> Sprite:
    """Return a brass ring around a dark middle, with arrowheads."""
    side = size + 40
    mask = Image.new("L", (side * FINE, side * FINE), 0)
    draw = ImageDraw.Draw(mask)
    middle, r = side * FINE / 2, size * FINE / 2
    draw.ellipse((middle - r, middle - r, middle + r, middle + r), fill=255)
    disc = mask.reduce(FINE)
    base = raster.blank(side, side)
    raster.lay(base, raster.vertical(side, side, (ink.gilt, ink.brass, ink.bronze)), disc)
    inner = Image.new("L", mask.size, 0)
    for share, value in ((0.95, 255), (0.80, 0), (0.77, 255)):
        rr = r * share
        ImageDraw.Draw(inner).ellipse((middle - rr, middle - rr, middle + rr, middle + rr), fill=value)
    raster.lay(base, raster.vertical(side, side, (mix(ink.panel, SKIN.accent, 0.16), ink.night)), inner.reduce(FINE))
    raster.lay(base, ink.gilt, _heads(side, r))
    return centred(raster.under(base, ink.night, 8, 0.8, 5))


def _heads(side: int, r: float) -> Image.Image:
    """Return four clockwise arrowheads on a circle; `r` in pixels of the unreduced picture."""
    mask = Image.new("L", (side * FINE, side * FINE), 0)
    draw = ImageDraw.Draw(mask)
    middle, far, tip = side * FINE / 2, r * 0.875, r * 0.13
    for cx, cy, dx, dy in ((0, -far, tip, 0), (far, 0, 0, tip), (0, far, -tip, 0), (-far, 0, 0, -tip)):
        x, y = middle + cx, middle + cy
        draw.polygon([(x + dx, y + dy), (x - dx - dy, y - dy + dx), (x - dx + dy, y - dy - dx)], fill=255)
    return mask.reduce(FINE)


def _rewards(canvas: Canvas, place: Box, name: Control) -> None:
    """Draw the active reward of a control after a spark, and its passive reward below."""
    x, y = _corner(place, name)
    canvas.put(icon("spark", 32, ink.gilt), x + 14, y)
    at = x + 38
    for kind, number in active(name):
        canvas.put(style.gain(kind, 56), at + 28, y)
        at += 62
        if number > 1:
            at += canvas.text(at, y, str(number), DECIDE, ink.moon, anchor="lm") + 10
    y += 46
    canvas.put(piece("disc", "onyx", 30), x + 14, y)
    canvas.put(icon("right", 24, ink.mist), x + 48, y)
    canvas.put(style.gain(PASSIVE[name], 44), x + 90, y)


def _corner(place: Box, name: Control) -> tuple[float, float]:
    """Return the start of the rewards, clear of the hub: (left, middle of the first line)."""
    column, row = _CORNER[name]
    x = place[0] + (28 if column == 0 else 96)
    return x, place[1] + 220 if row == 0 else place[3] - 264


def gained(income: Income) -> list[tuple[str, int]]:
    """Return the active reward in an income, as far as the supply suffices: kinds and numbers."""
    stars: str = REWARDS[income.active].stars
    others = (("dna", income.dna), ("supernova", income.supernova), ("tile", income.tiles))
    return [(kind, number) for kind, number in ((stars, income.stars), *others) if number]


def active(name: Control) -> list[tuple[str, int]]:
    """Return the printed active reward of a control: kinds and numbers."""
    reward = REWARDS[name]
    found = [(reward.stars, reward.count)]
    others = (("dna", reward.dna), ("supernova", reward.supernova), ("tile", reward.tiles))
    return [*found, *((kind, number) for kind, number in others if number)]


class Shown(NamedTuple):
    """The contents of a ring: stations, power tokens, crystals left, and movable tokens."""

    stations: Mapping[str, Station]
    powers: Mapping[str, Sequence[int]]
    crystals: int
    mover: int | None = None


def shown(view: View) -> Shown:
    """Return the present ring of a view."""
    powers: dict[str, Sequence[int]] = {control.id: control.powers for control in view.controls}
    mover = next((asked.seat for asked in view.asked if asked.step == "Shift"), None)
    return Shown(stations(view), powers, view.crystals, mover)


def draw(canvas: Canvas, box: Box, ring: Shown, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw everything on the ring.

    `own` and controls among the marks are tokens that may move.
    """
    for name, place in boxes(box).items():
        _heading(canvas, place, name, words)
        _tokens(canvas, place, name, ring, marks)
        _bonus(canvas, place, name, ring.powers[name])
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    canvas.put(style.crystal(44), x, y - 30)
    colour = ink.gilt if ring.crystals > 2 else ink.empty_count
    canvas.text(x, y + 28, str(ring.crystals), HEADING, colour, anchor="mm")


def _heading(canvas: Canvas, place: Box, name: Control, words: GameWords) -> None:
    _, row = _CORNER[name]
    y = place[1] + 38 if row == 0 else place[3] - 38
    canvas.put(style.control(name, 56), place[0] + 54, y)
    room = place[2] - place[0] - 116
    text = words.game(f"control.{name}")
    wide = min(room, width_of(text, DECIDE))
    canvas.squeezed(place[0] + 98 + wide / 2, y, text, wide, sizes=(DECIDE,), colour=ink.moon)


def _tokens(canvas: Canvas, place: Box, name: Control, ring: Shown, marks: Mapping[str, str]) -> None:
    """Draw three sockets with the tokens there, in a closed red ring once no more may enter."""
    y = place[1] + 112 if _CORNER[name][1] == 0 else place[3] - 112
    station = ring.stations[name]
    ranking = [(style.token(seat, 58), marks.get("own") if seat == ring.mover else None) for seat in station.seats]
    ranking += [(style.void(58), None)] if station.void else []
    ranking += [(style.dark(58), None if k else marks.get(name)) for k in range(station.dark)]
    step = min(88, (place[2] - place[0] - 132) / 2)
    for k in range(FIGURES.full):
        canvas.put(_socket(66), place[0] + 66 + k * step, y)
    if station.full:
        canvas.put(solid_box(round(2 * step) + 76, 70, 35, ink.loss_dark), place[0] + 66 + step, y)
    for k, (sprite, mark) in enumerate(ranking):
        x = place[0] + 66 + k * step
        canvas.put(sprite, x, y)
        choosable(canvas, (x, y), 68, mark, (x - 26, y - 30), height=40)


@kept
def _socket(size: int) -> Sprite:
    base = raster.blank(size, size)
    raster.lay(base, mix(ink.brass, ink.night, 0.35), raster.round_box(size, size, size // 2))
    raster.lay(base, mix(ink.panel, ink.night, 0.6), raster.round_box(size, size, size // 2, 3))
    return centred(base)


def _bonus(canvas: Canvas, place: Box, name: Control, powers: Sequence[int]) -> None:
    """Draw power tokens: the additional gain of each seat here."""
    _, row = _CORNER[name]
    y = place[1] + 175 if row == 0 else place[3] - 175
    step = min(86.0, (place[2] - place[0] - 36) / max(1, sum(number > 0 for number in powers)))
    x = place[0] + 40.0
    for seat, number in enumerate(powers):
        if number:
            canvas.put(style.token(seat, 32), x, y)
            canvas.text(x + 21, y, f"+{number}", DETAIL, ink.gilt, anchor="lm")
            x += step
