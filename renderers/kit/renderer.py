"""The records by which a game declares its pictures: `Skin` and `GameRenderer`."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from PIL import Image

from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.picture_words import Words
from renderers.kit.raster import Box
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.text import ELLIPSIS
from renderers.kit.theme import RGB


class Skin(Struct, frozen=True, kw_only=True):
    """The background of a game's sheets, and its emblem.

    `key` is the game's. The sky ends in `bottom` behind two tints of `nebula`; `accent` is the colour of its dawn
    and of captions, `motif(base, luck, skin)` draws the figure in it. The emblem is a `glyph` on a disc of
    `enamel`.
    """

    key: str
    bottom: RGB
    nebula: tuple[RGB, RGB]
    accent: RGB
    motif: Callable[[Image.Image, SeededRandom, "Skin"], None]
    enamel: str
    glyph: str


_LONGEST = 1024
"""Characters of the longest alt text that Discord accepts."""

Drawing = Callable[[Any, Any, Mapping[str, str], int | None], Image.Image]
"""Draws a sheet from a view, the game's words, marks, and the seat of the sheet (None = public)."""


Piece = Callable[[int], Sprite]
"""Draws a piece of a board at this height in pixels."""


class Specimen(Struct, frozen=True, kw_only=True):
    """A single thing of a game: a card, a tile, a goal.

    `kind` is the last part of the key of its kind (`bot.kind.<kind>`); `name` is the key of its name below the
    game's, such as `card.oshra`. `draw(canvas, box, speak)` draws it into a box, `text(speak)` describes it line by
    line.
    """

    kind: str
    name: str
    draw: Callable[[Canvas, Box, Any], None]
    text: Callable[[Any], Iterable[str]]

    @classmethod
    def of(
        cls, kind: str, name: str, sprite: Callable[[Any], Sprite], text: Callable[[Any], Iterable[str]]
    ) -> "Specimen":
        """Return a thing drawn as one sprite, as large as it fits."""
        return cls(kind=kind, name=name, draw=lambda canvas, box, words: canvas.show(sprite(words), box), text=text)


class RulePicture(Struct, frozen=True, kw_only=True):
    """The picture of a chapter of the rules: a sheet of a match, or a `box` of it.

    The match has this number of `seats`. The picture shows it after this `share` of its moves, as soon as the
    prompt `asks` is open. If `own`, it is the sheet of the seat with the prompt.
    """

    sheet: str
    box: Box | None = None
    seats: int = 2
    share: float = 0.6
    asks: str = ""
    own: bool = False


class GameRenderer(Struct, frozen=True, kw_only=True):
    """The pictures of a game.

    `picture_words(words, people)` returns the game's words. `sheets` draw, by name. `sentence(view, speak)` is one
    sentence, `text(view, speak, seat)` the full text line by line. `sheets_of(view)` are
    the sheets that make sense for a table; None = all. `specimens` are the game's things, by ids of their own;
    `icons` are the pieces for its symbols in texts, by symbol (without the variation selector for colour).
    `rule_pictures` show the chapters of the rules, by number. `palette` is the file of the 256 colours; without
    one each picture gets its own, which takes longer.
    """

    skin: Skin
    picture_words: Callable[[Words, Mapping[int, str]], Any]
    sheets: Mapping[str, Drawing]
    sentence: Callable[[Any, Any], str]
    text: Callable[[Any, Any, int | None], Iterable[str]]
    sheets_of: Callable[[Any], tuple[str, ...]] | None = None
    specimens: Mapping[str, Specimen] = {}
    icons: Mapping[str, Piece] = {}
    rule_pictures: Mapping[int, RulePicture] = {}
    palette: Path | None = None

    @property
    def key(self) -> str:
        """The key of the game."""
        return self.skin.key

    def draw(
        self,
        view: Any,
        sheet: str,
        words: Words,
        people: Mapping[int, str],
        *,
        marks: Mapping[str, str],
        own: int | None,
    ) -> Image.Image:
        """Draw a sheet for a seat; `marks` are the tags by the id of a choice.

        `people` are the names by seat, by `OPPONENT` that of an automatic opponent, and by `challenge.CODE` the
        code of the challenge. Raises KeyError for an unknown sheet.
        """
        return self.sheets[sheet](view, self.picture_words(words, people), marks, own)

    def alt(self, view: Any, words: Words, people: Mapping[int, str]) -> str:
        """Describe the picture in one sentence of at most 1024 characters."""
        text = self.sentence(view, self.picture_words(words, people))
        return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + ELLIPSIS

    def lines(self, view: Any, words: Words, people: Mapping[int, str], own: int | None = None) -> list[str]:
        """Describe everything visible line by line in Markdown, the seat's own things first."""
        return list(self.text(view, self.picture_words(words, people), own))
