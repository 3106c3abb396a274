"""Ratings, seasons, streaks, achievements and leaderboards, and how matches are counted."""
