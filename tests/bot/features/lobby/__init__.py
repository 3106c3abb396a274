"""Tests of opening and joining a table."""
