"""Tests of looking at a table."""
