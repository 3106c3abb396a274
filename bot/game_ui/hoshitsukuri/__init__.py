"""Hoshitsukuri: how it asks, what it is proud of, how its rules are told, how it is learned."""

from bot.game_ui.hoshitsukuri.lesson import LESSON
from bot.game_ui.hoshitsukuri.panels import GAME_UI

__all__ = ["GAME_UI", "LESSON"]
