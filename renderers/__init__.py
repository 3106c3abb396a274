"""Pictures: drawn from views, never from states.

`render(key, view, sheet, words, people, marks, seat)` returns PNG bytes; it is pure, so it may run in any process.

- `key`: the game; `view`: what one seat (or nobody in particular) may know; `sheet`: one of the renderer's `SHEETS`.
- `words`: keys to sentences in one language (`words("glow.ui.round", round=3)`, `words.locale`).
- `people`: the names at the table, by seat.
- `marks`: cell -> short label; the letters that the current question's menu shows, or empty.
- `seat`: whose private sheet this is, or None.
"""

from typing import Protocol


class Words(Protocol):
    """Keys to sentences in one language; a missing key returns the key itself."""

    locale: str

    def __call__(self, key: str, /, **values: str | int) -> str:
        """Return the sentence of a key with these values."""
