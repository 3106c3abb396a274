"""The user interface of Crafting the Cosmos: prompts, names, suggestions, recaps, the guide and the lesson."""

from bot.game_ui.crafting_cosmos.lesson import LESSON
from bot.game_ui.crafting_cosmos.panels import GAME_UI

__all__ = ["GAME_UI", "LESSON"]
