"""Tests of how games ask, a package for each game."""
