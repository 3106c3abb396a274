"""The draft: Star Clusters, Branch tiles and the Planet track.

In the special draft it shows the cards.
"""

from collections.abc import Mapping, Sequence

from PIL import Image

from games.solani.components import BRANCHES, MAGNITUDES, ROUNDS, TRACK, Magnitude
from games.solani.view import View
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.markers import choosable, dashed_box, dashed_ring, status_badge
from renderers.kit.raster import Box
from renderers.kit.sprites import icon, piece, pill, tag
from renderers.kit.text import width_of
from renderers.kit.theme import DECIDE, DETAIL, PREVIEW, ink
from renderers.solani import style
from renderers.solani.stage import Stage
from renderers.solani.words import GameWords

TRACK_NUMBERS = {0: "s2", TRACK.slots // 2: "s4", TRACK.slots: "s3"}
"""The clusters that are traded from each place of the track, by the previous slot. [spec 4.5]"""

_SLOT, _TILE, _PLANET = 150, 98, 76


def draw(stage: Stage, box: Box) -> None:
    """Draw the draft, or the Special Features while these are chosen."""
    canvas, view, marks = stage.canvas, stage.view, stage.marks
    if view.phase == "special_draft":
        for k, magnitude in enumerate(MAGNITUDES):
            top = box[1] + 8 + k * 148
            _row(stage, (box[0], top, box[2], top + 142), magnitude)
        return
    middle = box[1] + 72
    clusters = [style.cluster(tile, _TILE) if tile else None for tile in view.clusters]
    branches = [style.held_branch(BRANCHES[tile].masks[0], _TILE) if tile else None for tile in view.branches]
    _slots(canvas, (box[0] + 18, middle), clusters, "cluster", marks)
    _slots(canvas, (box[0] + 788, middle), branches, "branch", marks)
    _track(stage, (box[0] + 18, box[1] + 210))
    _order(canvas, box, view)


def _slots(
    canvas: Canvas, where: tuple[float, float], tiles: Sequence[Sprite | None], kind: str, marks: Mapping[str, str]
) -> None:
    """Draw a row of slots, each tile that is left with its number in the shape of its kind."""
    shape = "disc" if kind == "cluster" else "die"
    for k, sprite in enumerate(tiles):
        x, y = where[0] + k * _SLOT + 92, where[1] + 4
        if sprite is None:
            canvas.put(piece(shape, "onyx", 30), x, y)
            continue
        canvas.put(sprite, x, y)
        label = marks.get(f"{kind}-{k + 1}")
        if label is not None:
            canvas.put(dashed_ring(_TILE + 10) if kind == "cluster" else dashed_box(_TILE + 8, _TILE + 8), x, y)
        canvas.put(piece(shape, "onyx", 64, text=str(k + 1), share=0.82), x - 66, y - 30)
        if label:
            canvas.put(tag(label, 44), x - 44, y + 38)


def _track(stage: Stage, where: tuple[float, float]) -> None:
    """Draw the Planet track between the numbers of its trades, and the face-down Planets."""
    canvas, view = stage.canvas, stage.view
    x, y = where[0] + 46, where[1]
    step = 90
    canvas.line((round(x), round(y) - 1, round(x) + 14 * step, round(y) + 2), ink.brass, 0.5)
    for slot in range(TRACK.slots + 1):
        if slot:
            _planet(stage, (x, y), slot)
            x += step
        if slot in TRACK_NUMBERS:
            canvas.put(style.cluster(TRACK_NUMBERS[slot], 60), x, y)
            if slot < TRACK.slots:
                canvas.put(icon("right", 24, ink.gilt, ink.night), x + 42, y)
            if slot:
                canvas.put(_left(), x - 42, y)
            x += step
    if view.reserve:
        canvas.put(style.face_down(56), x + 8, y)
        canvas.text(x + 44, y, f"\u00d7{view.reserve}", PREVIEW, ink.mist, anchor="lm")


def _left() -> Sprite:
    arrow = icon("right", 24, ink.gilt, ink.night)
    return Sprite(arrow.image.transpose(Image.Transpose.FLIP_LEFT_RIGHT), arrow.image.width - arrow.x, arrow.y)


def _planet(stage: Stage, where: tuple[float, float], slot: int) -> None:
    canvas, name, label = stage.canvas, stage.view.track[slot - 1], stage.marks.get(f"track-{slot}")
    x, y = where
    if name:
        canvas.put(style.planet(name, _PLANET, stage.words.icon_name(name)), x, y)
        canvas.text(x, y + 54, str(slot), DETAIL, ink.mist, anchor="mm")
    else:
        canvas.put(piece("disc", "onyx", 30), x, y)
        canvas.text(x, y + 54, str(slot), DETAIL, ink.faint, anchor="mm")
    choosable(canvas, where, _PLANET + 6, label, (x - 34, y - 32), height=40)


def _order(canvas: Canvas, box: Box, view: View) -> None:
    """Draw the drafting order, there and back; the missing tiles show its progress."""
    if view.over or view.round > ROUNDS:
        return
    turns = (*view.order, *reversed(view.order))
    taken = sum(not tile for tile in (*view.clusters, *view.branches))
    x = (box[0] + box[2]) / 2 - (len(turns) - 1) * 29
    for k, seat in enumerate(turns):
        sprite = style.token(seat, 54 if k == taken else 42)
        if k < taken:
            canvas.put(status_badge("done", 26), x, box[1])
        else:
            canvas.put(sprite, x, box[1])
        x += 58


def _row(stage: Stage, box: Box, magnitude: Magnitude) -> None:
    """Draw the face-up Special Features of one magnitude with stars, deck, symbol and name."""
    canvas, stock = stage.canvas, stage.view.stock(magnitude)
    middle = (box[1] + box[3]) / 2
    for k in range(magnitude):
        canvas.put(icon("star5", 44, ink.gilt, ink.night), box[0] + 48 + k * 46, middle - 26)
    left = box[0] + 20
    canvas.put(icon("cards", 46, ink.mist), left + 28, middle + 34)
    canvas.text(left + 62, middle + 34, f"\u00d7{stock.deck}", DECIDE, ink.mist, anchor="lm")
    label = stage.marks.get(f"deck-{magnitude}")
    choosable(canvas, (left + 66, middle + 34), (150, 66), label, (left - 2, middle + 4))
    if not stock.row:
        return
    start = box[0] + 200
    step = min(270.0, (box[2] - start - 12) / len(stock.row))
    names = [stage.words.game(f"tile.{card}") for card in stock.row]
    named = all(width_of(name, DETAIL) * 0.8 <= step - 8 for name in names)
    for k, card in enumerate(stock.row):
        spot = (start + (k + 0.5) * step, middle)
        _card(stage, spot, card)
        if named:
            canvas.squeezed(spot[0], spot[1] + 54, names[k], step - 8, sizes=(DETAIL,), colour=ink.moon)


def _card(stage: Stage, where: tuple[float, float], card: str) -> None:
    canvas, (x, y) = stage.canvas, where
    canvas.put(style.feature(card, 112, stage.words.icon_name(card)), x, y - 20)
    choosable(canvas, (x, y - 20), 120, stage.marks.get(card), (x - 48, y - 48))


def summary(canvas: Canvas, words: GameWords, box: Box, view: View) -> None:
    """Draw all face-up Special Features by their symbols, where names do not fit."""
    high = (box[3] - box[1]) / 2
    for k, magnitude in enumerate(MAGNITUDES):
        stock = view.stock(magnitude)
        y = box[1] + high * (k + 0.5)
        _stars(canvas, (box[0] + 42, y - 20), magnitude)
        canvas.put(pill(f"\u00d7{stock.deck}", 42, ink.mist), box[0] + 42, y + 20)
        _icons(canvas, words, (box[0] + 90, round(y - high / 2), box[2], round(y + high / 2)), stock.row)


def column(canvas: Canvas, words: GameWords, box: Box, view: View) -> None:
    """Draw the same in a narrow column."""
    for k, magnitude in enumerate(MAGNITUDES):
        stock = view.stock(magnitude)
        y = box[1] + 30 + k * 178
        _stars(canvas, (box[0] + 44, y), magnitude)
        canvas.put(pill(f"\u00d7{stock.deck}", 42, ink.mist), box[2] - 42, y)
        _icons(canvas, words, (box[0], y + 28, box[2], y + 146), stock.row, 3)


def _stars(canvas: Canvas, where: tuple[float, float], magnitude: Magnitude) -> None:
    for k in range(magnitude):
        canvas.put(icon("star5", 26, ink.gilt, ink.night), where[0] + (k - (magnitude - 1) / 2) * 27, where[1])


def _icons(canvas: Canvas, words: GameWords, box: Box, row: Sequence[str], most: int = 0) -> None:
    """Draw cards by their symbols on one line, or smaller on two."""
    room = box[2] - box[0]
    lines = 1 if len(row) <= (most or room // 56) else 2
    line = max(-(-len(row) // lines), most)
    size = 56 if lines == 1 else 42
    step = min(size * 1.16, room / max(1, line))
    for n, card in enumerate(row):
        y = (box[1] + box[3]) / 2 + (n // line - (lines - 1) / 2) * (size - 1)
        canvas.put(style.feature(card, size, words.icon_name(card)), box[0] + step * (n % line + 0.5), y)
