"""The sheet of Offering cards, reward piles, and the effects of Wood Ash tokens."""

from collections.abc import Mapping

from PIL import Image

from games.girl_stars.components import ASH_KINDS, CARDS, GOODS, PILES
from games.girl_stars.preview import vanishing
from games.girl_stars.view import View
from renderers.girl_stars import gifts, style, table
from renderers.girl_stars.skin import SKIN
from renderers.girl_stars.stage import Stage
from renderers.girl_stars.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.markers import status_badge
from renderers.kit.panels import emphasis, glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import panel_title
from renderers.kit.sprites import icon
from renderers.kit.text import fitted
from renderers.kit.theme import CAPTION, DETAIL, HEADING, LABEL, LEAST, PREVIEW, VALUE, ink

_CARDS = [(40 + k * 390, 196, 40 + k * 390 + 350, 566) for k in range(4)]
_REWARDS: Box = (24, 600, 600, 1184)
_ASH: Box = (614, 600, 1576, 1184)


def draw(view: View, words: GameWords, marks: Mapping[str, str]) -> Image.Image:
    """Draw the open card with its marks, the other cards, the piles, and Wood Ash."""
    canvas = Canvas(printed((SKIN.key, "offerings"), _print_offerings))
    stage = Stage(canvas, view, words, marks)
    table.draw_header(canvas, view, words)
    open_card = view.offering.card
    for box, name in zip(_CARDS, sorted(CARDS, key=lambda card: (card != open_card, card)), strict=True):
        key = "open" if name == open_card else "to_come" if name in view.offering.hidden else "aside"
        canvas.text((box[0] + box[2]) / 2, 162, words.say(f"card_{key}"), DETAIL,
                    ink.gilt if key == "open" else ink.mist, anchor="mm", edge=ink.night)  # fmt: skip
        if key == "open":
            emphasis(canvas, (box[0] - 8, box[1] - 8, box[2] + 8, box[3] + 8), ink.gilt)
        gifts.card(stage, box, name, view.offering.filled if key == "open" else (), marked=key == "open")
    _piles(stage)
    _tokens(stage)
    return canvas.image


def _print_offerings() -> Image.Image:
    image = table.ground()
    for box in (_REWARDS, _ASH):
        glass(image, box, SKIN.accent, 0.9)
    return image


def _piles(stage: Stage) -> None:
    """Draw every remaining reward token, the top one large; the single offerings below."""
    canvas, words, box = stage.canvas, stage.words, _REWARDS
    panel_title(canvas, box[0] + 22, box[1] + 42, words.say("rewards"), SKIN.accent)
    for k, reward in enumerate(stage.view.rewards.values()):
        y = box[1] + 98 + k * 80
        size = f"{PILES[reward.pile].size}+" if k == len(PILES) - 1 else str(PILES[reward.pile].size)
        canvas.put(icon("star5", 44, ink.brass), box[0] + 48, y)
        canvas.text(box[0] + 78, y, size, PREVIEW, ink.mist, anchor="lm")
        x = box[0] + 180.0
        for place, vp in enumerate(reward.tokens):
            x += canvas.text(
                x, y, str(vp), HEADING if place == 0 else VALUE, ink.gilt if place == 0 else ink.mist, anchor="lm"
            )
            x += 26
        if reward.pile in vanishing(stage.view):
            canvas.put(status_badge("awaited", 50), box[2] - 50, y)
    for k, kind in enumerate(GOODS):
        gifts.single(stage, kind, (box[0] + 22 + k * 138, box[1] + 440))
    canvas.put(status_badge("awaited", 36), box[0] + 42, box[3] - 100)
    text, size_ = fitted(words.say("marked"), box[2] - box[0] - 90, (CAPTION, LEAST))
    canvas.text(box[0] + 70, box[3] - 100, text, size_, ink.mist, weight="regular", anchor="lm")
    text, size_ = fitted(words.say("aside_count", count=_out(stage.view)), box[2] - box[0] - 44, (CAPTION, LEAST))
    canvas.text(box[0] + 24, box[3] - 44, text, size_, ink.mist, weight="regular", anchor="lm")


def _out(view: View) -> int:
    return sum(view.box.values())


def _tokens(stage: Stage) -> None:
    """Draw each kind of Wood Ash: its effect if kept, and its number in the bag."""
    canvas, words, view, box = stage.canvas, stage.words, stage.view, _ASH
    panel_title(canvas, box[0] + 22, box[1] + 42, words.say("ash_heading"), SKIN.accent)
    for k, kind in enumerate(ASH_KINDS.values()):
        y = box[1] + 106 + k * 84
        canvas.put(style.ash(kind.id, 66), box[0] + 60, y)
        canvas.text(box[0] + 112, y - 18, words.game(f"ash.{kind.id}"), LABEL, ink.moon, anchor="lm")
        effect = words.game(f"ash_use.{kind.id}")
        text = words.say("ash_keep", effect=effect) if kind.keepable else words.say("ash_light", effect=effect)
        text, size = fitted(text, box[2] - box[0] - 330, (CAPTION, LEAST))
        canvas.text(box[0] + 112, y + 20, text, size, ink.mist, weight="regular", anchor="lm")
        bag = words.say("in_bag", count=view.ash_bag[kind.id], all=kind.count)
        canvas.text(box[2] - 24, y, bag, DETAIL, ink.gilt, anchor="rm")
