"""Crafting the Cosmos: how it asks, what it is proud of, how its rules are told, how it is learned."""

from bot.faces.crafting_cosmos.dialogue import FACE
from bot.faces.crafting_cosmos.lesson import LESSON

__all__ = ["FACE", "LESSON"]
