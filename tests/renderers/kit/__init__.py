"""Tests of what all pictures are drawn with."""
