"""Solani: how it asks, what it is proud of, how its rules are told, how it is learned."""

from bot.faces.solani.dialogue import FACE
from bot.faces.solani.lesson import LESSON

__all__ = ["FACE", "LESSON"]
