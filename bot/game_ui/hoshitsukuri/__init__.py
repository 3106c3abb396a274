"""The user interface of Hoshitsukuri: prompts, names, suggestions, recaps, the guide and the lesson."""

from bot.game_ui.hoshitsukuri.lesson import LESSON
from bot.game_ui.hoshitsukuri.panels import GAME_UI

__all__ = ["GAME_UI", "LESSON"]
