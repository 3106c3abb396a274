"""Tests of leaderboards and their pages."""
