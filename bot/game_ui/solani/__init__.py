"""The user interface of Solani: prompts, names, suggestions, recaps, the guide and the lesson."""

from bot.game_ui.solani.lesson import LESSON
from bot.game_ui.solani.panels import GAME_UI

__all__ = ["GAME_UI", "LESSON"]
