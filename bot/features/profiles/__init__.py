"""Profiles, achievements, and statistics of games."""
