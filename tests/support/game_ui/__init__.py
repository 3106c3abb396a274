"""Prompts of games and the way through their panels."""
