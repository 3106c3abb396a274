"""Tests of the commands about a table."""
