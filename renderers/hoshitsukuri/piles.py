"""The sheets of all supply cards in full text, and of all piles."""

from collections.abc import Mapping

from PIL import Image

from games.hoshitsukuri.components import CELESTIALS
from games.hoshitsukuri.player_view import PlayerView
from games.hoshitsukuri.view import PileView, View
from renderers.hoshitsukuri import cards, seat, style, table
from renderers.hoshitsukuri.skin import SKIN
from renderers.hoshitsukuri.words import GameWords
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.markers import choosable_box, chosen_box
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import panel_title, paragraph, write_name
from renderers.kit.sky import engraving, sky
from renderers.kit.text import fitted, wrapped
from renderers.kit.theme import CAPTION, DECIDE, DETAIL, LEAST, VALUE, ink

SIZE = (1600, 1200)
_EDGE, _TOP, _FOOT, _GAP = 24, 126, 1184, 16


def _grid(number: int, columns: int) -> list[Box]:
    lines = -(-number // columns)
    width = (theme.WIDTH - 2 * _EDGE - _GAP * (columns - 1)) // columns
    height = (_FOOT - _TOP - _GAP * (lines - 1)) // lines
    spots = [divmod(k, columns) for k in range(number)]
    corners = [(_EDGE + column * (width + _GAP), _TOP + line * (height + _GAP)) for line, column in spots]
    return [(x, y, x + width, y + height) for x, y in corners]


def draw_supply(view: View, words: GameWords, marks: Mapping[str, str]) -> Image.Image:
    """Draw every kind of the supply with its full effect.

    While kinds are chosen, all existing ones.
    """
    choosing = view.phase == "setup"
    piles = [PileView(kind, -1) for kind in style.by_colour(CELESTIALS)] if choosing else table.sorted_piles(view)
    boxes = _grid(20, 5) if choosing else _grid(12, 4)
    canvas = Canvas(printed((SKIN.key, "plain"), _plain))
    table.draw_header(canvas, view, words)
    for pile, box in zip(piles, boxes, strict=False):
        width, height = box[2] - box[0], box[3] - box[1]
        if pile.left > 1:
            canvas.put(cards.pile(pile.kind, pile.left, width, height), box[0], box[1])
        text = words.text(pile.kind) or words.say("no_effect")
        canvas.put(cards.full(pile.kind, words.card(pile.kind), text, width, height), box[0], box[1])
        choosable_box(canvas, box, marks.get(pile.kind), (22, 30), height=50, margin=8)
        if choosing and pile.kind in view.celestials:
            chosen_box(canvas, box)
        if pile.left >= 0:
            table.put_count(canvas, box, pile.left, cards.COUNT)
    if not choosing:
        _key(canvas, boxes[-1], words)
    return canvas.image


def _plain() -> Image.Image:
    image = sky(SKIN, *SIZE)
    engraving(image, 800, 640, 640, 0.13)
    return image


def _key(canvas: Canvas, box: Box, words: GameWords) -> None:
    """Draw the legend of the cards' icons."""
    icons = (
        (style.cost(3, 46), "key_cost"), (style.fragment(44), "key_fragment"), (style.generates(42), "key_generate"),
        (style.points(4, 48), "key_points"), (style.constellation_points(46), "key_constellation"),
    )  # fmt: skip
    step = (box[3] - box[1] - 20) / len(icons)
    for k, (sprite, key) in enumerate(icons):
        y = box[1] + 10 + step * (k + 0.5)
        canvas.put(sprite, box[0] + 40, y)
        lines = wrapped(words.say(key), box[2] - box[0] - 84, CAPTION)[:2]
        paragraph(canvas, (box[0] + 78, y + 9 - 17 * (len(lines) - 1)), lines, CAPTION, colour=ink.moon)


def draw_piles(view: View, words: GameWords) -> Image.Image:
    """Draw the trash pile, and the public parts of hands, decks and discard piles."""
    number = len(view.players)
    canvas = Canvas(printed((SKIN.key, "piles", number), lambda: _print_piles(number)))
    table.draw_header(canvas, view, words)
    seat.draw_list(canvas, _TRASH, view.trash, words.say("trash_count", count=len(view.trash)), words)
    for box, who in zip(_people(number), view.order or range(number), strict=True):
        _piles_of(canvas, box, view.players[who], words)
    return canvas.image


_TRASH: Box = (_EDGE, _TOP, 620, _FOOT)


def _people(number: int) -> list[Box]:
    gap = 14
    high = min(380, (_FOOT - _TOP - gap * (number - 1)) // number)
    tops = [_TOP + k * (high + gap) for k in range(number)]
    return [(634, top, theme.WIDTH - _EDGE, top + high) for top in tops]


def _print_piles(number: int) -> Image.Image:
    image = _plain()
    for box in (_TRASH, *_people(number)):
        glass(image, box, SKIN.accent)
    return image


def _piles_of(canvas: Canvas, box: Box, player: PlayerView, words: GameWords) -> None:
    """Draw name, hand and deck at the left, the discard pile with its top card at the right."""
    left = box[0] + 24
    canvas.put(style.comet(player, 60, words.comet(player)), left + 34, box[1] + 56)
    write_name(canvas, (left + 78, box[1] + 56), words.name(player.seat), 360)
    y = box[1] + (box[3] - box[1]) * 0.66
    for k, (sprite, count, key) in enumerate(
        ((style.hand_icon(66), player.hand, "hand"), (style.deck_icon(60), player.deck, "deck_short"))
    ):
        x = left + 34 + k * 190
        canvas.put(sprite, x, y)
        canvas.text(x + 42, y - 8, str(count), DECIDE, ink.moon, anchor="lm")
        canvas.text(x + 42, y + 34, words.say(key), LEAST, ink.mist, weight="regular", anchor="lm")
    x = box[0] + 500
    panel_title(canvas, x, box[1] + 48, words.say("discard", count=player.discard), SKIN.accent)
    if not player.discard_top:
        canvas.text(x, y, words.none, DETAIL, ink.mist, weight="regular", anchor="lm")
        return
    high = box[3] - box[1] - 92
    canvas.put(cards.tiny(player.discard_top, round(high * 0.95), high), x + high * 0.48, box[1] + 68 + high / 2)
    name, size = fitted(words.card(player.discard_top), box[2] - x - high - 30, (VALUE, LEAST))
    canvas.text(x + high + 10, y - 20, name, size, ink.moon, anchor="lm")
    canvas.text(x + high + 10, y + 26, words.say("on_top"), CAPTION, ink.mist, weight="regular", anchor="lm")
