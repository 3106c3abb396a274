"""Text as an input method may write it."""

import unicodedata

KATAKANA = str.maketrans({chr(code - 0x60): chr(code) for code in range(0x30A1, 0x30F7)})
WIDE = str.maketrans({chr(code): chr(code + 0xFEE0) for code in range(0x21, 0x7F)} | {" ": "\u3000"})


def as_typed(label: str) -> str:
    """Return a label in full width, capital letters and katakana."""
    return unicodedata.normalize("NFC", label).upper().translate(KATAKANA).translate(WIDE)
