"""Compares a challenge's result with the strong computer player's, and by round."""

from collections.abc import Sequence
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
from renderers.kit.sprites import piece
from renderers.kit.text import fitted, signed
from renderers.kit.theme import DETAIL, ENAMEL, LABEL, PREVIEW, ink, mix
from renderers.pages import plots

HEIGHT = 900

_PANEL = (24, 140, theme.WIDTH - 24, HEIGHT - 24)
_LEFT, _RIGHT = _PANEL[0] + 40, _PANEL[2] - 40
_LEAST = 10
"""Minimum number of points that a race covers."""


class Pillar(NamedTuple):
    """A column of a histogram: its label, its height as a share of the highest, its mark."""

    label: str
    share: float
    own: bool = False
    par: bool = False


class Histogram(NamedTuple):
    """The distribution of results; `own` and `par` are written at their columns."""

    title: str
    subtitle: str
    caption: str
    aside: str
    pillars: tuple[Pillar, ...]
    own: str
    par: str


class Race(NamedTuple):
    """Two leads after each round.

    `band` is the range around the other lead, empty for a single attempt.
    """

    title: str
    subtitle: str
    caption: str
    own: str
    other: str
    course: tuple[int, ...]
    against: tuple[int, ...]
    band: tuple[tuple[int, int], ...] = ()


def _begun(skin: Skin, titles: tuple[str, str], caption: str, aside: str) -> Canvas:
    def panelled() -> Image.Image:
        image = sky(skin, theme.WIDTH, HEIGHT)
        glass(image, _PANEL, skin.accent, 0.78)
        return image

    canvas = Canvas(printed((skin.key, "evenings"), panelled))
    header(canvas, skin, titles)
    panel_title(canvas, _PANEL[0] + 30, _PANEL[1] + 58, caption, skin.accent)
    canvas.text(_PANEL[2] - 30, _PANEL[1] + 58, aside, DETAIL, ink.mist, weight="regular", anchor="rs")
    return canvas


# -- distribution of results --------------------------------------------------------------------------------------


def histogram(skin: Skin, view: Histogram) -> Image.Image:
    """Draw the distribution of results and the viewer's own result, 1600 x 900."""
    canvas = _begun(skin, (view.title, view.subtitle), view.caption, view.aside)
    base, room = _PANEL[3] - 72, 410
    step = (_RIGHT - _LEFT) / max(1, len(view.pillars))
    every = max(1, -(-96 // max(1, int(step))))
    for k, pillar in enumerate(view.pillars):
        middle, wide = round(_LEFT + step * (k + 0.5)), min(step - 8, 120)
        top = round(base - room * pillar.share)
        if pillar.share > 0:
            box = (round(middle - wide / 2), min(top, base - 6), round(middle + wide / 2), base)
            plots.bar(canvas, box, ink.gilt if pillar.own else mix(ENAMEL[skin.enamel], ink.night, 0.2))
        if k % every == 0:
            canvas.text(middle, base + 46, pillar.label, LABEL, ink.mist, weight="regular", anchor="ms")
        _marks(canvas, view, pillar, middle, top)
    canvas.line((_LEFT - 10, base, _RIGHT + 10, base + 3), ink.brass, 0.7)
    return canvas.image


def _marks(canvas: Canvas, view: Histogram, pillar: Pillar, middle: int, top: int) -> None:
    """Draw a star over the viewer's column and a lozenge over par's, each with its word."""
    words = [(view.par, "lagoon", "diamond", pillar.par), (view.own, "amber", "star8", pillar.own)]
    y = top - 34
    for text, enamel, shape, here in words:
        if here:
            canvas.put(piece(shape, enamel, 44), middle, y)
            word, size = fitted(text, 360, (PREVIEW, LABEL))
            side = min(max(middle, _LEFT + 170), _RIGHT - 170)
            canvas.text(side, y - 34, word, size, ink.gilt if enamel == "amber" else ink.moon, anchor="ms")
            y -= 106


# -- round by round ----------------------------------------------------------------------------------------------------


def race(skin: Skin, view: Race) -> Image.Image:
    """Draw two courses of the lead, 1600 x 900."""
    canvas = _begun(skin, (view.title, view.subtitle), view.caption, "")
    box = (_LEFT + 90, _PANEL[1] + 170, _RIGHT - 40, _PANEL[3] - 84)
    leads = [*view.course, *view.against, *(edge for pair in view.band for edge in pair), 0]
    low, high = min(leads), max(*leads, min(leads) + _LEAST)
    rounds = max(len(view.course), len(view.against), 2)

    def share(lead: float) -> float:
        return (lead - low) / (high - low)

    if view.band:
        shares = [(share(below), share((below + above) / 2), share(above)) for below, above in view.band]
        plots.band(canvas, _reaching(box, len(shares), rounds), shares, mix(ENAMEL["lagoon"], ink.night, 0.35))
    for lead in sorted({low, 0, high}):
        y = round(box[3] - (box[3] - box[1]) * share(lead))
        canvas.line((box[0], y, box[2], y + 2), ink.brass, 0.7 if lead == 0 else 0.25)
        if lead == 0 or abs(share(lead) - share(0)) > 0.08:
            canvas.text(box[0] - 18, y, signed(lead), LABEL, ink.mist, weight="regular", anchor="rm")
    _rounds(canvas, box, rounds)
    for course, enamel, shape in ((view.against, "lagoon", "diamond"), (view.course, "amber", "star8")):
        _line(canvas, _reaching(box, len(course), rounds), [share(lead) for lead in course], enamel, shape)
    _key(canvas, view)
    return canvas.image


def _reaching(box: Box, length: int, rounds: int) -> Box:
    """Return the part of a chart that a course of this length takes."""
    return (box[0], box[1], round(box[0] + (box[2] - box[0]) * max(1, length - 1) / (rounds - 1)), box[3])


def _line(canvas: Canvas, box: Box, shares: Sequence[float], enamel: str, shape: str) -> None:
    if not shares:
        return
    plots.band(canvas, box, [(one, one, one) for one in shares], ENAMEL[enamel])
    step = (box[2] - box[0]) / max(1, len(shares) - 1)
    for k, one in enumerate(shares):
        canvas.put(piece(shape, enamel, 34), box[0] + step * k, box[3] - (box[3] - box[1]) * one)


def _rounds(canvas: Canvas, box: Box, rounds: int) -> None:
    step = (box[2] - box[0]) / (rounds - 1)
    every = -(-rounds // 16)
    for k in range(0, rounds, every):
        canvas.text(box[0] + step * k, box[3] + 54, str(k + 1), LABEL, ink.mist, weight="regular", anchor="ms")


def _key(canvas: Canvas, view: Race) -> None:
    """Draw the legend, each entry with the last lead."""
    middle = _PANEL[1] + 116
    for left, name, course, (enamel, shape) in (
        (_LEFT + 10, view.own, view.course, ("amber", "star8")),
        (theme.WIDTH // 2 + 10, view.other, view.against, ("lagoon", "diamond")),
    ):
        canvas.put(piece(shape, enamel, 44), left + 22, middle)
        last = signed(course[-1]) if course else "–"
        text, size = fitted(name, theme.WIDTH // 2 - 290, (PREVIEW, LABEL))
        wide = canvas.text(left + 62, middle, text, size, ink.moon, anchor="lm")
        canvas.text(left + 86 + wide, middle, last, PREVIEW, ink.gilt, anchor="lm")
