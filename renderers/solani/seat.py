"""A seat's own sky, large, every free space labelled.

Held tiles, preview, rotations and cards are at the side.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from PIL import Image

from games.solani.actions import PlaceBranch, PlaceCircle, PlaceSpecial
from games.solani.cells import BRANCH_SPACES, CIRCLES
from games.solani.components import BRANCHES, FEATURES
from games.solani.player_view import FeatureView, PlayerView
from games.solani.preview import Effect, Placing, Preview, preview
from games.solani.view import View
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.layers import printed
from renderers.kit.markers import choosable, dashed_box, solid_box
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import TurnPill, panel_title, paragraph, ribbon
from renderers.kit.sprites import icon, piece, pill, tag
from renderers.kit.text import balanced, figure, fitted, largest_size, width_of, wrapped
from renderers.kit.theme import CAPTION, DETAIL, HEADING, LEAST, PREVIEW, SCORE, ink
from renderers.solani import board, players, style, table
from renderers.solani.board import Grid
from renderers.solani.skin import SKIN
from renderers.solani.stage import Stage
from renderers.solani.words import GameWords

GRID = Grid(122, 204, 156)
SKY: Box = (48, 130, 1074, 1182)
HELD: Box = (1090, 130, 1576, 346)
REST: Box = (1090, 360, 1576, 1182)
_SMALL = 52
_RISKS = {"hopeless": "?", "over": "?", "connected": "\u00d7"}
"""The sign of a risk that costs no points immediately."""


class Plan(Struct, frozen=True):
    """Planned placements: the resulting view, the spaces they use, and their effects."""

    view: View
    spaces: tuple[str, ...]
    gain: int
    changed: tuple[tuple[str, int], ...]
    effects: tuple[Effect, ...]


def draw(view: View, words: GameWords, marks: Mapping[str, str], seat: int) -> Image.Image:
    """Draw the private sheet of a seat."""
    plan = planned(view, seat, marks)
    player = (plan.view if plan else view).players[seat]
    canvas = Canvas(printed((SKIN.key, "seat"), _print))
    stage, enamel = Stage(canvas, view, words, marks), style.enamel_of(seat)
    turn = TurnPill((style.token(seat, 58),), words.name(seat), words.say("private"), enamel)
    table.draw_header(canvas, view, words, turn)
    ribbon(canvas, table.SIZE[1], enamel)
    _sky(canvas, player, marks, plan, words)
    _held(canvas, view.players[seat], player, words, marks)
    box = REST
    turns = {key: tag for key, tag in marks.items() if key.startswith("turn-")}
    if turns and (space := chosen_space(marks)):
        box = (box[0], _turns(stage, seat, space, turns), box[2], box[3])
    if plan:
        box = (box[0], _outcome(canvas, box, plan, player, words), box[2], box[3])
    elif not turns and not player.pair:
        box = (box[0], _estimate(canvas, box, player, words), box[2], box[3])
    drawn = tuple(FeatureView(card) for card in player.pair)
    _cards(stage, box, drawn or player.features, "drawn" if drawn else "cards")
    return canvas.image


def planned(view: View, seat: int, marks: Mapping[str, str]) -> Plan | None:
    """Return the result of the planned placements among these marks; None if there are none."""
    spaces: list[str] = []
    changed: dict[str, int] = {}
    effects: dict[tuple[str, str], Effect] = {}
    now, before = view, view.players[seat].total
    for key, place in marks.items():
        if (action := _placing(key, place)) is None:
            continue
        seen: Preview = preview(now, seat, action)
        now = seen.view
        spaces += [placing.space for placing in (action, seen.follows) if placing]
        for line in seen.changed:
            changed[line.key] = changed.get(line.key, 0) + line.points
        for effect in (*seen.good, *seen.bad):
            effects[effect.cell, effect.kind] = effect
    if not spaces:
        return None
    gain = now.players[seat].total - before
    return Plan(now, tuple(spaces), gain, tuple(changed.items()), tuple(effects.values()))


def _placing(key: str, place: str) -> Placing | None:
    """Return the action that a mark names; None if it is incomplete."""
    space, _, rotation = place.partition(".")
    match key:
        case "place-branch":
            return PlaceBranch(space, int(rotation)) if rotation else None
        case "place-circle":
            return PlaceCircle(space)
        case "place-special":
            return PlaceSpecial(space)
    return None


def chosen_space(marks: Mapping[str, str]) -> str:
    """Return the branch space for which a rotation is chosen, or nothing."""
    return marks.get("place-branch", "").partition(".")[0]


def _print() -> Image.Image:
    image = table.ground()
    for box in (SKY, HELD, REST):
        glass(image, box, SKIN.accent, 0.66 if box == SKY else 0.9)
    board.emboss(image, GRID, dots=False)
    return image


def _sky(canvas: Canvas, player: PlayerView, marks: Mapping[str, str], plan: Plan | None, words: GameWords) -> None:
    """Draw the sky, before or after the plan."""
    legal = {key: text for key, text in marks.items() if key in CIRCLES or key in BRANCH_SPACES}
    if plan:
        taken = {*player.tiles, *player.branches}
        legal = {key: text for key, text in legal.items() if key not in taken}
    board.coordinates(canvas, GRID, PREVIEW)
    if plan:
        board.planned(canvas, GRID, plan.spaces)
    board.draw(canvas, GRID, player, words, fresh=plan is None)
    if (space := chosen_space(marks)) and space not in player.branches:
        legal.pop(space, None)
        board.planned(canvas, GRID, [space])
    board.label(canvas, GRID, player, (PREVIEW, DETAIL), legal)
    board.mark(canvas, GRID, legal, PREVIEW)
    effects = plan.effects if plan else ()
    for cell in dict.fromkeys(effect.cell for effect in effects):
        text, colour = effect_icon([effect for effect in effects if effect.cell == cell])
        x, y = GRID.cell(cell)
        canvas.put(pill(text, 46, colour, colour), x - GRID.disc * 0.4, y - GRID.disc * 0.4)


def effect_icon(effects: Sequence[Effect]) -> tuple[str, tuple[int, int, int]]:
    """Return text and colour of the badge at the upper left of a space for its effects.

    It shows the points won or lost, else a question mark for a star that can no longer score or a cross for such a
    Planet.
    """
    points = sum(effect.points for effect in effects)
    icons = [_RISKS[effect.kind] for effect in effects if not effect.points]
    colour = ink.gilt if points > 0 and not icons else ink.empty_count
    return " ".join([signed(points)] * bool(points) + icons), colour


def _held(canvas: Canvas, before: PlayerView, player: PlayerView, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw the held tiles, each with its name.

    Two drawn cards replace them while one is to be kept. Planned ones are ticked.
    """
    names = [name for name in (before.circle, before.branch, before.feature) if name]
    still = {player.circle, player.branch, player.feature}
    if before.pair:
        panel_title(canvas, HELD[0] + 22, HELD[1] + 42, words.say("drawn"), SKIN.accent)
        names = list(before.pair)
    else:
        panel_title(canvas, HELD[0] + 22, HELD[1] + 42, words.say("holding"), SKIN.accent)
    if not names:
        canvas.text((HELD[0] + HELD[2]) / 2, HELD[1] + 128, words.say("nothing_held"), DETAIL, ink.mist, anchor="mm")
    step = (HELD[2] - HELD[0] - 24) / max(1, len(names))
    for k, name in enumerate(names):
        x, y = HELD[0] + 12 + step * (k + 0.5), HELD[1] + 112
        canvas.put(_piece(name, words), x, y)
        if not before.pair and name not in still:
            canvas.put(piece("disc", "moss", 40, "tick"), x + 46, y - 36)
        choosable(canvas, (x, y), (112, 112), marks.get(name), (x - 58, y - 44), height=46)
        _name(canvas, (x, HELD[3] - 28), words.game(f"tile.{name}"), step - 10)


