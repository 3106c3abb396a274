"""Tests of the apps menu of a person or a message."""
