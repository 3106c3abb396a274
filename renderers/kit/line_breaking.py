"""Finds line breaks: between the words of a text with spaces, in Japanese between phrases.

BudouX, a learned model, finds the ends of Japanese phrases, but alone would also break 捨て|札, 超|新星 or は|い. So
its breaks count only where the scripts allow one: never inside a run of kanji or katakana, inside hiragana only after
a particle.
"""

import re
from functools import cache, lru_cache

from budoux import Parser, load_default_japanese_parser

# Characters that may not begin a line, and those that may not end one (JIS X 4051).
NOT_FIRST = frozenset(
    "、。，．・：；？！ー～々〉》」』】）］｝ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}%…’”"
)
NOT_LAST = frozenset("〈《「『【（［｛([{‘“")
_ALWAYS_AFTER = frozenset(" 、。：；→")
_WHOLE = re.compile("捨て札|もう一度|のうち")
"""Words that are never broken although both rules would break them."""
_BETWEEN_DOTS = re.compile(r"[^・]*・|[^・]+")
_PARTICLES = frozenset("をにはがもてでとのへや")


@cache
def _cutter() -> Parser:
    return load_default_japanese_parser()


def _kind(character: str) -> str:
    """Return the script of a character, as far as line breaks depend on it."""
    if "\u3041" <= character <= "\u309f":
        return "hiragana"
    if "\u30a0" <= character <= "\u30ff":
        return "katakana"
    if "\u4e00" <= character <= "\u9fff":
        return "kanji"
    return "digit" if character.isdigit() else "other"


def _breaks(before: str, after: str, cut: bool) -> bool:
    """Return whether a line may end between a phrase and the next character.

    `cut`: BudouX allows it.
    """
    last, pair = before[-1], (_kind(before[-1]), _kind(after))
    if after in NOT_FIRST or last in NOT_LAST:
        return False
    if last in _ALWAYS_AFTER:
        return True
    if pair == ("hiragana", "hiragana"):
        return cut and len(before) > 1 and last in _PARTICLES
    if pair[1] == "digit" and pair[0] in ("hiragana", "kanji"):
        return last not in "第約"
    return cut and (pair[0] == "hiragana" or last in "）」" or after in NOT_LAST)


def phrases(text: str) -> list[str]:
    """Split the text where a line may end; each piece keeps the space behind it."""
    return list(_phrases(text))


@lru_cache(maxsize=4096)
def _phrases(text: str) -> tuple[str, ...]:
    cuts, place = set(), 0
    for part in _cutter().parse(text):
        place += len(part)
        cuts.add(place)
    inside = {word.start() + k for word in _WHOLE.finditer(text) for k in range(1, len(word[0]))}
    parts: list[str] = []
    for place, character in enumerate(text):
        if parts and (place in inside or not _breaks(parts[-1], character, place in cuts)):
            parts[-1] += character
        else:
            parts.append(character)
    return tuple(parts)


def words_of(phrase: str) -> list[str]:
    """Split a long name at its dots, for lines that would be too long otherwise."""
    return _BETWEEN_DOTS.findall(phrase)


def pieces_of(text: str) -> list[str]:
    """Return the smallest pieces between which a line may break.

    They are words with their space, or single kanji and kana by the kinsoku rules. The Unicode rules (uniseg) find
    the same places in our texts, but take 300 times as long.
    """
    parts: list[str] = []
    for character in text:
        if parts and (_clings(parts[-1][-1], character)):
            parts[-1] += character
        else:
            parts.append(character)
    return parts


def _clings(before: str, character: str) -> bool:
    if character in NOT_FIRST or before in NOT_LAST or character == " ":
        return True
    if before == " ":
        return False
    return not (_is_wide(before) or _is_wide(character))


def _is_wide(character: str) -> bool:
    return (
        "\u2e80" <= character <= "\u9fff"
        or "\uff00" <= character <= "\uffef"
        or "\U00020000" <= character <= "\U0003ffff"
    )
