"""The score sheet of every game: categories at the left, one column per seat.

The winner is raised with a crown.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.scores import OPPONENT, Line, Score
from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.layers import printed
from renderers.kit.panels import emphasis, glass, night_window
from renderers.kit.raster import Box
from renderers.kit.renderer import Skin
from renderers.kit.sheet_frame import header
from renderers.kit.sky import engraving, sky
from renderers.kit.sprite_cache import masks
from renderers.kit.sprites import icon
from renderers.kit.text import balanced, figure, fitted, largest_size, width_of
from renderers.kit.theme import CAPTION, DECIDE, DETAIL, ENAMEL, LABEL, LEAST, PREVIEW, RGB, VALUE, ink

_NAMES = 420
_TOP = 372
_FOOT = 196


class Row(NamedTuple):
    """A category: the enamel and glyph of its window, and its name."""

    enamel: str
    glyph: str
    name: str


class Cell(NamedTuple):
    """Points in one category, and their origin; without points, a dash."""

    points: int | None
    detail: str = ""


class Column(NamedTuple):
    """One seat: token, colour and name, place, total, and cells in the order of the rows."""

    token: Sprite
    enamel: str
    name: str
    place: int
    won: bool
    total: int
    cells: tuple[Cell, ...]
    note: str = ""


class Heading(NamedTuple):
    """Title, subtitle, the text at the right, and the word for the total."""

    title: str
    subtitle: str
    aside: str
    total: str


def by_place(scores: Iterable[Score]) -> list[Score]:
    """Return scores from the first place on, an automatic opponent last in its place."""
    return sorted(scores, key=lambda score: (score.place, score.seat == OPPONENT, score.seat))


def so_far(standings: Iterable[tuple[int, int, tuple[Line, ...]]]) -> list[Score]:
    """Return scores before the end, by place, from seats, totals and lines; no seat has won yet."""
    rows = list(standings)
    places = [1 + sum(other > total for _, other, _ in rows) for _, total, _ in rows]
    scores = [Score(seat, lines, total, place=place) for (seat, total, lines), place in zip(rows, places, strict=True)]
    return by_place(scores)


def cells(keys: Iterable[str], lines: Iterable[Line], detail: Callable[[Line], str]) -> tuple[Cell, ...]:
    """Return the cells of a seat: for each key its line's points and detail, or a dash."""
    told = {line.key: Cell(line.points, detail(line)) for line in lines}
    return tuple(told.get(key, Cell(None)) for key in keys)


def column(score: Score, token: Sprite, enamel: str, name: str, row: tuple[Cell, ...], *, note: str = "") -> Column:
    """Return the column of a final score."""
    return Column(token, enamel, name, score.place, score.won, score.total, row, note)


def height_of(rows: int) -> int:
    """Return the height of the sheet: 16:9 at least, 4:3 at most."""
    return min(1200, max(900, _TOP + rows * 100 + _FOOT))


def draw(skin: Skin, heading: Heading, rows: Sequence[Row], columns: Sequence[Column]) -> Image.Image:
    """Draw the sheet; columns come ordered by place."""
    height, won = height_of(len(rows)), tuple(column.won for column in columns)
    canvas = Canvas(printed((skin.key, "score", height, won), lambda: _print(skin, height, won)))
    for box, column in zip(_boxes(len(columns), height), columns, strict=True):
        if not column.won:
            canvas.image.paste(ENAMEL[column.enamel], box[:2], _tint(box[2] - box[0], box[3] - box[1], 0.12))
    header(canvas, skin, (heading.title, heading.subtitle))
    canvas.text(theme.WIDTH - 24, 72, heading.aside, LABEL, ink.mist, weight="regular", anchor="rs")
    step = _step(height, len(rows))
    room = _boxes(len(columns), height)[0][0] - 166
    for k, row in enumerate(rows):
        _row(canvas, skin, row, _TOP + step * k, step)
        _row_name(canvas, (150, _TOP + step * (k + 0.5)), row.name, room)
    canvas.text(48, height - _FOOT / 2 + 8, heading.total, PREVIEW, ink.gilt, anchor="lm", tracking=0.06)
    points = [[c.cells[k].points or 0 for c in columns] for k in range(len(rows))]
    spans = [max(row, default=0) for row in points], [min(row, default=0) for row in points]
    for place, column in zip(_boxes(len(columns), height), columns, strict=True):
        _column(canvas, place, column, spans, step)
    return canvas.image


def _row(canvas: Canvas, skin: Skin, row: Row, y: float, step: float) -> None:
    if y > _TOP:
        canvas.line((48, round(y), theme.WIDTH - 48, round(y) + 2), ink.brass, 0.35)
    window = night_window(f"{skin.key} {row.name}", row.enamel, 90, 68)
    canvas.image.paste(window, (40, round(y + step / 2) - 34), window)
    canvas.put(icon(row.glyph, 46, ink.gilt, ink.night, ENAMEL[row.enamel]), 85, y + step / 2)


