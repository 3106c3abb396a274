"""The strip below a galaxy: hand, goals with the seat's metrics, and losses."""

from collections.abc import Mapping

from games.crafting_cosmos.components import GOALS, HAND_LIMIT
from games.crafting_cosmos.player_view import PlayerView, PoolView
from games.crafting_cosmos.view import GoalView, Losses, View
from renderers.crafting_cosmos import style, tally
from renderers.crafting_cosmos.shelf import TRACK_FROM_RIGHT
from renderers.crafting_cosmos.skin import SKIN
from renderers.crafting_cosmos.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.markers import choosable
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import panel_title
from renderers.kit.sprites import icon, pill
from renderers.kit.text import evenly, fitted, width_of
from renderers.kit.theme import CAPTION, DECIDE, LEAST, PREVIEW, VALUE, ink

WIDE = 440


def draw_hand(canvas: Canvas, box: Box, view: View, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw energy cards by type; stored discards are counted in red with a minus sign."""
    if view.own is None:
        return
    total = sum(view.own.hand.values())
    heading = words.say("hand", count=total, limit=HAND_LIMIT)
    panel_title(canvas, box[0] + 22, box[1] + 38, heading, SKIN.accent)
    y = box[1] + 106
    for k, (control, number) in enumerate(view.own.hand.items()):
        x = box[0] + 52 + k * 104
        canvas.put(style.energy_card(control, 58, 74), x, y)
        canvas.text(x + 35, y, str(number), PREVIEW, ink.moon if number else ink.faint, anchor="lm")
        surplus = view.own.surplus.get(control, 0)
        if surplus:
            canvas.put(pill(f"\u2212{surplus}", 34, ink.empty_count, ink.loss_dark), x + 28, y - 32)
        choosable(canvas, (x, y), (66, 84), marks.get(f"card-{control}"), (x - 30, y - 40), height=40)


def draw_goals(canvas: Canvas, box: Box, view: View, player: PlayerView, words: GameWords) -> None:
    """Draw the goals on the track with this seat's metrics, the next to be scored first."""
    track = {goal.space: goal for goal in view.track}
    step = (box[2] - box[0] - 16) / 3
    for k, space in enumerate(TRACK_FROM_RIGHT):
        goal = track.get(space)
        x = box[0] + 16 + k * step
        canvas.line((round(x), box[1] + 22, round(x) + 2, box[3] - 22), ink.brass, 0.4)
        if goal is None:
            canvas.text(x + step / 2, (box[1] + box[3]) / 2, "\u2013", VALUE, ink.faint, anchor="mm")
            continue
        metric, points = goal.metrics[player.seat], goal.points[player.seat]
        _goal_name(canvas, (x + 16, box[1]), step - 28, goal, words)
        y = box[3] - 42
        wide = canvas.text(x + 16, y, str(metric), DECIDE, ink.gilt if points else ink.moon, anchor="lm")
        if points:
            wide += 8 + canvas.text(x + 24 + wide, y + 3, f"+{points}", CAPTION, ink.gilt, anchor="lm")
        rest, room = [other for seat, other in enumerate(goal.metrics) if seat != player.seat], step - 32 - wide
        text, size = fitted(_others(rest, room) if rest else _steps(goal), room, (CAPTION, LEAST), "regular")
        canvas.text(x + step - 10, y + 3, text, size, ink.mist, weight="regular", anchor="rm")


def _goal_name(canvas: Canvas, at: tuple[float, float], room: float, goal: GoalView, words: GameWords) -> None:
    """Write the name of a goal on up to three lines, gilt if it is scored next.

    Its metric follows below a short name.
    """
    lines = evenly(words.game(f"goal.{goal.id}"), room, LEAST, "bold")[:3]
    top, high = (44, 31) if len(lines) < 3 else (34, 27)
    for n, line in enumerate(lines):
        canvas.text(at[0], at[1] + top + n * high, line, LEAST, ink.gilt if goal.space == 3 else ink.moon)
    measure = evenly(words.game(f"metric.{goal.id}"), room, LEAST)
    if len(lines) == len(measure) == 1:
        canvas.text(at[0], at[1] + 76, measure[0], LEAST, ink.mist, weight="regular")


def _others(metrics: list[int], room: float) -> str:
    """Return the metrics of the others: each or, in little space, the greatest."""
    every = "({})".format(" ".join(map(str, metrics)))
    return every if width_of(every, CAPTION, "regular") <= room else f"({max(metrics)})"


def _steps(goal: GoalView) -> str:
    """Return the metrics from which a goal scores in a solo match."""
    return f"{GOALS[goal.id].silver}/{GOALS[goal.id].gold}"


def draw_losses(canvas: Canvas, box: Box, lost: Losses, words: GameWords) -> None:
    """Draw what would be lost, or stay unused, if the craft phase ended now."""
    canvas.line((box[0] + 16, box[1] + 22, box[0] + 18, box[3] - 22), ink.brass, 0.4)
    sliders = (("supernova", lost.supernova), ("dna", lost.dna), ("graviton", lost.graviton))
    pool = PoolView(lost.stars, lost.proto, lost.tiles)
    more = (*sliders, ("crystal", lost.crystals))
    gone = [*tally.of_pool(pool), *(tally.Item(kind, number) for kind, number in more if number)]
    x, y = box[0] + 36.0, box[1] + 106
    if not gone:
        panel_title(canvas, x, box[1] + 38, words.say("all_used"), SKIN.accent)
    else:
        canvas.put(icon("cross", 24, ink.loss_dark), x + 12, box[1] + 30)
        text, size = fitted(words.say("would_lose"), box[2] - x - 60, (CAPTION, LEAST))
        canvas.text(x + 34, box[1] + 40, text, size, ink.empty_count)
    right = box[2] - (110 if lost.waiting else 16)
    tally.row(canvas, (x, right), y, gone, 44, ones=True)
    if lost.waiting:
        x = right + 14 if gone else x
        canvas.put(style.crystal(46), x + 24, y)
        canvas.put(icon("lock", 20, ink.gilt, ink.night), x + 40, y + 16)
        canvas.text(x + 50, y, str(lost.waiting), VALUE, ink.gilt, anchor="lm")
