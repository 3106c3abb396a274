"""Marks on a galaxy: planned pieces, selections, and choices."""

from collections.abc import Mapping

from games.crafting_cosmos.components import LIFE_SPACES, STAR_SPACES, TILES
from games.crafting_cosmos.player_view import PlayerView
from renderers.crafting_cosmos import nebulae, style
from renderers.crafting_cosmos.galaxy import Frame, is_space
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.markers import dashed_ring, solid_ring
from renderers.kit.sky import sparkle
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import faint, tag
from renderers.kit.theme import ink
from renderers.kit.turn_marks import changed, numbered

NEW, AT = "new-", "at-"


def draw(canvas: Canvas, frame: Frame, player: PlayerView, marks: Mapping[str, str]) -> None:
    """Draw all marks of a board: planned pieces and sparkles, then rings, then labels on top."""
    taken = {star.space for star in player.stars} | set(player.life) | {nebula.space for nebula in player.nebulae}
    for name, value in marks.items():
        if name.startswith(NEW) and is_space(name.removeprefix(NEW)):
            _planned(canvas, frame, name.removeprefix(NEW), value)
    for name in marks:
        if name.startswith(AT) and is_space(name.removeprefix(AT)):
            space = name.removeprefix(AT)
            canvas.put(solid_ring(_side(frame, space) + 12), *frame.spot(space))
    wanted = [name for name in marks if is_space(name)]
    for space in wanted:
        canvas.put(dashed_ring(_side(frame, space)), *frame.spot(space))
    for space in wanted:
        x, y = frame.spot(space)
        shift = _side(frame, space) * 0.46 if space in taken else 0
        canvas.put(tag(marks[space] or space, 36), x - shift, y - shift)
    for space, number in changed(marks).items():
        numbered(canvas, frame.spot(space), _side(frame, space) * 0.42, number)


def _side(frame: Frame, space: str) -> int:
    if space in STAR_SPACES:
        return frame.star_side + 12
    return frame.life_side + 16 if space in LIFE_SPACES else round(frame.radius * 1.2)


def _planned(canvas: Canvas, frame: Frame, space: str, what: str) -> None:
    """Draw the planned piece translucent in a solid ring.

    Without one, draw sparkles around the present piece.
    """
    x, y = frame.spot(space)
    side = _side(frame, space)
    if not what:
        for dx in (-1, 1):
            for dy in (-1, 1):
                canvas.put(sparkle(44, ink.gilt), x + dx * side * 0.4, y + dy * side * 0.4)
        return
    canvas.put(_translucent(what, frame.radius, frame.star_side, frame.life_side), x, y)
    canvas.put(solid_ring(side + 12), x, y)


@kept
def _translucent(what: str, radius: int, star: int, life: int) -> Sprite:
    """Return the piece, translucent."""
    if what in TILES:
        whole = nebulae.tile(what, round(radius * 0.66), "open")
    elif what in ("proto", "stable"):
        whole = style.life(what, life)
    else:
        whole = style.gain(what, star)
    return faint(whole, 0.72)
