"""Glow: how it asks, what it is proud of, how its rules are told, how it is learned."""

from bot.faces.glow.dialogue import FACE
from bot.faces.glow.lesson import LESSON

__all__ = ["FACE", "LESSON"]
