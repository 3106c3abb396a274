"""Normalizes typed text (width, case, kana) and reads codes, dates and ids from it.

Discord may send the label of an autocomplete choice instead of its value, so labels are read like typed text.
"""

import re
import unicodedata
from datetime import date

COMPARED_LENGTH = 1000
"""Maximum number of characters that are compared; longer texts are cut."""

DOT = " · "
"""The separator in labels of autocomplete choices."""

_HIRAGANA = {code: chr(code - 0x60) for code in range(0x30A1, 0x30F7)}
_FOLDED = str.maketrans(_HIRAGANA | dict.fromkeys(map(ord, "`.。"), ""))
"""Maps katakana to hiragana, and removes backticks and full stops."""

_BETWEEN = r"[\s/.\-‐-―−ー年月]+"
_DAY = re.compile(rf"(?:(\d{{4}}){_BETWEEN})?(\d{{1,2}}){_BETWEEN}(\d{{1,2}})日?|(\d{{4}})(\d\d)(\d\d)")
_MONTH = re.compile(rf"(\d{{4}}){_BETWEEN}(\d{{1,2}})月?")


def fold(text: str) -> str:
    """Return a text for comparison: NFKC, casefolded, in hiragana.

    Backticks, full stops and repeated spaces are removed.
    """
    return " ".join(unicodedata.normalize("NFKC", text[:COMPARED_LENGTH]).casefold().translate(_FOLDED).split())


def dashed(text: str) -> str:
    """Return the beginning of a date in ISO 8601: `２０２６年12` becomes `2026-12`."""
    return re.sub(_BETWEEN, "-", unicodedata.normalize("NFKC", text[:COMPARED_LENGTH]).strip()).removesuffix("日")


def read_day(text: str, today: date) -> date | None:
    """Return the typed day, or None; without a year, the next such day from `today` on."""
    found = _DAY.fullmatch(unicodedata.normalize("NFKC", text[:COMPARED_LENGTH]).strip())
    if found is None:
        return None
    typed_year, month, day = found[1] or found[4], int(found[2] or found[5]), int(found[3] or found[6])
    if typed_year:
        return _date(int(typed_year), month, day)
    years = range(today.year, today.year + 9)  # 29 February may be eight years away
    return next((one for year in years if (one := _date(year, month, day)) and one >= today), None)


def read_month(text: str) -> str | None:
    """Return the typed month as 2026-11, or None."""
    found = _MONTH.fullmatch(unicodedata.normalize("NFKC", text[:COMPARED_LENGTH]).strip())
    return f"{found[1]}-{int(found[2]):02}" if found else None


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def first_part(text: str) -> str:
    """Return the text before the first dot of a label: `K7Q2-3FDX · Duel` gives `K7Q2-3FDX`."""
    return text.partition("·")[0]


def last_part(text: str) -> str:
    """Return the text after the last dot of a label: `Bob · running · 0so1xo` gives `0so1xo`."""
    return text.rpartition("·")[2]


def table_id(text: str) -> str:
    """Return the table id in a typed text or at the end of a label."""
    return fold(last_part(text[-COMPARED_LENGTH:])).lstrip("#")
