"""Crafting the Cosmos: how it asks, what it is proud of, how its rules are told, how it is learned."""

from bot.game_ui.crafting_cosmos.lesson import LESSON
from bot.game_ui.crafting_cosmos.panels import GAME_UI

__all__ = ["GAME_UI", "LESSON"]
