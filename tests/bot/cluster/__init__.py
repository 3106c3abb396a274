"""Tests of several processes at one database."""
