"""A seat's own sky, large and labelled, with hand, supply, and the preview of a tile."""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from games.girl_stars.actions import PlaceTile
from games.girl_stars.components import COLOURS, TILES, TURNED
from games.girl_stars.hexes import NEIGHBOURS
from games.girl_stars.player_view import PlayerView
from games.girl_stars.preview import Preview
from games.girl_stars.view import View
from renderers.girl_stars import board, plans, players, style, table
from renderers.girl_stars.board import Grid
from renderers.girl_stars.plans import Intended
from renderers.girl_stars.skin import SKIN
from renderers.girl_stars.stage import Stage
from renderers.girl_stars.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.markers import dashed_box, solid_box
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import TurnPill, panel_title, ribbon
from renderers.kit.sprites import icon, piece, tag
from renderers.kit.text import figure, fitted
from renderers.kit.theme import CAPTION, DECIDE, DETAIL, HEADING, LEAST, PREVIEW, VALUE, ink

SKY: Box = (48, 130, 1096, 1182)
GRID = Grid(65, 186, 145)
HAND: Box = (1110, 130, 1576, 400)
REST: Box = (1110, 414, 1576, 1182)
_FRONT, _BACK = 104, 70
_ROOM = 400
"""Minimum height of the seat's supply in pixels."""


class _Lay(NamedTuple):
    """The layout of rotation previews: columns, space for each, width of a hexagon."""

    columns: int
    wide: int
    high: int
    hexagon: int


_LARGE, _SMALL = _Lay(2, 222, 212, 64), _Lay(3, 147, 160, 43)


def draw(view: View, words: GameWords, marks: Mapping[str, str], seat: int) -> Image.Image:
    """Draw the private sheet of a seat."""
    seen = plans.outcome(view, seat, marks)
    plan = plans.intended(marks)
    canvas = Canvas(printed((SKIN.key, "seat"), _print))
    stage, enamel = Stage(canvas, view, words, marks), style.enamel_of(seat)
    turn = TurnPill((style.token(seat, 58),), words.name(seat), words.say("private"), enamel)
    table.draw_header(canvas, view, words, turn)
    ribbon(canvas, table.SIZE[1], enamel)
    _sky(stage, seen.player if seen else view.players[seat], seen, plan)
    hand(stage, view.players[seat], plan)
    top = REST[1]
    choices = plans.turns(marks)
    if plan and plan.hex and choices:
        top = _turns(stage, top, view.players[seat], plan, choices, small=seen is not None)
    if seen:
        top = _outcome(stage, top, seen)
    if REST[3] - top >= _ROOM:
        _own(stage, top, view.players[seat], brief=top > REST[1])
    return canvas.image


def _print() -> Image.Image:
    image = table.ground()
    for box in (SKY, HAND, REST):
        glass(image, box, SKIN.accent, 0.4 if box == SKY else 0.9)
    board.emboss(image, GRID)
    return image


def _sky(stage: Stage, player: PlayerView, seen: Preview | None, plan: Intended | None) -> None:
    """Draw the sky, before or after the plan."""
    canvas, marks = stage.canvas, stage.marks
    vacant = {at for at in marks if at in NEIGHBOURS and at not in player.tiles and at not in player.dust}
    legal = {at: marks[at] for at in vacant}
    spot = plans.target(seen, plan)
    board.draw(canvas, GRID, player, stage.words.letters, fresh=seen is None)
    for at, planned in plans.suggested(marks, stage.words.letters, GRID.width):
        canvas.put(planned, *GRID.at(at))
    board.label(canvas, GRID, player, PREVIEW, legal)
    board.mark(canvas, GRID, {**legal, **_special(marks)}, PREVIEW)
    board.costs(canvas, GRID, player, legal)
    if spot:
        board.chosen(canvas, GRID, [spot])


def _special(marks: Mapping[str, str]) -> dict[str, str]:
    return {key: text for key, text in marks.items() if key.startswith(("corner-", "plan-"))}


