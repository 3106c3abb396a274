"""Scenes of Crafting the Cosmos, and what its balance is counted from."""
