"""Stored views of Glow."""
