"""Planisphere: the Discord bot around the tables."""
