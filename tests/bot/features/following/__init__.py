"""Tests of following a table without playing."""
