"""Power cards in full text: those in the slots and those drawn, and drawn tiles."""

import re
from collections.abc import Mapping, Sequence

from games.crafting_cosmos.components import POWERS, SLOT_COSTS, TILES
from games.crafting_cosmos.player_view import PlayerView
from renderers.crafting_cosmos import nebulae, style
from renderers.crafting_cosmos.ring import PASSIVE
from renderers.crafting_cosmos.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.markers import choosable_box
from renderers.kit.panels import cell, paper
from renderers.kit.raster import Box
from renderers.kit.sprites import icon, piece, writing_on
from renderers.kit.text import evenly, fitted, wrapped
from renderers.kit.theme import CAPTION, HEADING, LABEL, LEAST, PREVIEW, ink

_GAP = 10
_BAND = 52


def places(box: Box, number: int = 4) -> list[Box]:
    """Return the boxes of cards, one below the other."""
    high = (box[3] - box[1] - 24 - _GAP * (number - 1)) // number
    tops = [box[1] + 12 + k * (high + _GAP) for k in range(number)]
    return [(box[0] + 12, top, box[2] - 12, top + high) for top in tops]


def draw(canvas: Canvas, box: Box, player: PlayerView, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw the four slots: cards, or the price of an empty slot."""
    for k, (place, power) in enumerate(zip(places(box), player.powers, strict=True)):
        if power:
            card(canvas, place, power, words, str(k + 1))
        else:
            _slot(canvas, place, k, words)
        _choosable(canvas, place, marks.get(f"slot-{k + 1}"))


def draw_drawn(canvas: Canvas, box: Box, cards: Sequence[str], words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw the drawn cards, one of which may be kept."""
    for place, power in zip(places(box), cards, strict=False):
        card(canvas, place, power, words)
        _choosable(canvas, place, marks.get(power))


def draw_looked(canvas: Canvas, box: Box, tiles: Sequence[str], words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw tiles of which one may be kept: needs and points."""
    for place, name in zip(places(box, 3), tiles, strict=False):
        y = (place[1] + place[3]) / 2
        canvas.put(cell(place[2] - place[0], place[3] - place[1]), *place[:2])
        canvas.put(nebulae.sized(name, 112), place[0] + 74, y - 10)
        canvas.text(place[2] - 24, y, f"+{TILES[name].points}", HEADING, ink.gilt, anchor="rm")
        x = place[0] + 152.0
        needs = [element for element, number in TILES[name].needs.items() for _ in range(number)]
        for k, element in enumerate(needs):
            row, column = divmod(k, 3)
            canvas.put(style.element(element, 54), x + column * 62, y - 10 + (row - (len(needs) > 3) / 2) * 62)
        title = re.split(r" ?[(（]", words.game(f"tile.{name}"))[0]  # what it needs and scores is beside it, drawn
        text, size = fitted(title, place[2] - place[0] - 40, (CAPTION, LEAST))
        canvas.text(place[0] + 20, place[3] - 16, text, size, ink.mist, weight="regular")
        _choosable(canvas, place, marks.get(name))


def _choosable(canvas: Canvas, place: Box, label: str | None) -> None:
    choosable_box(canvas, place, label, (6, 12), height=44, margin=4)


def _slot(canvas: Canvas, place: Box, k: int, words: GameWords) -> None:
    canvas.put(cell(place[2] - place[0], place[3] - place[1]), *place[:2])
    y = (place[1] + place[3]) / 2
    canvas.text(place[0] + 46, y, str(k + 1), PREVIEW, ink.faint, anchor="mm")
    x = place[0] + 108.0
    for _ in range(SLOT_COSTS[k]):
        canvas.put(style.card_back(42, 54), x, y)
        x += 34
    lines = evenly(words.say("slot_cost", count=SLOT_COSTS[k]), place[2] - x - 20, CAPTION)
    for n, line in enumerate(lines):
        canvas.text(x + 4, y + (n - (len(lines) - 1) / 2) * 36, line, CAPTION, ink.mist, weight="regular", anchor="lm")


def card(canvas: Canvas, place: Box, power: str, words: GameWords, number: str = "") -> None:
    """Draw a power card.

    It shows the number of its slot, name, cost, effect, and its bonus at the lower right.
    """
    printed = POWERS[power]
    enamel = style.CONTROL[printed.deck][0]
    width, height = place[2] - place[0], place[3] - place[1]
    canvas.put(paper(width, height, enamel, _BAND), place[0], place[1])
    y = place[1] + 7 + _BAND / 2
    canvas.put(piece("disc", "onyx", 44, text=number) if number else style.control(printed.deck, 44), place[0] + 36, y)
    x = place[2] - 34
    for cost in reversed(printed.cost):
        sprite = style.card_back(34, 42) if cost == "any" else style.control(cost, 42)
        canvas.put(sprite, x, y)
        x -= 44
    name, size = fitted(words.game(f"power.{power}"), x + 18 - place[0] - 68, (LABEL, LEAST))
    colour, edge = writing_on(enamel)
    canvas.text(place[0] + 66, y, name, size, colour, anchor="lm", edge=edge)
    _effect(canvas, place, words.game(f"text.{power}"))
    canvas.put(icon("spark", 20, ink.gilt, ink.night), place[2] - 54, place[3] - 12)
    canvas.put(style.gain(PASSIVE[printed.deck], 36), place[2] - 24, place[3] - 14)


def _effect(canvas: Canvas, place: Box, text: str) -> None:
    """Write the effect of a card, on up to three lines."""
    size, line, room = 26, 31, place[2] - place[0] - 40
    body = list(evenly(text, room, size))
    if len(body) > 2:
        size, line = 24, 27
        body = list(evenly(text, room, size))
    if len(body) > 3:
        body = wrapped(text, room, size)
    y = place[1] + _BAND + 4 + (place[3] - place[1] - _BAND - 10 - line * (len(body) - 1)) / 2
    for words in body:
        canvas.text(place[0] + 20, y, words, size, ink.ink, weight="regular", anchor="lm")
        y += line
