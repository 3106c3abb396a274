"""The sheet of docs/look.md: the type scale, the enamels with their shapes, the things and states of every board."""

from PIL import Image

from renderers import RENDERERS
from renderers.kit import markers, theme, turn_marks
from renderers.kit.canvas import Canvas, centred
from renderers.kit.panels import cell, emphasis, glass, paper
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import emblem, panel_title
from renderers.kit.sky import sky
from renderers.kit.sprites import crystal, die, icon, piece, pill, seal, seat_piece, tag
from renderers.kit.theme import ENAMEL, ink

SIZE = (1600, 1200)
ACCENT = ink.brass
TYPE: Box = (24, 24, 640, 470)
COLOURS: Box = (656, 24, 1576, 470)
THINGS: Box = (24, 486, 1576, 780)
STATES: Box = (24, 796, 1576, 1176)
SHAPES = ("disc", "square", "triangle", "diamond", "hexagon", "star8", "cloak", "plus")


def sheet() -> Image.Image:
    """Draw it."""
    image = sky(next(iter(RENDERERS.values())).skin, *SIZE)
    for box in (TYPE, COLOURS, THINGS, STATES):
        glass(image, box, ACCENT)
    canvas = Canvas(image)
    for box, title in ((TYPE, "Type"), (COLOURS, "Enamels"), (THINGS, "Things"), (STATES, "States")):
        panel_title(canvas, box[0] + 20, box[1] + 44, title, ACCENT)
    _type(canvas)
    _colours(canvas)
    _things(canvas)
    _states(canvas)
    return canvas.image


def _type(canvas: Canvas) -> None:
    rows = (
        ("Total 47", 84, ink.gilt), ("Title", 60, ink.moon), ("Decide 12", theme.DECIDE, ink.moon),
        ("Label", theme.PREVIEW, ink.moon), ("Detail", theme.DETAIL, ink.mist),
    )  # fmt: skip
    y = TYPE[1] + 96.0
    for text, size, colour in rows:
        canvas.text(TYPE[0] + 24, y + size * 0.3, text, size, colour, anchor="lm")
        canvas.text(TYPE[2] - 24, y + size * 0.3, f"{size} · {size * 390 / 1600:.0f} px", 36, ink.mist, anchor="rm")
        y += size * 1.16 + 6


def _colours(canvas: Canvas) -> None:
    for k, enamel in enumerate(ENAMEL):
        x, y = COLOURS[0] + 92 + k % 5 * 182, COLOURS[1] + 112 + k // 5 * 126
        canvas.put(piece(SHAPES[k % len(SHAPES)], enamel, 76, text="8"), x, y)
        canvas.text(x, y + 62, enamel, theme.DETAIL, ink.mist, anchor="mm")


def _things(canvas: Canvas) -> None:
    top, middle = THINGS[1] + 72, THINGS[1] + 160
    canvas.put(paper(150, 190, "moss", 56), THINGS[0] + 30, top)
    canvas.put(cell(150, 190, 14, 0.75), THINGS[0] + 200, top)
    sprites = (
        die("tide", "water", 96), die("ember", "fire", 96, "used"), crystal("diamond", "lemon", 90), seat_piece(0, 90),
        pill("×12", 70), seal("3", 60), tag("A", 60), icon("footprints", 84, ENAMEL["orchid"], ink.night),
    )  # fmt: skip
    names = ("die", "used up", "crystal", "seat", "count", "news", "label", "icon")
    for k, (sprite, name) in enumerate(zip(sprites, names, strict=True)):
        canvas.put(sprite, THINGS[0] + 430 + k * 146, middle)
        canvas.text(THINGS[0] + 430 + k * 146, middle + 96, name, theme.DETAIL, ink.mist, anchor="mm")
    for k, game in enumerate(RENDERERS.values()):
        canvas.put(emblem(game.skin, 50), THINGS[0] + 1240 + k * 66, THINGS[1] + 34)


def _states(canvas: Canvas) -> None:
    names = ("legal", "selected", "just changed", "whose turn", "waiting", "new, gained", "planned")
    for k, name in enumerate(names):
        x, y = STATES[0] + 120 + k * 220, STATES[1] + 190
        box = (x - 72, y - 100, x + 72, y + 90)
        if name in {"legal", "selected", "just changed"}:
            canvas.put(paper(144, 190, "frost", 56), *box[:2])
        match name:
            case "legal":
                markers.choosable_box(canvas, box, "A")
            case "selected":
                markers.chosen_box(canvas, box)
            case "just changed":
                markers.changed_box(canvas, box)
            case "whose turn":
                emphasis(canvas, (x - 90, y - 60, x + 90, y + 60), ENAMEL["jade"])
                canvas.put(seat_piece(0, 70), x, y)
                canvas.put(markers.status_badge("acts"), x + 30, y + 26)
            case "waiting":
                canvas.put(seat_piece(1, 80), x, y)
                canvas.put(markers.status_badge("awaited"), x + 34, y + 30)
            case "new, gained":
                canvas.put(piece("disc", "amber", 80, "nature"), x - 10, y - 10)
                turn_marks.numbered(canvas, (x - 10, y - 10), 46, "")
                turn_marks.gained(canvas, (x + 90, y + 62), {"gained-0": "+5"}, 0)
            case _:
                ghost = piece("disc", "moss", 90, "nature").image.copy()
                ghost.putalpha(ghost.getchannel("A").point([round(v * 0.6) for v in range(256)]))
                canvas.put(centred(ghost), x, y)
        canvas.text(x, STATES[3] - 46, name, theme.DETAIL, ink.moon, anchor="mm")
