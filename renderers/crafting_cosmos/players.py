"""The players of a table in turn order, each with score, small galaxy and pieces."""

from collections.abc import Mapping

from games.crafting_cosmos.components import NEBULA_SPACES, POWERS
from games.crafting_cosmos.player_view import PlayerView
from games.crafting_cosmos.view import View
from renderers.crafting_cosmos import galaxy, nebulae, style, tally
from renderers.crafting_cosmos.skin import SKIN
from renderers.crafting_cosmos.words import GameWords
from renderers.kit import burst
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.markers import status_badge
from renderers.kit.panels import emphasis
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import write_name
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import icon, piece, pill
from renderers.kit.text import evenly, fitted, width_of
from renderers.kit.theme import DECIDE, DETAIL, SCORE, ink
from renderers.kit.turn_marks import completed, gained

SMALL = 43
_MOMENT = 250
_GAP = 12


def boxes(box: Box, number: int) -> list[Box]:
    """Return the panels side by side; in a solo match the Void has one too."""
    number = max(2, number)
    wide = (box[2] - box[0] - _GAP * (number - 1)) // number
    return [(box[0] + k * (wide + _GAP), box[1], box[0] + k * (wide + _GAP) + wide, box[3]) for k in range(number)]


def frame_of(box: Box) -> galaxy.Frame:
    """Return the frame of a panel's small galaxy."""
    return galaxy.framed((box[0] + 10, box[1] + 84, box[0] + 316, box[3] - 72), SMALL)


