"""What holds of every Japanese text, in a catalogue or on a panel."""

import re

_WIDE = r"[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]"
_LINK = re.compile(r"\]\([^)]*\)")
_NARROW = re.compile(rf"{_WIDE} ?\(|\) ?{_WIDE}|\([^()]*{_WIDE}[^()]*\)|\({_WIDE}|{_WIDE}\)")


def narrow(text: str) -> list[str]:
    """Return what stands in half-width brackets beside Japanese, links aside."""
    return _NARROW.findall(_LINK.sub("]", text))
