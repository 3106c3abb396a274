"""The panels next to the ring: goal track, energy display, and remaining supplies."""

from collections.abc import Mapping

from PIL import Image

from games.crafting_cosmos.components import ELEMENTS, FIGURES, GOALS
from games.crafting_cosmos.view import GoalView, View
from renderers.crafting_cosmos import style
from renderers.crafting_cosmos.skin import SKIN
from renderers.crafting_cosmos.words import GameWords
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.markers import choosable
from renderers.kit.panels import cell, emphasis, glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import panel_title
from renderers.kit.sprites import icon, pill
from renderers.kit.text import MIDDLE, evenly, width_of
from renderers.kit.theme import DECIDE, DETAIL, LABEL, ink

_GAP = 12
_STEPS_HIGH = 34
"""Height of a goal's steps in a solo match, in pixels."""
TRACK_FROM_RIGHT = (3, 2, 1)
"""The spaces of the goal track from left to right, the next to be scored first."""


def goal_boxes(box: Box) -> list[Box]:
    """Return three boxes for goals, the next to be scored at the left."""
    wide = (box[2] - box[0] - 2 * _GAP) // 3
    return [(box[0] + k * (wide + _GAP), box[1], box[0] + k * (wide + _GAP) + wide, box[3]) for k in range(3)]


def printed(image: Image.Image, goals: Box, display: Box) -> None:
    """Draw the empty panes."""
    for box in (*goal_boxes(goals), display):
        glass(image, box, SKIN.accent)


def draw_goals(canvas: Canvas, box: Box, view: View, words: GameWords) -> None:
    """Draw the goals on the track, the metrics of all seats, and the points they would get."""
    track = {goal.space: goal for goal in view.track}
    for place, space in zip(goal_boxes(box), TRACK_FROM_RIGHT, strict=True):
        goal = track.get(space)
        if space == 3 and goal and not view.over:
            emphasis(canvas, place, ink.gilt, fill=0.04)
        panel_title(canvas, place[0] + 18, place[1] + 40, words.track(space, goal), SKIN.accent)
        if goal is None:
            text = words.say("no_goal")
            canvas.text((place[0] + place[2]) / 2, (place[1] + place[3]) / 2 + 10, text, DETAIL, ink.faint, anchor="mm")
            continue
        _goal(canvas, place, goal, words)


