"""Stored views of Crafting the Cosmos."""
