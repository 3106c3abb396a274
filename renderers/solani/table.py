"""The table sheet: draft above, acting sky large, the others small, the rest at the side.

With the estimate, all players have equal space, and the estimate by heading is below each sky.
"""

from collections.abc import Mapping

from PIL import Image

from games.core.scores import OPPONENT
from games.solani.components import ROUNDS
from games.solani.view import View
from renderers.kit import burst
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import RoundClock, TurnPill, header
from renderers.kit.sky import Hour, engraving, hour, sky
from renderers.kit.theme import DETAIL, HEADING, ink
from renderers.kit.turn_marks import changed, completed, numbered
from renderers.solani import board, players, strip, style
from renderers.solani.board import Grid
from renderers.solani.skin import SKIN
from renderers.solani.stage import Stage
from renderers.solani.words import GameWords

SIZE = (1600, 1200)
STRIP: Box = (24, 140, 1576, 436)
HERO: Box = (24, 452, 690, 1184)
HERO_GRID = Grid(88, 634, 90)
_ROWS, _COLUMNS = ((452, 811), (825, 1184)), ((704, 1134), (1146, 1576))
_CELLS: tuple[Box, ...] = tuple((left, top, right, low) for top, low in _ROWS for left, right in _COLUMNS)
_COYOTE: Box = (704, 452, 1576, 875)
_SECOND: Box = (704, 452, 1370, 1184)


def layout(number: int) -> tuple[tuple[tuple[Box, Grid], ...], Box]:
    """Return the boxes and grids of the other players, and the box of bonus tiles and cards."""
    if number == 2:
        return ((_SECOND, Grid(768, 634, 90)),), (1384, 452, 1576, 1184)
    others = tuple((box, Grid(box[0] + 22, box[1] + 66, 48)) for box in _CELLS[: number - 1])
    return others, {1: (704, 889, 1576, 1184), 4: _CELLS[3]}.get(number, (704, 825, 1576, 1184))


def draw(view: View, words: GameWords, marks: Mapping[str, str]) -> Image.Image:
    """Draw the public sheet."""
    number = len(view.players)
    at = hour(view.round - 0.5, ROUNDS)
    canvas = Canvas(printed((SKIN.key, "table", number, at), lambda: _print(number, at)))
    stage = Stage(canvas, view, words, marks)
    draw_header(canvas, view, words)
    strip.draw(stage, STRIP)
    first = leading(view)
    others, aside = layout(number)
    seats = [(first + k) % number for k in range(1, number)]
    for grid, seat in ((HERO_GRID, first), *zip((grid for _, grid in others), seats, strict=True)):
        for space in completed(marks, seat):
            canvas.put(burst.burst(round(grid.pitch * 0.95), ink.gilt), *grid.at(space))
        for space, text in changed(marks, seat).items():  # below the figures of the tiles
            numbered(canvas, grid.at(space), grid.pitch * (0.44 if space[0].isupper() else 0.26), text)
    players.hero(stage, HERO, HERO_GRID, first)
    board.mark(canvas, HERO_GRID, marks, DETAIL)
    if view.coyote:
        players.coyote(stage, _COYOTE)
    for (box, grid), seat in zip(others, seats, strict=True):
        if number == 2:
            players.hero(stage, box, grid, seat)
        else:
            players.small(stage, box, grid, seat)
    _aside(canvas, aside, view, words)
    return canvas.image


def leading(view: View) -> int:
    """Return the seat of the large sky: the first with a prompt, at the end the winner."""
    if view.scores:
        return next((score.seat for score in view.scores if score.won and score.seat != OPPONENT), 0)
    return view.asked[0].seat if view.asked else max(0, view.sun)


def draw_header(canvas: Canvas, view: View, words: GameWords, turn: TurnPill | None = None) -> None:
    """Draw title and phase, the round, and the turn pill."""
    heading = (words.game("name"), words.game(f"phase.{view.phase}"))
    clock = RoundClock(words.round(view), view.round, ROUNDS) if view.round else None
    header(canvas, SKIN, heading, turn or turn_of(view, words), clock)


