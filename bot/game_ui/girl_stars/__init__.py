"""The user interface of The Girl Who Made the Stars: prompts, names, suggestions, recaps, the guide and the lesson."""

from bot.game_ui.girl_stars.lesson import LESSON
from bot.game_ui.girl_stars.panels import GAME_UI

__all__ = ["GAME_UI", "LESSON"]
