"""Tests of the errors that players see."""
