"""The encounter track as five columns, the score track, and the reserve and piles."""

from collections.abc import Mapping

from PIL import Image, ImageDraw

from games.core.scores import OPPONENT
from games.glow.components import SCORE_TRACK, TOM_TILES
from games.glow.view import TrackView, View
from renderers.glow import cards, style
from renderers.glow.skin import SKIN
from renderers.glow.words import GameWords
from renderers.kit import raster, sprites, theme
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.markers import choosable_box
from renderers.kit.panels import cell
from renderers.kit.raster import FINE, Box
from renderers.kit.sheet_frame import count
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import icon, piece, pill
from renderers.kit.text import fitted
from renderers.kit.theme import DECIDE, DETAIL, ENAMEL, LABEL, LEAST, VALUE, ink, mix

COLUMNS = 5
CARD = (280, 362)


def columns(top: int, bottom: int) -> list[Box]:
    """Return the boxes of the five spaces, left to right."""
    gap = 14
    width = (theme.WIDTH - 2 * theme.MARGIN - gap * (COLUMNS - 1)) // COLUMNS
    return [
        (theme.MARGIN + k * (width + gap), top, theme.MARGIN + k * (width + gap) + width, bottom)
        for k in range(COLUMNS)
    ]


def draw_column(canvas: Canvas, box: Box, space: TrackView, mark: str | None, words: GameWords) -> None:
    """Draw one space: head, card, dice and footprints, and Tom's die if it blocks the space."""
    left, top, right, bottom = box
    if space.tile:
        canvas.put(style.element_disc(space.element, 54), left + 31, top + 40)
        canvas.put(tom_tile(space.tile), right - 6, top + 40)
    else:
        canvas.put(style.element_disc(space.element, 68), left + 40, top + 40)
        canvas.text(left + 86, top + 42, words.heading(space.element), DECIDE, ink.moon, anchor="lm")
    card = (left + (right - left - CARD[0]) // 2, top + 80)
    card_box = (card[0], card[1], card[0] + CARD[0], card[1] + CARD[1])
    if space.companion:
        cards.companion(canvas, card, space.companion, words.card(space.companion), CARD)
        choosable_box(canvas, card_box, mark)
    else:
        _vacant(canvas, card_box, space, words)
    _foot(canvas, (left, card_box[3] + 8, right, bottom), space)


def _vacant(canvas: Canvas, box: Box, space: TrackView, words: GameWords) -> None:
    """Draw a space without a companion: blocked by Tom, or empty."""
    canvas.put(cell(box[2] - box[0], box[3] - box[1], opacity=0.55), *box[:2])
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    if not space.tom_dice:
        canvas.put(icon("moon", 64, mix(ink.faint, ink.panel, 0.35)), x, y)
        return
    size = 108 if len(space.tom_dice) == 1 else 92
    for k, die_id in enumerate(space.tom_dice):
        shift = (k - (len(space.tom_dice) - 1) / 2) * (size + 10)
        canvas.put(style.die_of(die_id, space.element, size, "blocked"), x + shift, y - 34)
    canvas.put(icon("lock", 44, ink.gilt, ink.night), x - 44, y + 72)
    canvas.text(x - 10, y + 72, words.name(OPPONENT), DECIDE, ink.gilt, anchor="lm")


def _foot(canvas: Canvas, box: Box, space: TrackView) -> None:
    left, top, right, bottom = box
    _footprints(canvas, right - 18, (top + bottom) / 2, space.footprints, 42)
    small_dice(canvas, (left + 14, top, right - (110 if space.footprints else 14), bottom), space)


def _footprints(canvas: Canvas, right: float, middle: float, number: int, size: int) -> None:
    """Draw footprints up to this right edge, if there are any."""
    if number:
        canvas.text(right, middle, str(number), DECIDE, ink.moon, anchor="rm")
        soles = icon("footprints", size, ENAMEL["orchid"], ink.night)
        canvas.put(soles, right - 32 * len(str(number)) - size / 2 - 3, middle)


def small_dice(canvas: Canvas, box: Box, space: TrackView) -> None:
    """Draw the small dice of a space: up to three large, more of them smaller or in two lines."""
    number = len(space.dice)
    if not number:
        return
    room = box[2] - box[0]
    size = next((s for s in (62, 54, 48, 42, 37) if number * (s + 6) <= room + 6), 36)
    per_row = max(1, (room + 4) // (size + 4)) if size == 36 else number
    rows = -(-number // per_row)
    middle = (box[1] + box[3]) / 2
    for k, die_id in enumerate(space.dice):
        row, column = divmod(k, per_row)
        x = box[0] + size / 2 + column * (size + (8 if size > 48 else 5))
        y = middle + (row - (rows - 1) / 2) * (size + 2)
        canvas.put(style.die_of(die_id, space.element, size), x, y)


_PART_GAP, _PART_TRIM = 2, 10
"""Pixels between two parts of a tile, and by how much an icon is narrower than its sprite."""


@kept
def tom_tile(tile_id: str) -> Sprite:
    """Return a tile above a space: Tom's steps, bonus light, camp or boat with its route.

    Its anchor is the middle of its right side.
    """
    parts = _tile_parts(tile_id)
    width = round(cards.groups_width([parts], _PART_GAP, 0, _PART_TRIM)) + 40
    pad, height = 12, 60
    base = raster.blank(width + 2 * pad, height + 2 * pad)
    base.alpha_composite(_framed_paper(width, height), (pad, pad))
    canvas = Canvas(base.convert("RGB"))
    _lay_parts(canvas, pad + 26.0, pad + height / 2, parts)
    done = canvas.image.convert("RGBA")
    done.putalpha(base.getchannel("A"))
    done.alpha_composite(piece("disc", "bone", 32, text="T").image, (0, pad + height // 2 - 24))
    shaded = raster.under(done, ink.night, 4, 0.8, 3)
    return Sprite(shaded, shaded.width - pad, shaded.height // 2)


def _tile_parts(tile_id: str) -> list[cards.Part]:
    tile = TOM_TILES[tile_id]
    parts: list[cards.Part] = [icon("cloak", 28, ink.ink), (str(tile.party_steps), DECIDE, ink.ink)]
    if tile.bonus_light:
        parts += [icon("spark", 26, ink.bronze), (str(tile.bonus_light), DECIDE, ink.ink)]
    if tile.camp_or_boat:
        parts += [icon("tent", 30, ink.ink)]
        if tile.boat_route:
            parts += [icon("up" if tile.boat_route == "max" else "down", 20, ink.bronze)]
    return parts


def _framed_paper(width: int, height: int) -> Image.Image:
    """Return paper with a brass frame and round corners."""
    paper = raster.blank(width, height)
    raster.lay(paper, ink.bronze, raster.round_box(width, height, 12))
    raster.lay(paper, ink.brass, raster.round_box(width, height, 12, 1))
    raster.lay(paper, raster.vertical(width, height, theme.PAPER), raster.round_box(width, height, 12, 4))
    return paper


def _lay_parts(canvas: Canvas, left: float, middle: float, parts: list[cards.Part]) -> None:
    """Draw icons and numbers in a row."""
    for part in parts:
        if isinstance(part, Sprite):
            wide = part.image.width - _PART_TRIM
            canvas.put(part, left + wide / 2, middle)
        else:
            wide = round(canvas.text(left, middle, *part, anchor="lm"))
        left += wide + _PART_GAP


def draw_slim(canvas: Canvas, box: Box, space: TrackView) -> None:
    """Draw a space during the day: only what it will have tomorrow."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    canvas.put(style.element_disc(space.element, 56), left + 40, middle)
    room = (left + 76, top, right - (96 if space.footprints else 14), bottom)
    x = room[0]
    for die_id in space.tom_dice:
        canvas.put(style.die_of(die_id, space.element, 52, "blocked"), x + 28, middle)
        x += 64
    small_dice(canvas, (x, top, room[2], bottom), space)
    _footprints(canvas, right - 14, middle, space.footprints, 38)


_LINES = 2
_CELLS = 30


def score_spot(box: Box, light: int) -> tuple[float, float]:
    """Return the pixel of a number on the score track, two lines of thirty.

    After 59 the track starts again.
    """
    line, column = divmod(light % (_LINES * _CELLS), _CELLS)
    step = (box[2] - box[0] - 60) / (_CELLS - 1)
    high = (box[3] - box[1]) / _LINES
    return box[0] + 30 + column * step, box[1] + high * line + high * 0.58


def print_score_track(image: Image.Image, box: Box) -> None:
    """Print the score track: beads, gilt rings at rerolls, and every fifth number."""
    canvas = Canvas(image)
    accent = SKIN.accent
    for line in range(_LINES):
        a, b = score_spot(box, line * _CELLS), score_spot(box, line * _CELLS + _CELLS - 1)
        canvas.line((round(a[0]), round(a[1]) - 1, round(b[0]), round(a[1]) + 2), accent, 0.55)
    for light in range(_LINES * _CELLS):
        x, y = score_spot(box, light)
        canvas.put(_bead("ring" if light in SCORE_TRACK.reroll_spaces else "ten" if light % 5 == 0 else "bead"), x, y)
        if light % 5 == 0:
            canvas.text(x, y + 30, str(light), LEAST, ink.mist, anchor="ms")


@kept
def _bead(kind: str) -> Sprite:
    size = {"ring": 17, "ten": 11, "bead": 8}[kind]
    side = (size + 4) * FINE
    base = raster.blank(side, side)
    draw = ImageDraw.Draw(base)
    edge = 2 * FINE
    draw.ellipse((0, 0, side - 1, side - 1), fill=ink.night)
    draw.ellipse((edge, edge, side - edge, side - edge), fill=ink.gilt if kind == "ring" else ink.faint)
    if kind == "ring":
        inner = edge + 4 * FINE
        draw.ellipse((inner, inner, side - inner, side - inner), fill=ink.night)
    return centred(base.reduce(FINE))


def draw_score_tokens(canvas: Canvas, box: Box, view: View) -> None:
    """Draw all players' tokens above their numbers, stacked if equal, and Tom's counter."""
    tokens: list[tuple[int, Sprite]] = [(p.light, style.token(p, 38)) for p in view.players]
    if view.tom is not None:
        tokens.append((view.tom.light, style.tom_token(view.tom, 38)))
        tokens.append((view.tom.party, style.marker("cloak", "", style.ENAMEL_OF[view.tom.colour], 36, "T")))
    placed: list[tuple[float, float]] = []
    values = [light for light, _ in tokens]
    for light, sprite in sorted(tokens, key=lambda item: item[0]):
        x, y = score_spot(box, light)
        alike = values.count(light)
        x += 26 * (sum(1 for px, py in placed if py == y and abs(px - x) < 40) - (alike - 1) / 2) if alike > 1 else 0
        lift = 26.0
        if alike == 1 and any(abs(px - x) < 30 and abs(py - y) < 6 for px, py in placed):
            lift = 38.0
        placed.append((x, y))
        canvas.put(sprite, x, y - lift)
        if light >= _LINES * _CELLS:
            canvas.put(pill(f"+{light // 60 * 60}", 26, ink.gilt), x, y - lift - 26)


def draw_strip(canvas: Canvas, box: Box, view: View, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw large dice in reserve, companions left to draw, graveyard, spells or Tom's tiles."""
    middle = (box[1] + box[3]) / 2
    x = box[0] + 20.0
    for die_id in view.reserve:
        colour = die_id.split("_")[1]
        canvas.put(style.colour_die(colour, 34), x + 17, middle)
        if colour in marks:
            canvas.put(sprites.tag(marks[colour], 36), x + 6, middle - 20)
        x += 38 if view.tom is None else 33  # his tiles need space
    counts = [
        ("cards", str(view.deck_a + view.deck_b) if view.tom is None else _deck_left(view)),
        ("grave", str(len(view.graveyard))),
    ]
    if view.tom is None:
        counts.append(("wand", str(view.spell_pile)))
    x += 8
    for name, text in counts:
        x = count(canvas, (x, middle), icon(name, 34, ink.mist), text, VALUE) + 10
    if view.tom is not None:
        number = len(view.tom.tiles)
        canvas.put(piece("disc", "bone", 34, text="T"), x + 17, middle)
        text, size = fitted(f"{number}{words.until(view)}", box[2] - x - 54, (LABEL, DETAIL))
        canvas.text(x + 40, middle, text, size, ink.mist, anchor="lm")


def _deck_left(view: View) -> str:
    assert view.tom is not None
    return str(view.deck_a if view.tom.deck == "A" else view.deck_b)
