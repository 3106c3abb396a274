"""Prompts of Solani and the way through its panels."""
