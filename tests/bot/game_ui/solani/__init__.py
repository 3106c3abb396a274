"""Tests of how Solani asks."""
