"""The table sheet: ring, goals and display, with all players and their galaxies below."""

from collections.abc import Mapping

from PIL import Image

from games.crafting_cosmos.view import View
from renderers.crafting_cosmos import galaxy, players, ring, shelf, style
from renderers.crafting_cosmos.skin import SKIN
from renderers.crafting_cosmos.words import GameWords
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import PILL_ROOM, RoundClock, TurnPill, header, title_size
from renderers.kit.sky import Hour, engraving, hour, sky
from renderers.kit.text import width_of

SIZE = (1600, 1200)
RING: Box = (24, 126, 716, 722)
GOALS: Box = (730, 126, 1576, 502)
DISPLAY: Box = (730, 514, 1576, 722)
PEOPLE: Box = (24, 736, 1576, 1182)
_CHAIN = 280
"""Width of the chain of rounds in pixels."""


def draw(view: View, words: GameWords, marks: Mapping[str, str]) -> Image.Image:
    """Draw the public sheet."""
    number = len(view.players)
    at = hour(view.round - 0.5, view.rounds)
    canvas = Canvas(printed((SKIN.key, "table", number, at), lambda: _print(number, at)))
    draw_header(canvas, view, words)
    ring.draw(canvas, RING, ring.shown(view), words, marks)
    shelf.draw_goals(canvas, GOALS, view, words)
    shelf.draw_display(canvas, DISPLAY, view, words, marks)
    players.draw(canvas, PEOPLE, view, words, marks)
    return canvas.image


def draw_header(canvas: Canvas, view: View, words: GameWords, turn: TurnPill | None = None, title: str = "") -> None:
    """Draw title, round, and the turn pill."""
    title, turn = title or words.game("name"), turn or turn_of(view, words)
    last = view.ending and not view.over
    said = [words.say("last_round") if last else words.say("crystals_left", count=view.crystals)]
    rounds = RoundClock(words.say("round", number=view.round, of=view.rounds), view.round, view.rounds)
    fits = _free(title, turn) >= _CHAIN
    subtitle = " \u00b7 ".join(said if fits else [rounds.caption, *said])
    header(canvas, SKIN, (title, subtitle), turn, rounds if fits else None)


def _free(title: str, turn: TurnPill | None) -> float:
    """Return the space between the title and the turn pill."""
    begin = 152 + width_of(title, title_size(title), tracking=0.01)
    if turn is None:
        return SIZE[0] - theme.MARGIN - begin
    name, verb = width_of(turn.name, theme.DECIDE), width_of(turn.verb, theme.DETAIL, "regular")
    tokens = 64 * len(turn.tokens)
    beside = name + 16 + verb <= PILL_ROOM - 92 - tokens
    words = name + 16 + verb if beside else max(min(name, PILL_ROOM - 92 - tokens), verb)
    return SIZE[0] - theme.MARGIN - 118 - tokens - words - begin


def turn_of(view: View, words: GameWords) -> TurnPill | None:
    """Return the turn pill."""
    if view.over:
        return TurnPill((), words.game("phase.over"), "", "onyx")
    if not view.asked:
        return None
    seat = view.asked[0].seat
    return TurnPill(
        (style.token(seat, 56),), words.name(seat), words.game(f"phase.{view.phase}"), style.seat_enamel(seat)
    )


def _print(number: int, at: Hour) -> Image.Image:
    image = sky(SKIN, *SIZE, at=at)
    engraving(image, (RING[0] + RING[2]) // 2, (RING[1] + RING[3]) // 2, 520, 0.14)
    ring.printed(image, RING)
    shelf.printed(image, GOALS, DISPLAY)
    for k, box in enumerate(players.boxes(PEOPLE, number)):
        glass(image, box, SKIN.accent, radius=18)
        if k < number:
            galaxy.printed(image, players.frame_of(box))
    return image
