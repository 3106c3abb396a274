"""Tests of a server's standing posts of challenges."""
