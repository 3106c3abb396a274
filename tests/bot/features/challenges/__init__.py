"""Tests of challenges on fixed seeds."""