def draw(canvas: Canvas, box: Box, view: View, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw all players.

    Awaited ones have a bright rim, and a newly completed nebula covers its galaxy.
    """
    acting = {asked.seat for asked in view.asked}
    places = boxes(box, len(view.players))
    for place, seat in zip(places, view.order, strict=False):
        if seat in acting:
            emphasis(canvas, place, style.seat_colour(seat), 18, 0.07)
        _person(canvas, place, view, view.players[seat], words, marks=marks)
        _moment(canvas, frame_of(place), view.players[seat], completed(marks, seat))
    if len(view.players) == 1:
        _void(canvas, places[1], view, words)


def _person(
    canvas: Canvas, box: Box, view: View, player: PlayerView, words: GameWords, *, marks: Mapping[str, str]
) -> None:
    y = box[1] + 50
    canvas.put(style.token(player.seat, 64), box[0] + 48, y)
    if any(asked.seat == player.seat for asked in view.asked):
        canvas.put(status_badge("acts", 34), box[0] + 74, y + 26)
    score = str(player.score)
    canvas.text(box[2] - 20, y + 25, score, SCORE, ink.gilt, anchor="rs")
    left = box[2] - 20 - width_of(score, SCORE)
    gained(canvas, (left + 16, box[1] + 4), marks, player.seat)
    room = left - 14 - box[0] - 92
    if view.first == player.seat and len(view.players) > 1:
        canvas.put(icon("lantern", 40, ink.gilt, ink.night), box[0] + 24, y + 42)
    write_name(canvas, (box[0] + 92, y), words.name(player.seat), room)
    frame = frame_of(box)
    galaxy.draw(canvas, frame, player)
    _counts(canvas, box, player)
    _held(canvas, (box[0] + 344, box[1] + 116), player)


def _moment(canvas: Canvas, frame: galaxy.Frame, player: PlayerView, done: Mapping[str, str]) -> None:
    """Draw the last of the newly completed nebulae, large, with its stars at its corners."""
    nebula = next((one for one in player.nebulae if one.completed and one.space in list(done)[-1:]), None)
    if nebula is None:
        return
    where = frame.at(1, 1.5)
    canvas.put(burst.window(_MOMENT, SKIN.accent), *where)
    canvas.put(nebulae.tile(nebula.tile, round(_MOMENT * 0.32), "done"), *where)
    lit = {star.space: star.element for star in player.stars}
    for space, (dx, dy) in zip(NEBULA_SPACES[nebula.space].stars, nebulae.corners(_MOMENT * 0.32), strict=True):
        if space in lit:
            canvas.put(style.element(lit[space], 36), where[0] + dx, where[1] + dy)
    burst.worth(canvas, where, _MOMENT, done[nebula.space], foot=(-0.37, 0.39))


def _counts(canvas: Canvas, box: Box, player: PlayerView) -> None:
    """Draw energy cards, tracking crystal and ready crystals below the galaxy; in a wide panel all else beside it."""
    counts = (
        (style.card_back(30, 40), 28, str(player.hand)), (style.crystal(36), 36, f"{player.spot}/6"),
        (_ready(), 42, f"\u00d7{player.ready}"),
    )  # fmt: skip
    room = min(420, box[2] - box[0] - 32) - sum(side + 4 + width_of(text, DECIDE) for _, side, text in counts)
    x, y = box[0] + 16.0, box[3] - 40
    for sprite, side, text in counts:
        canvas.put(sprite, x + side / 2, y)
        colour = ink.mist if text == "\u00d70" else ink.moon
        x += side + 4 + canvas.text(x + side + 4, y, text, DECIDE, colour, anchor="lm") + room / 2
    if box[2] - box[0] > 700:
        _wide(canvas, (box[0] + 450, box[1] + 150), player)


@kept
def _ready() -> Sprite:
    """Return a time crystal with a tick."""
    crystal = style.crystal(36)
    base = crystal.image.copy()
    piece("disc", "moss", 26, "tick").onto(base, crystal.x + 14, crystal.y + 14)
    return crystal._replace(image=base)


def _wide(canvas: Canvas, at: tuple[float, float], player: PlayerView) -> None:
    """Draw releases so far and the points of the next, and sliders."""
    x, y = at
    canvas.put(style.crystal(56), x, y)
    canvas.put(icon("up", 30, ink.gilt, ink.night), x + 20, y - 16)
    canvas.text(x + 40, y, f"{player.released} \u00b7 +{player.release}", DECIDE, ink.moon, anchor="lm")
    gains = (("supernova", player.supernova), ("dna", player.dna), ("graviton", player.graviton))
    for k, (kind, number) in enumerate(gains):
        canvas.put(style.gain(kind, 52), x + k * 108, y + 90)
        canvas.text(x + 36 + k * 108, y + 90, str(number), DECIDE, ink.moon if number else ink.faint, anchor="lm")


def _held(canvas: Canvas, at: tuple[float, float], player: PlayerView) -> None:
    """Draw the unplaced pieces from the top; if there are none, the power cards by type."""
    x, y = at
    held = tally.of_pool(player.pool)
    for item in held:
        canvas.put(tally.sprite(item, 33), x, y)
        canvas.put(pill(str(item.number), 42, ink.gilt), x, y + 32)
        y += min(76, 252 // len(held))
    for power in player.powers if not held else ():
        if power:
            canvas.put(style.energy_card(deck_of(power), 40, 48), x, y)
            canvas.put(icon("spark", 22, ink.gilt, ink.night), x + 16, y - 18)
        else:
            canvas.put(piece("lozenge", "onyx", 30), x, y)
        y += 62


def deck_of(power: str) -> str:
    """Return the type of a power card."""
    return POWERS[power].deck


def _void(canvas: Canvas, box: Box, view: View, words: GameWords) -> None:
    """Draw the Void's latest turn, and the points to reach."""
    y = box[1] + 50
    canvas.put(style.void(64), box[0] + 48, y)
    canvas.text(box[0] + 96, y, words.say("void"), DECIDE, ink.moon, anchor="lm")
    canvas.text(box[2] - 24, y + 25, str(view.target), SCORE, ink.gilt, anchor="rs")
    word, size = fitted(words.say("target"), 240, (DETAIL,))
    canvas.text(box[2] - 24 - width_of(str(view.target), SCORE) - 16, y + 22, word, size, ink.mist, anchor="rs")
    if view.past is None:
        return
    past = view.past
    said = words.say(f"void_{past.energy}")
    y = box[1] + 130
    canvas.put(style.energy_card(past.energy, 62, 80), box[0] + 60, y + 8)
    for line in evenly(said, box[2] - box[0] - 140, DETAIL)[:3]:
        canvas.text(box[0] + 112, y, line, DETAIL, ink.moon, weight="regular", anchor="lm")
        y += 36
    y = box[3] - 96
    canvas.put(style.void(46), box[0] + 52, y)
    canvas.put(icon("right", 26, ink.mist), box[0] + 96, y)
    canvas.put(style.control(past.control, 46), box[0] + 142, y)
    if past.dark_from:
        x = box[0] + 250
        canvas.put(style.dark(46), x, y)
        canvas.put(style.control(past.dark_from, 46), x + 56, y)
        canvas.put(icon("right", 26, ink.mist), x + 104, y)
        canvas.put(style.control(past.energy, 46), x + 150, y)
