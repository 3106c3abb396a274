"""Tests of undoing moves."""
