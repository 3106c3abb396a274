"""Tests of how Crafting the Cosmos asks."""
