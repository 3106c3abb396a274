"""The field: the plays of the current turn, their steps on the orbit, and their total."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.hoshitsukuri.components import CARDS
from games.hoshitsukuri.view import FieldCardView, View
from renderers.hoshitsukuri import cards, style
from renderers.hoshitsukuri.words import GameWords
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.markers import choosable
from renderers.kit.raster import Box
from renderers.kit.sprites import icon, piece, pill
from renderers.kit.text import width_of
from renderers.kit.theme import DECIDE, DETAIL, HEADING, ink

CARD = (88, 94)
SUM = 452
_GAP = 22


class Lane(NamedTuple):
    """A play as it is drawn: its number, its cards, and its steps (None: not shown)."""

    number: int
    cards: tuple[FieldCardView, ...]
    step: int | None


class Outcome(NamedTuple):
    """The result of a turn: fragments, start and goal of the comet, and the created card."""

    fragments: int
    origin: int
    goal: int
    token: Sprite
    generated: str = ""


def draw(canvas: Canvas, box: Box, view: View, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw the plays from left to right, then fragments and orbit."""
    lanes = [Lane(k + 1, play.cards, play.step) for k, play in enumerate(view.field)]
    if lanes or view.past is None:
        _caption(canvas, box, words.say("field"), [])
        _lanes(canvas, box, lanes, marks)
        if view.active is not None:
            active = view.players[view.active]
            token = style.comet(active, 46, words.comet(active))
            _sum(canvas, box, Outcome(view.fragments, active.space, view.projected, token))
        return
    past, player = view.past, view.players[view.past.seat]
    plays = [Lane(k + 1, tuple(_plain(kind) for kind in play), None) for k, play in enumerate(past.plays)]
    _caption(canvas, box, words.say("past"), [past.seat])
    canvas.put(style.comet(player, 44, words.comet(player)), box[0] + 46, box[1] + 92)
    _lanes(canvas, box, plays, {})
    token = style.comet(player, 46, words.comet(player))
    _sum(canvas, box, Outcome(past.fragments, past.origin, past.space, token, past.generated))


def _plain(kind: str) -> FieldCardView:
    return FieldCardView(kind, CARDS[kind].fragments)


def _caption(canvas: Canvas, box: Box, text: str, who: list[int]) -> None:
    y = box[1] + (48 if who else (box[3] - box[1]) / 2)
    canvas.squeezed(box[0] + 48, y, text, 84, sizes=(DETAIL,), colour=ink.gilt)


def _lanes(canvas: Canvas, box: Box, lanes: Sequence[Lane], marks: Mapping[str, str]) -> None:
    """Draw as many of the latest plays in full as fit; the earlier ones as strips."""
    left, right = box[0] + 100, box[2] - SUM - 16
    room = right - left
    step = next((s for s in (56, 48, 40) if _wide(lanes, s) <= room), 40)
    shown = len(lanes)
    while shown and _wide(lanes[len(lanes) - shown :], step) + (_STRIP if shown < len(lanes) else 0) > room:
        shown -= 1
    x: float = left
    if shown < len(lanes):
        x = _strip(canvas, left, box, lanes[: len(lanes) - shown])
    for lane in lanes[len(lanes) - shown :]:
        x = _lane(canvas, (x, box[1] + 16), lane, step, marks.get(f"play-{lane.number}")) + _GAP


_STRIP = 124


def _wide(lanes: Sequence[Lane], step: int) -> int:
    return sum(CARD[0] + step * (len(lane.cards) - 1) for lane in lanes) + _GAP * max(0, len(lanes) - 1)


def _strip(canvas: Canvas, x: float, box: Box, lanes: Sequence[Lane]) -> float:
    """Draw a strip of earlier plays: their number and total steps."""
    middle = (box[1] + box[3]) / 2
    first, last = lanes[0].number, lanes[-1].number
    canvas.text(
        x + 48, middle - 22, f"{first}\u2013{last}" if last > first else str(first), DETAIL, ink.mist, anchor="mm"
    )
    total = sum(lane.step or 0 for lane in lanes)
    canvas.put(pill(f"+{total}", 42, ink.gilt), x + 48, middle + 22)
    return x + _STRIP


def _lane(canvas: Canvas, corner: tuple[float, float], lane: Lane, step: int, mark: str | None) -> float:
    """Draw one play: overlapping cards, its number below, its step above.

    Return its right edge.
    """
    x, top = corner
    wide = CARD[0] + step * (len(lane.cards) - 1)
    for k, card in enumerate(lane.cards):
        canvas.put(cards.laid(card, *CARD), x + k * step, top)
    for k, card in enumerate(lane.cards):
        _badge(canvas, card, x + k * step, top)
    middle = (x + wide / 2, top + CARD[1] / 2)
    choosable(canvas, middle, (wide + 8, CARD[1] + 8), mark, (x + 6, top + CARD[1] - 8))
    if lane.step is not None:
        canvas.put(_step(lane.step), x + wide - 20, top)
    canvas.put(pill(str(lane.number), 42, ink.mist), x + wide / 2, top + CARD[1] + 10)
    return x + wide


def _step(step: int) -> Sprite:
    return pill(f"+{step}", 42, ink.gilt) if step else pill("0", 42, ink.mist, ink.faint)


def _badge(canvas: Canvas, card: FieldCardView, x: float, y: float) -> None:
    if card.marked:
        canvas.put(piece("disc", "onyx", 34, "cross", colour=ink.loss_dark), x + 24, y + 60)
    elif card.unresolved:
        canvas.put(piece("disc", "ash", 34, "hourglass"), x + 24, y + 60)


def _sum(canvas: Canvas, box: Box, end: Outcome) -> None:
    """Draw fragments, start and goal of the comet, and the created card if the turn is over."""
    left, middle = box[2] - SUM, (box[1] + box[3]) / 2
    canvas.line((left, box[1] + 22, left + 2, box[3] - 22), ink.brass, 0.45)
    canvas.put(style.fragment(54), left + 44, middle)
    x = left + 76 + canvas.text(left + 76, middle, str(end.fragments), HEADING, ink.gilt, anchor="lm")
    if end.generated:
        canvas.put(icon("right", 26, ink.gilt), x + 24, middle)
        canvas.put(cards.tiny(end.generated, 70, 86), x + 80, middle)
    right = box[2] - 22
    canvas.text(right, middle, str(end.goal), DECIDE, ink.gilt if end.goal != end.origin else ink.moon, anchor="rm")
    spot = right - width_of(str(end.goal), DECIDE) - 26
    canvas.put(icon("right", 28, ink.mist), spot, middle)
    start = spot - 26
    canvas.text(start, middle, str(end.origin), DECIDE, ink.moon, anchor="rm")
    if not end.generated:
        canvas.put(end.token, start - width_of(str(end.origin), DECIDE) - 36, middle)
