"""How a game declares its pictures: `Guise` is what its sheets wear, `Look` all that may be asked of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct
from PIL import Image

from renderers.kit.luck import Luck
from renderers.kit.theme import RGB


class Guise(Struct, frozen=True, kw_only=True):
    """The ground of a game's sheets, and its emblem.

    `key` is the game's. The sky ends in `bottom` behind two tints of `nebula`; `accent` is the colour of its dawn and
    of captions, `motif(base, luck, guise)` draws the figure in it. The emblem is a `glyph` on a disc of `enamel`.
    """

    key: str
    bottom: RGB
    nebula: tuple[RGB, RGB]
    accent: RGB
    motif: Callable[[Image.Image, Luck, "Guise"], None]
    enamel: str
    glyph: str


class Look(Struct, frozen=True, kw_only=True):
    """What may be asked of a game's pictures.

    `draw(view, sheet, words, people, marks=, own=)` draws one of `sheets`; `alt(view, words, people)` is one sentence
    of at most 1024 characters, `lines(view, words, people, seat)` the full text. `people` are the names by seat, by
    `OPPONENT` that of an automatic one, and by `challenge.CODE` the code of the challenge that is played.
    `sheets_of(view)` are those of `sheets` that make sense for a table; None = all. `palette` holds the 256 colours.
    """

    guise: Guise
    palette: Path
    sheets: tuple[str, ...]
    draw: Callable[..., Image.Image]
    alt: Callable[..., str]
    lines: Callable[..., list[str]]
    sheets_of: Callable[[Any], tuple[str, ...]] | None = None

    @property
    def key(self) -> str:
        """The key of the game."""
        return self.guise.key
