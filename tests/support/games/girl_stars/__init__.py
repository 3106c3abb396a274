"""Scenes of The Girl Who Made the Stars, and what its balance is counted from."""
