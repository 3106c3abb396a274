"""The table sheet of Glow: the present decision, the journey below, players at the side.

The upper half shows the choice of adventurers before the first round, the encounter track in the morning, and all
players' days once the dice are rolled. While all players travel, the map fills the sheet.
"""

from collections.abc import Mapping

from PIL import Image

from games.glow.components import ADVENTURERS, ROUNDS
from games.glow.view import View
from renderers.glow import cards, journey, pieces, players, style, track
from renderers.glow.chart import Frame, whole
from renderers.glow.skin import SKIN
from renderers.glow.words import GameWords, acting
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.markers import choosable_box
from renderers.kit.panels import emphasis, glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import RoundClock, TurnPill, header
from renderers.kit.sky import Hour, engraving, hour, sky
from renderers.kit.sprites import pill
from renderers.kit.text import shortened
from renderers.kit.theme import ENAMEL, ink

SIZE = (1600, 1200)
MAP: Box = (24, 668, 1004, 1178)
RIGHT: Box = (1018, 668, 1576, 1178)
PEOPLE: Box = (RIGHT[0], RIGHT[1], RIGHT[2], 1106)
STRIP: Box = (RIGHT[0], 1118, RIGHT[2], 1178)
HERO: Box = (24, 128, 1576, 652)
WIDE_MAP: Box = (24, 128, 1576, 872)
"""The map while all players travel, and below it all players."""
TRAVELLERS: Box = (24, 884, 1576, 1114)
WIDE_STRIP: Box = (521, 1124, 1079, 1182)
SLIM = (128, 214)
DAY: Box = (24, 226, 1576, 652)
PHASES = ("early_morning", "late_morning", "noon", "afternoon", "evening")
_ROOMY = 0.80


def draw(view: View, words: GameWords, marks: Mapping[str, str]) -> Image.Image:
    """Draw the public sheet."""
    hero = hero_of(view)
    number = len(view.players)
    solo = view.tom is not None
    at = hour(view.round - 0.5, ROUNDS)
    key = (SKIN.key, "table", view.board, hero, number, solo, at)
    canvas = Canvas(printed(key, lambda: _print(view.board, hero, number, at, solo=solo)))
    draw_header(canvas, view, words)
    if hero == "setup":
        _adventurers(canvas, view, words, marks)
    elif hero == "morning":
        _morning(canvas, view, words, marks)
    elif hero == "day":
        _day(canvas, view, words, marks)
    frame = map_frame(view.board, hero)
    pieces.draw_marks(canvas, view, frame, marks)
    pieces.draw_pieces(canvas, view, frame)
    pieces.draw_changes(canvas, view, frame, marks)
    travel = hero == "travel"
    players.draw_people(canvas, people(hero, number + solo), view, words, marks, dice=travel)
    track.draw_strip(canvas, WIDE_STRIP if travel else STRIP, view, words, _reserve_marks(view, marks))
    return canvas.image


def hero_of(view: View) -> str:
    """Return what is shown large, in most phases in the upper half; "travel" is the map."""
    heroes = {"setup": "setup", "early_morning": "morning", "afternoon": "travel", "evening": "travel"}
    return heroes.get(view.phase, "day")


def map_frame(board: str, hero: str = "day") -> Frame:
    """Return the frame of the journey board on this sheet."""
    edge = (58, 66, 58, 84) if board == "province" else (100, 56, 100, 74)
    return whole(board, WIDE_MAP if hero == "travel" else MAP, edge)


def people(hero: str, number: int) -> list[Box]:
    """Return the boxes of all players: side by side below the large map, else below each other."""
    return players.columns(TRAVELLERS, number) if hero == "travel" else players.rows(PEOPLE, number)


def _reserve_marks(view: View, marks: Mapping[str, str]) -> Mapping[str, str]:
    return marks if any(asked.step == "ChooseReserveDie" for asked in view.asked) else {}


