"""Leaderboards and their pages."""
