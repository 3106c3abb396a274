"""The players of a table: name, total, held tiles and sky.

Coyote has his tally instead. The bonus tiles are drawn here too.
"""

from collections.abc import Sequence

from games.core.scores import OPPONENT, Line
from games.solani.components import BRANCHES
from games.solani.player_view import FeatureView, PlayerView
from games.solani.view import CoyoteView, View
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.markers import status_badge
from renderers.kit.panels import emphasis
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import write_name
from renderers.kit.sprites import icon, piece, pill
from renderers.kit.text import figure, fitted, width_of
from renderers.kit.theme import DECIDE, DETAIL, ENAMEL, LABEL, LEAST, PREVIEW, SCORE, VALUE, ink
from renderers.kit.turn_marks import gained
from renderers.solani import board, style
from renderers.solani.board import Grid
from renderers.solani.stage import Stage
from renderers.solani.words import GameWords

ICONS = {
    "planets": ("bone", "moon"),
    "guiding_stars": ("tide", "star5"),
    "star_clusters": ("amber", "star5"),
    "special_features": ("violet", "hexagon"),
    "loose_nodes": ("ember", "cross"),
    "bonus_tiles": ("moss", "fire"),
    "start": ("bone", "spark"),
    "matches": ("amber", "star5"),
    "misses": ("ash", "reroll"),
    "unearned_bonus": ("moss", "fire"),
}
"""The icon of each heading of the score."""


def acting(view: View) -> set[int]:
    """Return the seats with a prompt."""
    return {asked.seat for asked in view.asked}


def frame(canvas: Canvas, box: Box, view: View, seat: int) -> None:
    """Draw a bright rim around an awaited player."""
    if seat in acting(view):
        emphasis(canvas, box, ENAMEL[style.enamel_of(seat)], fill=0.05)


def title(stage: Stage, box: Box, seat: int, size: int, above: int = 12) -> None:
    """Draw token, name and total (of this size) on one line at the top of a panel.

    The first player has a lantern, an awaited one a spark.
    """
    canvas, view = stage.canvas, stage.view
    y = box[1] + size * 0.5 + above
    total = view.coyote.total if seat == OPPONENT and view.coyote else view.players[seat].total
    side = round(size * 0.9)
    middle = box[0] + 20 + side / 2
    canvas.put(style.token(seat, side), middle, y)
    if view.sun == seat:
        canvas.put(icon("lantern", round(side * 0.6), ink.gilt, ink.night), middle - side * 0.46, y + side * 0.3)
    if seat in acting(view):
        canvas.put(status_badge("acts", round(side * 0.5)), middle + side * 0.38, y + side * 0.34)
    x = box[0] + side + 36
    right = box[2] - 18 - canvas.text(box[2] - 18, y, figure(total), size, ink.gilt, anchor="rm")
    right -= gained(canvas, (right - 4, y), stage.marks, seat)
    write_name(canvas, (x, y), stage.words.name(seat), right - x - 12)


def held(player: PlayerView | CoyoteView, size: int, words: GameWords) -> list[Sprite]:
    """Return the tiles held and not yet placed."""
    found = [style.tile(player.circle, size, words.icon_name(player.circle))] if player.circle else []
    if player.branch:
        found.append(style.held_branch(BRANCHES[player.branch].masks[0], size))
    if isinstance(player, PlayerView) and player.feature:
        found.append(style.feature(player.feature, size, words.icon_name(player.feature)))
    return found


def hero(stage: Stage, box: Box, grid: Grid, seat: int) -> None:
    """Draw the large panel of the deciding player."""
    canvas, player = stage.canvas, stage.view.players[seat]
    frame(canvas, box, stage.view, seat)
    title(stage, box, seat, SCORE)
    y = box[1] + 106
    x = box[0] + 20
    room = canvas.text(x, y, stage.words.say("holds"), DETAIL, ink.mist, weight="regular", anchor="lm") + 46
    holding = held(player, 66, stage.words)
    for k, sprite in enumerate(holding):
        canvas.put(sprite, x + room + k * 76, y)
    if not holding:
        canvas.text(x + room - 18, y, "\u2013", LABEL, ink.faint, anchor="lm")
    cards(stage, (box[2] - 60, y - 8), player.features)
    board.edge(canvas, grid, 38)
    board.draw(canvas, grid, player, stage.words)


