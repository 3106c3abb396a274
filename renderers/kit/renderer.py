"""How a game declares its pictures: `Skin` is what its sheets wear, `GameRenderer` all that may be asked of them."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from PIL import Image

from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.picture_words import Words
from renderers.kit.raster import Box
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.theme import RGB


class Skin(Struct, frozen=True, kw_only=True):
    """The ground of a game's sheets, and its emblem.

    `key` is the game's. The sky ends in `bottom` behind two tints of `nebula`; `accent` is the colour of its dawn and
    of captions, `motif(base, luck, skin)` draws the figure in it. The emblem is a `glyph` on a disc of `enamel`.
    """

    key: str
    bottom: RGB
    nebula: tuple[RGB, RGB]
    accent: RGB
    motif: Callable[[Image.Image, SeededRandom, "Skin"], None]
    enamel: str
    glyph: str


Drawing = Callable[[Any, Any, Mapping[str, str], int | None], Image.Image]
"""Draws a sheet: a view, the game's speaker, marks, and the seat that the sheet is for (None = nobody's)."""


Piece = Callable[[int], Sprite]
"""Draws a piece of a board, so many pixels high."""


class Specimen(Struct, frozen=True, kw_only=True):
    """A thing of a game by itself: a card, a tile, a goal.

    `kind` says what it is, in the words of the bot (`bot.kind.<kind>`); `name` is the key of its name below the game's,
    such as `card.oshra`. `draw(canvas, box, speak)` draws it into a box, `text(speak)` is all that is to be known of
    it, line by line.
    """

    kind: str
    name: str
    draw: Callable[[Canvas, Box, Any], None]
    text: Callable[[Any], Iterable[str]]


class RulePicture(Struct, frozen=True, kw_only=True):
    """The picture of a chapter of the rules: a sheet of a match between computer players, or a `box` of it.

    It is that of so many `seats`, after this `share` of its answers, and then as soon as the question `asks` is open;
    an `own` one is for whoever is asked.
    """

    sheet: str
    box: Box | None = None
    seats: int = 2
    share: float = 0.6
    asks: str = ""
    own: bool = False


class GameRenderer(Struct, frozen=True, kw_only=True):
    """What may be asked of a game's pictures.

    `picture_words(words, people)` puts things into words; `sheets` draw, by name; `sentence(view, speak)` is one
    sentence of at most 1024 characters, `text(view, speak, seat)` the full text line by line. `sheets_of(view)` are
    those sheets that make sense for a table; None = all. `specimens` are the game's things one by one, by an id of
    their own; `icons` are the pieces that its signs in texts stand for, by sign (without the mark that asks for
    colour). `rule_pictures` show the chapters of the rules, by number. `palette` holds the 256 colours.
    """

    skin: Skin
    palette: Path
    picture_words: Callable[[Words, Mapping[int, str]], Any]
    sheets: Mapping[str, Drawing]
    sentence: Callable[[Any, Any], str]
    text: Callable[[Any, Any, int | None], Iterable[str]]
    sheets_of: Callable[[Any], tuple[str, ...]] | None = None
    specimens: Mapping[str, Specimen] = {}
    icons: Mapping[str, Piece] = {}
    rule_pictures: Mapping[int, RulePicture] = {}

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
        """Draw a sheet for a seat; `marks` are the tags by the id of what may be chosen.

        `people` are the names by seat, by `OPPONENT` that of an automatic one, and by `challenge.CODE` the code of the
        challenge that is played. Raises KeyError for an unknown sheet.
        """
        return self.sheets[sheet](view, self.picture_words(words, people), marks, own)

    def alt(self, view: Any, words: Words, people: Mapping[int, str]) -> str:
        """Say in one sentence what the picture shows, in at most 1024 characters."""
        return self.sentence(view, self.picture_words(words, people))

    def lines(self, view: Any, words: Words, people: Mapping[int, str], own: int | None = None) -> list[str]:
        """Say everything that may be known, line by line in Markdown, one's own things first."""
        return list(self.text(view, self.picture_words(words, people), own))
