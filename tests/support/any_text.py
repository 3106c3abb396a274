"""Any text at all, for properties: hypothesis' own alphabet takes 200 MB of each process that first asks for it."""

from string import printable

from hypothesis import strategies as st

ALPHABET = printable + "é\u0663星𠮷🌟\u200d\u202e"
"""Letters for what is made after a pattern: that wants a list of them."""

_ASCII = st.integers(0, 0x7F)
_ANYTHING = st.integers(0, 0xD7FF) | st.integers(0xE000, 0x10FFFF)  # all but surrogates, which no text holds
_LETTERS = (_ASCII | _ANYTHING).map(chr)


def texts(most: int) -> st.SearchStrategy[str]:
    """Texts of so many characters at the most."""
    return st.text(_LETTERS, max_size=most)