def _print(board: str, hero: str, number: int, at: Hour, *, solo: bool) -> Image.Image:
    """Return the layer of everything that does not change within a phase."""
    image = sky(SKIN, *SIZE, at=at)
    engraving(image, 1180, 40, 620, 0.12)
    engraving(image, 520, 920, 330, 0.10)
    accent = SKIN.accent
    if hero == "morning":
        for box, element in zip(track.columns(HERO[1], HERO[3]), style.ENAMEL_OF.values(), strict=False):
            glass(image, box, ENAMEL[element], _ROOMY)
    elif hero == "day":
        for box, element in zip(track.columns(*SLIM), style.ENAMEL_OF.values(), strict=False):
            glass(image, box, ENAMEL[element], _ROOMY, 18)
        for box in players.day_boxes(DAY, number):
            glass(image, box, accent, _ROOMY)
    elif hero == "setup":
        glass(image, HERO, accent, _ROOMY)
    glass(image, WIDE_MAP if hero == "travel" else MAP, accent, 0.59)
    journey.printed(image, board, map_frame(board, hero), solo=solo)
    for box in (*people(hero, number + solo), WIDE_STRIP if hero == "travel" else STRIP):
        glass(image, box, accent, _ROOMY, 18)
    return image


def draw_header(canvas: Canvas, view: View, words: GameWords, subtitle: str = "", turn: TurnPill | None = None) -> None:
    """Draw title, board, round and phase, and the turn pill."""
    phase = PHASES.index(view.phase) + 1 if view.phase in PHASES else 0
    clock = None
    if view.round and not view.over:
        clock = RoundClock(words.say("round", round=view.round), view.round, 8, phase, len(PHASES))
    moment = (words.phase(view.phase),) if clock else ()
    heading: tuple[str, ...] = (words.say("title"), subtitle or " · ".join((*moment, words.say(view.board))))
    if words.code:  # of a challenge [spec 12]
        heading += (f"{words.say(f'level.{view.options.difficulty}')} · {words.code}",)
    header(canvas, SKIN, heading, turn or turn_of(view, words), clock)


def turn_of(view: View, words: GameWords) -> TurnPill | None:
    """Return the turn pill: the awaited player with the verb, or several with their number."""
    awaited = acting(view)
    if view.over or not awaited:
        return TurnPill((), words.say("over"), "", "onyx") if view.over else None
    tokens = tuple(style.token(player, 56) for player in awaited)
    if len(awaited) == 1:
        player = awaited[0]
        return TurnPill(tokens, words.name(player.seat), words.verb(view, player.seat), style.enamel_of(player))
    return TurnPill(tokens, words.say("several", count=len(awaited)), "", "violet")


def _morning(canvas: Canvas, view: View, words: GameWords, marks: Mapping[str, str]) -> None:
    for box, space in zip(track.columns(HERO[1], HERO[3]), view.track, strict=True):
        track.draw_column(canvas, box, space, marks.get(space.element), words)


def _day(canvas: Canvas, view: View, words: GameWords, marks: Mapping[str, str]) -> None:
    for box, space in zip(track.columns(*SLIM), view.track, strict=True):
        track.draw_slim(canvas, box, space)
    awaited = {player.seat for player in acting(view)}
    for box, seat in zip(players.day_boxes(DAY, len(view.players)), view.order, strict=True):
        player = view.players[seat]
        if seat in awaited and len(view.players) > 1:
            emphasis(canvas, box, ENAMEL[style.enamel_of(player)], fill=0.05)
        players.draw_day(canvas, box, player, words, players.marks_of(marks, asked=seat in awaited))


def _adventurers(canvas: Canvas, view: View, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw the seven adventurers; a taken one shows the name of its player."""
    width, height, gap = 212, 356, 9
    owner = {player.adventurer: player for player in view.players if player.adventurer}
    top = HERO[1] + 36
    left = HERO[0] + (HERO[2] - HERO[0] - 7 * width - 6 * gap) // 2
    for k, (name, card) in enumerate(ADVENTURERS.items()):
        x = left + k * (width + gap)
        cards.adventurer(canvas, (x, top), name, words.adventurer(name), (width, height))
        choosable_box(canvas, (x, top, x + width, top + height), marks.get(name), (40, cards.BAND + 40), margin=8)
        step = 60
        for n in range(card.dice):
            sprite = style.colour_die(card.die_colour, 54)
            canvas.put(sprite, x + width / 2 + (n - (card.dice - 1) / 2) * step, top + height + 44)
        if name in owner:
            _owner(canvas, (x, top, x + width, top + height), owner[name].seat, words)


def _owner(canvas: Canvas, box: Box, seat: int, words: GameWords) -> None:
    name = shortened(words.name(seat), box[2] - box[0] - 30, theme.DETAIL)
    canvas.put(pill(name, 42, ink.gilt), (box[0] + box[2]) / 2, box[3] + 92)
