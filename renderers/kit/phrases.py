"""Lines that break between phrases: Japanese has no spaces, but a phrase mostly ends where hiragana end.

"手札を全て捨てる" breaks after を and て, never inside 捨てる. Texts with spaces break there as always.

A learned cutter (BudouX) is finer in sentences, but cuts 捨て|札, 超|新星 and は|い, or "H C O" before O.
"""

from functools import lru_cache

from renderers.kit.fonts import Weight
from renderers.kit.text import NOT_FIRST, NOT_LAST, width_of, wrapped

_AFTER = frozenset("、。・：；→）」")
_WHOLE = ("捨て札", "引き分け", "組み合わせ")
"""Words that stay whole although hiragana end inside them."""


def _kind(character: str) -> str:
    """The script of a character, as far as it matters for phrases."""
    if "\u3041" <= character <= "\u309f":
        return "hiragana"
    if "\u30a0" <= character <= "\u30ff":
        return "katakana"
    if "\u4e00" <= character <= "\u9fff":
        return "kanji"
    return "digit" if character.isdigit() else "other"


def _breaks(before: str, after: str) -> bool:
    """Whether a line may end between these two characters."""
    if after in NOT_FIRST or before in NOT_LAST:
        return False
    if before in _AFTER or before == " " or after in NOT_LAST:
        return True
    pair = (_kind(before), _kind(after))
    return (pair[0] == "hiragana" and pair[1] != "hiragana") or pair == ("kanji", "digit")


def phrases(text: str) -> list[str]:
    """The text cut where a line may end, each piece with the space behind it."""
    parts: list[str] = []
    inside = {at + k for word in _WHOLE for at in _places(text, word) for k in range(1, len(word))}
    for place, character in enumerate(text):
        if parts and (place in inside or not _breaks(parts[-1][-1], character)):
            parts[-1] += character
        else:
            parts.append(character)
    return parts


def _places(text: str, word: str) -> list[int]:
    return [place for place in range(len(text)) if text.startswith(word, place)]


def phrased(text: str, room: float, size: int, weight: Weight = "regular") -> list[str]:
    """The text in lines no wider than the room, broken inside a phrase only where it alone is wider."""
    lines: list[str] = []
    line = ""
    for part in phrases(text):
        if line and width_of((line + part).rstrip(), size, weight) > room:
            lines.append(line.rstrip())
            line = ""
        line += part
        while width_of(line.rstrip(), size, weight) > room:
            first, *rest = wrapped(line, room, size, weight)
            if not rest:
                break
            lines.append(first)
            line = line[len(first) :].lstrip()
    return [*lines, line.rstrip()]


@lru_cache(maxsize=1024)
def evenly(text: str, room: float, size: int, weight: Weight = "regular") -> tuple[str, ...]:
    """Like `phrased`, in lines of about one length."""
    best = phrased(text, room, size, weight)
    widest = max(width_of(part.rstrip(), size, weight) for part in phrases(text))
    low, high = min(room, max(room * 0.4, widest)), room
    for _ in range(7 if len(best) > 1 else 0):
        middle = (low + high) / 2
        trial = phrased(text, middle, size, weight)
        if len(trial) <= len(best):
            best, high = trial, middle
        else:
            low = middle
    return tuple(best)
