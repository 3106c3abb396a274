"""Prompts of Glow and the way through its panels."""
