"""Connection Rewards, the Offering card with single offerings, and the Night Sky track."""

from collections.abc import Sequence

from PIL import Image

from games.girl_stars.components import CARDS, FORAGE, GOODS, PILES, TRACK, Goods
from games.girl_stars.preview import vanishing
from games.girl_stars.view import RewardView
from renderers.girl_stars import style
from renderers.girl_stars.skin import SKIN
from renderers.girl_stars.stage import Stage
from renderers.girl_stars.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.draw_context import DrawContext
from renderers.kit.markers import choosable, dashed_box, status_badge
from renderers.kit.panels import paper
from renderers.kit.raster import Box
from renderers.kit.sprites import icon, piece, tag
from renderers.kit.text import fitted
from renderers.kit.theme import DECIDE, DETAIL, HEADING, LABEL, ink


def rewards(stage: Stage, box: Box) -> None:
    """Draw the four piles side by side.

    A pile that loses its top token in Cleanup has an hourglass.
    """
    wide = (box[2] - box[0] - 3 * 10) // 4
    for k, reward in enumerate(stage.view.rewards.values()):
        left = box[0] + k * (wide + 10)
        going = reward.pile in vanishing(stage.view)
        _reward(stage.canvas, (left, box[1], left + wide, box[3]), reward, going=going)


def _reward(canvas: Canvas, box: Box, reward: RewardView, *, going: bool) -> None:
    pile = PILES[reward.pile]
    middle = (box[0] + box[2]) / 2
    card = paper(box[2] - box[0], box[3] - box[1], "amber" if reward.tokens else "onyx", rim=3)
    canvas.put(card, box[0], box[1])
    canvas.put(icon("star5", 34, ink.bronze), middle - 20, box[1] + 28)
    size = f"{pile.size}+" if pile.id == list(PILES)[-1] else str(pile.size)
    canvas.text(middle, box[1] + 28, size, LABEL, ink.soft, anchor="lm")
    aside = 12 if going else 0
    canvas.text(middle - aside, box[1] + 70, str(reward.top), HEADING, ink.ink, anchor="mm")
    under = " ".join(map(str, reward.tokens[1:])) or "\u2013"
    canvas.squeezed(middle, box[3] - 22, under, box[2] - box[0] - 20, sizes=(DETAIL,), colour=ink.soft)
    if going:
        canvas.put(status_badge("awaited", 40), box[2] - 10, box[1] + 68)


def offering(stage: Stage, box: Box) -> None:
    """Draw the open Offering card, and the values of single goods next to it."""
    view = stage.view
    split = box[2] - 118
    card(stage, (box[0], box[1], split - 12, box[3]), view.offering.card, view.offering.filled, marked=True)
    step = (box[3] - box[1]) / len(GOODS)
    for k, kind in enumerate(GOODS):
        single(stage, kind, (split, box[1] + step * (k + 0.5)))


def single(stage: Stage, kind: Goods, where: tuple[float, float]) -> None:
    """Draw the value of a single token, from (left, middle) on."""
    canvas, (x, y) = stage.canvas, where
    canvas.put(style.goods(kind, 50), x + 30, y)
    canvas.text(x + 64, y, str(FORAGE[kind].offer_vp), DECIDE, ink.gilt, anchor="lm")
    choosable(canvas, (x + 56, y), (112, 64), stage.marks.get(f"single-{kind}"), (x + 2, y - 24), height=38)


def card(
    stage: DrawContext[object, GameWords], box: Box, name: str, filled: Sequence[int], *, marked: bool = False
) -> None:
    """Draw an Offering card on paper: five spaces with their goods and VP."""
    canvas = stage.canvas
    canvas.put(paper(box[2] - box[0], box[3] - box[1], "moss", 46), box[0], box[1])
    text, size = fitted(stage.words.game(f"card.{name}"), box[2] - box[0] - 36, (LABEL, DETAIL))
    canvas.text((box[0] + box[2]) / 2, box[1] + 26, text, size, ink.ink, anchor="mm")
    top = box[1] + 52
    step = (box[3] - top - 8) / len(CARDS[name].spaces)
    for number, space in enumerate(CARDS[name].spaces, start=1):
        y = top + step * (number - 0.5)
        done = number in filled
        canvas.text(box[0] + 18, y, str(number), DETAIL, ink.soft, anchor="lm")
        _needs(canvas, (box[0] + 66, y), space.needs, min(46, round(step) - 4))
        canvas.text(box[2] - 18, y, str(space.vp), DECIDE, ink.soft if done else ink.ink, anchor="rm")
        if done:
            canvas.line((box[0] + 14, round(y) - 1, box[2] - 14, round(y) + 2), ink.bronze, 0.9)
            canvas.put(piece("disc", "moss", 40, "tick"), box[2] - 100, y)
        if marked and (mark := stage.marks.get(f"card-{number}")) is not None:
            canvas.put(dashed_box(box[2] - box[0] - 6, round(step) - 6, 12), (box[0] + box[2]) / 2, y)
            canvas.put(tag(mark or str(number), 38), box[0] + 20, y)


def _needs(canvas: Canvas, where: tuple[float, float], needs: Sequence[Goods], size: int) -> None:
    for k, kind in enumerate(needs):
        canvas.put(style.goods(kind, size), where[0] + k * (size + 6), where[1])


def emboss_track(image: Image.Image, box: Box) -> None:
    """Print the thirteen spaces of the Night Sky on their line, on a layer under construction."""
    canvas = Canvas(image)
    y = _track_y(box)
    canvas.line((round(_track_x(box, 1)), y - 2, round(_track_x(box, TRACK)), y + 2), SKIN.accent, 0.7)
    for space in range(1, TRACK + 1):
        enamel = "tide" if space % 5 == 0 else "onyx"
        canvas.put(piece("disc", enamel, 54, text=str(space), share=0.62), _track_x(box, space), y)


def _track_x(box: Box, space: int) -> float:
    return box[0] + 44 + (box[2] - box[0] - 88) * (space - 1) / (TRACK - 1)


def _track_y(box: Box) -> int:
    return box[3] - 32


def track(stage: Stage, box: Box) -> None:
    """Draw the Girl, the Elders and the villagers, each above its space."""
    canvas, shown = stage.canvas, stage.view.track
    y = _track_y(box)
    for space, (seat, _) in shown.gazers.items():
        canvas.put(style.token(seat, 48), _track_x(box, space), y - 52)
    for seat, space in shown.elders.items():
        canvas.put(style.elder(seat, 66), _track_x(box, space), y - 56)
    canvas.put(style.girl(66), _track_x(box, shown.girl), y - 56)
    for space in shown.free:
        if (mark := stage.marks.get(f"sky-{space}")) is not None:
            x = _track_x(box, space)
            choosable(canvas, (x, y), 50, mark or str(space), (x, y - 46), height=40)
