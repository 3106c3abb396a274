"""Tests of seeing, exporting and erasing what is kept of a person."""