def _row_name(canvas: Canvas, where: tuple[float, float], name: str, room: float) -> None:
    x, y = where
    size = largest_size(name, room, (VALUE, DETAIL))
    lines = [name] if size else balanced(name, room, CAPTION)[:2]
    for k, line in enumerate(lines):
        canvas.text(x, y + (k - (len(lines) - 1) / 2) * 34, line, size or CAPTION, ink.moon, anchor="lm")


def _step(height: int, rows: int) -> float:
    return (height - _TOP - _FOOT) / max(1, rows)


def _boxes(number: int, height: int) -> list[Box]:
    gap = 22
    room = theme.WIDTH - 40 - _NAMES
    width = min(330, (room - gap * (number - 1)) // number)
    left = _NAMES + (room - number * width - gap * (number - 1)) // 2
    return [(left + k * (width + gap), 196, left + k * (width + gap) + width, height - 24) for k in range(number)]


def _print(skin: Skin, height: int, won: Sequence[bool]) -> Image.Image:
    """Return the layer of all sheets with the same winners and losers in these columns."""
    image = sky(skin, theme.WIDTH, height)
    engraving(image, 560, 330, 480, 0.16)
    raised = [
        (left, 130, right, low) for (left, _, right, low), one in zip(_boxes(len(won), height), won, strict=True) if one
    ]
    for left, _, right, _ in raised:
        image.paste(ink.group_glow, ((left + right) // 2 - 430, -100), raster.falloff(860, 860, 1.5, 0.35))
    glass(image, (24, _TOP - 4, theme.WIDTH - 24, height - _FOOT + 4), skin.accent, 0.55)
    for box in raised:
        glass(image, box, ink.gilt, 0.62)
        emphasis(Canvas(image), box, ink.gilt, fill=0.02)
        image.paste(ENAMEL["amber"], box[:2], _tint(box[2] - box[0], box[3] - box[1], 0.10))
    return image


@masks
def _tint(width: int, height: int, opacity: float) -> Image.Image:
    return raster.scaled(raster.round_box(width, height, 22), opacity)


def _column(canvas: Canvas, box: Box, column: Column, spans: tuple[Sequence[int], Sequence[int]], step: float) -> None:
    """Draw one seat; `spans` are the best and the least points of each row."""
    best, least = spans
    middle = (box[0] + box[2]) / 2
    width = box[2] - box[0]
    if column.won:
        canvas.put(icon("crown", 66, ink.gilt, ink.night, ink.group_glow), middle, 128)
    else:
        canvas.text(box[0] + 20, box[1] + 48, str(column.place), PREVIEW, ink.mist)
    canvas.put(column.token, middle, 226 if column.won else 256)
    _seat_name(canvas, (middle, 344 if column.won else 350), column.name, width - 24)
    for k, cell in enumerate(column.cells):
        _cell(canvas, (middle, _TOP + step * (k + 0.5)), cell, best=cell.points == best[k] > least[k])
    size = 104 if column.won else 84
    colour: RGB = ink.gilt if column.won else ink.moon
    y = canvas.image.height - _FOOT / 2 + (-20 if column.note else 8)
    canvas.text(middle, y, figure(column.total), size, colour, anchor="mm")
    if column.note:
        note, small = fitted(column.note, width - 20, (CAPTION, LEAST))
        canvas.text(middle, canvas.image.height - 40, note, small, ink.moon, weight="regular", anchor="ms")


def _seat_name(canvas: Canvas, where: tuple[float, float], name: str, room: float) -> None:
    x, y = where
    size = largest_size(name, room, (PREVIEW, LABEL))
    lines = [name] if size else balanced(name, room, DETAIL)
    if len(lines) > 2 or any(width_of(line, size or DETAIL) > room for line in lines):
        shown, size = fitted(name, room, (DETAIL, CAPTION))
        lines = [shown]
    for k, line in enumerate(reversed(lines)):
        canvas.text(x, y - 34 * k, line, size or DETAIL, ink.moon, anchor="ms")


def _cell(canvas: Canvas, where: tuple[float, float], cell: Cell, *, best: bool) -> None:
    """Write the points of a cell, gilt and with a spark if no seat has more."""
    x, y = where
    if cell.points is None:
        canvas.text(x, y, "\u2013", DECIDE, ink.mist, anchor="mm")
        return
    colour = ink.gilt if best else ink.moon if cell.points >= 0 else ink.loss_dark
    wide = canvas.text(x, y, figure(cell.points), DECIDE, colour, anchor="mm", edge=ink.night)
    if best:
        canvas.put(icon("spark", 32, ink.gilt, ink.night), x - wide / 2 - 34, y)
    if cell.detail:
        canvas.text(x + wide / 2 + 14, y, cell.detail, CAPTION, ink.mist, weight="regular", anchor="lm")


def window_of(rows: int, k: int) -> Box:
    """Return the window of the k-th row on a finished sheet.

    Games draw their own symbol of a category there.
    """
    middle = round(_TOP + _step(height_of(rows), rows) * (k + 0.5))
    return 40, middle - 34, 130, middle + 34
