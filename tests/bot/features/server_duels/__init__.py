"""Tests of servers playing against each other."""