def turn_of(view: View, words: GameWords) -> TurnPill | None:
    """Return the turn pill; players who place in parallel share it."""
    if view.over:
        return TurnPill((), words.game("phase.finished"), "", "onyx")
    if not view.asked:
        return None
    seats = [asked.seat for asked in view.asked]
    verb = words.say(f"verb_{view.asked[0].step}")
    tokens = tuple(style.token(seat, 58) for seat in seats)
    if len(seats) > 1:
        return TurnPill(tokens, words.say("several", count=len(seats)), "", style.enamel_of(seats[0]))
    return TurnPill(tokens, words.name(seats[0]), verb, style.enamel_of(seats[0]))


def ground(at: Hour = "night") -> Image.Image:
    """Return the sky under every sheet."""
    image = sky(SKIN, *SIZE, at=at)
    engraving(image, 800, 1180, 760, 0.12)
    return image


def _print(number: int, at: Hour) -> Image.Image:
    image = ground(at)
    accent = SKIN.accent
    others, aside = layout(number)
    boxes = [STRIP, HERO, aside, *(box for box, _ in others)]
    for box in boxes if number > 1 else [*boxes, _COYOTE]:
        glass(image, box, accent)
    for grid in (HERO_GRID, *(grid for _, grid in others)):
        board.emboss(image, grid)
    return image


def _aside(canvas: Canvas, box: Box, view: View, words: GameWords) -> None:
    """Draw bonus tiles, and face-up Special Features unless they are on offer.

    The two are next to each other or one above the other.
    """
    left, top, right, low = box[0] + 10, box[1] + 8, box[2] - 6, box[3] - 8
    if view.phase == "special_draft":  # the cards are on offer above
        players.bonuses(canvas, (left, top, right, min(low, top + 360)), view, words)
    elif right - left > 600:
        middle = left + (right - left) * 0.48
        players.bonuses(canvas, (left, top, round(middle), low), view, words)
        strip.summary(canvas, words, (round(middle) + 20, top + 40, right, low - 40), view)
    elif low - top > 600:
        players.bonuses(canvas, (left, top, right, top + 360), view, words)
        strip.column(canvas, words, (left, top + 370, right, low), view)
    else:
        players.bonuses(canvas, (left, top, right, top + 182), view, words)
        strip.summary(canvas, words, (left, top + 180, right, low + 4), view)


def estimated(view: View, words: GameWords, marks: Mapping[str, str]) -> Image.Image:
    """Draw the table with all players' live estimates by heading under their skies."""
    number = len(view.players)
    canvas = Canvas(printed((SKIN.key, "estimate", number), lambda: _print_estimate(number)))
    stage = Stage(canvas, view, words, marks)
    draw_header(canvas, view, words)
    strip.draw(stage, STRIP)
    columns = _columns(number)
    for seat, (box, grid, counted) in enumerate(columns[:number]):
        player = view.players[seat]
        players.frame(canvas, box, view, seat)
        players.title(stage, box, seat, HEADING)
        board.draw(canvas, grid, player, words)
        players.rows(canvas, counted, player.lines, words)
    if view.coyote:
        box = columns[1][0]
        players.coyote(stage, box)
        players.bonuses(canvas, (box[0] + 12, 976, box[2] - 8, box[3] - 8), view, words)
    return canvas.image


def _columns(number: int) -> list[tuple[Box, Grid, Box]]:
    """Return for each player the panel, the sky in it and the box of the estimate below it."""
    seats = max(2, number)
    wide = (1552 - 14 * (seats - 1)) // seats
    found = []
    for k in range(seats):
        left = 24 + k * (wide + 14)
        box = (left, 452, left + wide, 1184)
        pitch, inner = (60, 470) if seats == 2 else (54, wide - 44)
        grid = Grid(left + (wide - 6 * pitch) // 2, 536, pitch)
        edge = left + (wide - inner) // 2
        counted = (edge, 540 + 6 * pitch, edge + inner, 1178)
        found.append((box, grid, counted))
    return found


def _print_estimate(number: int) -> Image.Image:
    image = ground()
    accent = SKIN.accent
    glass(image, STRIP, accent)
    for k, (box, grid, _) in enumerate(_columns(number)):
        glass(image, box, accent)
        if k < number:
            board.emboss(image, grid)
    return image
