"""The time chamber of a seat, its sliders, and its unplaced pieces."""

from collections.abc import Mapping

from games.crafting_cosmos.components import RELEASES, SPOT
from games.crafting_cosmos.player_view import PlayerView
from renderers.crafting_cosmos import style, tally
from renderers.crafting_cosmos.skin import SKIN
from renderers.crafting_cosmos.words import GameWords
from renderers.kit import raster
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.markers import choosable
from renderers.kit.panels import emphasis
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import panel_title
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import icon, piece, pill
from renderers.kit.theme import CAPTION, DECIDE, LABEL, VALUE, ink, mix


def draw(canvas: Canvas, box: Box, player: PlayerView, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw spots 0 to 6 with the tracking crystal and ready ones, and the release points."""
    panel_title(canvas, box[0] + 22, box[1] + 38, words.game("term.time_chamber"), SKIN.accent)
    y = box[1] + 88
    step = (box[2] - box[0] - 100) / SPOT
    x0 = box[0] + 44
    canvas.line((round(x0), y - 2, round(x0 + step * SPOT), y + 1), SKIN.accent, 0.7)
    for spot in range(SPOT + 1):
        x = x0 + spot * step
        ready = spot == SPOT
        canvas.put(_bead(48 if not ready else 58, ready), x, y)
        if spot != player.spot and not (ready and player.ready):
            canvas.text(x, y, str(spot), CAPTION, ink.gilt if ready else ink.mist, anchor="mm")
    canvas.put(style.crystal(54), x0 + player.spot * step, y)
    end = x0 + SPOT * step
    if player.ready:
        canvas.put(style.crystal(54), end, y)
        canvas.put(pill(f"\u00d7{player.ready}", 36, ink.gilt), end + 6, y - 38)
    _mark(canvas, (end, y), 68, marks.get("crystal"))
    _releases(canvas, box, player)


@kept
def _bead(size: int, bright: bool) -> Sprite:
    base = raster.blank(size, size)
    raster.lay(base, ink.gilt if bright else SKIN.accent, raster.round_box(size, size, size // 2))
    raster.lay(base, mix(ink.panel, SKIN.accent, 0.15), raster.round_box(size, size, size // 2, 3))
    return centred(base)


def _releases(canvas: Canvas, box: Box, player: PlayerView) -> None:
    """Draw the points of each release: past ones are ticked, the next one shines."""
    y = box[3] - 40
    step = (box[2] - box[0] - 40) / len(RELEASES)
    for k, points in enumerate(RELEASES):
        x = box[0] + 20 + step * (k + 0.5)
        if k == player.released:
            place = (round(x - step / 2 + 6), round(y - 28), round(x + step / 2 - 6), round(y + 28))
            emphasis(canvas, place, ink.gilt, 14, 0.12)
        colour = ink.gilt if k == player.released else ink.moon if k > player.released else ink.faint
        if k < player.released:
            canvas.put(piece("disc", "moss", 30, "tick"), x - 26, y)
            canvas.text(x + 14, y, str(points), LABEL, colour, anchor="mm")
        else:
            canvas.text(x, y, f"+{points}", VALUE, colour, anchor="mm")


def _mark(canvas: Canvas, at: tuple[float, float], diameter: int, label: str | None) -> None:
    choosable(canvas, at, diameter, label, (at[0] - diameter * 0.42, at[1] - diameter * 0.42), height=40)


def draw_held(canvas: Canvas, box: Box, player: PlayerView, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw the three sliders, and the pool."""
    y = box[1] + 56
    step = (box[2] - box[0] - 30) / 3
    sliders = (("supernova", player.supernova), ("dna", player.dna), ("graviton", player.graviton))
    for k, (kind, number) in enumerate(sliders):
        x = box[0] + 56 + k * step
        canvas.put(style.gain(kind, 56), x, y)
        canvas.text(x + 44, y, str(number), DECIDE, ink.moon if number else ink.faint, anchor="lm")
        _mark(canvas, (x, y), 72, marks.get(kind))
    canvas.line((box[0] + 24, box[1] + 104, box[2] - 24, box[1] + 106), ink.brass, 0.4)
    _pool(canvas, box, player, words, marks)


def _pool(canvas: Canvas, box: Box, player: PlayerView, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw the pieces still to be placed: stars, proto life, tiles."""
    y = box[1] + 148
    held = tally.of_pool(player.pool, apart=True)
    if not held:
        canvas.text((box[0] + box[2]) / 2, y, words.say("nothing_held"), CAPTION, ink.faint, anchor="mm")
        return
    canvas.put(icon("down", 28, ink.gilt), box[0] + 36, y)
    middles = tally.row(canvas, (box[0] + 62, box[2] - 16), y, held, 54)
    names = [item.kind for item in held if not item.face] + list(player.pool.tiles)
    for name, x in zip(names, middles, strict=True):
        _mark(canvas, (x, y), 68, marks.get(f"pool-{name}"))
