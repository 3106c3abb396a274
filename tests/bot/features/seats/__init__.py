"""Tests of leaving, offering and taking over seats."""
