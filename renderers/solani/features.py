"""The sheet of all Special Features and bonus tiles in full text."""

from collections.abc import Mapping

from PIL import Image

from games.solani.components import BONUSES, MAGNITUDES
from games.solani.view import BonusView, View
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.markers import choosable
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import paragraph
from renderers.kit.sprites import icon, pill
from renderers.kit.text import ELLIPSIS, fitted, wrapped
from renderers.kit.theme import CAPTION, DETAIL, LABEL, LEAST, VALUE, ink
from renderers.solani import bodies, style, table
from renderers.solani.skin import SKIN
from renderers.solani.words import GameWords

_TOP, _LOW = 130, 1182
SPLIT = 884
"""The x that separates Special Features and bonus tiles."""


def draw(view: View, words: GameWords, marks: Mapping[str, str]) -> Image.Image:
    """Draw the face-up Special Features with their criteria, then the bonus tiles."""
    rows = [view.stock(magnitude).row for magnitude in MAGNITUDES]
    columns = 5 if max(map(len, rows)) <= 5 else 4
    lines = [max(1, -(-len(row) // columns)) for row in rows]
    split = _TOP + round((SPLIT - _TOP) * lines[0] / sum(lines))
    boxes = ((24, _TOP, 1576, split - 7), (24, split + 7, 1576, SPLIT))
    canvas = Canvas(printed((SKIN.key, "features", split), lambda: _print_features(boxes)))
    table.draw_header(canvas, view, words)
    for k, magnitude in enumerate(MAGNITUDES):
        box = boxes[k]
        y = box[1] + 52
        for n in range(magnitude):
            canvas.put(icon("star5", 44, ink.gilt, ink.night), box[0] + 40 + n * 44, y)
        canvas.put(pill(words.say("deck", count=view.stock(magnitude).deck), 44, ink.mist), box[0] + 96, y + 64)
        each = words.of_magnitude(magnitude)
        if box[3] - box[1] >= 250:
            paragraph(canvas, (box[0] + 20, y + 162), wrapped(each, 164, CAPTION), CAPTION, colour=ink.gilt)
        deck, label = (box[0] + 96, y + 64), marks.get(f"deck-{magnitude}")
        choosable(canvas, deck, (170, 60), label, (box[0] + 22, y + 112), height=46)
        columns = -(-len(rows[k]) // lines[k]) if lines[k] > 1 else columns
        wide, high = (box[2] - box[0] - 200) // columns, (box[3] - box[1] - 16) // lines[k]
        for n, card in enumerate(rows[k]):
            left, top = box[0] + 192 + n % columns * wide, box[1] + 8 + n // columns * high
            _card(canvas, (left, top, left + wide, top + high), card, words, marks.get(card))
    for box, bonus in zip(_bonus_boxes(), view.bonuses, strict=True):
        _bonus(canvas, box, bonus, words.condition(bonus.id, view), words)
    return canvas.image


def _bonus_boxes() -> list[Box]:
    return [(24 + k * 391, SPLIT + 14, 24 + k * 391 + 379, _LOW) for k in range(len(BONUSES))]


def _print_features(boxes: tuple[Box, ...]) -> Image.Image:
    image = table.ground()
    for box in (*boxes, *_bonus_boxes()):
        glass(image, box, SKIN.accent, 0.9)
    return image


def _card(canvas: Canvas, box: Box, card: str, words: GameWords, label: str | None) -> None:
    """Draw a card: code, name and text one below the other.

    In low boxes the code is in front of them.
    """
    low = box[3] - box[1] < 300
    left = box[0] + (100 if low else 18)
    top = box[1] + (28 if low else 142)
    canvas.put(
        bodies.close(card, 84 if low else 108, words.icon_name(card)),
        (box[0] + 54) if low else (box[0] + box[2]) / 2,
        box[1] + (56 if low else 66),
    )
    room = box[2] - left - 4
    canvas.text(left, top, *fitted(words.game(f"tile.{card}"), room, (DETAIL, LEAST)), ink.moon, anchor="lm")
    _criterion(canvas, (left, top + (44 if low else 50), box[2] - 4, box[3]), words.game(f"criterion.{card}"))
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    dashes = (box[2] - box[0] - 4, box[3] - box[1] - 6)
    choosable(canvas, middle, dashes, label, (box[0] + 28, box[1] + 28), height=50)


def _criterion(canvas: Canvas, box: Box, text: str) -> None:
    """Draw the criterion of a card from the first baseline on.

    Lines move closer together if necessary; a text that is cut gets an ellipsis.
    """
    lines, y, step = wrapped(text, box[2] - box[0], LEAST), box[1], _LOOSE
    if len(lines) > _most(box[3] - 8 - y, step):
        y, step = y - 6, _TIGHT
        most = _most(box[3] - 2 - y, step)
        lines = lines if len(lines) <= most else [*lines[: most - 1], lines[most - 1][:-1] + ELLIPSIS]
    for k, line in enumerate(lines):
        canvas.text(box[0], y + k * step, line, LEAST, ink.mist, weight="regular")


_LOOSE, _TIGHT = 31, 27
"""Distances between the lines of a criterion, in pixels."""


def _most(height: int, step: int) -> int:
    return max(1, height // step + 1)


def _bonus(canvas: Canvas, box: Box, bonus: BonusView, condition: str, words: GameWords) -> None:
    """Draw a bonus tile with its condition and all players' figures, holders with a tick."""
    canvas.put(style.sector_map(bonus.sector, 64), box[0] + 56, box[1] + 54)
    text, size = fitted(words.game(f"bonus.{bonus.id}"), box[2] - box[0] - 118, (LABEL, LEAST))
    canvas.text(box[0] + 102, box[1] + 38, text, size, ink.moon, anchor="lm")
    worth = f"{words.game(f'sector.{bonus.sector}')} \u00b7 {words.say('points', points=BONUSES[bonus.id].points)}"
    canvas.text(box[0] + 102, box[1] + 76, worth, CAPTION, ink.gilt, anchor="lm")
    lines = wrapped(condition, box[2] - box[0] - 44, LEAST)
    paragraph(canvas, (box[0] + 22, box[1] + 118), lines[:3], LEAST, colour=ink.mist)
    step = min(110, (box[2] - box[0] - 30) // len(bonus.figures))
    for seat, figure in enumerate(bonus.figures):
        x, y = box[0] + 40 + seat * step, box[3] - 44
        canvas.put(style.token(seat, 46), x, y)
        if seat in bonus.holders:
            canvas.put(icon("tick", 28, ink.gilt, ink.night), x, y - 37)
        canvas.text(x + 28, y, str(figure), VALUE, ink.gilt if seat in bonus.holders else ink.mist, anchor="lm")
