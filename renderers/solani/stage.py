"""A sheet of this game in the making."""

from games.solani.view import View
from renderers.kit import draw_context
from renderers.solani.words import GameWords

Stage = draw_context.DrawContext[View, GameWords]
