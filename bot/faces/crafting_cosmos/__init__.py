"""Crafting the Cosmos: how it asks, what it is proud of, how its rules are told."""

from bot.faces.crafting_cosmos.dialogue import FACE

__all__ = ["FACE"]
