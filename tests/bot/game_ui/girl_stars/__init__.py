"""Tests of how The Girl Who Made the Stars asks."""
