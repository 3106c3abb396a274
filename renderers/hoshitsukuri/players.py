"""The players of a table in the order of their next turns, with piles and strikes."""

from collections.abc import Mapping

from games.hoshitsukuri.components import RANKS
from games.hoshitsukuri.player_view import PlayerView
from games.hoshitsukuri.view import View
from renderers.hoshitsukuri import cards, style
from renderers.hoshitsukuri.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.markers import status_badge
from renderers.kit.panels import emphasis
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import write_name
from renderers.kit.sprites import icon, piece, pill
from renderers.kit.text import width_of
from renderers.kit.theme import DECIDE, DETAIL, ENAMEL, SCORE, ink
from renderers.kit.turn_marks import gained


def boxes(box: Box, number: int) -> list[Box]:
    """Return the panels side by side; two are no wider than they need."""
    gap = 14
    width = (box[2] - box[0] - gap * (number - 1)) // number
    return [(box[0] + k * (width + gap), box[1], box[0] + k * (width + gap) + width, box[3]) for k in range(number)]


def draw(canvas: Canvas, box: Box, view: View, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw all players, the next first; awaited ones have a bright rim."""
    acting = {asked.seat for asked in view.asked}
    places = boxes(box, len(view.players))
    for place, seat in zip(places, _ordered(view), strict=True):
        player = view.players[seat]
        if seat in acting:
            emphasis(canvas, place, ENAMEL[style.comet_enamel(player)], 18, 0.07)
        _person(canvas, place, view, player, words, marks=marks)
    if len(view.players) == 1:
        _ladder(canvas, (box[0] + 648, box[1], box[2] - 24, box[3]), view, words)


def _ordered(view: View) -> tuple[int, ...]:
    """Return the seats in order: the one whose turn it is, then those that follow."""
    order = view.order or tuple(range(len(view.players)))
    if view.active is None or view.active not in order:
        return order
    return (view.active, *(seat for seat in order if seat != view.active))


def _person(
    canvas: Canvas, box: Box, view: View, player: PlayerView, words: GameWords, *, marks: Mapping[str, str]
) -> None:
    acts = any(asked.seat == player.seat for asked in view.asked)
    right = box[2] - 22 if len(view.players) > 1 else box[0] + 610
    middle = box[1] + 52
    canvas.put(style.comet(player, 68, words.comet(player)), box[0] + 52, middle)
    if acts:
        canvas.put(status_badge("acts", 36), box[0] + 78, middle + 26)
    number = str(player.space)
    canvas.text(right, middle + 26, number, SCORE, ink.gilt, anchor="rs")
    left = right - width_of(number, SCORE)
    gained(canvas, (left + 16, box[1] + 4), marks, player.seat)
    room = left - box[0] - 124
    if player.finish:
        canvas.put(piece("star8", "amber", 46, text=str(player.finish), share=0.56), box[0] + 78, middle + 26)
    write_name(canvas, (box[0] + 108, middle), words.name(player.seat), room)
    if view.following == player.seat and not acts and not view.over:
        canvas.put(pill(words.say("next"), 42, ink.gilt), box[0] + 98, box[1] + 2)
    _counts(canvas, (box[0] + 10, right + 12), box[3] - 46, player)
    if player.strikes:
        x = box[0] + 214
        canvas.put(cards.tiny("meteorite", 44, 48), x, box[1] - 6)
        canvas.put(pill(str(len(player.strikes)), 42, ink.empty_count), x + 26, box[1])


def _counts(canvas: Canvas, edges: tuple[float, float], y: float, player: PlayerView) -> None:
    step = min(190.0, (edges[1] - edges[0]) / 3)
    top = cards.tiny(player.discard_top, 52, 62) if player.discard_top else icon("cards", 44, ink.faint)
    for k, (sprite, number) in enumerate(
        ((style.hand_icon(58), player.hand), (style.deck_icon(54), player.deck), (top, player.discard))
    ):
        x = edges[0] + k * step
        canvas.put(sprite, x + 32, y)
        canvas.text(x + 64, y, str(number), DECIDE, ink.moon, anchor="lm")


def _ladder(canvas: Canvas, box: Box, view: View, words: GameWords) -> None:
    """Draw the ranks of the solo challenge; those from the target on are the goal."""
    ranks = RANKS[1:]
    step = (box[2] - box[0] - 90) / (len(ranks) - 1)
    y = box[1] + 68
    canvas.line((round(box[0] + 45), y - 1, round(box[2] - 45), y + 2), ink.brass, 0.6)
    for k, rank in enumerate(ranks):
        x = box[0] + 45 + k * step
        goal = rank.vp == view.target
        reached = rank.id == view.rank
        canvas.put(piece("star8", "amber" if goal else "onyx", 100 if goal else 66, text=str(rank.vp), share=0.5), x, y)
        colour = ink.gilt if goal or reached else ink.mist
        canvas.squeezed(x, y + 76, words.game(f"rank.{rank.id}"), step - 6, sizes=(DETAIL,), colour=colour)
    at = box[0] + 45 + next((k for k, rank in enumerate(ranks) if rank.vp == view.target), 0) * step
    canvas.put(pill(words.say("target"), 42, ink.gilt), at, box[1])
