"""Prompts of Hoshitsukuri and the way through its panels."""
