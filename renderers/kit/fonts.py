"""Opens fonts and chooses a font for each character.

One family has both scripts of the interface. Names of people may contain any character, so missing ones fall back to
other families, and characters of no family become a white square: a missing glyph never stops a picture.
"""

import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import Literal

from PIL import ImageFont

Weight = Literal["bold", "regular"]

_MAIN = {
    "bold": ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),
    "regular": ("noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf"),
}
_WIDE = "manimgx_fonts"
_MORE = (
    "NotoSans", "NotoSansArabic", "NotoSansHebrew", "NotoSansThai", "NotoSansDevanagari", "NotoSansBengali",
    "NotoSansTamil", "NotoSansTelugu", "NotoSansKannada", "NotoSansMalayalam", "NotoSansGujarati", "NotoSansGurmukhi",
    "NotoSansSinhala", "NotoSansMyanmar", "NotoSansKhmer", "NotoSansLao", "NotoSansGeorgian", "NotoSansArmenian",
    "NotoSansEthiopic", "NotoSansOriya", "NotoEmoji", "NotoSansSymbols",
)  # fmt: skip
FAMILIES = ("main", *_MORE)
_SCRIPT_AXIS = {"bold": 700, "regular": 400}
MISSING = "\u25a1"
_SKIPPED = frozenset("\ufe0e\ufe0f")


def _file(family: str, weight: Weight) -> str:
    if family == "main":
        package, name = _MAIN[weight]
    else:
        package, name = _WIDE, f"{family}[wght].ttf"
    return str(files(package).joinpath(name))


@lru_cache(maxsize=16)
def font(family: str, weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """Return an open font; `size` in pixels per em."""
    opened = ImageFont.truetype(_file(family, weight), size)
    if family != "main":
        opened.set_variation_by_axes([_SCRIPT_AXIS[weight]])
    return opened


@lru_cache(maxsize=32)
def _covered(family: str) -> frozenset[int]:
    from fontTools.ttLib import TTFont  # noqa: PLC0415 - needed where something is drawn

    with TTFont(_file(family, "bold"), lazy=True) as opened:
        return frozenset(opened.getBestCmap())


@lru_cache(maxsize=8192)
def family_of(character: str) -> str | None:
    """Return the first family that has the character, or None."""
    code = ord(character)
    return next((family for family in FAMILIES if code in _covered(family)), None)


def _joins(character: str) -> bool:
    """Return whether the character joins the previous one.

    Marks, joiners, variation selectors and skin tones do.
    """
    return (
        unicodedata.category(character) in {"Mn", "Me", "Mc"}
        or character in "\u200d\u200c"
        or "\U0001f3fb" <= character <= "\U0001f3ff"
    )


def runs(text: str) -> list[tuple[str, str]]:
    """Split the text into (family, piece), in reading order, without unknown characters."""
    pieces: list[tuple[str, str]] = []
    for character in unicodedata.normalize("NFC", text):
        if character in _SKIPPED or (unicodedata.category(character) in {"Cc", "Cf", "Cs"} and not _joins(character)):
            continue
        family = family_of(character)
        if pieces and (_joins(character) or (character == " " and pieces[-1][0] != "NotoEmoji")):
            family = pieces[-1][0]
        if family is None:
            family, character = "main", MISSING  # noqa: PLW2901
        if pieces and pieces[-1][0] == family:
            pieces[-1] = (family, pieces[-1][1] + character)
        else:
            pieces.append((family, character))
    return pieces


def right_to_left(text: str) -> bool:
    """Return whether the first letter with a direction runs from right to left."""
    strong = (unicodedata.bidirectional(c) for c in text)
    return next((d for d in strong if d in {"L", "R", "AL"}), "L") != "L"
