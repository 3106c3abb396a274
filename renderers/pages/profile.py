"""A profile: facts in a row, then every game with its rating over time."""

from typing import NamedTuple

from PIL import Image

from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.renderer import Skin
from renderers.kit.sheet_frame import emblem
from renderers.kit.sky import engraving, sky
from renderers.kit.sprites import icon
from renderers.kit.text import fitted
from renderers.kit.theme import CAPTION, DETAIL, ENAMEL, HEADING, LEAST, PREVIEW, SCORE, VALUE, ink
from renderers.pages import plots

MOST = 5
"""Maximum number of games."""

_FACTS_TOP, _FACTS_END = 146, 366
_TOP, _STEP = 392, 157
_CHART = (980, 1552)


class Fact(NamedTuple):
    """A single number: a glyph, the value, its name, and an addition."""

    glyph: str
    value: str
    caption: str
    note: str = ""


class GameLine(NamedTuple):
    """One game: skin and name, matches played and won, rating in words, and its course.

    `course` are (low, middle, high) as shares of the chart, oldest first; `scale` labels its lower and upper edge.
    """

    skin: Skin
    name: str
    record: str
    rating: str
    doubt: str
    course: tuple[tuple[float, float, float], ...]
    scale: tuple[str, str]


class View(NamedTuple):
    """The contents of a profile: at most six facts and five games."""

    name: str
    subtitle: str
    facts: tuple[Fact, ...]
    games: tuple[GameLine, ...]
    empty: str


def height_of(games: int) -> int:
    """Return the height of the picture: 16:9 at least, 4:3 at most."""
    return min(1200, max(900, _TOP + games * _STEP + 24))


def draw(skin: Skin, view: View) -> Image.Image:
    """Draw a profile, 1600 pixels wide."""
    height = height_of(len(view.games))
    key = (skin.key, "profile", len(view.facts), *(line.skin.key for line in view.games))
    canvas = Canvas(printed(key, lambda: _print(skin, height, view)))
    canvas.put(emblem(skin), 62, 62)
    canvas.text(120, 72, *fitted(view.name, theme.WIDTH - 160, (HEADING, VALUE)), ink.moon)
    canvas.text(122, 114, view.subtitle, CAPTION, skin.accent)
    width = (theme.WIDTH - 48) / max(1, len(view.facts))
    for k, fact in enumerate(view.facts):
        _fact(canvas, 24 + width * (k + 0.5), width, fact)
    for k, line in enumerate(view.games[:MOST]):
        _game(canvas, _TOP + k * _STEP, line)
    if not view.games:
        plots.nothing(canvas, 620, view.empty)
    return canvas.image


def _print(skin: Skin, height: int, view: View) -> Image.Image:
    image = sky(skin, theme.WIDTH, height)
    engraving(image, 380, height - 260, 460, 0.12)
    glass(image, (24, _FACTS_TOP, theme.WIDTH - 24, _FACTS_END), skin.accent, 0.6)
    canvas = Canvas(image)
    for k in range(1, len(view.facts)):
        x = 24 + round((theme.WIDTH - 48) / len(view.facts) * k)
        canvas.line((x - 1, _FACTS_TOP + 26, x + 1, _FACTS_END - 26), ink.brass, 0.3)
    for k in range(min(MOST, len(view.games))):
        top = _TOP + k * _STEP
        glass(image, (24, top, theme.WIDTH - 24, top + _STEP - 14), view.games[k].skin.accent, 0.78)
        plots.groove(canvas, (_CHART[0], top + 14, _CHART[1], top + _STEP - 28), 10)
    return image


def _fact(canvas: Canvas, middle: float, width: float, fact: Fact) -> None:
    canvas.put(icon(fact.glyph, 44, ink.gilt, ink.night), middle, _FACTS_TOP + 44)
    value, size = fitted(fact.value, width - 24, (SCORE, CAPTION))
    canvas.text(middle, _FACTS_TOP + 128, value, size, ink.moon, anchor="ms")
    caption, size = fitted(fact.caption, width - 16, (CAPTION, LEAST), "regular")
    canvas.text(middle, _FACTS_TOP + 168, caption, size, ink.mist, weight="regular", anchor="ms")
    if fact.note:
        note, size = fitted(fact.note, width - 16, (CAPTION, LEAST), "regular")
        canvas.text(middle, _FACTS_TOP + 202, note, size, ink.mist, weight="regular", anchor="ms")


def _game(canvas: Canvas, top: int, line: GameLine) -> None:
    middle = top + (_STEP - 14) // 2
    canvas.put(emblem(line.skin, 72), 92, middle)
    canvas.text(160, middle - 12, *fitted(line.name, 430, (PREVIEW, DETAIL)), ink.moon)
    canvas.text(160, middle + 36, *fitted(line.record, 430, (DETAIL, LEAST), "regular"), ink.mist, weight="regular")
    rating, size = fitted(line.rating, 320, (HEADING, DETAIL))
    canvas.text(
        920, middle + (6 if line.doubt else 14), rating, size, ink.gilt if line.course else ink.faint, anchor="rs"
    )
    if line.doubt:
        doubt, size = fitted(line.doubt, 340, (CAPTION, LEAST), "regular")
        canvas.text(920, middle + 46, doubt, size, ink.mist, weight="regular", anchor="rs")
    if line.course:
        box = (_CHART[0] + 96, top + 22, _CHART[1] - 10, top + _STEP - 36)
        plots.band(canvas, box, line.course, ENAMEL[line.skin.enamel])
        for text, y in ((line.scale[1], box[1] + 12), (line.scale[0], box[3] - 12)):
            canvas.text(_CHART[0] + 84, y, text, CAPTION, ink.mist, weight="regular", anchor="rm")
