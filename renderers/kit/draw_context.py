"""What every part of a sheet needs: the canvas, the view, the words and the marks."""

from collections.abc import Mapping
from typing import Generic, NamedTuple, TypeVar

from renderers.kit.canvas import Canvas

View_co = TypeVar("View_co", covariant=True)
GameWords = TypeVar("GameWords")


class DrawContext(NamedTuple, Generic[View_co, GameWords]):
    """A sheet in the making, of a game's view and in the words of its speaker."""

    canvas: Canvas
    view: View_co
    words: GameWords
    marks: Mapping[str, str]
