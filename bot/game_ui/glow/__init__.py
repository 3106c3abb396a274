"""The user interface of Glow: prompts, names, suggestions, recaps, the guide and the lesson."""

from bot.game_ui.glow.lesson import LESSON
from bot.game_ui.glow.panels import GAME_UI

__all__ = ["GAME_UI", "LESSON"]
