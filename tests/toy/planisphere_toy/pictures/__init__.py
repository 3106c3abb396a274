"""Lanterns in pictures: every lantern as everybody sees it, and on one's own sheet one's own card."""

from collections.abc import Mapping

from PIL import Image

from planisphere_toy.rules import View
from renderers.kit import picture_words
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import emphasis, glass
from renderers.kit.renderer import GameRenderer, Skin
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.sheet_frame import header
from renderers.kit.sky import engraving, sky
from renderers.kit.sprites import icon, seat_piece
from renderers.kit.text import fitted
from renderers.kit.theme import WIDTH, ink, rgb

HEIGHT = 900


def _moon(base: Image.Image, rng: SeededRandom, skin: Skin) -> None:
    engraving(base, round(rng.uniform(1200, 1400)), 180, 300)


SKIN = Skin(
    key="toy",
    bottom=rgb("#3A2440"),
    nebula=(rgb("#5A4A9A"), rgb("#9A6A4A")),
    accent=rgb("#FFC76B"),
    motif=_moon,
    enamel="amber",
    glyph="spark",
)


class GameWords(picture_words.PictureWords):
    """Words and names."""

    key = SKIN.key


def _print(boxes: list[tuple[int, int, int, int]]) -> Image.Image:
    image = sky(SKIN, WIDTH, HEIGHT)
    for box in boxes:
        glass(image, box, SKIN.accent, 0.6)
    return image


def draw(view: View, words: GameWords, _: Mapping[str, str], own: int | None) -> Image.Image:
    """Draw the table; only their owner sees the card of a lantern."""
    step = (WIDTH - 48) // len(view.players)
    boxes = [(32 + seat * step, 160, 16 + (seat + 1) * step, HEIGHT - 40) for seat in range(len(view.players))]
    canvas = Canvas(printed((SKIN.key, len(boxes)), lambda: _print(boxes)))
    header(canvas, SKIN, (words.game("name"), words.say("left", count=view.left)))
    for seat, (player, box) in enumerate(zip(view.players, boxes, strict=True)):
        middle, own_card = (box[0] + box[2]) / 2, player.card if own == seat else None
        if seat in view.asked:
            emphasis(canvas, box, ink.gilt)
        name, size = fitted(words.name(seat), step - 120, (48, 40, 34, 28))
        canvas.text(middle, 240, name, size, anchor="ms")
        canvas.put(icon("spark", 230, ink.gilt if own_card else ink.bronze, ink.night), middle, 410)
        canvas.text(middle, 410, own_card or "", 90, ink.night, anchor="mm")
        canvas.text(middle, 660, str(player.points), 104, ink.gilt, anchor="ms")
        canvas.text(middle, 740, words.say("coins", count=player.coins), 40, ink.mist, anchor="ms")
        canvas.put(seat_piece(seat, 64), middle, 800)
    return canvas.image


def text(view: View, words: GameWords, _: int | None = None) -> list[str]:
    """Say it line by line."""
    seats = enumerate(view.players)
    return [words.say("line", who=words.name(seat), points=one.points, coins=one.coins) for seat, one in seats]


def sentence(view: View, words: GameWords) -> str:
    """Say it in one sentence."""
    return " ".join(text(view, words))


RENDERER = GameRenderer(
    skin=SKIN, picture_words=GameWords, sheets={"table": draw, "seat": draw}, sentence=sentence, text=text
)