def hand(stage: Stage, player: PlayerView, plan: Intended | None) -> None:
    """Draw the tiles to place, front and back, each pair with its number."""
    canvas, words = stage.canvas, stage.words
    heading = words.say("hand") if player.hand else words.game(f"phase.{stage.view.phase}")
    panel_title(canvas, HAND[0] + 22, HAND[1] + 40, heading, SKIN.accent)
    if not player.hand:
        left = stage.view.actions_left
        acts = player.seat == stage.view.active
        text = words.say("verb_TakeAction", count=left) if acts else words.say("hand_empty")
        canvas.text(
            HAND[0] + 24, HAND[1] + 110, text, PREVIEW if acts else DETAIL, ink.gilt if acts else ink.mist, anchor="lm"
        )
        for k, kind in enumerate(player.kept):
            canvas.put(style.ash(kind, 74), HAND[0] + 66 + k * 92, HAND[1] + 190)
        return
    step = (HAND[2] - HAND[0] - 20) // 3
    for k, name in enumerate(player.hand):
        left = HAND[0] + 12 + k * step
        for back in (False, True):
            spot = (left + 66, HAND[1] + 118) if not back else (left + 100, HAND[1] + 218)
            _side(stage, name, spot, back=back, chosen=plan is not None and (plan.tile, plan.back) == (name, back))
        canvas.text(left + 14, HAND[1] + 218, str(k + 1), DECIDE, ink.gilt, anchor="lm")


def _side(stage: Stage, name: str, where: tuple[float, float], *, back: bool, chosen: bool) -> None:
    """Draw one side of a tile of the hand, unturned."""
    canvas, width = stage.canvas, _BACK if back else _FRONT
    face = "back" if back else TILES[name].face.id
    colour = "white" if back else TILES[name].colour
    lines = next(iter(TURNED[face].values()))
    canvas.put(style.tile(colour, lines, width, stage.words.letters, crystal=not back and colour != "white"), *where)
    mark = stage.marks.get(f"{name}/back" if back else name)
    if chosen:
        canvas.put(style.outline(width + 10, ink.white, 6), *where)
        canvas.put(piece("disc", "moss", 36, "tick"), where[0] + width * 0.4, where[1] - width * 0.42)
    elif mark is not None:
        canvas.put(style.outline(width + 10, ink.gilt, 5, dashed=True), *where)
    if mark:
        canvas.put(tag(mark, 38), where[0] - width * 0.42, where[1] - width * 0.44)


