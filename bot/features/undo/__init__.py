"""Undoing moves: the last move of a player, or more with the consent of all."""
