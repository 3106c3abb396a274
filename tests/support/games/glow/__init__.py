"""Scenes of Glow, and what its balance is counted from."""
