"""The result card of a challenge: result and course of the lead.

While it is open, it shows moons for its rounds.
"""

from typing import NamedTuple

from PIL import Image

from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.moons import moon
from renderers.kit.panels import emphasis, glass
from renderers.kit.renderer import Skin
from renderers.kit.sheet_frame import header
from renderers.kit.sky import engraving, sky
from renderers.kit.sprites import icon
from renderers.kit.text import fitted, signed
from renderers.kit.theme import CAPTION, COVER, DECIDE, DETAIL, HEADING, LABEL, VALUE, ink

HEIGHT, SHORT = 900, 556
"""Heights with the course of the lead, and without it: the course is private while a challenge is open."""

STARS = 3

CODE = -2
"""Key in `people` of the code of the challenge that is played at the table, instead of a seat."""

_FIELD = (24, 560, theme.WIDTH - 24, HEIGHT - 24)
_BARS, _FIGURES, _LEAST_LEAD = (636, 816), 48, 10
"""Top and bottom of the bars, height of the figures next to them, and the lead that fills the chart at least."""


class Card(NamedTuple):
    """The contents of a card; every text but the name is in the language of the picture.

    `title` is the game's, `subtitle` names the challenge (public facts only), `total` contains both totals, `lead`
    the signed lead, `course` the lead at the end of each round. While the challenge is open, these and the stars
    are empty, and `phases` rate the rounds from 0 (new moon) to 4 (full). `notes` are at most three facts such as
    rank and streak.
    """

    title: str
    subtitle: str
    who: str
    total: str
    lead: str
    won: bool
    stars: int
    course: tuple[int, ...]
    caption: str
    notes: tuple[str, ...]
    phases: tuple[int, ...] = ()


def draw(skin: Skin, card: Card) -> Image.Image:
    """Draw the card in the skin of its game, 1600 pixels wide."""
    told = bool(card.course)
    canvas = Canvas(printed((skin.key, "card", card.won, told), lambda: _print(skin, won=card.won, told=told)))
    header(canvas, skin, (card.title, card.subtitle))
    canvas.text(72, 238, *fitted(card.who, 900, (HEADING, VALUE)), ink.moon)
    canvas.text(72, 400, card.total, COVER, ink.gilt if card.won else ink.moon)
    canvas.text(76, 476, card.lead, DECIDE, ink.mist)
    for k, phase in enumerate(card.phases):
        canvas.put(moon(phase, 92), 124 + 112 * k, 356)
    for k in range(STARS if card.total else 0):
        earned = k < card.stars
        star = icon("spark", 150 if earned else 90, ink.gilt if earned else ink.faint, ink.night)
        canvas.put(star, theme.WIDTH - 560 + 200 * k, 256)
    for k, note in enumerate(card.notes[:3]):
        text, size = fitted(note, 640, (VALUE, CAPTION))
        canvas.text(theme.WIDTH - 72, 384 + 56 * k, text, size, ink.mist, weight="regular", anchor="rs")
    if told:
        _course(canvas, skin, card)
    return canvas.image


def _print(skin: Skin, *, won: bool, told: bool) -> Image.Image:
    image = sky(skin, theme.WIDTH, HEIGHT if told else SHORT)
    engraving(image, theme.WIDTH - 360, 256, 420, 0.12)
    glass(image, (24, 132, theme.WIDTH - 24, 532), ink.gilt if won else skin.accent, 0.6)
    if won:
        emphasis(Canvas(image), (24, 132, theme.WIDTH - 24, 532), ink.gilt, fill=0.02)
    if told:
        glass(image, _FIELD, skin.accent, 0.6)
    return image


def _course(canvas: Canvas, skin: Skin, card: Card) -> None:
    """Draw a bar for each round with the lead in figures.

    It is above the line while ahead, below it while behind.
    """
    left, top, right, low = _FIELD
    canvas.text(left + 48, top + 52, card.caption, LABEL, ink.mist, weight="regular")
    shown = _sampled(card.course)
    line, unit = scale([lead for _, lead in shown])
    canvas.line((left + 48, line - 1, right - 48, line + 1), ink.brass, 0.8)
    step = (right - left - 96) / len(shown)
    for k, (number, lead) in enumerate(shown):
        x, half = round(left + 48 + step * (k + 0.5)), round(min(52, step * 0.38))
        if end := round(unit * lead):
            box = (x - half, line - max(3, end), x + half, line) if end > 0 else (x - half, line, x + half, line - end)
            canvas.line(box, ink.gilt if lead > 0 else skin.nebula[1], 0.9)
        canvas.text(x, line + (-12 if lead <= 0 else 42), signed(lead), VALUE, ink.moon, anchor="ms")
        canvas.text(x, low - 14, str(number), DETAIL, ink.mist, weight="regular", anchor="ms")


def scale(leads: list[int]) -> tuple[int, float]:
    """Return the height of the line, and of a point.

    Bars fill the field, and the figures have space on the other side of the line.
    """
    above, below = max(0, *leads), max(0, *(-lead for lead in leads))
    room = _BARS[1] - _BARS[0]
    up = room * above / max(1, above + below)
    up = max(_FIGURES, up) if min(leads) <= 0 else up
    up = min(room - _FIGURES, up) if above else up
    sides = [(up, above), (room - up, below), (room, _LEAST_LEAD)]
    return round(_BARS[0] + up), min(reach / lead for reach, lead in sides if lead)


def _sampled(course: tuple[int, ...], most: int = 16) -> list[tuple[int, int]]:
    """Return rounds with their leads, evenly sampled if too many, with the last one."""
    numbered = list(enumerate(course, start=1))
    if len(numbered) <= most:
        return numbered
    picked = {round((k + 1) * len(numbered) / most) for k in range(most)}
    return [pair for pair in numbered if pair[0] in picked]
