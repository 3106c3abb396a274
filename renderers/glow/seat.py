"""A seat's own day: dice, rerolls, cards in full text, and the party's surroundings."""

from collections.abc import Mapping, Sequence

from PIL import Image

from games.glow.components import CARDS, SPELLS
from games.glow.player_view import CompanionView, PlayerView
from games.glow.view import View
from renderers.glow import alt_text, cards, journey, pieces, players, style, table
from renderers.glow.chart import Frame, around, whole
from renderers.glow.skin import SKIN
from renderers.glow.words import GameWords, remaining
from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.layers import printed
from renderers.kit.panels import glass, paper
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import TurnPill, panel_title, paragraph, ribbon
from renderers.kit.sky import engraving, sky
from renderers.kit.sprites import icon, pill, writing_on
from renderers.kit.text import width_of, wrapped
from renderers.kit.theme import CAPTION, DETAIL, LABEL, LEAST, PREVIEW, ink

SIZE = (1600, 1200)
LEFT, RIGHT = 40, 1576
DICE: Box = (LEFT, 128, 1106, 292)
PURSE: Box = (1120, 128, RIGHT, 292)
CARDS_TOP, CARD_HEIGHT, GAP = 306, 238, 12
BADGE = 76
"""Width of the badge at the lower right of a card that shows its triggers."""


def draw(view: View, words: GameWords, marks: Mapping[str, str], seat: int) -> Image.Image:
    """Draw the private sheet of a seat."""
    mine = view.players[seat]
    number = 1 + len(mine.companions) + len(mine.spells)
    columns, lines = _grid(number)
    frame, solo = _frame(view, mine, _map_box(lines)), view.tom is not None
    canvas = Canvas(printed((SKIN.key, "seat", view.board, frame, solo), lambda: _print(view.board, frame, solo=solo)))
    turn = TurnPill((style.token(mine, 56),), words.name(seat), words.say("private"), style.enamel_of(mine))
    table.draw_header(canvas, view, words, turn=turn)
    ribbon(canvas, SIZE[1], style.enamel_of(mine))
    _dice(canvas, mine, words, marks)
    _purse(canvas, view, mine, words)
    _cards(canvas, mine, words, (columns, lines), marks)
    if frame is not None:
        _journey(canvas, view, frame, marks)
    return canvas.image


def _journey(canvas: Canvas, view: View, frame: Frame, marks: Mapping[str, str]) -> None:
    """Draw marks and pieces, cut off at the rim of the map."""
    left, top, right, bottom = frame.box
    part = Canvas(canvas.image.crop(frame.box))
    local = frame._replace(box=(0, 0, right - left, bottom - top))
    pieces.draw_marks(part, view, local, marks)
    pieces.draw_pieces(part, view, local)
    inside = raster.round_box(right - left, bottom - top, theme.PANEL_RADIUS, 3)
    canvas.image.paste(part.image, (left, top), inside)


