"""The statistics of a game: distribution of scores, and win rates against chance."""

from typing import NamedTuple

from PIL import Image

from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.renderer import Skin
from renderers.kit.sheet_frame import header, panel_title
from renderers.kit.sky import sky
from renderers.kit.text import fitted
from renderers.kit.theme import CAPTION, ENAMEL, LABEL, LEAST, ink
from renderers.pages import plots

_TOP, _GAP = 140, 18


class Pillar(NamedTuple):
    """One step of a distribution: its label, and its height as a share of the highest."""

    label: str
    share: float


class Chart(NamedTuple):
    """A distribution: its caption, the text at its right, and its steps."""

    caption: str
    aside: str
    pillars: tuple[Pillar, ...]


class Spread(NamedTuple):
    """Charts of scores, at most four."""

    title: str
    subtitle: str
    charts: tuple[Chart, ...]
    empty: str


class Bar(NamedTuple):
    """The rate of wins (`share`), also as a text, and the rate expected by chance; 0..1."""

    name: str
    share: float
    expected: float
    text: str
    note: str


class Group(NamedTuple):
    """Bars under one caption."""

    caption: str
    bars: tuple[Bar, ...]


class Shares(NamedTuple):
    """Groups of bars, at most four, with at most twenty bars in total."""

    title: str
    subtitle: str
    groups: tuple[Group, ...]
    note: str
    empty: str


def _boxes(number: int, height: int, foot: int) -> list[Box]:
    """Return the boxes of panels: one alone is wide, two are in a row, more in two rows."""
    columns = 1 if number == 1 else 2
    rows = 1 if number < 3 else 2
    width = (theme.WIDTH - 48 - _GAP * (columns - 1)) // columns
    tall = (height - _TOP - foot - _GAP * (rows - 1)) // rows
    corners = [(24 + k % 2 * (width + _GAP), _TOP + k // 2 * (tall + _GAP)) for k in range(number)]
    return [(x, y, x + width, y + tall) for x, y in corners]


def _begun(skin: Skin, height: int, number: int, foot: int) -> Canvas:
    def panelled() -> Image.Image:
        image = sky(skin, theme.WIDTH, height)
        for box in _boxes(number, height, foot):
            glass(image, box, skin.accent, 0.78)
        return image

    return Canvas(printed((skin.key, "statistics", height, number, foot), panelled))


def spread(skin: Skin, view: Spread) -> Image.Image:
    """Draw the distribution of scores, 1600 pixels wide."""
    height = 1200 if len(view.charts) > 2 else 900
    canvas = _begun(skin, height, len(view.charts), 24)
    header(canvas, skin, (view.title, view.subtitle))
    if not view.charts:
        plots.nothing(canvas, canvas.image.height / 2, view.empty)
    for box, chart in zip(_boxes(len(view.charts), height, 24), view.charts, strict=True):
        _chart(canvas, skin, box, chart)
    return canvas.image


def _chart(canvas: Canvas, skin: Skin, box: Box, chart: Chart) -> None:
    panel_title(canvas, box[0] + 22, box[1] + 46, chart.caption, skin.accent)
    canvas.text(box[2] - 22, box[1] + 46, chart.aside, CAPTION, ink.mist, weight="regular", anchor="rs")
    base, room = box[3] - 58, box[3] - box[1] - 140
    step = (box[2] - box[0] - 44) / max(1, len(chart.pillars))
    every = max(1, -(-62 // max(1, int(step))))
    enamel = ENAMEL[skin.enamel]
    for k, pillar in enumerate(chart.pillars):
        left = box[0] + 22 + step * k
        wide = min(step - 4, 90)
        middle = left + step / 2
        if pillar.share > 0:
            top = round(base - room * pillar.share)
            plots.bar(canvas, (round(middle - wide / 2), top, round(middle + wide / 2), base), enamel)
        if k % every == 0:
            canvas.text(middle, base + 36, pillar.label, CAPTION, ink.mist, weight="regular", anchor="ms")
    canvas.line((box[0] + 20, base, box[2] - 20, base + 2), ink.brass, 0.6)


def shares(skin: Skin, view: Shares) -> Image.Image:
    """Draw the win rates, 1600 x 1200."""
    canvas = _begun(skin, 1200, len(view.groups), 74)
    header(canvas, skin, (view.title, view.subtitle))
    if not view.groups:
        plots.nothing(canvas, canvas.image.height / 2, view.empty)
    for box, group in zip(_boxes(len(view.groups), 1200, 74), view.groups, strict=True):
        _group(canvas, skin, box, group)
    note, size = fitted(view.note, theme.WIDTH - 110, (CAPTION, LEAST), "regular")
    canvas.text(56, 1200 - 28, note, size, ink.mist, weight="regular")
    return canvas.image


def _group(canvas: Canvas, skin: Skin, box: Box, group: Group) -> None:
    panel_title(canvas, box[0] + 22, box[1] + 46, group.caption, skin.accent)
    step = min(96.0, (box[3] - box[1] - 84) / max(1, len(group.bars)))
    names = 250 if box[2] - box[0] < 1000 else 420
    lane = (box[0] + 26 + names, box[2] - 236)
    most = max((max(bar.share, bar.expected) for bar in group.bars), default=1.0) or 1.0
    for k, bar in enumerate(group.bars):
        middle = round(box[1] + 76 + step * (k + 0.5))
        canvas.text(box[0] + 26, middle, *fitted(bar.name, names - 12, (LABEL, CAPTION)), ink.moon, anchor="lm")
        half = round(min(18, step * 0.32))
        whole = (lane[0], middle - half, lane[1], middle + half)
        plots.groove(canvas, whole)
        better = bar.share >= bar.expected
        colour = ENAMEL["jade" if better else "rose"]
        plots.bar(canvas, (*whole[:2], round(lane[0] + (lane[1] - lane[0]) * bar.share / most), whole[3]), colour)
        plots.rule(canvas, whole, bar.expected / most)
        canvas.text(lane[1] + 120, middle, bar.text, LABEL, ink.gilt if better else ink.moon, anchor="rm")
        canvas.text(box[2] - 20, middle, bar.note, CAPTION, ink.mist, weight="regular", anchor="rm")
