"""Every colour, size and metal of the pictures, by role; raw colours are nowhere else.

Colours are RGB triples 0..255, sizes are pixels at scale 1 (a picture is 1600 pixels wide), opacities are 0..1.
"""

RGB = tuple[int, int, int]


def rgb(code: str) -> RGB:
    """Return the triple of a code like "#0D1233"."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: RGB, b: RGB, share: float) -> RGB:
    """Return colour `a` with `share` (0..1) of it replaced by `b`."""
    red, green, blue = (round(p + (q - p) * share) for p, q in zip(a, b, strict=True))
    return red, green, blue


class Inks:
    """Grounds, inks and metals."""

    night = rgb("#070A1C")
    panel = rgb("#0D1233")
    lift = rgb("#1A2150")
    moon = rgb("#F6F0E1")
    mist = rgb("#BCC3E6")
    faint = rgb("#8790C2")
    gilt = rgb("#FFE6AC")
    brass = rgb("#E6B95C")
    bronze = rgb("#7C5A24")
    paper_top = rgb("#FFF9EA")
    paper = rgb("#F7EEDA")
    paper_deep = rgb("#E4D3AC")
    ink = rgb("#1B1A36")
    soft = rgb("#57516E")
    loss = rgb("#A3211A")
    loss_dark = rgb("#FF6B57")
    white = rgb("#FFFFFF")
    empty_count = rgb("#FF9A8A")
    group_line = rgb("#FFF3CF")
    group_glow = rgb("#FFD98A")
    dawn = rgb("#FFB347")


ink = Inks()

PAPER = (ink.paper_top, ink.paper, ink.paper_deep)


SKY_TOP = rgb("#05071A")
SKY_MIDDLE = rgb("#101642")
VIGNETTE = rgb("#03040E")
STAR_TINTS = (rgb("#FFFFFF"), rgb("#FFE9C4"), rgb("#C4D6FF"))
LAND = (rgb("#241F4C"), rgb("#3A3566"), rgb("#8F83D0"))
SEA = (rgb("#0C2149"), rgb("#12386B"), rgb("#5FA8D8"))
TRACK = (rgb("#1B2766"), rgb("#2C4FA8"))
WINDOW_DEEP = rgb("#10163C")
CREATURE = rgb("#080A20")

ENAMEL = {
    "ember": rgb("#E5532D"),
    "tide": rgb("#2476D8"),
    "amber": rgb("#F09A1E"),
    "frost": rgb("#86D0F5"),
    "moss": rgb("#4CC07A"),
    "orchid": rgb("#E06AB4"),
    "lemon": rgb("#F6DF4E"),
    "bone": rgb("#EFE8D8"),
    "onyx": rgb("#23243C"),
    "violet": rgb("#6A48C8"),
    "ash": rgb("#C2C9D4"),
    "jade": rgb("#1FA187"),
    "rose": rgb("#E0218A"),
    "lagoon": rgb("#00B8D9"),
}
LIGHT = frozenset({"amber", "frost", "moss", "orchid", "lemon", "bone", "ash", "lagoon"})


def glyph_colour(enamel: str) -> RGB:
    """Return ink on light enamels, moon on the others."""
    return ink.ink if enamel in LIGHT else ink.moon


def glyph_edge(enamel: str) -> RGB | None:
    """Return the dark edge of a moon glyph; light enamels have none."""
    return None if enamel in LIGHT else mix(ENAMEL[enamel], ink.night, 0.72)


def light(enamel: str) -> RGB:
    """Return the light step of an enamel."""
    return mix(ENAMEL[enamel], ink.white, 0.26)


def deep(enamel: str) -> RGB:
    """Return the deep step of an enamel."""
    return mix(ENAMEL[enamel], ink.night, 0.34)


LEAST, CAPTION = 24, 26
"""Sizes of text on a close-up: the smallest, and that of notes."""

DETAIL = 30
"""Minimum size of text on a board: 7 pixels where it is shown 390 pixels wide."""

LABEL, VALUE = 34, 38
"""Sizes of names and numbers that stand next to icons."""

PREVIEW = 44
"""Minimum size of the labels of choices."""

DECIDE = 50
"""Minimum size of text that a decision needs: 12 pixels where a board is shown 390 pixels wide."""

HEADING, SCORE, COVER = 60, 68, 108
"""Sizes of titles, of scores, and of the large words of covers."""

SIZES = (COVER, SCORE, HEADING, DECIDE, PREVIEW, VALUE, LABEL, DETAIL, CAPTION, LEAST)
"""All sizes of text."""


def sizes(ends: tuple[int, ...]) -> tuple[int, ...]:
    """Return all sizes of text from the first of `ends` down to the last, or `ends` if they have none between them."""
    return tuple(size for size in SIZES if ends[-1] <= size <= ends[0]) or ends


WIDTH = 1600
MARGIN = 24
PANEL_RADIUS = 22
CARD_RADIUS = 16

SEAT_SHAPES = ("disc", "square", "triangle", "diamond")
SEAT_ENAMELS = ("jade", "orchid", "violet", "ash")


def luminance(colour: RGB) -> float:
    """Return the relative luminance, 0..1 (WCAG 2)."""
    linear = [v / 12.92 if (v := c / 255) <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: RGB, b: RGB) -> float:
    """Return the contrast of two colours, 1..21 (WCAG 2)."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
