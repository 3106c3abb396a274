"""Hoshitsukuri: how it asks, what it is proud of, how its rules are told, how it is learned."""

from bot.faces.hoshitsukuri.dialogue import FACE
from bot.faces.hoshitsukuri.lesson import LESSON

__all__ = ["FACE", "LESSON"]