def cards(stage: Stage, where: tuple[float, float], features: Sequence[FeatureView]) -> None:
    """Draw Special Feature cards from the right edge on, each with its points."""
    for k, shown in enumerate(reversed(features)):
        x, y = where[0] - k * 74, where[1]
        stage.canvas.put(style.feature(shown.card, 66, stage.words.icon_name(shown.card)), x, y)
        if shown.space:
            stage.canvas.put(pill(str(shown.points), 42, ink.gilt), x + 24, y + 16)


def small(stage: Stage, box: Box, grid: Grid, seat: int) -> None:
    """Draw a panel of half the size: the sky, with held tiles and cards next to it."""
    canvas, player = stage.canvas, stage.view.players[seat]
    frame(canvas, box, stage.view, seat)
    title(stage, box, seat, DECIDE, 6)
    board.draw(canvas, grid, player, stage.words)
    right = grid.left + grid.side
    x = right + (box[2] - right) / 2
    y = grid.top + 30.0
    cards_owned = [style.feature(shown.card, 48, stage.words.icon_name(shown.card)) for shown in player.features]
    beside = [*held(player, 54, stage.words), *cards_owned]
    step = min(59.0, (grid.side - 54) / max(1, len(beside) - 1))
    for sprite in beside:
        canvas.put(sprite, x, y)
        y += step


def coyote(stage: Stage, box: Box) -> None:
    """Draw Coyote's panel: held tiles, cards, Planets, and his tally by heading."""
    canvas, words, him = stage.canvas, stage.words, stage.view.coyote
    assert him is not None
    title(stage, box, OPPONENT, SCORE)
    y = box[1] + 122
    level, size = fitted(words.game(f"option.coyote.{him.level}"), 220, (DETAIL,))
    canvas.text(box[0] + 24, y, level, size, ink.mist, anchor="lm")
    for k, sprite in enumerate(held(him, 60, words)):
        canvas.put(sprite, box[0] + 320 + k * 74, y)
    middle = round((box[0] + box[2]) / 2) + 70
    rows(canvas, (box[0] + 24, y + 46, middle, min(box[3] - 10, y + 370)), him.lines, words)
    left, top, size = middle + 80, y + 84, 78
    owned = [style.tile(name, 68, words.icon_name(name)) for name in (*him.planets, *him.cards)]
    line = max(1, (box[2] - left + 24) // size)
    for k, sprite in enumerate(owned):
        canvas.put(sprite, left + k % line * size, top + k // line * size)


def rows(canvas: Canvas, box: Box, lines: Sequence[Line], words: GameWords) -> None:
    """Draw an estimate: icon, heading and points of each part."""
    step = (box[3] - box[1]) / len(lines)
    for k, line in enumerate(lines):
        y = box[1] + step * (k + 0.5)
        enamel, glyph = ICONS[line.key]
        canvas.put(piece("disc", enamel, 38, glyph), box[0] + 20, y)
        colour, edge = (ink.loss_dark, ink.night) if line.points < 0 else (ink.moon if line.points else ink.faint, None)
        wide = canvas.text(
            box[2], y, figure(line.points), PREVIEW if step >= 42 else VALUE, colour, anchor="rm", edge=edge
        )
        name, size = fitted(words.game(f"score.{line.key}"), box[2] - box[0] - 64 - wide, (DETAIL, LEAST))
        canvas.text(box[0] + 50, y, name, size, ink.mist, weight="regular", anchor="lm")


def bonuses(canvas: Canvas, box: Box, view: View, words: GameWords) -> None:
    """Draw the bonus tiles by sector, and their present holders."""
    step = (box[3] - box[1]) / len(view.bonuses)
    wide = box[2] - box[0] > 300
    for k, bonus in enumerate(view.bonuses):
        y = box[1] + step * (k + 0.5)
        canvas.put(style.sector_map(bonus.sector, 44 if step >= 52 else 38), box[0] + 26, y)
        right = box[2] - 14
        for n, seat in enumerate(reversed(bonus.holders)):
            canvas.put(style.token(seat, 42), right - 20 - n * 45, y)
        if not bonus.holders:
            canvas.text(right - 20, y, "\u2013", LABEL, ink.faint, anchor="mm")
        if wide:
            room = right - box[0] - 70 - 45 * max(1, len(bonus.holders))
            text = words.game(f"bonus.{bonus.id}")
            size = next((size for size in (DETAIL,) if width_of(text, size) <= room), 0)
            if size:
                canvas.text(box[0] + 60, y, text, size, ink.moon, anchor="lm")
            else:
                canvas.put(icon("fire", 34, ink.brass), box[0] + 84, y)
