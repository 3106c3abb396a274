"""Tests of making a move."""
