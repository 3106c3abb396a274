"""The table sheet: what is decided about large, track, rewards and Offering card, with players below."""

from collections.abc import Mapping
from typing import Literal

from PIL import Image

from games.girl_stars.components import CHALLENGE, ROUNDS
from games.girl_stars.view import View
from renderers.girl_stars import country, dish, gifts, land, players, small_skies, style
from renderers.girl_stars.land import Chart
from renderers.girl_stars.skin import SKIN
from renderers.girl_stars.small_skies import SmallSky
from renderers.girl_stars.stage import Stage
from renderers.girl_stars.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import TurnPill, header
from renderers.kit.sky import Hour, engraving, hour, sky
from renderers.kit.turn_marks import COMPLETED

SIZE = (1600, 1200)
HERO: Box = (24, 126, 1110, 836)
"""What is decided about: the skies, the dish, or the map."""
CHART = Chart(48, 116, 0.82)
RECKONING: Box = (590, 132, 1104, 234)
TRACK: Box = (24, 848, 1110, 954)
REWARDS: Box = (1126, 126, 1576, 258)
SIDE: Box = (1124, 280, 1576, 630)
"""A small map beside the skies; the small skies beside the map or the dish."""
SMALL_CHART = Chart(1138, 326, 0.335)
BOWL, RADIUS = (330, 480), 270
ASH: Box = (640, 126, 1110, 836)
OFFERING: Box = (1126, 642, 1576, 954)
_PEOPLE = (966, 1186)

Hero = Literal["skies", "dish", "map"]


def hero_of(view: View, marks: Mapping[str, str]) -> Hero:
    """Return what is shown large: what the decision is about, or the skies where a constellation was completed."""
    if view.phase == "wood_ash" and not any(key.startswith(COMPLETED) for key in marks):
        return "dish"
    return "map" if view.phase == "action" and not any(key.startswith(COMPLETED) for key in marks) else "skies"


def skies(hero: Hero, number: int) -> list[SmallSky]:
    """Return the places of the skies: large, or at the side."""
    return small_skies.places(number, HERO, 150) if hero == "skies" else small_skies.places(number, SIDE, 46)


def columns(number: int) -> list[Box]:
    """Return the boxes of the players, in a solo match with one for the Shadow Elder."""
    seats = max(2, number)
    wide = (1552 - 12 * (seats - 1)) // seats
    return [(24 + k * (wide + 12), _PEOPLE[0], 24 + k * (wide + 12) + wide, _PEOPLE[1]) for k in range(seats)]


def draw(view: View, words: GameWords, marks: Mapping[str, str], own: int | None) -> Image.Image:
    """Draw the public sheet."""
    number, hero = len(view.players), hero_of(view, marks)
    at = hour(view.round - 0.5, ROUNDS)
    key = (SKIN.key, "table", number, hero, at, words.letters)
    canvas = Canvas(printed(key, lambda: _print(number, hero, at, words.letters)))
    stage = Stage(canvas, view, words, marks)
    draw_header(canvas, view, words)
    small_skies.draw(stage, skies(hero, number))
    if hero == "dish":
        dish.draw(stage, BOWL, RADIUS)
        dish.queue(stage, (64, 180))
        dish.kinds(stage, ASH)
    else:
        country.draw(stage, CHART if hero == "map" else SMALL_CHART, own)
    if hero == "map":
        country.bonuses(canvas, CHART)
        country.reckoned(stage, RECKONING, own)
    gifts.track(stage, TRACK)
    gifts.rewards(stage, REWARDS)
    gifts.offering(stage, OFFERING)
    boxes = columns(number)
    for seat in range(number):
        players.column(stage, boxes[seat], seat)
    if view.solo:
        players.shadow(stage, boxes[1], CHALLENGE)
    return canvas.image


def draw_header(canvas: Canvas, view: View, words: GameWords, turn: TurnPill | None = None) -> None:
    """Draw round and phase large, because the game's name is long, and the turn pill."""
    moment = words.say("round_phase", round=words.round(view), phase=words.game(f"phase.{view.phase}"))
    header(canvas, SKIN, (moment, words.game("name")), turn or turn_of(view, words))


def turn_of(view: View, words: GameWords) -> TurnPill | None:
    """Return the turn pill; players who act in parallel share it."""
    if view.over:
        return TurnPill((), words.game("phase.finished"), "", "onyx")
    if not view.asked:
        return None
    seats = [asked.seat for asked in view.asked]
    tokens = tuple(style.token(seat, 58) for seat in seats)
    if len(seats) > 1:
        return TurnPill(tokens, words.say("several", count=len(seats)), "", style.enamel_of(seats[0]))
    verb = words.say(f"verb_{view.asked[0].step}", count=view.actions_left)
    return TurnPill(tokens, words.name(seats[0]), verb, style.enamel_of(seats[0]))


def ground(at: Hour = "night") -> Image.Image:
    """Return the sky under every sheet."""
    image = sky(SKIN, *SIZE, at=at)
    engraving(image, 1180, 60, 900, 0.11)
    return image


def _print(number: int, hero: Hero, at: Hour, letters: style.Letters) -> Image.Image:
    image = ground(at)
    glass(image, HERO, SKIN.accent, 0.75)
    for box in (TRACK, SIDE, *columns(number)):
        glass(image, box, SKIN.accent)
    small_skies.emboss(image, skies(hero, number))
    if hero == "dish":
        dish.emboss(image, BOWL, RADIUS, letters)
    else:
        land.emboss(image, CHART if hero == "map" else SMALL_CHART, letters)
    gifts.emboss_track(image, TRACK)
    return image
