"""Tests of sharing the result of a match played alone."""