def _name(canvas: Canvas, where: tuple[float, float], name: str, room: float) -> None:
    """Write the name of a held tile, smaller on two lines if it is too long."""
    size = largest_size(name, room, (CAPTION, LEAST))
    lines = [name] if size else balanced(name, room, LEAST)
    for k, line in enumerate(reversed(lines)):
        canvas.text(
            where[0], where[1] + (8 if len(lines) > 1 else 0) - 26 * k, line, size or LEAST, ink.moon, anchor="mm"
        )


def _piece(name: str, words: GameWords) -> Sprite:
    if name in BRANCHES:
        return style.held_branch(BRANCHES[name].masks[0], 96)
    return style.tile(name, 96, words.icon_name(name))


def _turns(stage: Stage, seat: int, space: str, turns: Mapping[str, str]) -> int:
    """Draw the tile in each rotation with its gain, and return where they end."""
    canvas, marks = stage.canvas, stage.marks
    left, top = REST[0] + 18, REST[1] + 14
    panel_title(canvas, left + 4, top + 30, stage.words.say("turns"), SKIN.accent)
    for k, (key, label) in enumerate(turns.items()):
        rotation = int(key.removeprefix("turn-"))
        seen = preview(stage.view, seat, PlaceBranch(space, rotation))
        x, y = left + 6 + k % 2 * 234, top + 62 + k // 2 * 234
        canvas.image.paste(cut_out(seen.player, space, stage.words), (x, y))
        chosen = marks.get("place-branch") == f"{space}.{rotation}"
        frame = solid_box(210, 210) if chosen else dashed_box(208, 208)
        canvas.put(frame, x + 104, y + 104)
        canvas.put(tag(label, 46), x + 20, y + 20)
        colour = ink.gilt if seen.gain >= 0 else ink.empty_count
        canvas.put(pill(signed(seen.gain), 46, colour), x + 172, y + 190)
    return top + 62 + (len(turns) + 1) // 2 * 234


def signed(number: int) -> str:
    """Return a number with its sign."""
    return figure(f"{number:+}") if number else "\u00b10"


