"""Glow's pictures."""
