"""Scenes of Solani, and what its balance is counted from."""
