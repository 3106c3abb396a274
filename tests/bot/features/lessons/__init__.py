"""Tests of learning a game by playing it."""
