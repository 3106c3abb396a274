"""The players of a table with their supplies, and the Shadow Elder."""

from games.core.scores import OPPONENT
from games.girl_stars.components import COLOURS, GOODS
from games.girl_stars.player_view import PlayerView
from games.girl_stars.view import View
from renderers.girl_stars import style
from renderers.girl_stars.stage import Stage
from renderers.kit.canvas import Canvas
from renderers.kit.markers import status_badge
from renderers.kit.panels import emphasis
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import write_name
from renderers.kit.sprites import icon, piece
from renderers.kit.text import figure, width_of
from renderers.kit.theme import DECIDE, DETAIL, ENAMEL, HEADING, ink
from renderers.kit.turn_marks import gained

ICONS = {
    "constellations": ("amber", "star5"),
    "scouting": ("tide", "river"),
    "early_bird": ("lemon", "bird"),
    "offerings": ("moss", "hands"),
    "lost_tiles": ("ember", "cross"),
    "left_over": ("orchid", "fruit"),
    "start": ("bone", "spark"),
    "challenge": ("violet", "moon"),
}
"""The icon of each heading of the score."""

_GAP = 12
"""Minimum distance between two counts of a supply, in pixels."""


def acting(view: View) -> set[int]:
    """Return the seats with a prompt."""
    return {asked.seat for asked in view.asked}


def frame(canvas: Canvas, box: Box, view: View, seat: int) -> None:
    """Draw a bright rim around an awaited player."""
    if seat in acting(view):
        emphasis(canvas, box, ENAMEL[style.enamel_of(seat)], fill=0.06)


def title(stage: Stage, box: Box, seat: int, size: int = DECIDE) -> None:
    """Draw token, name and VP (of this size) on one line at the top of a panel.

    Awaited players have a spark on the token.
    """
    canvas, view = stage.canvas, stage.view
    y = box[1] + size * 0.5 + 14
    side = round(size * 0.92)
    middle = box[0] + 18 + side / 2
    canvas.put(style.token(seat, side), middle, y)
    if seat in acting(view):
        canvas.put(status_badge("acts", round(side * 0.56)), middle + side * 0.36, y + side * 0.36)
    x = box[0] + side + 34
    right = float(box[2] - 18)
    right -= canvas.text(right, y, figure(view.players[seat].vp), size, ink.gilt, anchor="rm")
    gained(canvas, (right + 16, box[1] + 4), stage.marks, seat)
    write_name(canvas, (x, y), stage.words.name(seat), right - x - 12)


def column(stage: Stage, box: Box, seat: int) -> None:
    """Draw a seat's summary, about 370 pixels wide and 220 high."""
    player = stage.view.players[seat]
    frame(stage.canvas, box, stage.view, seat)
    title(stage, box, seat, HEADING)
    supply(stage, (box[0] + 16, box[1] + 102, box[2] - 12), player)
    goods(stage.canvas, (box[0] + 16, box[1] + 152, box[2] - 12), player)
    rest(stage, (box[0] + 16, box[1] + 195, box[2] - 12), player)


def supply(stage: Stage, row: tuple[int, int, int], player: PlayerView, size: int = 44) -> None:
    """Draw Light by colour and Stardust from left to right on a row (left, middle, right)."""
    canvas, (left, y, right) = stage.canvas, row
    things = [(style.light(colour, size - 2, stage.words.letters), player.light[colour]) for colour in COLOURS]
    things.append((style.dust(size - 2), player.stardust))
    letters = max(size, DECIDE)
    wide = [width_of(str(number), letters) for _, number in things]
    room = right - left - len(things) * (size + _GAP)
    share = min(1.0, room / sum(wide))
    gap = _GAP + min(room - sum(wide) * share, (right - left) * 0.4) / len(things)
    x = float(left)
    for (sprite, number), width in zip(things, wide, strict=True):
        canvas.put(sprite, x + size / 2, y)
        middle = x + size + 3 + width * share / 2
        canvas.squeezed(middle, y, str(number), width * share, sizes=(letters,), colour=ink.moon)
        x += size + width * share + gap


