"""Tests of how Glow asks."""
