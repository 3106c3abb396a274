"""Prompts of The Girl Who Made the Stars and the way through its panels."""
