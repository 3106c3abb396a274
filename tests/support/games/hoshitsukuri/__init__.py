"""Scenes of Hoshitsukuri, and what its balance is counted from."""