def _turns(
    stage: Stage, top: int, player: PlayerView, plan: Intended, choices: Mapping[int, str], *, small: bool
) -> int:
    """Draw the rotations to choose from with the hexes around, and return where they end."""
    canvas = stage.canvas
    panel_title(canvas, REST[0] + 22, top + 42, stage.words.say("turns"), SKIN.accent)
    lay = _SMALL if small else _LARGE
    for k, (rotation, text) in enumerate(choices.items()):
        x = REST[0] + lay.wide / 2 + 12 + (k % lay.columns) * lay.wide
        y = top + 62 + lay.high / 2 + (k // lay.columns) * lay.high
        _around(stage, (x, y), player, plan, plan.turns[rotation], lay.hexagon)
        box = (lay.wide - 18, lay.high - 22)
        canvas.put(solid_box(*box) if rotation == plan.rotation else dashed_box(*box), x, y)
        canvas.put(tag(text or str(rotation), 42), x - lay.wide * 0.37, y - lay.high * 0.36)
    return top + 62 + -(-len(choices) // lay.columns) * lay.high


def _around(  # noqa: PLR0917
    stage: Stage, where: tuple[float, float], player: PlayerView, plan: Intended, lines: int, wide: int
) -> None:
    """Draw a placed tile and its surroundings, in hexes of this width."""
    canvas, letters, (x, y) = stage.canvas, stage.words.letters, where
    for side, near in enumerate(NEIGHBOURS[plan.hex]):
        dx, dy = style.toward(side)
        spot = (x + dx * wide, y + dy * wide)
        if near in player.tiles:
            star = player.tiles[near]
            canvas.put(style.tile(star.colour, star.lines, wide, letters, crystal=star.crystal), *spot)
        elif near in player.dust:
            canvas.put(style.dust(wide * 5 // 9), *spot)
        elif near:
            canvas.put(style.outline(wide, ink.faint, 2), *spot)
        else:
            canvas.put(icon("cross", 24, ink.faint), *spot)
    canvas.put(style.tile(plan.colour, lines, wide + 2, letters, crystal=plan.colour != "white"), x, y)


def _outcome(stage: Stage, top: int, seen: Preview) -> int:
    """Draw the gains by the placement, line by line."""
    canvas, words = stage.canvas, stage.words
    panel_title(canvas, REST[0] + 22, top + 42, words.say("preview", hex=seen.action.hex), SKIN.accent)
    y = top + 92
    x = REST[0] + 24.0
    icon_name = "+" if seen.vp >= 0 else ""
    x += (
        canvas.text(x, y, words.say("points", points=f"{icon_name}{figure(seen.vp)}"), HEADING, ink.gilt, anchor="lm")
        + 24
    )
    for colour in COLOURS:
        if seen.lights[colour]:
            canvas.put(style.light(colour, 42, words.letters), x + 20, y)
            x += 46 + canvas.text(x + 44, y, f"+{seen.lights[colour]}", VALUE, ink.moon, anchor="lm") + 8
    y += 58
    for text in effects(seen, words)[: (REST[3] - y) // 42]:
        shown, size = fitted(text, REST[2] - REST[0] - 70, (DETAIL, LEAST))
        canvas.put(icon("spark", 22, ink.gilt), REST[0] + 36, y)
        canvas.text(REST[0] + 58, y, shown, size, ink.moon, weight="regular", anchor="lm")
        y += 42
    return y + 6


def effects(seen: Preview, words: GameWords) -> list[str]:
    """Describe the gains by a tile or Stardust."""
    found = [words.say("completes", size=one.size, points=one.vp) for one in seen.completed]
    found += [words.say("gains_bonus", bonus=words.game(f"bonus.{bonus}")) for bonus in seen.bonuses]
    if seen.areas:
        found.append(words.say("encloses", areas=seen.areas))
    if seen.stardust:
        found.append(words.say("dust_change", change=f"+{seen.stardust}" if seen.stardust > 0 else
                               figure(seen.stardust)))  # fmt: skip
    if isinstance(seen.action, PlaceTile):  # Stardust ends lines and joins none
        found.append(words.say("joins", joins=seen.joins, open=seen.open))
    return found


def _own(stage: Stage, top: int, player: PlayerView, *, brief: bool) -> None:
    """Draw the seat's supply: Light and Stardust, goods, villagers, bonus tokens."""
    canvas, words = stage.canvas, stage.words
    left, right = REST[0] + 22, REST[2] - 12
    panel_title(canvas, left, top + 42, words.say("supply"), SKIN.accent)
    players.supply(stage, (left, top + 92, right), player, 50)
    players.goods(canvas, (left, top + 156, right), player)
    y = top + 206
    for name, place in player.villagers.items():
        canvas.put(piece("cloak", style.enamel_of(player.seat), 44, text=name[1:]), left + 24, y)
        text, size = fitted(spoken_place(place, words), right - left - 60, (CAPTION, LEAST))
        colour = ink.faint if place == "token" else ink.moon
        canvas.text(left + 56, y, text, size, colour, weight="regular", anchor="lm")
        y += 46
    if brief:
        return
    panel_title(canvas, left, y + 38, words.say("bonus_heading"), SKIN.accent)
    y += 76
    for corner, kind in player.corners.items():
        used = corner in player.used
        canvas.put(style.bonus(kind, 44), left + 24, y)
        text = words.say("corner", corner=words.game(f"corner.{corner}"), bonus=words.game(f"bonus.{kind}"))
        canvas.text(left + 52, y, text, CAPTION, ink.faint if used else ink.moon, weight="regular", anchor="lm")
        if used:
            canvas.put(piece("disc", "moss", 32, "tick"), left + 42, y + 14)
        y += 50
    if player.kept and player.hand:
        for k, one in enumerate(player.kept):
            canvas.put(style.ash(one, 50), left + 26 + k * 60, y + 8)
    _parts(canvas, (left, REST[3] - 34, right), player, words)


def _parts(canvas: Canvas, row: tuple[int, int, int], player: PlayerView, words: GameWords) -> None:
    text = words.say("standing", points=figure(player.vp), total=figure(player.total))
    canvas.text(row[0], row[1], *fitted(text, row[2] - row[0] - 10, (DETAIL, LEAST)), ink.gilt, anchor="lm")


def spoken_place(place: str, words: GameWords) -> str:
    """Return the place of a villager in words."""
    kind, _, at = place.partition(":")
    if kind == "sky":
        return words.game("place.sky", space=at)
    named = words.brief if kind == "early" else words.site
    return words.game(f"place.{kind}", site=named(at)) if at else words.game(f"place.{kind}")
