"""Tests of the user interface as plain data."""