def _grid(number: int) -> tuple[int, int]:
    columns = 5 if number <= 10 else 6
    return columns, -(-number // columns)


def _map_box(lines: int) -> Box | None:
    """Return the box that the cards leave for the map; None from three lines on."""
    top = CARDS_TOP + lines * (CARD_HEIGHT + GAP) + 4
    return (LEFT, top, RIGHT, SIZE[1] - 22) if lines <= 2 else None


def _frame(view: View, mine: PlayerView, box: Box | None) -> Frame | None:
    if box is None:
        return None
    if view.board == "archipelago":
        edge = (150, 84, 150, 108) if box[3] - box[1] > 500 else (120, 52, 120, 66)
        return whole(view.board, box, edge, labels=True)
    return around(view.board, mine.party, box, 1.55 if box[3] - box[1] > 500 else 1.45)


def _print(board: str, frame: Frame | None, *, solo: bool) -> Image.Image:
    image = sky(SKIN, *SIZE)
    engraving(image, 1240, 120, 560, 0.12)
    accent = SKIN.accent
    glass(image, DICE, accent)
    glass(image, PURSE, accent)
    if frame is not None:
        glass(image, frame.box, accent, 0.59)
        show = journey.surroundings if board == "province" else journey.printed
        show(image, board, frame, solo=solo)
    return image


def _dice(canvas: Canvas, mine: PlayerView, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw all dice with their menu numbers."""
    if not mine.dice:
        canvas.text((DICE[0] + DICE[2]) / 2, 210, words.say("no_dice"), DETAIL, ink.mist, weight="regular", anchor="mm")
        return
    lines = 1 if len(mine.dice) <= 9 else 2
    per_line = -(-len(mine.dice) // lines)
    size = 96 if lines == 1 else 60
    step = min(size + 22, (DICE[2] - DICE[0] - 30) / per_line)
    for k, die in enumerate(mine.dice):
        line, column = divmod(k, per_line)
        x = DICE[0] + 22 + size / 2 + column * step
        y = 204 if lines == 1 else 172 + line * 76
        canvas.put(style.die(die, size), x, y)
        number = pill(marks.get(die.id, str(k + 1)), 30, ink.gilt if die.id in marks else ink.moon)
        canvas.put(number, x - (0 if lines == 1 else size * 0.44), y + (size * 0.5 + 8 if lines == 1 else size * 0.34))


def _purse(canvas: Canvas, view: View, mine: PlayerView, words: GameWords) -> None:
    """Draw rerolls by source, light, footprints, fireflies, and the number of colours."""
    left, top = PURSE[0] + 18, PURSE[1]
    panel_title(canvas, left, top + 34, words.say("rerolls"), SKIN.accent)
    x: float = left
    y = top + 72
    for sprite, text in _sources(mine):
        canvas.put(sprite, x + 18, y)
        x += 44 + canvas.text(x + 42, y, text, LABEL, ink.moon, anchor="lm") + 18
    y = top + 128
    flies = mine.fireflies + mine.firefly_icons
    parts = [
        ("light", str(mine.light)),
        ("footprints", str(mine.footprints)),
        ("fireflies", f"{flies}/{len(mine.companions)}"),
    ]
    x = left
    for kind, text in parts:
        canvas.put(style.effect_icon(kind, 40), x + 20, y)
        x += 46 + canvas.text(x + 46, y, text, PREVIEW, ink.gilt if kind == "light" else ink.moon, anchor="lm") + 18
    if view.board == "archipelago" and mine.colours:
        canvas.put(style.wheel(40), x + 20, y)
        canvas.text(x + 46, y, str(mine.colours), PREVIEW, ink.moon, anchor="lm")


def _sources(mine: PlayerView) -> list[tuple[Sprite, str]]:
    score = f"{mine.light}\u2192{mine.score_to}" if mine.score_to >= 0 else "\u2013"
    return [
        (icon("cards", 34, ink.mist), str(mine.sources.companion)),
        (style.effect_icon("reroll_tokens", 38), str(mine.sources.token)),
        (icon("spark", 32, ink.gilt), score),
    ]


def _cards(canvas: Canvas, mine: PlayerView, words: GameWords, grid: tuple[int, int], marks: Mapping[str, str]) -> None:
    columns = grid[0]
    width = (RIGHT - LEFT - GAP * (columns - 1)) // columns
    held = [CompanionView(mine.adventurer, "", 0, mine.triggers, mine.resolved)] if mine.adventurer else []
    held += mine.companions
    held += [CompanionView(spell.id or "spell", triggers=spell.triggers) for spell in mine.spells]
    places: list[tuple[Box, CompanionView]] = []
    for k, one in enumerate(held):
        line, column = divmod(k, columns)
        x, y = LEFT + column * (width + GAP), CARDS_TOP + line * (CARD_HEIGHT + GAP)
        text = alt_text.effect_lines(one.id, words)
        name = words.card(one.id) if one.id in CARDS else words.say("face_down")
        places.append(((x, y, x + width, y + CARD_HEIGHT), one))
        full_card(canvas, places[-1][0], one.id, name, text, taken=BADGE if one.triggers else 0)
    for box, one in places:
        last = bool(mine.companions) and one == mine.companions[-1]
        players.draw_state(canvas, box, one, last=last, mark=marks.get(one.id, ""), inside=True)
        if one.id in CARDS and remaining(one) and any(effect.n < 0 for effect in CARDS[one.id].effects):
            canvas.put(pill("!", 36, ink.loss_dark, ink.loss_dark), box[2] - 16, box[1] + 16)


def _set(text: Sequence[str], room: int, taken: int) -> tuple[int, list[str]]:
    """Return type size and lines of a card's text: large on two lines, else up to three.

    `taken` pixels at the end of the second line are occupied.
    """
    for size in (34, 30, 28, 26):
        lines = [line for part in text for line in wrapped(part, room, size)]
        if len(lines) < 2 or (len(lines) == 2 and width_of(lines[1], size, "regular") <= room - taken):
            return size, lines
    return 24, [line for part in text for line in wrapped(part, room, LEAST)][:3]


def full_card(canvas: Canvas, box: Box, card_id: str, name: str, text: Sequence[str], *, taken: int = 0) -> None:
    """Draw a card with its effect as text: portrait and icons above, text below.

    `taken` pixels at the end of the text are occupied.
    """
    left, top, width = box[0], box[1], box[2] - box[0]
    card = CARDS.get(card_id)
    enamel = "violet" if card is None or card_id in SPELLS else cards.enamel_of(card)
    canvas.put(paper(width, box[3] - top, enamel, 46), left, top)
    colour, edge = writing_on(enamel)
    canvas.squeezed(left + width / 2, top + 25, name, width - 30, sizes=(LABEL, CAPTION), colour=colour, edge=edge)
    _shown(canvas, card_id, (left + 12, top + 52, width - 28, 76))
    size, lines = _set(text, width - 30, taken)
    paragraph(canvas, (left + 16, top + 140 + round(size * 0.85)), lines, size)


def _shown(canvas: Canvas, card_id: str, place: tuple[int, int, int, int]) -> None:
    """Draw the card's portrait, and its condition at the right."""
    left, top, width, height = place
    card = CARDS.get(card_id)
    middle = top + height / 2
    icons = cards.condition(card, 42 if len(card.need) < 4 and card.same < 4 else 36) if card else []
    step = min(50.0, (width - 118) / max(1, len(icons)))
    span = icons[0].image.width if card and card.same else round(step * len(icons))
    if card is None or card_id in SPELLS:
        canvas.put(cards.spell(card_id if card else "", 76), left + 54, middle)
    else:
        cards.mini_window(canvas, card_id, (left, top, width - span - 8, height))
    for k, icon_name in enumerate(icons):
        canvas.put(icon_name, left + width - span + (k + 0.5) * span / len(icons), middle)
