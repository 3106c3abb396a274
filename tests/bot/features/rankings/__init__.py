"""Tests of ratings, achievements, statistics and leaderboards."""
