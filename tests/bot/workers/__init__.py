"""Tests of what runs in other processes."""
