"""Tests of asking a master for a hint."""
