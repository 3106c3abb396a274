"""The draw context of this game's sheets."""

from games.girl_stars.view import View
from renderers.girl_stars.words import GameWords
from renderers.kit import draw_context

Stage = draw_context.DrawContext[View, GameWords]