def _goal(canvas: Canvas, place: Box, goal: GoalView, words: GameWords) -> None:
    """Draw name and metric of a goal, and the metrics of all seats.

    A solo match shows its steps above them.
    """
    room = place[2] - place[0] - 32
    name = words.game(f"goal.{goal.id}")
    alone, rows = len(goal.metrics) == 1, -(-len(goal.metrics) // 2)
    foot = place[3] - 20 - rows * 58 - alone * _STEPS_HIGH
    y = place[1] + 90.0
    for line in name_lines(name, place):
        wide = min(room, width_of(line, DECIDE))
        canvas.squeezed(place[0] + 18 + wide / 2, y - DECIDE * MIDDLE, line, wide, sizes=(DECIDE,), colour=ink.moon)
        y += 52
    lines = evenly(words.game(f"metric.{goal.id}"), room, DETAIL)
    fitting = max(1, int((foot - y) // 34 + 1))
    for line in lines if len(lines) <= fitting else ():  # otherwise the goal's own picture shows it
        canvas.text(place[0] + 18, y, line, DETAIL, ink.mist, weight="regular")
        y += 34
    draw_metrics(canvas, place, goal, rows)
    if alone:
        marks = GOALS[goal.id]
        text = f"{marks.silver}\u2192{FIGURES.second}  {marks.gold}\u2192{FIGURES.first}"
        canvas.text(place[0] + 18, place[3] - 90, text, DETAIL, ink.mist, anchor="lm")


def name_lines(name: str, place: Box) -> tuple[str, ...]:
    """Return the lines of a goal's name in its box."""
    return evenly(name, place[2] - place[0] - 32, DECIDE, "bold")


def draw_metrics(canvas: Canvas, place: Box, goal: GoalView, rows: int) -> None:
    """Draw the metrics of a goal, two seats a row, and the present points.

    A long number is narrower.
    """
    step = (place[2] - place[0] - 20) / 2
    for seat, metric in enumerate(goal.metrics):
        row, column = divmod(seat, 2)
        x = place[0] + 36 + column * step
        y = place[3] - 38 - (rows - 1 - row) * 58
        canvas.put(style.token(seat, 42), x, y)
        points = f"+{goal.points[seat]}" if goal.points[seat] else ""
        room = step - 58 - (width_of(points, DETAIL) + 4 if points else 0)
        wide = min(room, width_of(str(metric), DECIDE))
        x += 28 + wide / 2
        canvas.squeezed(x, y, str(metric), wide, sizes=(DECIDE,), colour=ink.gilt if points else ink.moon)
        if points:
            canvas.text(x + wide / 2 + 4, y, points, DETAIL, ink.gilt, anchor="lm")


def draw_display(canvas: Canvas, box: Box, view: View, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw four energy cards, the deck, and the discard pile by type."""
    middle = (box[1] + box[3]) / 2
    wide, high = 104, box[3] - box[1] - 40
    for k, card in enumerate(view.display):
        x = box[0] + 20 + wide / 2 + k * (wide + 14)
        _place(canvas, (x, middle), (wide, high), style.energy_card(card, wide, high) if card else None)
        _choosable(canvas, (x, middle), (wide, high), marks, f"display-{k + 1}")
    x = box[0] + 20 + wide / 2 + 4 * (wide + 14) + 10
    _place(canvas, (x, middle), (wide, high), style.card_back(wide, high) if view.deck else None)
    _choosable(canvas, (x, middle), (wide, high), marks, "deck")
    number = pill(f"\u00d7{view.deck}", 42, ink.moon if view.deck else ink.empty_count)
    canvas.put(number, x + wide / 2 - 20, middle + high / 2 - 8)
    if box[2] - box[0] > 800:
        _discard(canvas, (x + wide / 2 + 24, box[1], box[2], box[3]), view, words)


def _place(canvas: Canvas, at: tuple[float, float], side: tuple[int, int], sprite: Sprite | None) -> None:
    if sprite is None:
        canvas.put(cell(*side, 14), at[0] - side[0] / 2, at[1] - side[1] / 2)
    else:
        canvas.put(sprite, *at)


def _choosable(
    canvas: Canvas, at: tuple[float, float], side: tuple[int, int], marks: Mapping[str, str], name: str
) -> None:
    corner = (at[0] - side[0] / 2 + 6, at[1] - side[1] / 2 + 8)
    choosable(canvas, at, (side[0] + 8, side[1] + 8), marks.get(name), corner)


def _discard(canvas: Canvas, box: tuple[float, int, int, int], view: View, words: GameWords) -> None:
    canvas.text(box[0], box[1] + 36, words.game("term.discard"), DETAIL, ink.mist, weight="regular")
    step = (box[2] - box[0] - 10) / 2
    for k, (control, count) in enumerate(view.discard.items()):
        row, column = divmod(k, 2)
        x, y = box[0] + 18 + column * step, box[1] + 70 + row * 52
        canvas.put(style.control(control, 36), x, y)
        canvas.text(x + 24, y, str(count), DETAIL, ink.moon if count else ink.faint, anchor="lm")


def draw_stock(canvas: Canvas, box: Box, view: View, marks: Mapping[str, str]) -> None:
    """Draw nebula stacks, power decks, and the remaining stars, life and advanced life."""
    step = (box[2] - box[0] - 20) / 7
    top, low = box[1] + (box[3] - box[1]) * 0.28, box[1] + (box[3] - box[1]) * 0.74
    for k, count in enumerate(view.stacks):
        x = box[0] + 50 + k * step
        _count(canvas, (x, top), style.nebula(56, str(k + 1)), count)
        label = marks.get(f"stack-{k + 1}")
        choosable(canvas, (x + step / 2 - 38, top), (round(step) - 14, 74), label, (x - 30, top - 30), height=40)
    for k, (control, count) in enumerate(view.powers.items()):
        x = box[0] + 50 + (3 + k) * step
        _count(canvas, (x, top), style.energy_card(control, 46, 58), count)
        canvas.put(icon("spark", 22, ink.gilt, ink.night), x + 20, top - 24)
    for k, element in enumerate(ELEMENTS):
        _count(canvas, (box[0] + 50 + k * step, low), style.element(element, 46), view.reserve[element])
    _count(canvas, (box[0] + 50 + 4 * step, low), style.life("proto", 44), view.life)
    _count(canvas, (box[0] + 50 + 5 * step, low), style.advanced(48, None), view.advanced)


def _count(canvas: Canvas, at: tuple[float, float], sprite: Sprite, number: int) -> None:
    canvas.put(sprite, *at)
    canvas.text(at[0] + 36, at[1], str(number), LABEL, ink.moon if number else ink.empty_count, anchor="lm")
