"""The draw context of this game's sheets."""

from games.solani.view import View
from renderers.kit import draw_context
from renderers.solani.words import GameWords

Stage = draw_context.DrawContext[View, GameWords]