def cut_out(player: PlayerView, space: str, words: GameWords) -> Image.Image:
    """Return the sky around a branch space, four circle spaces wide."""
    grid = Grid(0, 0, _SMALL)
    canvas = Canvas(printed((SKIN.key, "cut"), lambda: _bare(grid)))
    board.planned(canvas, grid, [space])
    board.draw(canvas, grid, player, words, fresh=False)
    x, y = grid.space(space)
    side = 4 * _SMALL
    left = round(min(max(0, x - side / 2), grid.side - side))
    top = round(min(max(0, y - side / 2), grid.side - side))
    return canvas.image.crop((left, top, left + side, top + side))


def _bare(grid: Grid) -> Image.Image:
    image = Image.new("RGB", (grid.side, grid.side), ink.panel)
    board.emboss(image, grid)
    return image


def _outcome(canvas: Canvas, box: Box, plan: Plan, player: PlayerView, words: GameWords) -> int:
    """Draw the points of a plan by heading, then its risks, and return where that ends."""
    left, right, y = box[0] + 24, box[2] - 24, box[1] + 58
    colour = ink.gilt if plan.gain >= 0 else ink.empty_count
    end = left + canvas.text(left, y, signed(plan.gain), SCORE, colour, anchor="lm")
    x = right - canvas.text(right, y, figure(player.total), HEADING, ink.moon, anchor="rm") - 28
    canvas.put(icon("right", 30, ink.mist), x, y)
    x -= 40 + canvas.text(x - 28, y, figure(player.total - plan.gain), PREVIEW, ink.mist, anchor="rm")
    if width_of(words.say("change"), CAPTION, "regular") <= x - end - 12:
        canvas.text(x, y + 10, words.say("change"), CAPTION, ink.mist, weight="regular", anchor="rm")
    y += 70
    for key, points in plan.changed:
        enamel, glyph = players.ICONS[key]
        canvas.put(piece("disc", enamel, 36, glyph), left + 18, y)
        canvas.text(left + 48, y, words.game(f"score.{key}"), CAPTION, ink.moon, anchor="lm")
        canvas.text(right, y, signed(points), PREVIEW, ink.gilt if points > 0 else ink.empty_count, anchor="rm")
        y += 48
    for effect in sorted(plan.effects, key=lambda effect: effect.points):
        if y > box[3] - 60:
            break
        good = effect.points > 0
        canvas.put(piece("disc", "moss" if good else "ember", 32, "tick" if good else "cross"), left + 16, y)
        text = words.game(f"effect.{effect.kind}", cell=effect.cell, points=figure(effect.points))
        lines = wrapped(text, right - left - 48, CAPTION)[:2]
        y = round(paragraph(canvas, (left + 46, y + 9), lines, CAPTION, colour=ink.mist)) + 6
    return y


def _estimate(canvas: Canvas, box: Box, player: PlayerView, words: GameWords) -> int:
    panel_title(canvas, box[0] + 22, box[1] + 44, words.say("estimate"), SKIN.accent)
    canvas.text(box[2] - 24, box[1] + 40, figure(player.total), HEADING, ink.gilt, anchor="rm")
    players.rows(canvas, (box[0] + 24, box[1] + 76, box[2] - 24, box[1] + 370), player.lines, words)
    return box[1] + 384


def _cards(stage: Stage, box: Box, features: Sequence[FeatureView], heading: str) -> None:
    """Draw Special Features with their criteria, as many as fit."""
    canvas, words = stage.canvas, stage.words
    if box[3] - box[1] < 120:
        return
    panel_title(canvas, box[0] + 22, box[1] + 40, words.say(heading), SKIN.accent)
    if not features:
        lines = wrapped(words.say("no_cards"), box[2] - box[0] - 48, CAPTION)
        paragraph(canvas, (box[0] + 24, box[1] + 92), lines, CAPTION, colour=ink.mist)
    y = box[1] + 58
    most = 148 if all(shown.space for shown in features) else 178
    step = min(most, (box[3] - y - 8) // max(1, len(features)))
    for k, shown in enumerate(features):
        if step < 62 and k >= (box[3] - y - 8) // 62:
            break
        _card(canvas, (box[0], y + k * max(step, 62), box[2]), step, shown, words)


def _card(canvas: Canvas, edges: tuple[int, int, int], high: int, shown: FeatureView, words: GameWords) -> None:
    left, top, right = edges
    canvas.put(style.feature(shown.card, 60, words.icon_name(shown.card)), left + 54, top + min(high, 84) / 2)
    known = {"units": shown.units, "magnitude": FEATURES[shown.card].magnitude, "points": shown.points}
    units = words.say("units", **known) if shown.space else ""
    wide = canvas.text(right - 22, top + 26, units, CAPTION, ink.gilt, anchor="rm")
    name, size = fitted(words.game(f"tile.{shown.card}"), right - left - 126 - wide, (CAPTION, LEAST))
    canvas.text(left + 96, top + 26, name, size, ink.moon, anchor="lm")
    text = wrapped(words.game(f"criterion.{shown.card}"), right - left - 118, LEAST)
    text = text if shown.space else [words.worth(shown.card), *text]
    paragraph(canvas, (left + 96, top + 66), text[: max(0, (high - 40) // 30)], LEAST, colour=ink.mist)
