"""Hoshitsukuri: how it asks, what it is proud of, how its rules are told."""

from bot.faces.hoshitsukuri.dialogue import FACE

__all__ = ["FACE"]
