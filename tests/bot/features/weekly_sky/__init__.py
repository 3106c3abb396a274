"""Tests of a server's weekly sky."""
