"""Prompts of Crafting the Cosmos and the way through its panels."""
