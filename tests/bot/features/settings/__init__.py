"""Tests of a person's settings."""
