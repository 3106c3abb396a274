"""The common input of all parts of a sheet: canvas, view, words and marks."""

from collections.abc import Mapping
from typing import Generic, NamedTuple, TypeVar

from renderers.kit.canvas import Canvas

View_co = TypeVar("View_co", covariant=True)
GameWords = TypeVar("GameWords")


class DrawContext(NamedTuple, Generic[View_co, GameWords]):
    """A sheet under construction, of a game's view and in the words of its speaker."""

    canvas: Canvas
    view: View_co
    words: GameWords
    marks: Mapping[str, str]