def goods(canvas: Canvas, row: tuple[int, int, int], player: PlayerView) -> None:
    """Draw goods by kind, each in its place; missing ones are faint and have no number."""
    left, y, right = row
    step = (right - left) / 4
    for k, kind in enumerate(GOODS):
        number = player.goods[kind]
        canvas.put(style.goods(kind, 40) if number else icon(kind, 30, ink.faint), left + k * step + 22, y)
        if number:
            canvas.text(left + k * step + 46, y, str(number), DECIDE, ink.moon, anchor="lm", edge=ink.night)


def rest(stage: Stage, row: tuple[int, int, int], player: PlayerView) -> None:
    """Draw villagers at home, bonus tokens left, kept tokens, and the seat's remaining tasks."""
    canvas = stage.canvas
    left, y, right = row
    owned = sum(place != "token" for place in player.villagers.values())
    canvas.put(piece("cloak", style.enamel_of(player.seat), 40), left + 18, y)
    x = left + 43 + canvas.text(left + 43, y, f"{len(player.home)}/{owned}", DETAIL, ink.moon, anchor="lm") + 16
    for shift in (6, 26):
        canvas.put(icon("hexagon", 28, ink.brass), x + shift, y)
    x += 44 + canvas.text(x + 44, y, str(len(player.corners) - len(player.used)), DETAIL, ink.moon, anchor="lm") + 14
    end = _to_do(stage, (right, y), player)
    step = min(44.0, (end - x - 40) / max(1, len(player.kept) - 1))
    for k, kind in enumerate(player.kept):
        canvas.put(style.ash(kind, 40), x + 20 + k * step, y)


def _to_do(stage: Stage, where: tuple[int, int], player: PlayerView) -> float:
    """Draw actions or tiles left, up to `where`, and return the left edge."""
    canvas, view, (right, y) = stage.canvas, stage.view, where
    if player.seat == view.active and view.phase == "action":
        icon_name, text, size = "spark", f"\u00d7{view.actions_left}", 44
    elif player.extra_actions:
        icon_name, text, size = "hourglass", f"+{player.extra_actions}", 32
    elif player.hand:
        icon_name, text, size = "hexagon", str(len(player.hand)), 32
    else:
        return right
    edge = right - canvas.text(right, y, text, size, ink.gilt, anchor="rm")
    canvas.put(icon(icon_name, size - 6, ink.gilt), edge - size / 2 - 2, y)
    return edge - size - 6


def shadow(stage: Stage, box: Box, challenge: int) -> None:
    """Draw the Shadow Elder: the actions of its die, and the VP to reach."""
    canvas, words = stage.canvas, stage.words
    canvas.put(style.token(OPPONENT, 54), box[0] + 45, box[1] + 43)
    text = words.say("target", points=challenge)
    right = box[2] - 18 - canvas.text(box[2] - 18, box[1] + 43, text, DECIDE, ink.gilt, anchor="rm")
    write_name(canvas, (box[0] + 86, box[1] + 43), words.name(OPPONENT), right - box[0] - 100)
    acts = ("take_goods", "mark_highest_reward", "mark_lowest_reward", "fill_offering", "rest")
    half = (box[2] - box[0] - 30) // 2
    for k, (dice, act) in enumerate(zip(("1 2", "3", "4", "5", "6"), acts, strict=True)):
        left, y = box[0] + 24 + (k % 2) * half, box[1] + 104 + (k // 2) * 44
        x = left + canvas.text(left, y, dice, DETAIL, ink.gilt, anchor="lm") + 14
        text = words.game(f"act.{act}")
        room = min(half - (x - left) - 8, width_of(text, DETAIL))
        canvas.squeezed(x + room / 2, y, text, room, sizes=(DETAIL,), colour=ink.mist)
