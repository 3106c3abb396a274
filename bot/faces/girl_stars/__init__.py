"""The Girl Who Made the Stars: how it asks, what it is proud of, how its rules are told, how it is learned."""

from bot.faces.girl_stars.dialogue import FACE
from bot.faces.girl_stars.lesson import LESSON

__all__ = ["FACE", "LESSON"]
