"""Glow: how it asks, what it is proud of, how its rules are told."""

from bot.faces.glow.dialogue import FACE

__all__ = ["FACE"]
