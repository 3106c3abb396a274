"""The energy sheet: the ring, and every reachable result, numbered, with its income."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from games.crafting_cosmos.components import CONTROLS, Control
from games.crafting_cosmos.preview import Result, results
from games.crafting_cosmos.ring import Income, after
from games.crafting_cosmos.view import View, ring_of
from renderers.crafting_cosmos import hand, ring, shelf, style, table
from renderers.crafting_cosmos.skin import SKIN
from renderers.crafting_cosmos.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import TurnPill, ribbon
from renderers.kit.sky import engraving, sky
from renderers.kit.sprites import icon, tag
from renderers.kit.theme import DETAIL, VALUE, ink

SIZE = (1600, 1200)
RING: Box = (56, 126, 716, 786)
HAND: Box = (56, 798, 716, 970)
DISPLAY: Box = (56, 982, 716, 1182)
RESULTS: Box = (730, 126, 1576, 998)
STOCK: Box = (730, 1010, 1576, 1182)
_COLUMN = (RESULTS[2] - RESULTS[0] - 40) / 2
_SECOND = RESULTS[0] + 24 + _COLUMN
_HEADING = 1.25


def draw(view: View, words: GameWords, marks: Mapping[str, str], seat: int) -> Image.Image:
    """Draw the sheet of the seat that moves energy; the mark `moves` lists the moves begun."""
    begun = tuple(move for move in marks.get("moves", "").split(",") if move)
    player = view.players[seat]
    canvas = Canvas(printed((SKIN.key, "energy"), _print))
    enamel = style.seat_enamel(seat)
    ribbon(canvas, SIZE[1], enamel)
    turn = TurnPill((style.token(seat, 56),), words.name(seat), words.say("private"), enamel)
    table.draw_header(canvas, view, words, turn, words.say("energy"))
    reached, _ = after(ring_of(view, seat), begun)
    shown = ring.shown(view)._replace(stations=ring.stations_after(view, seat, reached), mover=seat)
    ring.draw(canvas, RING, shown, words, marks)
    hand.draw_hand(canvas, HAND, view, words, marks)
    shelf.draw_display(canvas, DISPLAY, view, words, marks)
    shelf.draw_stock(canvas, STOCK, view, marks)
    if view.over or player.control not in CONTROLS:
        return canvas.image
    _results(canvas, results(view, seat, begun), seat, len(begun))
    return canvas.image


def _print() -> Image.Image:
    image = sky(SKIN, *SIZE)
    engraving(image, (RING[0] + RING[2]) // 2, (RING[1] + RING[3]) // 2, 520, 0.14)
    ring.printed(image, RING)
    for box in (HAND, DISPLAY, STOCK, RESULTS):
        glass(image, box, SKIN.accent)
    return image


class Place(NamedTuple):
    """A line of the list: its upper left corner, and the number of a result, 0 for a heading."""

    x: float
    y: float
    number: int
    control: Control


def layout(controls: Sequence[Control]) -> tuple[float, list[Place]]:
    """Return the height of a row, and the lines for results by these controls, in two columns.

    A heading, 1.25 rows high, precedes each group, and is repeated where a group continues in the second column.
    """
    top, foot = RESULTS[1] + 16.0, RESULTS[3] - 10
    lines = len(controls) + _HEADING * len(set(controls))
    step = min(92.0, (foot - top) * 2 / (lines + 2 * _HEADING))
    found: list[Place] = []
    x, y, last = RESULTS[0] + 20.0, top, ""
    for number, control in enumerate(controls, 1):
        fresh = control != last
        if x < _SECOND and y + step * (1 + _HEADING * fresh) > foot:
            x, y, fresh = _SECOND, top, True
        if fresh:
            found.append(Place(x, y, 0, control))
            y += step * _HEADING
        found.append(Place(x, y, number, control))
        y, last = y + step, control
    return step, found


def _results(canvas: Canvas, found: Sequence[Result], seat: int, begun: int) -> None:
    """Draw rows by the final control of the player's own token."""
    step, places = layout([one.ring.own for one in found])
    pays = {one.ring.own: one.income for one in found}
    for place in places:
        if place.number:
            entry = (place.number, found[place.number - 1], seat, begun)
            _row(canvas, (place.x, place.y + step / 2), _COLUMN, entry, step)
        else:
            _heading(canvas, (place.x, place.y), _COLUMN, pays[place.control], step)


def _heading(canvas: Canvas, at: tuple[float, float], wide: float, pays: Income, step: float) -> None:
    """Draw the final control of the player's own token, and its active reward.

    Passive rewards head the columns.
    """
    x, y = at[0], at[1] + step * 0.62
    side = round(min(54, step * 0.9))
    canvas.put(style.control(pays.active, side), x + 30, y)
    at_x = x + 30 + side / 2 + 14
    canvas.put(icon("spark", 24, ink.gilt), at_x, y)
    at_x += 34
    for kind, number in ring.gained(pays):
        canvas.put(style.gain(kind, min(37, side)), at_x, y)
        at_x += 23
        if number > 1:
            at_x += canvas.text(at_x, y, str(number), DETAIL, ink.gilt, anchor="lm") + 4
        at_x += 21
    for k, name in enumerate(CONTROLS):
        canvas.put(style.gain(ring.PASSIVE[name], min(44 if name == "light" else 36, side)), _column(x, wide, k), y)
    canvas.line(
        (round(x), round(at[1] + step * 1.22), round(x + wide - 10), round(at[1] + step * 1.22) + 2), ink.brass, 0.4
    )


def _column(x: float, wide: float, k: int) -> float:
    return x + wide - 178 + k * 49


def _row(
    canvas: Canvas, at: tuple[float, float], wide: float, entry: tuple[int, Result, int, int], step: float
) -> None:
    """Draw the number of a result, the moves to it, and the four passive rewards."""
    x, y = at
    k, one, seat, begun = entry
    canvas.put(tag(str(k), min(38, round(step * 0.8))), x + 26, y)
    at_x = x + 78
    side = min(38, round(step * 0.72))
    for move in one.moves[begun:]:
        canvas.put(style.token(seat, side) if move == "own" else style.dark_at(move, side), at_x, y)
        at_x += side + 6
    pays = one.income
    for n, number in enumerate((pays.cards, pays.steps, pays.graviton, pays.proto)):
        colour = ink.gilt if number >= 3 else ink.moon if number else ink.faint
        canvas.text(_column(x, wide, n), y, str(number), VALUE, colour, anchor="mm")
