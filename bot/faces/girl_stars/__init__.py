"""The Girl Who Made the Stars: how it asks, what it is proud of, how its rules are told."""

from bot.faces.girl_stars.dialogue import FACE

__all__ = ["FACE"]
